"""Setting up a position of Chesskers by hand."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from engine.boards.rows import read_rows, write_rows
from engine.boards.square import mirrored
from engine.contract.editing.draft import MIRROR, SEAT, Brush, Control, Draft, Fault, Part
from engine.contract.editing.editor import Editor
from engine.contract.picture import Ground, Picture, Piece
from engine.contract.values import Options
from engine.games.chess.editing.fields import CLOCK, NUMBER, counters, read_counters, read_side
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
"""The brushes, with their letters in a position text."""
BRUSHES = {letter: brush for brush, letter in LETTERS.items()}
RIGHTS = {"K": "h2", "Q": "a2"}
"""The rights to castle: where the rook has to stand (K8)."""
KING_HOME = "e2"
_CELL = re.compile("[PNBRQKcs]")


class ChesskersEditor(Editor):
    """Checkers, super kings and chess pieces anywhere, the rights to castle and the counters."""

    flips = (MIRROR,)

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """A checker gets its colour from its square."""
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

    def places(self, _draft: Draft, _brush: str) -> Collection[str]:
        """All squares; what cannot stand there is a fault."""
        return BITS_OF

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Rights are asked for only where king and rook stand at home."""
        rights = (
            Control(right, say.castles(right), draft.value(right, "0"), most=1, group=say.details)
            for right in RIGHTS
            if _at_home(draft, right)
        )
        more = counters(draft.value(CLOCK, "0"), draft.value(NUMBER, "1"))
        return (self.turn_control(draft), *rights, *(control._replace(group=say.details) for control in more))

    def flipped_place(self, spot: str, _how: str) -> str:
        """Left for right."""
        return mirrored(spot)

    def flipped_values(self, draft: Draft, _how: str) -> Mapping[str, str]:
        """The king is not at home any more."""
        return {**draft.values, **dict.fromkeys(RIGHTS, "0")}

    def text(self, draft: Draft) -> str:
        """The form that the page of the rules tells; rights without king or rook at home are not written."""
        rows = write_rows(draft.contents, lambda brushes: LETTERS[brushes[-1]])
        rights = "".join(right for right in RIGHTS if draft.value(right) == "1" and _at_home(draft, right))
        counts = f"{draft.value(CLOCK, '0')} {draft.value(NUMBER, '1')}"
        return f"{rows} {'cw'[draft.seat]} {rights or '-'} {counts}"

    def parse(self, text: Part, options: Options) -> Draft:
        """The same form with any number of fields."""
        fields = list(text.words())
        contents, faults = read_rows(fields[0] if fields else text, _CELL, lambda found: (BRUSHES[found[0]],))
        seat, more = read_side(fields, 1, "cw")
        rights = fields[2].text if len(fields) > 2 else "-"
        if not set(rights) <= {*RIGHTS, "-"}:
            more.append(fields[2].fault(say.bad_rights(rights)))
        counts, bad = read_counters(fields[3:5])
        bad += [part.fault(chess.no_field(part.text)) for part in fields[5:]]
        kept = {right: "1" if right in rights else "0" for right in RIGHTS}
        return Draft(dict(options), contents, {SEAT: seat, **kept, **counts}, (*faults, *more, *bad))

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """One king at most, and no pawn behind its start."""
        kings, pawns = draft.on(KING), draft.on(PAWN)
        behind = tuple(spot for spot in pawns if spot[1] in "12")
        faults = [Fault(say.kings, "K1", kings)] if len(kings) > 1 else []
        return (*faults, *([Fault(say.pawn_behind, "K1", behind)] if behind else []))

    def picture(self, draft: Draft) -> Picture:
        """As in the game, with the two back rows marked."""
        pieces = []
        for spot, (brush,) in draft.contents.items():
            kind = kind_of(LETTERS[brush], BITS_OF[spot])
            owner = int(LETTERS[brush].isupper())
            pieces.append(Piece(spot, kind.replace(" ", "-"), owner, say.kind(kind)))
        rows = tuple(Ground(NAMES[bit], "back-row", say.back_row) for bit in BITS[EDGE_ROWS])
        return Picture(tuple(pieces), "", rows)


def _at_home(draft: Draft, right: str) -> bool:
    """Whether king and rook stand where a right to castle has them."""
    held = draft.contents.get(KING_HOME), draft.contents.get(RIGHTS[right])
    return held == ((KING,), (ROOK,))
