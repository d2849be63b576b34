"""The editor of Ctheckers: what lies face up and face down, what was looked at, captured, and is out."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.boards.square import facing, mirrored
from engine.contract.editing.draft import SWAP, Fault, Knob, Part, Sketch, Stamp
from engine.contract.editing.editor import Editor
from engine.contract.picture import Picture
from engine.contract.values import Options
from engine.games.ctheckers.editing.faults import faults_of
from engine.games.ctheckers.editing.palette import (
    CONTROL,
    DARK,
    FORM,
    LETTERS,
    OTHER,
    OUT,
    OWN,
    PILE,
    PILES,
    QUIET,
    REST,
    SEEN,
    STACKED,
    WAITS,
    is_look,
    letters,
    look,
    most_of,
    state_of,
    swapped,
)
from engine.games.ctheckers.editing.reading import read
from engine.games.ctheckers.grid import AT, LAST_RANK, rank_of
from engine.games.ctheckers.kinds import COLOURS, FORMS, TOKENS, art, kind_of
from engine.games.ctheckers.notation.text import write_position
from engine.games.ctheckers.picture import piece_on
from engine.games.ctheckers.state import HIDDEN
from engine.games.ctheckers.words.en import say as pieces
from engine.games.ctheckers.words.en import say_editor


class CtheckersEditor(Editor):
    """Pieces and stacks, looks under checkers; forms, piles and the count beside the board."""

    flips = (SWAP,)

    def stamps(self, options: Options) -> tuple[Stamp, ...]:
        """The pieces of both sides, then what each side may have seen under a checker."""
        seats = self.game.seats(options)
        men = [
            Stamp(letter, seats[side], art(letter), pieces.kind(kind_of(letter)), side)
            for side in (0, 1)
            for letter in (LETTERS, LETTERS.lower())[side]
        ]
        looks = [
            Stamp(
                look(seat, letter),
                say_editor.looked(seat),
                _look_art(seat, letter),
                say_editor.saw(seat, _thing(letter)),
            )
            for seat in (0, 1)
            for letter in SEEN
        ]
        return (*men, *looks)

    def places(self, sketch: Sketch, stamp: str) -> Collection[str]:
        """Dark squares, for Nyarlathotep all; what was looked at lies face down."""
        if is_look(stamp):
            return {spot for spot, stamps in sketch.things.items() if stamps[0] in HIDDEN}
        return AT if stamp in ("N", "n") else DARK

    def again(self, sketch: Sketch, stamp: str, spot: str) -> bool:
        """A cultist comes onto a stack once more, until it is full (C7)."""
        return super().again(sketch, stamp, spot) and not _stacks(sketch, stamp, spot)

    def put(self, sketch: Sketch, stamp: str, spot: str) -> Sketch:
        """A cultist goes on top of others on an end rank (C7); a side has seen one thing under a checker."""
        there = sketch.things.get(spot, ())
        if spot not in self.places(sketch, stamp):
            return sketch
        if is_look(stamp):
            there = tuple(each for each in there if each[:2] != stamp[:2])
        elif not _stacks(sketch, stamp, spot):
            there = ()
        return sketch.with_things({**sketch.things, spot: (*there, stamp)})

    def clear(self, sketch: Sketch, spot: str, stamp: str = "") -> Sketch:
        """What was seen under a checker goes with it."""
        left = super().clear(sketch, spot, stamp)
        return left if letters(left, spot) else super().clear(sketch, spot)

    def carry(self, sketch: Sketch, start: str, end: str) -> Sketch:
        """What was seen under a checker goes along with it."""
        there = self.places(sketch, letters(sketch, start)[:1] or "M")
        if end and end not in there:
            return sketch
        things = {spot: stamps for spot, stamps in sketch.things.items() if spot != start}
        return sketch.with_things({**things, end: sketch.things.get(start, ())} if end else things)

    def knobs(self, sketch: Sketch) -> tuple[Knob, ...]:
        """Forms and control, piles, the count; and what is to be done in a turn, if one was begun."""
        stars = [knob for side in (0, 1) if sketch.on("Nn"[side]) for knob in _star(sketch, side)]
        piles = [
            Knob(
                f"{knob}{side}{kind}",
                pieces.kind(f"{COLOURS[side]} {TOKENS[kind]}"),
                sketch.value(f"{knob}{side}{kind}", "0"),
                most=most_of(kind),
                group=group,
            )
            for knob, group in ((PILE, say_editor.captured), (OUT, say_editor.out))
            for side in (0, 1)
            for kind in PILES
        ]
        rest = sketch.value(REST)
        middle = (
            [Knob(REST, say_editor.turn, rest, (("", say_editor.begins), (rest, say_editor.goes_on(rest))))]
            if rest
            else []
        )
        quiet = sketch.value(QUIET, "0")
        count = [] if rest else [Knob(QUIET, say_editor.quiet, quiet, most=99, group=say_editor.count)]
        return (self.turn(sketch), *middle, *stars, *piles, *count)

    def set(self, sketch: Sketch, knob: str, value: str) -> Sketch:
        """A turn that has not begun has a count of moves."""
        after = super().set(sketch, knob, value)
        return (
            after
            if after.value(REST) or after.value(QUIET, "0") != "-"
            else after.with_values(**{QUIET: "0"})
        )

    def across(self, spot: str, _how: str) -> str:
        """Turned by half a turn."""
        return facing(mirrored(spot))

    def other(self, stamp: str) -> str:
        """The same piece of the other side; the other side has seen the same."""
        return look(1 - int(stamp[0]), stamp[-1]) if is_look(stamp) else stamp.swapcase()

    def revalued(self, sketch: Sketch, _how: str) -> Mapping[str, str]:
        """All that is counted by sides, exchanged."""
        return swapped(sketch)

    def text(self, sketch: Sketch) -> str:
        """The form that the page of the rules tells."""
        text, rest = write_position(state_of(sketch)), sketch.value(REST)
        return f"{text.rpartition(' ')[0]} {sketch.value(QUIET, '0')} {rest}" if rest else text

    def reading(self, text: Part, options: Options) -> Sketch:
        """The same form."""
        return read(text, options)

    def wrong(self, sketch: Sketch) -> tuple[Fault, ...]:
        """What cannot stand there, or is too much."""
        return faults_of(sketch)

    def refused(self, sketch: Sketch) -> Fault:
        """What was begun in this turn does not go with what is on the board."""
        return Fault(say_editor.no_turn) if sketch.value(REST) else super().refused(sketch)

    def picture(self, sketch: Sketch) -> Picture:
        """As in the game, without the chances."""
        state = state_of(sketch)
        standing = [(square, cell) for square, cell in enumerate(state.board) if cell]
        return Picture(tuple(piece_on(state, *each) for each in standing), "")


def _stacks(sketch: Sketch, stamp: str, spot: str) -> bool:
    """Whether a cultist can go on top of what stands there."""
    under = letters(sketch, spot)
    room = stamp in ("C", "c") and 0 < len(under) < STACKED and set(under) <= {"C", "c"}
    return room and rank_of(AT[spot]) in LAST_RANK


def _look_art(seat: int, letter: str) -> str:
    return f"seen-{TOKENS[letter]}" if letter in TOKENS else f"looked-{COLOURS[seat]}"


def _thing(letter: str) -> str:
    return pieces.kind(TOKENS[letter]) if letter in TOKENS else ""


def _star(sketch: Sketch, side: int) -> tuple[Knob, Knob]:
    """Return the form of a Nyarlathotep, and who controls it."""
    name = pieces.kind(f"{COLOURS[side]} {TOKENS['n']}")
    forms = tuple((str(number), pieces.forms[form]) for number, form in enumerate(FORMS) if form)
    controls = ((OWN, say_editor.owner), (OTHER, say_editor.other), (WAITS, say_editor.waits))
    form, control = sketch.value(f"{FORM}{side}", "0"), sketch.value(f"{CONTROL}{side}", OWN)
    none = (("0", say_editor.no_form),) if form == "0" else ()
    return (
        Knob(f"{FORM}{side}", say_editor.form_of(name), form, (*none, *forms)),
        Knob(f"{CONTROL}{side}", say_editor.control_of(name), control, controls),
    )
