"""Random number generators: the only engine module that imports `random` or `secrets`."""

from __future__ import annotations

import random
import secrets

Rng = random.Random


def new_rng(seed: int | None = None) -> Rng:
    """Return a generator: reproducible with a seed, from the system's entropy without one."""
    return Rng(secrets.randbits(64) if seed is None else seed)


class Steady:
    """A generator with the same numbers for a seed on every machine and Python version."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WHOLE or 1
        for _ in range(8):
            self._next()

    def below(self, count: int) -> int:
        """Return a number from 0 to `count` - 1."""
        return (self._next() >> 16) * count >> 48

    def _next(self) -> int:
        """Return the next state: Marsaglia's xorshift of 64 bits."""
        state = self._state
        state ^= state << 13 & _WHOLE
        state ^= state >> 7
        state ^= state << 17 & _WHOLE
        self._state = state
        return state


_WHOLE = (1 << 64) - 1
