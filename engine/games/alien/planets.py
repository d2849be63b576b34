"""The nine planets, A11-A19: what each wants, and how near it is to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engine.games.alien.board.masks import LIGHT, MINE, WITH_RING, count, lanes, snookles_of
from engine.games.alien.board.tables import CENTRE, CORNERS, OFF, SIZE
from engine.games.alien.state import FIRE, OWNER, WATER, State

FURTHEST = 6
"""How many moves of the monolith lead from a corner of the board to its middle."""


class Seen(Protocol):
    """All that a planet asks of a state."""

    @property
    def cells(self) -> bytes:
        """What lies on the squares."""

    @property
    def monolith(self) -> int:
        """Where the monolith is."""

    @property
    def revived(self) -> tuple[int, int]:
        """How many pieces each seat has revived."""

    @property
    def conquests(self) -> tuple[int, int]:
        """How many captures each seat's emperors have made."""


@dataclass(frozen=True)
class Planet:
    """A planet: what a seat wants, and how far it has got."""

    id: str
    clause: str
    goal: int
    count: Callable[[Seen, int], int]
    """How far a seat with this planet has got."""

    def met(self, state: State, seat: int) -> bool:
        """Whether a seat with this planet has what it wants."""
        return self.count(state, seat) >= self.goal


def _fires(state: Seen, _seat: int) -> int:
    return state.cells.count(FIRE)


def _waters(state: Seen, _seat: int) -> int:
    return state.cells.count(WATER)


def _snookles(state: Seen, seat: int) -> int:
    return snookles_of(state.cells, seat)


def _rings(state: Seen, seat: int) -> int:
    return count(state.cells, WITH_RING[seat])


def _revived(state: Seen, seat: int) -> int:
    return state.revived[seat]


def _conquests(state: Seen, seat: int) -> int:
    return state.conquests[seat]


def _near_middle(state: Seen, _seat: int) -> int:
    """Return how many moves nearer than the furthest place the monolith is; 0 while it is not there."""
    if state.monolith == OFF:
        return 0
    file, rank = divmod(state.monolith, SIZE)
    middle = CENTRE // SIZE
    return FURTHEST - abs(file - middle) - abs(rank - middle)


def _off_colour(state: Seen, seat: int) -> int:
    return (lanes(state.cells, MINE[seat]) & LIGHT).bit_count()


def _corners(state: Seen, seat: int) -> int:
    """Return how many checkers stand in the better pair of opposite corners."""
    bit = OWNER[seat]
    a1, a8, h1, h8 = (int(state.cells[square] & bit > 0) for square in CORNERS)
    return max(a1 + h8, a8 + h1)


ALL_PLANETS = (
    Planet("mercury", "A11", 3, _fires),
    Planet("venus", "A12", 4, _snookles),
    Planet("earth", "A13", 6, _revived),
    Planet("mars", "A14", 3, _conquests),
    Planet("jupiter", "A15", FURTHEST, _near_middle),
    Planet("saturn", "A16", 4, _rings),
    Planet("neptune", "A17", 3, _waters),
    Planet("uranus", "A18", 4, _off_colour),
    Planet("pluto", "A19", 2, _corners),
)
PLANET_NUMBERS = {planet.id: number for number, planet in enumerate(ALL_PLANETS)}


def candidates(state: State, seat: int) -> list[int]:
    """Return the planets that a seat can have: not the other's, none that had won before this turn began.

    In a made-up position all of them may have won; then none is ruled out by that.
    """
    then = state.begun or state
    other = state.planets[1 - seat]
    free = [number for number in range(len(ALL_PLANETS)) if number != other]
    return [number for number in free if not ALL_PLANETS[number].met(then, seat)] or free
