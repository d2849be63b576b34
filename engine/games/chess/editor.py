"""The position editor of chess and Nuclear Chess, and its base for every game with FENs."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import ClassVar

from engine.boards.square import flipped, mirrored, read_rows, write_rows
from engine.contract.editing import MIRROR, SEAT, SWAP, Brush, Control, Draft, Editor, Fault, Part, Playable
from engine.contract.values import Options
from engine.games.chess.danger import Clauses
from engine.games.chess.fen import CLOCK_LIMIT
from engine.games.chess.moves import KINDS
from engine.games.chess.piece_kinds import COLOURS, RANKS, piece_id
from engine.games.chess.tables import BITS_OF, NEIGHBOURS
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


LETTERS = {
    piece_id(seat, rank).replace(" ", "-"): KINDS[rank].lower() if seat else KINDS[rank].upper()
    for seat, rank in product(range(len(COLOURS)), reversed(range(len(RANKS))))
}
"""Letter in FEN, by brush."""
BRUSHES = {letter: brush for brush, letter in LETTERS.items()}
PASSED = "passed"
"""Id of the en passant square, which a pawn has just passed."""
_CELL = re.compile("[PNBRQKpnbrqk]")
_SQUARE = re.compile("[a-h][1-8]")
NOT_NUMBERED = Clauses()
"""The clauses of a game whose rules have no numbers."""


class ChessEditor(FenEditor):
    """An editor for chess pieces, castling rights, the en passant square and the counters."""

    flips = (MIRROR, SWAP)
    letters = LETTERS
    sides = "wb"
    homes: ClassVar = {
        "K": {"e1": "white-king", "h1": "white-rook"},
        "Q": {"e1": "white-king", "a1": "white-rook"},
        "k": {"e8": "black-king", "h8": "black-rook"},
        "q": {"e8": "black-king", "a8": "black-rook"},
    }

    def __init__(self, game: Playable, clauses: Clauses = NOT_NUMBERED, kingless: bool = False) -> None:
        super().__init__(game)
        self.clauses = clauses
        self.kingless = kingless
        """True if the player to move may have no king: it was blown up, and the game is over."""

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the pieces of both sides."""
        seats = self.game.seats(options)
        return tuple(
            Brush(
                brush,
                seats[letter.islower()],
                brush,
                say.kind(brush.replace("-", " ")),
                int(letter.islower()),
            )
            for brush, letter in LETTERS.items()
        )

    def right_name(self, right: str) -> str:
        """Return the label of a castling right, by its letter in FEN."""
        return say.castles(right)

    def details(self) -> str:
        """Return the heading of castling rights, en passant square and counters."""
        return say.details

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Return side to move, castling rights, en passant square and counters."""
        passed = draft.value(PASSED, "-")
        squares = sorted({passed, *(spot for spot in BITS_OF if was_passed(draft, spot))} - {"-"})
        choices = (("-", say.nothing_passed), *((spot, spot) for spot in squares))
        return (
            self.turn_control(draft),
            *self.right_controls(draft),
            Control(PASSED, say.passed, passed, choices, group=say.details),
            *self.counters(draft),
        )

    def flipped_place(self, spot: str, how: str) -> str:
        """Return the square with left and right, or both sides, exchanged."""
        return mirrored(spot) if how == MIRROR else flipped(spot)

    def flipped_brush(self, brush: str) -> str:
        """Return the same piece in the other colour."""
        return BRUSHES[LETTERS[brush].swapcase()]

    def flipped_values(self, draft: Draft, how: str) -> Mapping[str, str]:
        """Return the values for the flipped board; a mirrored king is not at home, so castling rights end."""
        rights = {right: "0" if how == MIRROR else draft.value(right.swapcase(), "0") for right in self.homes}
        passed = draft.value(PASSED, "-")
        values = {**super().flipped_values(draft, how), **rights}
        return {**values, PASSED: passed if passed == "-" else self.flipped_place(passed, how)}

    def text(self, draft: Draft) -> str:
        """Return the FEN."""
        return self.fen(draft, draft.value(PASSED, "-"))

    def parse(self, text: Part, options: Options) -> Draft:
        """Read a FEN with any number of fields.

        As in `read_fen`, an en passant square without effect counts as none.
        """
        fields = list(text.words())
        board = fields[0] if fields else text
        contents, faults = read_rows(board, _CELL, lambda found: (BRUSHES[found[0]],))
        seat, more = self.read_side(fields)
        rights, passed = (
            fields[2].text if len(fields) > 2 else "-",
            fields[3].text if len(fields) > 3 else "-",
        )
        if not set(rights) <= {*self.homes, "-"}:
            more.append(fields[2].fault(say.bad_rights(rights)))
        if passed != "-" and not _SQUARE.fullmatch(passed):
            more.append(fields[3].fault(say.bad_passed(passed)))
            passed = "-"
        counts, bad = read_counters(fields[4:6])
        bad += [part.fault(say.no_field(part.text)) for part in fields[6:]]
        kept = {right: "1" if right in rights else "0" for right in self.homes}
        values = {SEAT: seat, **kept, PASSED: passed, **counts}
        draft = Draft(dict(options), contents, values, (*faults, *more, *bad))
        without_effect = passed != "-" and not was_passed(draft, passed)
        return draft._replace(values={**values, PASSED: "-"}) if without_effect else draft

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return the faults of kings, pawns on end ranks and an impossible en passant square."""
        faults = []
        for seat, king in enumerate(("white-king", "black-king")):
            kings = draft.on(king)
            if len(kings) != 1 and (kings or not self.kingless or seat != draft.seat):
                faults.append(Fault(say.one_king(seat), self.clauses.moves, kings))
        white, black = draft.on("white-king"), draft.on("black-king")
        touching = tuple(
            spot
            for one in white
            for other in black
            if NEIGHBOURS[BITS_OF[one]] & BITS_OF[other]
            for spot in (one, other)
        )
        if touching and not faults:
            faults.append(Fault(say.kings_touch, self.clauses.check, touching))
        pawns = (*draft.on("white-pawn"), *draft.on("black-pawn"))
        if ends := tuple(spot for spot in pawns if spot[1] in "18"):
            faults.append(Fault(say.pawn_on_end, self.clauses.moves, ends))
        passed = draft.value(PASSED, "-")
        if passed != "-" and not was_passed(draft, passed):
            faults.append(Fault(say.bad_passed(passed), self.clauses.moves, (passed,)))
        return tuple(faults)

    def refusal_fault(self, draft: Draft) -> Fault:
        """Return the fault of a position without others: the king of the side not to move could be taken."""
        seat = 1 - draft.seat
        return Fault(say.could_be_taken(seat), self.clauses.check, draft.on(f"{COLOURS[seat]}-king"))


def was_passed(draft: Draft, spot: str) -> bool:
    """Return True if a pawn of the side not to move may just have passed this square by a double step."""
    rank, ahead, behind, colour = ("6", "5", "7", "black") if draft.seat == 0 else ("3", "4", "2", "white")
    if spot[1] != rank:
        return False
    empty = not draft.contents.get(spot) and not draft.contents.get(spot[0] + behind)
    return empty and draft.contents.get(spot[0] + ahead) == (f"{colour}-pawn",)
