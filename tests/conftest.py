"""What holds for all tests: property tests never judge by the clock, which a busy machine makes late."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")


def pytest_collection_finish() -> None:
    """Look for garbage less often, and never among the thousands of tests that are collected: that stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
