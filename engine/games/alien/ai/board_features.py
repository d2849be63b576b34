"""What a board shows that counts, whatever cards lie beside it: asked for again and again by a search."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.ai.evaluate import THREAT, able, weighed
from engine.games.alien.ai.planet_value import Hope, hopes
from engine.games.alien.ai.race import BOARD, after_a_turn, race
from engine.games.alien.board.masks import Side, outlook, side_of
from engine.games.alien.state import State

MEMORY = 1 << 15
"""How many boards are remembered."""
NONE, ONE, ALONE, PAIR, TWO, THREE, ENOUGH = range(7)
"""How little a side can move: with none, one of several, its only one, both, two of several, three, more."""


class Sight(NamedTuple):
    """What a board shows."""

    lead: float
    """The first player's, by checkers, jumps and the race for kings."""
    room: int
    """How little the side that is worse off can move, now or after the jumps that must come."""
    turned: tuple[int, int]
    """What a quarter turn would make of each seat's kings."""
    hopes: tuple[tuple[Hope, ...], tuple[Hope, ...]]
    """What each seat's planets are worth, if it had them."""


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
    """Return what a board shows; `mover` moves next, at once if he is `moving`."""
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
    """Return how little the worse side can move after jumps, unless they took its last checker."""
    sides = side_of(cells, 0), side_of(cells, 1)
    return _worst(able(cells, walls, forward), sides) if sides[0].many and sides[1].many else ENOUGH


def _worst(free: tuple[int, int], sides: tuple[Side, Side]) -> int:
    """Return how little the side can move that is worse off."""
    return min(_room(free[0], sides[0].many), _room(free[1], sides[1].many))


def _room(free: int, many: int) -> int:
    """Return how little a side can move; who has nobody else to move loses with a checker that is jumped."""
    if free > 2:
        return THREE if free == 3 else ENOUGH
    return (NONE, ALONE if many == 1 else ONE, PAIR if many == 2 else TWO)[free]
