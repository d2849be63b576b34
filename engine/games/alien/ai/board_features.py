"""The features of a board that do not depend on the cards, cached for the search."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.ai.evaluate import THREAT, board_lead, mobile_counts
from engine.games.alien.ai.planet_value import PlanetValue, planet_values
from engine.games.alien.ai.race import BOARD, crowned_by_turn, race
from engine.games.alien.board.masks import Side, mobility, side_of
from engine.games.alien.state import State

CACHE_SIZE = 1 << 15
"""Number of boards that are cached."""
NONE, ONE, ALONE, PAIR, TWO, THREE, ENOUGH = range(7)
"""A side's freedom to move: no checker, one of several, its only one, both, two of several, three, more."""


class BoardFeatures(NamedTuple):
    """The features of a board."""

    lead: float
    """The first player's lead, by checkers, jumps and the race for kings."""
    freedom: int
    """The freedom of the side with less of it, now or after the forced jumps."""
    turned: tuple[int, int]
    """The index into `TURNED` for each seat, after a quarter turn."""
    planet_values: tuple[tuple[PlanetValue, ...], tuple[PlanetValue, ...]]
    """The value of each seat's possible planets."""


@lru_cache(maxsize=CACHE_SIZE)
def board_features(
    cells: bytes,
    walls: tuple[int, int],
    forward: int,
    monolith: int,
    revived: tuple[int, int],
    conquests: tuple[int, int],
    mover: int,
    moving: bool,
) -> BoardFeatures:
    """Return the features of a board; `mover` moves next, at once if `moving`."""
    sides = side_of(cells, 0), side_of(cells, 1)
    lead, mobile, after = board_lead(cells, walls, forward, mover, THREAT[moving], sides)
    lead = BOARD * lead + race(sides, mobility(cells, forward), forward, mover)
    turned = crowned_by_turn(sides[0], forward), crowned_by_turn(sides[1], forward)
    state = State(cells, monolith=monolith, forward=forward, revived=revived, conquests=conquests)
    freedom = _lower_freedom(mobile, sides)
    if after is not cells:
        freedom = min(freedom, _freedom_after_jumps(after, walls, forward))
    return BoardFeatures(lead, freedom, turned, (planet_values(state, 0), planet_values(state, 1)))


def _freedom_after_jumps(cells: bytes, walls: tuple[int, int], forward: int) -> int:
    """Return the lower freedom after jumps, or `ENOUGH` if they took a side's last checker."""
    sides = side_of(cells, 0), side_of(cells, 1)
    if not (sides[0].checker_count and sides[1].checker_count):
        return ENOUGH
    return _lower_freedom(mobile_counts(cells, walls, forward), sides)


def _lower_freedom(mobile: tuple[int, int], sides: tuple[Side, Side]) -> int:
    """Return the lower freedom of the two sides, by their numbers of mobile checkers."""
    return min(_freedom(mobile[0], sides[0].checker_count), _freedom(mobile[1], sides[1].checker_count))


def _freedom(mobile: int, checker_count: int) -> int:
    """Return a side's freedom; without a second mobile checker, losing the first one to a jump loses."""
    if mobile > 2:
        return THREE if mobile == 3 else ENOUGH
    return (NONE, ALONE if checker_count == 1 else ONE, PAIR if checker_count == 2 else TWO)[mobile]
