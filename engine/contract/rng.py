"""Where chance comes from: the only module of the engine that imports `random` or `secrets`."""

from __future__ import annotations

import random
import secrets

Rng = random.Random


def new_rng(seed: int | None = None) -> Rng:
    """Return a generator: the same for the same seed, from the system's entropy without one."""
    return Rng(secrets.randbits(64) if seed is None else seed)
