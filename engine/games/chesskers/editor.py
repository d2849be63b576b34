"""The position editor of Chesskers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from engine.boards.square import mirrored, read_rows
from engine.contract.editing import MIRROR, SEAT, Brush, Control, Draft, Fault, Part
from engine.contract.picture import Ground, Picture, Piece
from engine.contract.values import Options
from engine.games.chess.editor import FenEditor, read_counters
from engine.games.chess.tables import BITS, BITS_OF, EDGE_ROWS, NAMES
from engine.games.chess.words.en import say as chess
from engine.games.chesskers.fen import KINDS
from engine.games.chesskers.piece_kinds import RANKS, kind_of
from engine.games.chesskers.words.en import say

CHECKER, SUPER = "checker", "super-king"
KING, ROOK, PAWN = "white-king", "white-rook", "white-pawn"
LETTERS = {
    CHECKER: "c",
    SUPER: "s",
    **{f"white-{rank}": letter for letter, rank in reversed([*zip(KINDS, RANKS, strict=True)])},
}
"""Letter in a position text, by brush."""
BRUSHES = {letter: brush for brush, letter in LETTERS.items()}

_CELL = re.compile("[PNBRQKcs]")


class ChesskersEditor(FenEditor):
    """An editor for checkers, super kings, chess pieces, castling rights (K8) and the counters."""

    flips = (MIRROR,)
    letters = LETTERS
    sides = "cw"
    homes: ClassVar = {"K": {"e2": KING, "h2": ROOK}, "Q": {"e2": KING, "a2": ROOK}}

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the pieces of both sides. A checker gets its colour from its square."""
        seats = self.game.seats(options)
        found = [Brush(CHECKER, seats[0], "black-checker", say.checker, 0)]
        found += [
            Brush(
                brush,
                seats[letter.isupper()],
                brush,
                say.kind(brush.replace("-", " ", 1)),
                int(letter.isupper()),
            )
            for brush, letter in LETTERS.items()
            if brush != CHECKER
        ]
        return tuple(found)

    def right_name(self, right: str) -> str:
        """Return the label of a castling right, by its letter in a position text."""
        return say.castles(right)

    def details(self) -> str:
        """Return the heading of castling rights and counters."""
        return say.details

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Return side to move, castling rights and counters."""
        return (self.turn_control(draft), *self.right_controls(draft), *self.counters(draft))

    def flipped_place(self, spot: str, _how: str) -> str:
        """Return the square with left and right exchanged."""
        return mirrored(spot)

    def flipped_values(self, draft: Draft, _how: str) -> Mapping[str, str]:
        """Return the values without castling rights: a mirrored king is not at home."""
        return {**draft.values, **dict.fromkeys(self.homes, "0")}

    def text(self, draft: Draft) -> str:
        """Return the position in the notation of the rules page."""
        return self.fen(draft)

    def parse(self, text: Part, options: Options) -> Draft:
        """Read a position text with any number of fields."""
        fields = list(text.words())
        contents, faults = read_rows(fields[0] if fields else text, _CELL, lambda found: (BRUSHES[found[0]],))
        seat, more = self.read_side(fields)
        rights = fields[2].text if len(fields) > 2 else "-"
        if not set(rights) <= {*self.homes, "-"}:
            more.append(fields[2].fault(say.bad_rights(rights)))
        counts, bad = read_counters(fields[3:5])
        bad += [part.fault(chess.no_field(part.text)) for part in fields[5:]]
        kept = {right: "1" if right in rights else "0" for right in self.homes}
        return Draft(dict(options), contents, {SEAT: seat, **kept, **counts}, (*faults, *more, *bad))

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return the faults: more than one king, pawns behind their starting rank."""
        kings, pawns = draft.on(KING), draft.on(PAWN)
        behind = tuple(spot for spot in pawns if spot[1] in "12")
        faults = [Fault(say.kings, "K1", kings)] if len(kings) > 1 else []
        return (*faults, *([Fault(say.pawn_behind, "K1", behind)] if behind else []))

    def picture(self, draft: Draft) -> Picture:
        """Return the pieces as in the game, with the two back rows marked."""
        pieces = []
        for spot, (brush,) in draft.contents.items():
            kind = kind_of(LETTERS[brush], BITS_OF[spot])
            owner = int(LETTERS[brush].isupper())
            pieces.append(Piece(spot, kind.replace(" ", "-"), owner, say.kind(kind)))
        rows = tuple(Ground(NAMES[bit], "back-row", say.back_row) for bit in BITS[EDGE_ROWS])
        return Picture(tuple(pieces), "", rows)
