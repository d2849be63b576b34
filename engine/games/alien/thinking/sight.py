"""What a board shows that counts, whatever cards lie beside it: asked for again and again by a search."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.board.masks import outlook, side_of
from engine.games.alien.state import State
from engine.games.alien.thinking.evaluate import THREAT, weighed
from engine.games.alien.thinking.planet_value import Hope, hopes
from engine.games.alien.thinking.race import BOARD, after_a_turn, race

MEMORY = 1 << 15
"""How many boards are remembered."""


class Sight(NamedTuple):
    """What a board shows."""

    lead: float
    """The first player's, by checkers, jumps and the race for kings."""
    few: int
    """How many checkers of a side can go anywhere, at least."""
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
    lead, few = weighed(cells, walls, forward, mover, THREAT[moving], sides)
    lead = BOARD * lead + race(sides, outlook(cells, forward), forward, mover)
    turned = after_a_turn(sides[0], forward), after_a_turn(sides[1], forward)
    state = State(cells, monolith=monolith, forward=forward, revived=revived, conquests=conquests)
    return Sight(lead, few, turned, (hopes(state, 0), hopes(state, 1)))
