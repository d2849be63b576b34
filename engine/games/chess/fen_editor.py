"""The common parts of the editors whose position text is a FEN: castling rights, counters, side to move."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from engine.boards.square import write_rows
from engine.contract.editing import Control, Draft, Editor, Fault, Part
from engine.games.chess.notation.fen import CLOCK_LIMIT
from engine.games.chess.tables import BITS_OF
from engine.games.chess.words.en import say

CLOCK, NUMBER = "clock", "number"
"""Ids of the counters: plies without progress, and move number."""
NUMBER_LIMIT = 99_999


class FenEditor(Editor):
    """An editor for pieces on all 64 squares, castling rights and the two counters."""

    letters: ClassVar[Mapping[str, str]]
    """Letter in the FEN, by brush."""
    sides: ClassVar[str]
    """Letter of the side to move, by seat."""
    homes: ClassVar[Mapping[str, Mapping[str, str]]]
    """For each castling right the squares of king and rook, each with its brush."""

    @abstractmethod
    def right_name(self, right: str) -> str:
        """Return the label of a castling right."""

    @abstractmethod
    def details(self) -> str:
        """Return the heading of castling rights and counters."""

    def places(self, _draft: Draft, _brush: str) -> Collection[str]:
        """Return all squares; a piece on a forbidden one is reported as a fault."""
        return BITS_OF

    def at_home(self, draft: Draft, right: str) -> bool:
        """Return True if king and rook stand where this castling right needs them."""
        return all(draft.contents.get(spot) == (brush,) for spot, brush in self.homes[right].items())

    def right_controls(self, draft: Draft) -> Iterator[Control]:
        """Yield a switch for each castling right that the position allows."""
        for right in self.homes:
            if self.at_home(draft, right):
                value = draft.value(right, "0")
                yield Control(right, self.right_name(right), value, most=1, group=self.details())

    def counters(self, draft: Draft) -> tuple[Control, ...]:
        """Return the fields for the two counters."""
        clock, number = draft.value(CLOCK, "0"), draft.value(NUMBER, "1")
        return (
            Control(CLOCK, say.clock, clock, least=0, most=CLOCK_LIMIT, group=self.details()),
            Control(NUMBER, say.number, number, least=1, most=NUMBER_LIMIT, group=self.details()),
        )

    def fen(self, draft: Draft, *more: str) -> str:
        """Return the FEN, with `more` fields before the counters; rights count with king and rook at home."""
        rows = write_rows(draft.contents, lambda brushes: self.letters[brushes[-1]])
        rights = "".join(
            right for right in self.homes if draft.value(right) == "1" and self.at_home(draft, right)
        )
        counts = draft.value(CLOCK, "0"), draft.value(NUMBER, "1")
        return " ".join((rows, self.sides[draft.seat], rights or "-", *more, *counts))

    def read_side(self, fields: Sequence[Part]) -> tuple[str, list[Fault]]:
        """Return the seat to move by the second field; the first seat if it is missing."""
        if len(fields) < 2:
            return "0", []
        found = self.sides.find(fields[1].text.lower())
        fault = [fields[1].fault(say.bad_side(fields[1].text, *self.sides))] if found < 0 else []
        return str(max(found, 0)), fault


def read_counters(fields: Sequence[Part]) -> tuple[dict[str, str], list[Fault]]:
    """Return the counters and the faults. Move number 0 counts as 1, as in `read_fen`."""
    values, faults = {CLOCK: "0", NUMBER: "1"}, []
    for control, part, least, most in zip(values, fields, (0, 1), (CLOCK_LIMIT, NUMBER_LIMIT), strict=False):
        plain = part.text.isascii() and part.text.isdigit() and len(part.text) < 6
        if plain and int(part.text) <= most:
            values[control] = str(max(least, int(part.text)))
        else:
            faults.append(part.fault(say.bad_count(part.text, least, most)))
    return values, faults
