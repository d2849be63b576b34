"""The features of a board that do not depend on the cards, cached for the search."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.ai.evaluate import THREAT, able, weighed
from engine.games.alien.ai.planet_value import Hope, hopes
from engine.games.alien.ai.race import BOARD, after_a_turn, race
from engine.games.alien.board.masks import Side, outlook, side_of
from engine.games.alien.state import State

MEMORY = 1 << 15
"""Number of boards that are cached."""
NONE, ONE, ALONE, PAIR, TWO, THREE, ENOUGH = range(7)
"""A side's mobility: no checker, one of several, its only one, both, two of several, three, more."""


class Sight(NamedTuple):
    """The features of a board."""

    lead: float
    """The first player's lead, by checkers, jumps and the race for kings."""
    room: int
    """The mobility of the less mobile side, now or after the forced jumps."""
    turned: tuple[int, int]
    """The index into `TURNED` for each seat, after a quarter turn."""
    hopes: tuple[tuple[Hope, ...], tuple[Hope, ...]]
    """The value of each seat's possible planets."""


@lru_cache(maxsize=MEMORY)
def see(
    cells: bytes,
    walls: tuple[int, int],
    forward: int,
    monolith: int,
    revived: tuple[int, int],
    conquests: tuple[int, int],
    mover: int,
    moving: bool,
) -> Sight:
    """Return the features of a board; `mover` moves next, at once if `moving`."""
    sides = side_of(cells, 0), side_of(cells, 1)
    lead, free, after = weighed(cells, walls, forward, mover, THREAT[moving], sides)
    lead = BOARD * lead + race(sides, outlook(cells, forward), forward, mover)
    turned = after_a_turn(sides[0], forward), after_a_turn(sides[1], forward)
    state = State(cells, monolith=monolith, forward=forward, revived=revived, conquests=conquests)
    room = _worst(free, sides)
    if after is not cells:
        room = min(room, _left(after, walls, forward))
    return Sight(lead, room, turned, (hopes(state, 0), hopes(state, 1)))


def _left(cells: bytes, walls: tuple[int, int], forward: int) -> int:
    """Return the lower mobility after jumps, or `ENOUGH` if they took a side's last checker."""
    sides = side_of(cells, 0), side_of(cells, 1)
    return _worst(able(cells, walls, forward), sides) if sides[0].many and sides[1].many else ENOUGH


def _worst(free: tuple[int, int], sides: tuple[Side, Side]) -> int:
    """Return the lower mobility of the two sides."""
    return min(_room(free[0], sides[0].many), _room(free[1], sides[1].many))


def _room(free: int, many: int) -> int:
    """Return a side's mobility; without a second mobile checker, losing the first one to a jump loses."""
    if free > 2:
        return THREE if free == 3 else ENOUGH
    return (NONE, ALONE if many == 1 else ONE, PAIR if many == 2 else TWO)[free]
