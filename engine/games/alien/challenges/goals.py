"""What a challenge of Alien Checkers can ask for."""

from __future__ import annotations

from engine.contract.puzzle import Goal
from engine.games.alien.planets import ALL_PLANETS

GOALS = {
    "planet": Goal(ends=tuple(planet.id for planet in ALL_PLANETS)),
    "kings": Goal(ends=("kings",)),
    "captured": Goal(ends=("captured",)),
}
