"""Whatever people and cheats do, nothing is raised. `make soak` tries for 20 minutes."""

from __future__ import annotations

import os
from itertools import count
from time import monotonic

import pytest

from tests.ui.anything.world import World

STEPS = 200
"""Number of random steps in a world."""


@pytest.mark.parametrize("first", range(0, 8, 2))
def test_nothing_is_thrown(first: int) -> None:
    for seed in (first, first + 1):
        World(seed).run(STEPS)


@pytest.mark.soak
def test_nothing_is_thrown_for_a_long_time() -> None:
    """`SOAK_MINUTES` sets the duration, `SOAK_SEED` the first seed."""
    until = monotonic() + 60 * float(os.environ.get("SOAK_MINUTES", "20"))
    for seed in count(int(os.environ.get("SOAK_SEED", "1000"))):
        World(seed).run(STEPS)
        if monotonic() > until:
            print(f"worlds up to seed {seed}")
            return
