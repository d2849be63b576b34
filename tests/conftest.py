"""Settings for all tests: property tests have no deadlines, which a busy machine would miss.

The gate tries fewer examples; `make soak` runs all property tests (marker `hypothesis`) with all of them.
"""

from __future__ import annotations

import gc
import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.examples import examples

ROOT = Path(__file__).resolve().parent.parent

settings.register_profile(
    "calm", deadline=None, max_examples=examples(100), suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("calm")


def pytest_collection(session: pytest.Session) -> None:
    """Let every second worker import all test modules backwards, before pytest does it forwards.

    On a fresh clone the first import of a module rewrites its assertions, and stores the result. So each
    worker does half of that instead of all, which takes ten seconds.
    """
    if session.config.args == ["tests"] and os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:] in "13579":
        for path in sorted((ROOT / "tests").rglob("test_*.py"), reverse=True):
            with suppress(Exception):  # the collection will report it
                import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Collect garbage less often, and exempt the thousands of collected tests, which stay alive."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
