"""Setting up a position of chess or Nuclear Chess by hand."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from itertools import product

from engine.boards.rows import read_rows, write_rows
from engine.boards.square import facing, mirrored
from engine.contract.editing.draft import MIRROR, SEAT, SWAP, Fault, Knob, Part, Sketch, Stamp
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
"""The stamps, with their letters in FEN."""
STAMPS = {letter: stamp for stamp, letter in LETTERS.items()}
RIGHTS = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}
"""The rights to castle: where king and rook have to stand."""
PASSED = "passed"
"""The knob of the square that a pawn has just passed."""
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

    def stamps(self, options: Options) -> tuple[Stamp, ...]:
        """The pieces of both sides."""
        seats = self.game.seats(options)
        return tuple(
            Stamp(
                stamp,
                seats[letter.islower()],
                stamp,
                say.kind(stamp.replace("-", " ")),
                int(letter.islower()),
            )
            for stamp, letter in LETTERS.items()
        )

    def places(self, _sketch: Sketch, _stamp: str) -> Collection[str]:
        """All squares; what cannot stand there is a fault."""
        return BITS_OF

    def knobs(self, sketch: Sketch) -> tuple[Knob, ...]:
        """Rights are asked for only where king and rook stand at home."""
        rights = (
            Knob(right, say.castles(right), sketch.value(right, "0"), most=1, group=say.details)
            for right in RIGHTS
            if at_home(sketch, right)
        )
        passed = sketch.value(PASSED, "-")
        squares = sorted({passed, *(spot for spot in BITS_OF if was_passed(sketch, spot))} - {"-"})
        choices = (("-", say.nothing_passed), *((spot, spot) for spot in squares))
        return (
            self.turn(sketch),
            *rights,
            Knob(PASSED, say.passed, passed, choices, group=say.details),
            *counters(sketch.value(CLOCK, "0"), sketch.value(NUMBER, "1")),
        )

    def across(self, spot: str, how: str) -> str:
        """Left for right, or up for down."""
        return mirrored(spot) if how == MIRROR else facing(spot)

    def other(self, stamp: str) -> str:
        """The same piece in the other colour."""
        return STAMPS[LETTERS[stamp].swapcase()]

    def revalued(self, sketch: Sketch, how: str) -> Mapping[str, str]:
        """Who castles to the queen's side has no king at home once left is right."""
        rights = {right: "0" if how == MIRROR else sketch.value(right.swapcase(), "0") for right in RIGHTS}
        passed = sketch.value(PASSED, "-")
        values = {**super().revalued(sketch, how), **rights}
        return {**values, PASSED: passed if passed == "-" else self.across(passed, how)}

    def text(self, sketch: Sketch) -> str:
        """FEN; rights without king or rook at home are not written."""
        rows = write_rows(sketch.things, lambda stamps: LETTERS[stamps[-1]])
        rights = "".join(right for right in RIGHTS if sketch.value(right) == "1" and at_home(sketch, right))
        counts = f"{sketch.value(CLOCK, '0')} {sketch.value(NUMBER, '1')}"
        return f"{rows} {'wb'[sketch.seat]} {rights or '-'} {sketch.value(PASSED, '-')} {counts}"

    def reading(self, text: Part, options: Options) -> Sketch:
        """Read FEN with any number of fields.

        As in `read_fen`, a passed square without effect counts as none.
        """
        fields = list(text.words())
        board = fields[0] if fields else text
        things, faults = read_rows(board, _CELL, lambda found: (STAMPS[found[0]],))
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
        sketch = Sketch(dict(options), things, values, (*faults, *more, *bad))
        without_effect = passed != "-" and not was_passed(sketch, passed)
        return sketch._replace(values={**values, PASSED: "-"}) if without_effect else sketch

    def wrong(self, sketch: Sketch) -> tuple[Fault, ...]:
        """Kings, pawns at the edge, and a square that no pawn has passed."""
        faults = []
        for seat, king in enumerate(("white-king", "black-king")):
            kings = sketch.on(king)
            if len(kings) != 1 and (kings or not self.kingless or seat != sketch.seat):
                faults.append(Fault(say.one_king(seat), self.clauses.moves, kings))
        white, black = sketch.on("white-king"), sketch.on("black-king")
        touching = tuple(
            spot
            for one in white
            for other in black
            if RING[BITS_OF[one]] & BITS_OF[other]
            for spot in (one, other)
        )
        if touching and not faults:
            faults.append(Fault(say.kings_touch, self.clauses.check, touching))
        pawns = (*sketch.on("white-pawn"), *sketch.on("black-pawn"))
        if ends := tuple(spot for spot in pawns if spot[1] in "18"):
            faults.append(Fault(say.pawn_on_end, self.clauses.moves, ends))
        passed = sketch.value(PASSED, "-")
        if passed != "-" and not was_passed(sketch, passed):
            faults.append(Fault(say.bad_passed(passed), self.clauses.moves, (passed,)))
        return tuple(faults)

    def refused(self, sketch: Sketch) -> Fault:
        """All else being right, the king of who is not to move could be taken."""
        seat = 1 - sketch.seat
        return Fault(say.could_be_taken(seat), self.clauses.check, sketch.on(f"{COLOURS[seat]}-king"))


def at_home(sketch: Sketch, right: str) -> bool:
    """Whether king and rook stand where a right to castle has them."""
    king, rook = RIGHTS[right]
    colour = COLOURS[right.islower()]
    held = sketch.things.get(king, ()), sketch.things.get(rook, ())
    return held == ((f"{colour}-king",), (f"{colour}-rook",))


def was_passed(sketch: Sketch, spot: str) -> bool:
    """Whether a pawn of who is not to move may just have gone two squares, past this one."""
    rank, ahead, behind, colour = ("6", "5", "7", "black") if sketch.seat == 0 else ("3", "4", "2", "white")
    if spot[1] != rank:
        return False
    empty = not sketch.things.get(spot) and not sketch.things.get(spot[0] + behind)
    return empty and sketch.things.get(spot[0] + ahead) == (f"{colour}-pawn",)
