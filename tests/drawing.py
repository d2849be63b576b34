"""Positions drawn as text in a test, converted to the position texts of the games."""

from __future__ import annotations

import re
from textwrap import dedent

from engine.games.draughts.tables import NUMBERS


def rows_of(drawing: str) -> list[str]:
    """Return the eight rows of a drawing, rank 8 first, ignoring blanks between the squares."""
    rows = ["".join(line.split()) for line in dedent(drawing).strip().splitlines()]
    assert [len(row) for row in rows] == [8] * 8, "a drawing has eight rows of eight squares"
    return rows


def squares_of(drawing: str) -> dict[str, str]:
    """Return the sign on each square by algebraic name, without the empty ones (`.`)."""
    return {
        f"{'abcdefgh'[column]}{8 - row}": sign
        for row, line in enumerate(rows_of(drawing))
        for column, sign in enumerate(line)
        if sign != "."
    }


def draughts_fen(drawing: str, turn: str = "B") -> str:
    """Return the PDN FEN of a drawing: `d` a dark pawn, `D` a dark king, `l` and `L` light ones."""
    lists: dict[str, list[str]] = {"d": [], "l": []}
    for square, sign in squares_of(drawing).items():
        lists[sign.lower()].append(("K" if sign.isupper() else "") + str(NUMBERS[square]))
    return f"{turn}:W{','.join(lists['l'])}:B{','.join(lists['d'])}"


def fen_rows(drawing: str) -> str:
    """Return the first field of a FEN from a drawing with the letters of the pieces."""
    rows = [re.sub(r"\.+", lambda gap: str(len(gap[0])), row) for row in rows_of(drawing)]
    return "/".join(rows)
