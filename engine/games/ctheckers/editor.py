"""The position editor of Ctheckers: pieces, looks, piles and counts."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.boards.square import flipped, mirrored
from engine.contract.editing import SWAP, Brush, Control, Draft, Editor, Fault, Part
from engine.contract.picture import Picture
from engine.contract.values import Options
from engine.games.ctheckers.draft import (
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
    read,
    state_of,
    swapped,
)
from engine.games.ctheckers.grid import AT, LAST_RANK, NAMES, rank_of
from engine.games.ctheckers.notation import write_position
from engine.games.ctheckers.picture import piece_on
from engine.games.ctheckers.state import (
    COLOURS,
    FORMS,
    HIDDEN,
    IDENTITIES,
    TOKENS,
    State,
    art,
    hidden_squares,
    kind_of,
    known_looks,
    letter_of,
    unaccounted,
)
from engine.games.ctheckers.words.en import say, say_editor


def faults_of(draft: Draft) -> tuple[Fault, ...]:
    """Return all faults, ordered by board, counts and Nyarlathoteps."""
    state = state_of(draft)
    light = tuple(
        spot for spot in draft.contents if spot not in DARK and set(letters(draft, spot)) - {"N", "n"}
    )
    stacks = tuple(
        spot
        for spot in draft.contents
        if len(letters(draft, spot)) > 1 and rank_of(AT[spot]) not in LAST_RANK
    )
    faults = [Fault(say_editor.on_light, "C9", light)] if light else []
    faults += [Fault(say_editor.stack_inside, "C7", stacks)] if stacks else []
    for side in (0, 1):
        faults += _counts(state, draft, side)
    faults += [*_forms(draft), *_different(draft)]
    return tuple(faults)


def _counts(state: State, draft: Draft, side: int) -> list[Fault]:
    """Return the faults of a side with more than its twelve identities (C1)."""
    left = unaccounted(state, side)
    faults = []
    for kind, count in left.items():
        if count < 0:
            name = say.kind(f"{COLOURS[side]} {TOKENS[kind]}")
            faults.append(Fault(say_editor.too_many(name), "C1", draft.on(letter_of(kind, side))))
    hidden = sorted(set(hidden_squares(state.board, side)) - set(known_looks(state, side)))
    if more := hidden[max(0, sum(left.values())) :]:
        name = say.kind(f"{COLOURS[side]} checker")
        faults.append(Fault(say_editor.too_many(name), "C1", tuple(NAMES[square] for square in more)))
    return faults


def _forms(draft: Draft) -> list[Fault]:
    """Return the faults of Nyarlathoteps without a form, unless the die is rolling (C9)."""
    if draft.value(REST):
        return []
    bare = [draft.on("Nn"[side]) for side in (0, 1) if draft.value(f"{FORM}{side}", "0") == "0"]
    return [Fault(say_editor.without_form, "C9", spots) for spots in bare if spots]


def _different(draft: Draft) -> list[Fault]:
    """Return the fault of two looks under one checker that differ (C18)."""
    found = []
    for spot, brushes in draft.contents.items():
        known = {brush[-1] for brush in brushes if is_look(brush)} - {"?"}
        if len(known) > 1 and brushes[0] in HIDDEN:
            found.append(spot)
    return [Fault(say_editor.different, "C18", tuple(sorted(found)))] if found else []


class CtheckersEditor(Editor):
    """The editor: pieces, stacks and looks on the board; forms, piles and the count beside it."""

    flips = (SWAP,)

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the pieces of both sides, then each side's possible looks under a checker."""
        seats = self.game.seats(options)
        pieces = [
            Brush(letter, seats[side], art(letter), say.kind(kind_of(letter)), side)
            for side in (0, 1)
            for letter in (LETTERS, LETTERS.lower())[side]
        ]
        looks = [
            Brush(
                look(seat, letter),
                say_editor.looked(seat),
                _look_art(seat, letter),
                say_editor.saw(seat, _identity_name(letter)),
            )
            for seat in (0, 1)
            for letter in SEEN
        ]
        return (*pieces, *looks)

    def places(self, draft: Draft, brush: str) -> Collection[str]:
        """Return the places of a piece: dark squares, any for Nyarlathotep, face-down checkers for looks."""
        if is_look(brush):
            return {spot for spot, brushes in draft.contents.items() if brushes[0] in HIDDEN}
        return AT if brush in ("N", "n") else DARK

    def would_remove(self, draft: Draft, brush: str, spot: str) -> bool:
        """Return False for a cultist that still fits on a stack (C7)."""
        return super().would_remove(draft, brush, spot) and not _stacks(draft, brush, spot)

    def put(self, draft: Draft, brush: str, spot: str) -> Draft:
        """Put a cultist on a stack on an end rank (C7), or a seat's only look under a checker."""
        there = draft.contents.get(spot, ())
        if spot not in self.places(draft, brush):
            return draft
        if is_look(brush):
            there = tuple(each for each in there if each[:2] != brush[:2])
        elif not _stacks(draft, brush, spot):
            there = ()
        return draft.with_contents({**draft.contents, spot: (*there, brush)})

    def clear(self, draft: Draft, spot: str, brush: str = "") -> Draft:
        """Clear a spot or one piece; looks go with their checker."""
        left = super().clear(draft, spot, brush)
        return left if letters(left, spot) else super().clear(draft, spot)

    def move(self, draft: Draft, start: str, end: str) -> Draft:
        """Move a piece; a checker takes its looks along."""
        there = self.places(draft, letters(draft, start)[:1] or "M")
        if end and end not in there:
            return draft
        contents = {spot: brushes for spot, brushes in draft.contents.items() if spot != start}
        return draft.with_contents({**contents, end: draft.contents.get(start, ())} if end else contents)

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Return the controls for forms, control, piles and the count; and for a turn in progress."""
        stars = [control for side in (0, 1) if draft.on("Nn"[side]) for control in _star(draft, side)]
        piles = [
            Control(
                f"{control}{side}{kind}",
                say.kind(f"{COLOURS[side]} {TOKENS[kind]}"),
                draft.value(f"{control}{side}{kind}", "0"),
                most=IDENTITIES[kind],
                group=group,
            )
            for control, group in ((PILE, say_editor.captured), (OUT, say_editor.out))
            for side in (0, 1)
            for kind in PILES
        ]
        rest = draft.value(REST)
        middle = (
            [
                Control(
                    REST, say_editor.turn, rest, (("", say_editor.begins), (rest, say_editor.goes_on(rest)))
                )
            ]
            if rest
            else []
        )
        quiet = draft.value(QUIET, "0")
        count = [] if rest else [Control(QUIET, say_editor.quiet, quiet, most=99, group=say_editor.count)]
        return (self.turn_control(draft), *middle, *stars, *piles, *count)

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        """Set a control; a turn that has not begun gets a count of moves."""
        after = super().set(draft, control, value)
        return (
            after
            if after.value(REST) or after.value(QUIET, "0") != "-"
            else after.with_values(**{QUIET: "0"})
        )

    def flipped_place(self, spot: str, _how: str) -> str:
        """Turn a spot by half a turn."""
        return flipped(mirrored(spot))

    def flipped_brush(self, brush: str) -> str:
        """Return the same piece or look of the other side."""
        return look(1 - int(brush[0]), brush[-1]) if is_look(brush) else brush.swapcase()

    def flipped_values(self, draft: Draft, _how: str) -> Mapping[str, str]:
        """Return the values with the sides exchanged."""
        return swapped(draft)

    def text(self, draft: Draft) -> str:
        """Return the position text in the form of the rules page."""
        text, rest = write_position(state_of(draft)), draft.value(REST)
        return f"{text.rpartition(' ')[0]} {draft.value(QUIET, '0')} {rest}" if rest else text

    def parse(self, text: Part, options: Options) -> Draft:
        """Read a position text as far as it is valid."""
        return read(text, options)

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return the faults: impossible places and numbers."""
        return faults_of(draft)

    def refusal_fault(self, draft: Draft) -> Fault:
        """Return the fault of a turn in progress that does not fit the board."""
        return Fault(say_editor.no_turn) if draft.value(REST) else super().refusal_fault(draft)

    def picture(self, draft: Draft) -> Picture:
        """Return the picture as in the game, without odds."""
        state = state_of(draft)
        standing = [(square, cell) for square, cell in enumerate(state.board) if cell]
        return Picture(tuple(piece_on(state, *each) for each in standing), "")


