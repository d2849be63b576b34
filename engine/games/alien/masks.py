"""Questions to the whole board at once: its bytes are translated by a table, which is far faster than a loop.

A table has 1 for the contents that are asked for. What it finds can be counted, listed, or had as *lanes*: an
int with a byte for each square, so that a shift by `LANE` bits is a step to the next square.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import compress

from engine.games.alien.state import CHECKER, EMPTY, HEIGHT, HIPPO, KING, OWNER, PAWN, RING, SNOOKLE
from engine.games.alien.tables import (
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

LANE = 8


def _table(test: Callable[[int], bool]) -> bytes:
    return bytes(int(test(cell)) for cell in range(256))


def _each(test: Callable[[int], bool]) -> tuple[bytes, bytes]:
    """Return the table of each seat's checkers that pass a test."""
    first, second = (bytes(int(cell & bit > 0 and test(cell)) for cell in range(256)) for bit in OWNER)
    return first, second


IS_EMPTY = _table(lambda cell: cell == EMPTY)
IS_FILLED = _table(lambda cell: cell != EMPTY)
HAS_HIPPO = _table(lambda cell: cell >= CHECKER and cell & HIPPO > 0)
MINE = _each(lambda _: True)
FREE = _each(lambda cell: not cell & HIPPO)
"""Checkers that can move, for all that a hippo does."""
FREE_HIGH = _each(lambda cell: not cell & HIPPO and cell & HEIGHT >= KING)
PAWNS = _each(lambda cell: cell & HEIGHT == PAWN)
HIGH = _each(lambda cell: cell & HEIGHT >= KING)
"""Kings and emperors."""
WITH_SNOOKLE = _each(lambda cell: cell & SNOOKLE > 0)
WITH_RING = _each(lambda cell: cell & RING > 0)


def count(cells: bytes, table: bytes) -> int:
    """Return how many squares hold what is asked for."""
    return cells.translate(table).count(1)


def squares(cells: bytes, table: bytes) -> Iterator[int]:
    """Return the squares that hold it, in order."""
    return compress(SQUARES, cells.translate(table))


def lanes(cells: bytes, table: bytes) -> int:
    """Return the squares that hold it, as lanes."""
    return int.from_bytes(cells.translate(table), "little")


def lanes_of(chosen: Iterable[int]) -> int:
    """Return some squares as lanes."""
    return sum(1 << LANE * square for square in chosen)


def squares_of(found: int) -> Iterator[int]:
    """Return the squares of lanes, in order."""
    return compress(SQUARES, found.to_bytes(len(SQUARES), "little"))


ALL_AREAS = lanes_of(AREAS)


def areas_with(found: int) -> int:
    """Return the 2x2 areas that hold one of some squares, as the lanes of their lower left squares."""
    columns = found | found >> LANE
    return (columns | columns >> LANE * SIZE) & ALL_AREAS


FAR = tuple(lanes_of(edge) for edge in FAR_EDGE)
NEAR = tuple(lanes_of((*line(way, 1), *line(way, 2))) for way in range(4))
"""The two lines before the far edge."""
LIGHT = lanes_of(square for square in SQUARES if not IS_DARK[square])

# --- going diagonally -------------------------------------------------------------------------------------

_SHIFTS = tuple(LANE * (SIZE * across + along) for across, along in DIAGONAL_VECTORS)
_STAYS = tuple(
    lanes_of(square for square in SQUARES if shifted(square, vector) != OFF) for vector in DIAGONAL_VECTORS
)


def ahead(found: int, diagonal: int) -> int:
    """Return the squares that lie one step from some, as lanes."""
    shift = _SHIFTS[diagonal]
    found &= _STAYS[diagonal]
    return found << shift if shift > 0 else found >> -shift


def movers(cells: bytes, seat: int, forward: int) -> list[tuple[int, int]]:
    """Return the diagonals, each with the free checkers that may go that way."""
    high = lanes(cells, FREE_HIGH[seat])
    free = lanes(cells, FREE[seat])
    return [(d, free if d == forward or d == (forward - 1) % 4 else high) for d in range(4)]


def can_step(cells: bytes, seat: int, forward: int) -> bool:
    """Whether a checker of a seat could step if there were no walls."""
    empty = lanes(cells, IS_EMPTY)
    return any(ahead(who, d) & empty for d, who in movers(cells, seat, forward))


def jumpers(cells: bytes, seat: int, forward: int) -> int:
    """Return the checkers of a seat that could jump if there were no walls, and emperors could be jumped."""
    enemy = lanes(cells, MINE[1 - seat])
    empty = lanes(cells, IS_EMPTY)
    found = 0
    for d, who in movers(cells, seat, forward):
        back = (d + 2) % 4
        found |= who & ahead(enemy & ahead(empty, back), back)
    return found


def ranging(cells: bytes, seat: int, forward: int) -> int:
    """Return how many checkers of a seat could step or jump, but for walls and emperors."""
    empty = lanes(cells, IS_EMPTY)
    found = jumpers(cells, seat, forward)
    for d, who in movers(cells, seat, forward):
        found |= who & ahead(empty, (d + 2) % 4)
    return found.bit_count()
