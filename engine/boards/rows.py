"""The 8×8 board in the first field of a position text: row by row from a8, gaps as numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from engine.boards.square import FILES, SIZE
from engine.boards.words.en import say
from engine.contract.editing.draft import Fault, Part

Contents = dict[str, tuple[str, ...]]
"""Contents of each square, as in a draft."""
_GAP = re.compile(" +")


def write_rows(contents: Mapping[str, tuple[str, ...]], sign: Callable[[tuple[str, ...]], str]) -> str:
    """Return the field; `sign` writes the contents of a square."""
    rows = []
    for rank in range(SIZE, 0, -1):
        brushes = (contents.get(f"{file}{rank}", ()) for file in FILES)
        row = "".join(sign(each) if each else " " for each in brushes)
        rows.append(_GAP.sub(lambda gap: str(len(gap[0])), row))
    return "/".join(rows)


def read_rows(
    field: Part, cell: re.Pattern[str], content: Callable[[re.Match[str]], tuple[str, ...]]
) -> tuple[Contents, list[Fault]]:
    """Return the contents of each square, and the faults; `cell` matches one square."""
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
