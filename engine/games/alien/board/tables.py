"""The geometry of the board as tables of small integers, computed once.

A square is `file * 8 + rank` (a1 = 0, a2 = 1, b1 = 8), so that squares sort like their names. A direction is
0-3: north, east, south, west as the first player sees them at the start; diagonal `d` lies clockwise of it.
Edges are numbered in the order of their names, and a set of edges is an int of 112 bits.
"""

from __future__ import annotations

from typing import NamedTuple

SIZE = 8
SQUARES = range(SIZE * SIZE)
NAMES = tuple(f"{'abcdefgh'[square // SIZE]}{square % SIZE + 1}" for square in SQUARES)
NUMBERS = {name: square for square, name in enumerate(NAMES)}
STRAIGHT_VECTORS = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL_VECTORS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
DIRECTIONS = ("north", "east", "south", "west")
OFF = -1
"""No square."""
CORNERS = (0, 7, 56, 63)
CENTRE = NUMBERS["d4"]
"""The lower left square of the area in the centre of the board (A15)."""


def shifted(square: int, vector: tuple[int, int], times: int = 1) -> int:
    """Return the square `times` steps away, or `OFF`."""
    file, rank = square // SIZE + vector[0] * times, square % SIZE + vector[1] * times
    return file * SIZE + rank if 0 <= file < SIZE and 0 <= rank < SIZE else OFF


# --- edges -----------------------------------------------------------------------------------------------


def _all_edges() -> tuple[tuple[int, int], ...]:
    pairs = ((square, shifted(square, vector)) for square in SQUARES for vector in ((0, 1), (1, 0)))
    return tuple(sorted(pair for pair in pairs if pair[1] != OFF))


EDGES = _all_edges()
"""Each edge as the two squares on its sides, the lower first (A30)."""
EDGE_NAMES = tuple(f"{NAMES[p]}|{NAMES[q]}" for p, q in EDGES)
EDGE_NUMBERS = {name: number for number, name in enumerate(EDGE_NAMES)}
_NUMBER = {pair: number for number, pair in enumerate(EDGES)}


def edge_bit(p: int, q: int) -> int:
    """Return the set of the single edge between two neighbouring squares."""
    return 1 << _NUMBER[min(p, q), max(p, q)]


# --- areas -----------------------------------------------------------------------------------------------

AREAS = tuple(square for square in SQUARES if shifted(square, (1, 1)) != OFF)
"""Each 2x2 area, by its lower left square."""
AREA_SQUARES = {area: (area, area + 1, area + SIZE, area + SIZE + 1) for area in AREAS}
AREA_NAMES = {area: f"{NAMES[area]}+{NAMES[area + SIZE + 1]}" for area in AREAS}


def _around(area: int) -> tuple[int, int, int, int]:
    """Return the four edges that meet in the middle of an area, clockwise from the lower one."""
    sw, nw, se, ne = AREA_SQUARES[area]
    return _NUMBER[sw, se], _NUMBER[sw, nw], _NUMBER[nw, ne], _NUMBER[se, ne]


INNER_EDGES = {area: sum(1 << number for number in _around(area)) for area in AREAS}
"""The edges between two squares of an area, by area."""
WALL_PAIRS = tuple(sorted((a, b) for area in AREAS for a in _around(area) for b in _around(area) if a != b))
"""Pairs of edges that share an end point, in both orders (A53)."""

# --- steps and jumps -------------------------------------------------------------------------------------


class Hop(NamedTuple):
    """A diagonal step, and the jump that continues it; `land` is `OFF` if the jump leaves the board.

    Hostile walls on both sides of a step block it (A29): one on an edge of `left` and one on an edge of
    `right`.
    """

    to: int
    left: int
    right: int
    land: int
    left2: int
    right2: int


def _sides(square: int, vector: tuple[int, int]) -> tuple[int, int]:
    """Return the edges on each side of a diagonal step."""
    to, q, t = shifted(square, vector), shifted(square, (vector[0], 0)), shifted(square, (0, vector[1]))
    return edge_bit(square, q) | edge_bit(q, to), edge_bit(square, t) | edge_bit(t, to)


def _hop(square: int, vector: tuple[int, int]) -> Hop | None:
    to, land = shifted(square, vector), shifted(square, vector, 2)
    if to == OFF:
        return None
    return Hop(to, *_sides(square, vector), land, *(_sides(to, vector) if land != OFF else (0, 0)))


def _hops(square: int, diagonals: tuple[int, ...]) -> tuple[Hop, ...]:
    found = (_hop(square, DIAGONAL_VECTORS[d]) for d in diagonals)
    return tuple(hop for hop in found if hop)


KING_HOPS = tuple(_hops(square, (0, 1, 2, 3)) for square in SQUARES)
PAWN_HOPS = tuple(tuple(_hops(square, (d, (d - 1) % 4)) for square in SQUARES) for d in range(4))
"""The hops of pawns, by direction and square."""


class Slide(NamedTuple):
    """A straight step, and the straight jump that continues it (A49); each crosses one edge."""

    to: int
    edge: int
    land: int
    edge2: int


def _slide(square: int, vector: tuple[int, int]) -> Slide | None:
    to, land = shifted(square, vector), shifted(square, vector, 2)
    if to == OFF:
        return None
    return Slide(to, edge_bit(square, to), land, edge_bit(to, land) if land != OFF else 0)


SLIDES = tuple(
    tuple(slide for vector in STRAIGHT_VECTORS if (slide := _slide(square, vector))) for square in SQUARES
)


def _ray(square: int, vector: tuple[int, int]) -> tuple[tuple[int, int, int], ...]:
    """Return (square, left, right) for each step of a slide; a straight step has its edge on both sides."""
    steps = []
    while (to := shifted(square, vector)) != OFF:
        sides = _sides(square, vector) if all(vector) else (edge_bit(square, to),) * 2
        steps.append((to, *sides))
        square = to
    return tuple(steps)


RAYS = tuple(
    tuple(ray for vector in (*STRAIGHT_VECTORS, *DIAGONAL_VECTORS) if (ray := _ray(square, vector)))
    for square in SQUARES
)
"""The directions in which a queen slides, by square (A52)."""

# --- sides -----------------------------------------------------------------------------------------------


def line(direction: int, depth: int) -> tuple[int, ...]:
    """Return the eight squares that lie `depth` lines from the far end of a direction."""
    across, along = STRAIGHT_VECTORS[direction]
    steps = SIZE - 1 - depth if across + along > 0 else depth
    return tuple(square for square in SQUARES if divmod(square, SIZE)[0 if across else 1] == steps)


FAR_EDGE = tuple(line(direction, 0) for direction in range(4))
"""The line where pawns of each direction are crowned."""
BACK_ROW = tuple(line((direction + 2) % 4, 0) for direction in range(4))
"""The line behind the pawns of each direction (A51)."""
IS_DARK = tuple((square // SIZE + square % SIZE) % 2 == 0 for square in SQUARES)
HALF = tuple(
    tuple(sorted(square for depth in range(4, 8) for square in line(direction, depth)))
    for direction in range(4)
)
"""The four lines nearest a side, by its direction (A43)."""
