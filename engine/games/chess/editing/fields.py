"""The fields of FEN after the board, read as forgivingly as can be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.editing.draft import Control, Fault, Part
from engine.games.chess.notation.fen import CLOCK_LIMIT
from engine.games.chess.words.en import say

CLOCK, NUMBER = "clock", "number"
"""The controls of the counters: plies without progress, and the number of the move."""
NUMBER_LIMIT = 99_999


def counters(clock: str, number: str) -> tuple[Control, ...]:
    """Return the controls of the two counters."""
    return (
        Control(CLOCK, say.clock, clock, least=0, most=CLOCK_LIMIT, group=say.details),
        Control(NUMBER, say.number, number, least=1, most=NUMBER_LIMIT, group=say.details),
    )


def read_side(fields: Sequence[Part], at: int, sides: str) -> tuple[str, list[Fault]]:
    """Return which seat is to move, by the letters of the sides; the first if nothing is said."""
    if len(fields) <= at:
        return "0", []
    found = sides.find(fields[at].text.lower())
    fault = [fields[at].fault(say.bad_side(fields[at].text, *sides))] if found < 0 else []
    return str(max(found, 0)), fault


def read_counters(fields: Sequence[Part]) -> tuple[dict[str, str], list[Fault]]:
    """Return the counters, and the faults of unreadable ones. Move number 0 counts as 1, as in `read_fen`."""
    values, faults = {CLOCK: "0", NUMBER: "1"}, []
    for control, part, least, most in zip(values, fields, (0, 1), (CLOCK_LIMIT, NUMBER_LIMIT), strict=False):
        plain = part.text.isascii() and part.text.isdigit() and len(part.text) < 6
        if plain and int(part.text) <= most:
            values[control] = str(max(least, int(part.text)))
        else:
            faults.append(part.fault(say.bad_count(part.text, least, most)))
    return values, faults
