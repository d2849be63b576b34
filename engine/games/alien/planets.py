"""The nine planets, A11-A19: the goal of each, and a seat's progress towards it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engine.games.alien.board.masks import LIGHT, MINE, WITH_RING, count, lanes, snookles_of
from engine.games.alien.board.tables import CENTRE, CORNERS, OFF, SIZE
from engine.games.alien.state import FIRE, OWNER, WATER, State

FURTHEST = 6
"""Number of monolith moves from a corner of the board to its centre."""


class PlanetInputs(Protocol):
    """The values that a planet reads from a state."""

    @property
    def cells(self) -> bytes:
        """The contents of the squares."""

    @property
    def monolith(self) -> int:
        """The monolith's lower left square."""

    @property
    def revived(self) -> tuple[int, int]:
        """Number of pieces that each seat has revived."""

    @property
    def conquests(self) -> tuple[int, int]:
        """Number of captures by each seat's emperors."""


@dataclass(frozen=True)
class Planet:
    """A planet: its goal, and the count that must reach it."""

    id: str
    clause: str
    goal: int
    count: Callable[[PlanetInputs, int], int]
    """Return a seat's progress towards the goal."""

    def met(self, state: State, seat: int) -> bool:
        """Return True if a seat with this planet has reached the goal."""
        return self.count(state, seat) >= self.goal


def _fires(state: PlanetInputs, _seat: int) -> int:
    return state.cells.count(FIRE)


def _waters(state: PlanetInputs, _seat: int) -> int:
    return state.cells.count(WATER)


def _snookles(state: PlanetInputs, seat: int) -> int:
    return snookles_of(state.cells, seat)


def _rings(state: PlanetInputs, seat: int) -> int:
    return count(state.cells, WITH_RING[seat])


def _revived(state: PlanetInputs, seat: int) -> int:
    return state.revived[seat]


def _conquests(state: PlanetInputs, seat: int) -> int:
    return state.conquests[seat]


def _near_middle(state: PlanetInputs, _seat: int) -> int:
    """Return the moves that the monolith has gained on the farthest area; 0 while it is off the board."""
    if state.monolith == OFF:
        return 0
    file, rank = divmod(state.monolith, SIZE)
    middle = CENTRE // SIZE
    return FURTHEST - abs(file - middle) - abs(rank - middle)


def _off_colour(state: PlanetInputs, seat: int) -> int:
    return (lanes(state.cells, MINE[seat]) & LIGHT).bit_count()


def _corners(state: PlanetInputs, seat: int) -> int:
    """Return the number of checkers in the better pair of opposite corners."""
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
    """Return the planets a seat can have: not the other's, and not met before this turn began.

    If a position that was set up meets all of them, none is excluded for that.
    """
    then = state.begun or state
    other = state.planets[1 - seat]
    free = [number for number in range(len(ALL_PLANETS)) if number != other]
    return [number for number in free if not ALL_PLANETS[number].met(then, seat)] or free
