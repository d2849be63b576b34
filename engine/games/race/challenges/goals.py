"""What a challenge of a star game can ask for."""

from __future__ import annotations

from engine.contract.puzzle import Did, Goal
from engine.games.race.turns import State, in_goal

_LEAP = 5
"""How many jumps one after the other are a great leap."""


def _home(count: int) -> Did:
    """Return whether so many more flames are in the goal than at the start."""

    def did(start: State, _before: State, after: State, seat: int) -> bool:
        return in_goal(after, seat) - in_goal(start, seat) >= count

    return did


def _leapt(_start: State, before: State, after: State, seat: int) -> bool:
    """Whether a flame has made a great leap."""
    if before.seat != seat or not after.flames[seat]:
        return False
    left, come = before.flames[seat] & ~after.flames[seat], after.flames[seat] & ~before.flames[seat]
    if not left or not come:
        return False
    route = before.field.moves.route(left.bit_length() - 1, come.bit_length() - 1, before.taken)
    return len(route) > _LEAP


GOALS = {
    "win": Goal(),
    "home1": Goal(did=_home(1)),
    "home2": Goal(did=_home(2)),
    "home3": Goal(did=_home(3)),
    "leap": Goal(did=_leapt),
}
