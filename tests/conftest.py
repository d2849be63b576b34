"""Settings for all tests: property tests have no deadlines, which a busy machine would miss."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")


def pytest_collection_finish() -> None:
    """Collect garbage less often, and exempt the thousands of collected tests, which stay alive."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
