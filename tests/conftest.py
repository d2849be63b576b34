"""What holds for all tests: property tests never judge by the clock, which a busy machine makes late."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")
