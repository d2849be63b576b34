"""Setting up a position of chess or Nuclear Chess by hand."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from itertools import product

from engine.boards.rows import read_rows, write_rows
from engine.boards.square import facing, mirrored
from engine.contract.editing.draft import MIRROR, SEAT, SWAP, Brush, Control, Draft, Fault, Part
from engine.contract.editing.editor import Editor, Playable
from engine.contract.values import Options
from engine.games.chess.danger import Clauses
from engine.games.chess.editing.fields import CLOCK, NUMBER, counters, read_counters, read_side
from engine.games.chess.moves import KINDS
from engine.games.chess.piece_kinds import COLOURS, RANKS, man
from engine.games.chess.tables import BITS_OF, RING
from engine.games.chess.words.en import say

LETTERS = {
    man(seat, rank).replace(" ", "-"): KINDS[rank].lower() if seat else KINDS[rank].upper()
    for seat, rank in product(range(len(COLOURS)), reversed(range(len(RANKS))))
}
"""The brushes, with their letters in FEN."""
BRUSHES = {letter: brush for brush, letter in LETTERS.items()}
RIGHTS = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}
"""The rights to castle: where king and rook have to stand."""
PASSED = "passed"
"""The control of the square that a pawn has just passed."""
_CELL = re.compile("[PNBRQKpnbrqk]")
_SQUARE = re.compile("[a-h][1-8]")
NOT_NUMBERED = Clauses()
"""Those of a game whose rules have no numbers."""


class ChessEditor(Editor):
    """The pieces of chess anywhere on the board, the rights to castle, en passant and the counters."""

    flips = (MIRROR, SWAP)

    def __init__(self, game: Playable, clauses: Clauses = NOT_NUMBERED, kingless: bool = False) -> None:
        super().__init__(game)
        self.clauses = clauses
        self.kingless = kingless
        """Whether the player to move may have no king: it was blown up, and the game is over."""

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """The pieces of both sides."""
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

    def places(self, _draft: Draft, _brush: str) -> Collection[str]:
        """All squares; what cannot stand there is a fault."""
        return BITS_OF

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Rights are asked for only where king and rook stand at home."""
        rights = (
            Control(right, say.castles(right), draft.value(right, "0"), most=1, group=say.details)
            for right in RIGHTS
            if at_home(draft, right)
        )
        passed = draft.value(PASSED, "-")
        squares = sorted({passed, *(spot for spot in BITS_OF if was_passed(draft, spot))} - {"-"})
        choices = (("-", say.nothing_passed), *((spot, spot) for spot in squares))
        return (
            self.turn_control(draft),
            *rights,
            Control(PASSED, say.passed, passed, choices, group=say.details),
            *counters(draft.value(CLOCK, "0"), draft.value(NUMBER, "1")),
        )

    def flipped_place(self, spot: str, how: str) -> str:
        """Left for right, or up for down."""
        return mirrored(spot) if how == MIRROR else facing(spot)

    def flipped_brush(self, brush: str) -> str:
        """The same piece in the other colour."""
        return BRUSHES[LETTERS[brush].swapcase()]

    def flipped_values(self, draft: Draft, how: str) -> Mapping[str, str]:
        """Who castles to the queen's side has no king at home once left is right."""
        rights = {right: "0" if how == MIRROR else draft.value(right.swapcase(), "0") for right in RIGHTS}
        passed = draft.value(PASSED, "-")
        values = {**super().flipped_values(draft, how), **rights}
        return {**values, PASSED: passed if passed == "-" else self.flipped_place(passed, how)}

    def text(self, draft: Draft) -> str:
        """FEN; rights without king or rook at home are not written."""
        rows = write_rows(draft.contents, lambda brushes: LETTERS[brushes[-1]])
        rights = "".join(right for right in RIGHTS if draft.value(right) == "1" and at_home(draft, right))
        counts = f"{draft.value(CLOCK, '0')} {draft.value(NUMBER, '1')}"
        return f"{rows} {'wb'[draft.seat]} {rights or '-'} {draft.value(PASSED, '-')} {counts}"

    def parse(self, text: Part, options: Options) -> Draft:
        """Read FEN with any number of fields.

        As in `read_fen`, a passed square without effect counts as none.
        """
        fields = list(text.words())
        board = fields[0] if fields else text
        contents, faults = read_rows(board, _CELL, lambda found: (BRUSHES[found[0]],))
        seat, more = read_side(fields, 1, "wb")
        rights, passed = (
            fields[2].text if len(fields) > 2 else "-",
            fields[3].text if len(fields) > 3 else "-",
        )
        if not set(rights) <= {*RIGHTS, "-"}:
            more.append(fields[2].fault(say.bad_rights(rights)))
        if passed != "-" and not _SQUARE.fullmatch(passed):
            more.append(fields[3].fault(say.bad_passed(passed)))
            passed = "-"
        counts, bad = read_counters(fields[4:6])
        bad += [part.fault(say.no_field(part.text)) for part in fields[6:]]
        kept = {right: "1" if right in rights else "0" for right in RIGHTS}
        values = {SEAT: seat, **kept, PASSED: passed, **counts}
        draft = Draft(dict(options), contents, values, (*faults, *more, *bad))
        without_effect = passed != "-" and not was_passed(draft, passed)
        return draft._replace(values={**values, PASSED: "-"}) if without_effect else draft

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Kings, pawns at the edge, and a square that no pawn has passed."""
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
            if RING[BITS_OF[one]] & BITS_OF[other]
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
        """All else being right, the king of who is not to move could be taken."""
        seat = 1 - draft.seat
        return Fault(say.could_be_taken(seat), self.clauses.check, draft.on(f"{COLOURS[seat]}-king"))


def at_home(draft: Draft, right: str) -> bool:
    """Whether king and rook stand where a right to castle has them."""
    king, rook = RIGHTS[right]
    colour = COLOURS[right.islower()]
    held = draft.contents.get(king, ()), draft.contents.get(rook, ())
    return held == ((f"{colour}-king",), (f"{colour}-rook",))


def was_passed(draft: Draft, spot: str) -> bool:
    """Whether a pawn of who is not to move may just have gone two squares, past this one."""
    rank, ahead, behind, colour = ("6", "5", "7", "black") if draft.seat == 0 else ("3", "4", "2", "white")
    if spot[1] != rank:
        return False
    empty = not draft.contents.get(spot) and not draft.contents.get(spot[0] + behind)
    return empty and draft.contents.get(spot[0] + ahead) == (f"{colour}-pawn",)