def _stacks(draft: Draft, brush: str, spot: str) -> bool:
    """Return True if a cultist can be put on the content of a square."""
    under = letters(draft, spot)
    room = brush in ("C", "c") and 0 < len(under) < STACKED and set(under) <= {"C", "c"}
    return room and rank_of(AT[spot]) in LAST_RANK


def _look_art(seat: int, letter: str) -> str:
    return f"seen-{TOKENS[letter]}" if letter in TOKENS else f"looked-{COLOURS[seat]}"


def _identity_name(letter: str) -> str:
    return say.kind(TOKENS[letter]) if letter in TOKENS else ""


def _star(draft: Draft, side: int) -> tuple[Control, Control]:
    """Return the controls for a Nyarlathotep's form and control."""
    name = say.kind(f"{COLOURS[side]} {TOKENS['n']}")
    forms = tuple((str(number), say.forms[form]) for number, form in enumerate(FORMS) if form)
    controls = ((OWN, say_editor.owner), (OTHER, say_editor.other), (WAITS, say_editor.waits))
    form, control = draft.value(f"{FORM}{side}", "0"), draft.value(f"{CONTROL}{side}", OWN)
    none = (("0", say_editor.no_form),) if form == "0" else ()
    return (
        Control(f"{FORM}{side}", say_editor.form_of(name), form, (*none, *forms)),
        Control(f"{CONTROL}{side}", say_editor.control_of(name), control, controls),
    )
