"""The 8×8 board: algebraic names, geometry, and the rows of position texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

from engine.boards.words.en import say
from engine.contract.editing import Fault, Part
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


Contents = dict[str, tuple[str, ...]]
"""Contents of each square, as in a draft."""
_GAP = re.compile(" +")


def write_rows(contents: Mapping[str, tuple[str, ...]], sign: Callable[[tuple[str, ...]], str]) -> str:
    """Return the board field of a position text; `sign` writes the contents of a square."""
    rows = []
    for rank in range(SIZE, 0, -1):
        brushes = (contents.get(f"{file}{rank}", ()) for file in FILES)
        row = "".join(sign(each) if each else " " for each in brushes)
        rows.append(_GAP.sub(lambda gap: str(len(gap[0])), row))
    return "/".join(rows)


def read_rows(
    field: Part, cell: re.Pattern[str], content: Callable[[re.Match[str]], tuple[str, ...]]
) -> tuple[Contents, list[Fault]]:
    """Return the contents of each square of a board field, and the faults; `cell` matches one square."""
    contents, faults = Contents(), list[Fault]()
    rows = list(field.split("/"))
    if len(rows) != SIZE:
        faults.append(field.fault(say.rows(len(rows))))
    for rank, row in zip(range(SIZE, 0, -1), rows, strict=False):
        squares = _squares(row, cell, content, faults)
        if len(squares) != SIZE:
            faults.append(row.fault(say.squares(len(squares))))
        contents |= {f"{file}{rank}": held for file, held in zip(FILES, squares, strict=False) if held}
    return contents, faults


def _squares(
    row: Part, cell: re.Pattern[str], content: Callable[[re.Match[str]], tuple[str, ...]], faults: list[Fault]
) -> list[tuple[str, ...]]:
    """Return the contents of the squares of a row; unreadable squares are empty."""
    squares: list[tuple[str, ...]] = []
    at = 0
    while at < len(row.text):
        sign = row.text[at]
        if found := cell.match(row.text, at):
            squares.append(content(found))
            at = found.end()
            continue
        if sign in "12345678":
            squares += [()] * int(sign)
        else:
            faults.append(Part(sign, row.at + at).fault(say.sign(sign)))
            squares.append(())
        at += 1
    return squares
