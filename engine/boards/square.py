"""Geometry of the 8×8 board: algebraic names, a1 at the bottom left and dark."""

from __future__ import annotations

from functools import cache

from engine.contract.picture import Board, Label, Spot

FILES = "abcdefgh"
SIZE = len(FILES)
BORDER = 0.4
"""Width of the border with coordinates, in squares."""


@cache
def square_board(turns: int = 2) -> Board:
    """Return the geometry of the 8×8 board, seen from rank 1."""
    spots = tuple(_spot(column, row) for row in range(SIZE) for column in range(SIZE))
    side = SIZE + 2 * BORDER
    return Board(side, side, spots, _labels(), turns=turns)


def _spot(column: int, row: int) -> Spot:
    shade = "light" if (column + row) % 2 == 0 else "dark"
    return Spot(f"{FILES[column]}{SIZE - row}", *_centre(column, row), row, column, shade)


def _centre(column: float, row: float) -> tuple[float, float]:
    return BORDER + column + 0.5, BORDER + row + 0.5


def mirrored(spot: str) -> str:
    """Return the square mirrored left to right."""
    return f"{FILES[SIZE - 1 - FILES.index(spot[0])]}{spot[1]}"


def flipped(spot: str) -> str:
    """Return the square mirrored top to bottom."""
    return f"{spot[0]}{SIZE + 1 - int(spot[1])}"


def _labels() -> tuple[Label, ...]:
    outside = 0.5 + BORDER / 2
    files = [Label(name, *_centre(i, SIZE - 1 + outside)) for i, name in enumerate(FILES)]
    ranks = [Label(str(SIZE - i), *_centre(-outside, i)) for i in range(SIZE)]
    return (*files, *ranks)
