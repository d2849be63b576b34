"""Whole-board queries: a table translates the board's bytes at once, which is far faster than a loop.

A table maps each wanted content to 1. The squares found can be counted, listed, or returned as *lanes*: an
int with one byte per square, so that a shift by `LANE` bits is a step to the next square.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from engine.games.alien.board.tables import (
    AREAS,
    DIAGONAL_VECTORS,
    FAR_EDGE,
    IS_DARK,
    OFF,
    SIZE,
    SQUARES,
    line,
    shifted,
)
from engine.games.alien.state import (
    EMPEROR,
    EMPTY,
    HEIGHT,
    KING,
    OWNER,
    PAWN,
    PIECES,
    RING,
    has_hippo,
    snookles,
)

LANE = 8
CACHE_SIZE = 1 << 12
"""Number of boards whose mobility is cached: rules and evaluation need it one after the other."""


def _table(test: Callable[[int], bool]) -> bytes:
    return bytes(int(test(cell)) for cell in range(256))


def _each(test: Callable[[int], bool]) -> tuple[bytes, bytes]:
    """Return the table of each seat's checkers that pass a test."""
    first, second = (bytes(int(cell & bit > 0 and test(cell)) for cell in range(256)) for bit in OWNER)
    return first, second


IS_EMPTY = _table(lambda cell: cell == EMPTY)
IS_FILLED = _table(lambda cell: cell != EMPTY)
HAS_HIPPO = _table(has_hippo)
MINE = _each(lambda _: True)
FREE = _each(lambda cell: not has_hippo(cell))
"""Checkers that no hippo keeps from moving."""
FREE_HIGH = _each(lambda cell: not has_hippo(cell) and cell & HEIGHT >= KING)
PAWNS = _each(lambda cell: cell & HEIGHT == PAWN)
HIGH = _each(lambda cell: cell & HEIGHT >= KING)
"""Kings and emperors."""
EMPERORS = _each(lambda cell: cell & HEIGHT == EMPEROR)
WITH_RING = _each(lambda cell: cell & RING > 0)


def count(cells: bytes, table: bytes) -> int:
    """Return the number of squares whose content is in the table."""
    return cells.translate(table).count(1)


def snookles_of(cells: bytes, seat: int) -> int:
    """Return the total number of Snookles on a seat's checkers (A12)."""
    return sum(cells.translate(_SNOOKLES, _WITHOUT_SNOOKLE[seat]))


_CARRIERS = _each(lambda cell: snookles(cell) > 0)
_SNOOKLES = bytes(map(snookles, range(256)))
_WITHOUT_SNOOKLE = tuple(bytes(cell for cell in range(256) if not table[cell]) for table in _CARRIERS)
"""For each seat, the contents without Snookles."""


def squares(cells: bytes, table: bytes) -> Iterator[int]:
    """Return the squares whose content is in the table, in order."""
    return compress(SQUARES, cells.translate(table))


def lanes(cells: bytes, table: bytes) -> int:
    """Return the squares whose content is in the table, as lanes."""
    return int.from_bytes(cells.translate(table), "little")


def lanes_of(chosen: Iterable[int]) -> int:
    """Return squares as lanes."""
    return sum(1 << LANE * square for square in chosen)


def squares_of(found: int) -> Iterator[int]:
    """Return the squares of lanes, in order."""
    return compress(SQUARES, found.to_bytes(len(SQUARES), "little"))


ALL_AREAS = lanes_of(AREAS)


def areas_with(found: int) -> int:
    """Return the 2x2 areas that contain one of the squares, as the lanes of their lower left squares."""
    columns = found | found >> LANE
    return (columns | columns >> LANE * SIZE) & ALL_AREAS


class Side(NamedTuple):
    """A seat's checkers, as lanes, and their numbers."""

    checkers: int
    pawns: int
    checker_count: int
    king_count: int
    """Number of kings and emperors."""
    reserve: int
    """Number of pieces in the reserve (A20)."""


def side_of(cells: bytes, seat: int) -> Side:
    """Return the summary of a seat's checkers."""
    checkers, pawns = lanes(cells, MINE[seat]), lanes(cells, PAWNS[seat])
    checker_count, pawn_count = checkers.bit_count(), pawns.bit_count()
    king_count = checker_count - pawn_count
    reserve = PIECES - pawn_count - 2 * king_count - (count(cells, EMPERORS[seat]) if king_count else 0)
    return Side(checkers, pawns, checker_count, king_count, reserve)


FAR = tuple(lanes_of(edge) for edge in FAR_EDGE)
NEAR = tuple(lanes_of((*line(way, 1), *line(way, 2))) for way in range(4))
"""The two lines before the far edge."""
LIGHT = lanes_of(square for square in SQUARES if not IS_DARK[square])

# --- diagonal moves ---------------------------------------------------------------------------------------

ONES = lanes_of(SQUARES)
_FAR, _SLANT = LANE * (SIZE + 1), LANE * (SIZE - 1)
"""Number of bits between neighbours along one diagonal, and along the other."""
_NE, _SE, _SW, _NW = (
    lanes_of(square for square in SQUARES if shifted(square, vector) != OFF) for vector in DIAGONAL_VECTORS
)
"""The squares that have a neighbour in each diagonal direction."""


def _kinds(cell: int) -> int:
    """Return the bits of a content: empty; then for each seat: own, free, free and high."""
    tables = (IS_EMPTY, *(table[seat] for seat in (0, 1) for table in (MINE, FREE, FREE_HIGH)))
    return sum(table[cell] << number for number, table in enumerate(tables))


_KINDS = bytes(_kinds(cell) for cell in range(256))


class Mobility(NamedTuple):
    """For each seat, the checkers that could step and those that could jump, walls and emperors ignored."""

    can_step: tuple[int, int]
    can_jump: tuple[int, int]


@lru_cache(maxsize=CACHE_SIZE)
def mobility(cells: bytes, forward: int) -> Mobility:
    """Return the checkers that could move; `forward` is the first player's direction."""
    kinds = int.from_bytes(cells.translate(_KINDS), "little")
    empty = kinds & ONES
    ways = (empty >> _FAR & _NE, empty >> _SLANT & _SE, empty << _FAR & _SW, empty << _SLANT & _NW)
    first = _able(kinds >> 1, kinds >> 4 & ONES, ways, forward)
    second = _able(kinds >> 4, kinds >> 1 & ONES, ways, (forward + 2) % 4)
    return Mobility((first[0], second[0]), (first[1], second[1]))


def _able(kinds: int, enemy: int, ways: tuple[int, int, int, int], forward: int) -> tuple[int, int]:
    """Return the steppers and the jumpers; a bit of `ways` is a square with an empty neighbour that way."""
    free, high = kinds >> 1 & ONES, kinds >> 2 & ONES
    movers = [high, high, high, high]
    movers[forward] = movers[forward - 1] = free
    ne, se, sw, nw = ways
    can_step = movers[0] & ne | movers[1] & se | movers[2] & sw | movers[3] & nw
    can_jump = (
        movers[0] & (enemy & ne) >> _FAR & _NE
        | movers[1] & (enemy & se) >> _SLANT & _SE
        | movers[2] & (enemy & sw) << _FAR & _SW
        | movers[3] & (enemy & nw) << _SLANT & _NW
    )
    return can_step, can_jump
