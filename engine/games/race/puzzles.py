"""Goals of puzzles in the star games."""

from __future__ import annotations

from engine.contract.learning import Goal, GoalTest
from engine.games.race.turns import State, in_goal

_LEAP = 5
"""Number of jumps in a great leap."""


def _home(count: int) -> GoalTest:
    """Return a test for at least `count` more flames in the goal than at the start."""

    def reached(start: State, _before: State, after: State, seat: int) -> bool:
        return in_goal(after, seat) - in_goal(start, seat) >= count

    return reached


def _leapt(_start: State, before: State, after: State, seat: int) -> bool:
    """Return True if a flame has made a great leap."""
    if before.seat != seat or not after.flames[seat]:
        return False
    left, come = before.flames[seat] & ~after.flames[seat], after.flames[seat] & ~before.flames[seat]
    if not left or not come:
        return False
    route = before.field.moves.route(left.bit_length() - 1, come.bit_length() - 1, before.occupied)
    return len(route) > _LEAP


GOALS = {
    "win": Goal(),
    "home1": Goal(reached=_home(1)),
    "home2": Goal(reached=_home(2)),
    "home3": Goal(reached=_home(3)),
    "leap": Goal(reached=_leapt),
}
