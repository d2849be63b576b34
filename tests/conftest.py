"""Settings for all tests: property tests have no deadlines, which a busy machine would miss.

The gate tries fewer examples; `make soak` runs all property tests (marker `hypothesis`) with all of them.
"""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

from tests.examples import examples

settings.register_profile(
    "calm", deadline=None, max_examples=examples(100), suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("calm")


def pytest_collection_finish() -> None:
    """Collect garbage less often, and exempt the thousands of collected tests, which stay alive."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
