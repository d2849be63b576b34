"""Setting up positions: drafts with their palette and controls, and the contract of a position editor."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from engine.contract.picture import Picture, Piece
from engine.contract.values import POSITION_LIMIT, BadOption, BadPosition, Options
from engine.contract.words.en import say_editing

SEAT = "seat"
"""The control of the side to move, by seat number; most games have it."""
MIRROR, SWAP = "mirror", "swap"
"""Ways to flip the board: left–right, or with the sides swapped."""


class Brush(NamedTuple):
    """A palette entry."""

    id: str
    group: str
    """Heading of its group in the palette, such as the name of a side."""
    art: str
    """File name of its drawing in `assets/pieces/`."""
    name: str
    """Name of the piece, such as "dark king", for people."""
    owner: int = -1
    """Seat of its owner, or -1."""
    alone: str = ""
    """Its drawing in the palette, if different: a badge is small on the board."""


class Control(NamedTuple):
    """A control beside the board: a choice, or a number from `least` to `most`."""

    id: str
    name: str
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    """Values and their titles; () for a number."""
    least: int = 0
    most: int = 0
    group: str = ""
    """Heading of its group; controls without a group are always visible."""


class Fault(NamedTuple):
    """A fault in a position: a sentence, its clause, and its place."""

    words: str
    clause: str = ""
    spots: tuple[str, ...] = ()
    """The squares at fault."""
    at: int = -1
    """Offset in the position text, or -1."""
    length: int = 0


class Draft(NamedTuple):
    """An edited position, legal or not. Immutable: each edit makes a new one."""

    options: Mapping[str, str]
    contents: Mapping[str, tuple[str, ...]] = {}
    """Brush ids per square or extra, bottom first; empty places are left out."""
    values: Mapping[str, str] = {}
    """Values of the controls that were set."""
    misread: tuple[Fault, ...] = ()
    """Parts of the position text that could not be read."""

    def value(self, control: str, usual: str = "") -> str:
        """Return the value of a control."""
        return self.values.get(control, usual)

    @property
    def seat(self) -> int:
        """Seat to move; -1 if the control holds no number."""
        seat = self.value(SEAT, "0")
        return int(seat) if seat.isdigit() else -1

    def on(self, brush: str) -> tuple[str, ...]:
        """Return the places that hold a brush, sorted."""
        return tuple(sorted(spot for spot, brushes in self.contents.items() if brush in brushes))

    def with_contents(self, contents: Mapping[str, tuple[str, ...]]) -> Draft:
        """Return the draft with other contents and no unread text."""
        return self._replace(
            contents={spot: brushes for spot, brushes in contents.items() if brushes}, misread=()
        )

    def with_values(self, **values: str) -> Draft:
        """Return the draft with some controls set."""
        return self._replace(values={**self.values, **values}, misread=())


class Part(NamedTuple):
    """A part of a text, with its offset."""

    text: str
    at: int

    def fault(self, words: str, clause: str = "") -> Fault:
        """Return a fault at this part of the text."""
        return Fault(words, clause, at=self.at, length=max(1, len(self.text)))

    def split(self, mark: str) -> Iterator[Part]:
        """Yield the parts between the marks."""
        at = self.at
        for text in self.text.split(mark):
            yield Part(text, at)
            at += len(text) + len(mark)

    def words(self) -> Iterator[Part]:
        """Yield the words between white space."""
        at = 0
        for word in self.text.split():
            at = self.text.index(word, at)
            yield Part(word, self.at + at)
            at += len(word)


MOST_FAULTS = 20
"""Maximum number of reading faults per text."""


class Playable(Protocol):
    """The part of a game that an editor needs."""

    def seats(self, options: Options, /) -> tuple[str, ...]:
        """Return the names of the seats."""
        ...

    def initial(self, options: Options, /) -> Any:
        """Return the initial state."""

    def view(self, state: Any, seat: int | None, /) -> Any:
        """Return the view of a seat."""

    def position(self, view: Any, /) -> str:
        """Return a position as text."""
        ...

    def start(self, options: Options, position: str = "", /) -> Any:
        """Return the state of a position text. Raises `BadOption`, `BadPosition`."""


class Editor(ABC):
    """The editor of one game. Stateless: every method is a pure function of a draft."""

    options: tuple[str, ...] = ()
    """Options of the game that the editor shows beside the board."""
    flips: tuple[str, ...] = ()
    """Supported ways to flip the board."""

    def __init__(self, game: Playable) -> None:
        self.game = game

    # --- palette and controls -----------------------------------------------------------------------

    @abstractmethod
    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the palette, group by group."""

    @abstractmethod
    def places(self, draft: Draft, brush: str) -> Collection[str]:
        """Return the squares and extras that accept a brush."""

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Return the controls beside the board; by default only that of the side to move."""
        return (self.turn_control(draft),)

    def turn_control(self, draft: Draft) -> Control:
        """Return the control of the side to move."""
        seats = ((str(seat), name) for seat, name in enumerate(self.game.seats(draft.options)))
        return Control(SEAT, say_editing.to_move, draft.value(SEAT, "0"), tuple(seats))

    # --- edits ----------------------------------------------------------------------------------------

    def empty(self, options: Options) -> Draft:
        """Return an empty board."""
        return Draft(dict(options))

    def start(self, options: Options) -> Draft:
        """Return the initial position."""
        return self.read(self.game.position(self.game.view(self.game.initial(options), None)), options)

    def would_remove(self, draft: Draft, brush: str, spot: str) -> bool:
        """Return True if painting a brush on a place that holds it would erase it."""
        return brush in draft.contents.get(spot, ())

    def put(self, draft: Draft, brush: str, spot: str) -> Draft:
        """Return the draft with a brush on a place, replacing its contents, if the place accepts it."""
        if spot not in self.places(draft, brush):
            return draft
        return draft.with_contents({**draft.contents, spot: (brush,)})

    def clear(self, draft: Draft, spot: str, brush: str = "") -> Draft:
        """Return the draft with a place cleared, or with one brush erased there."""
        left = tuple(each for each in draft.contents.get(spot, ()) if brush not in ("", each))
        return draft.with_contents({**draft.contents, spot: left})

    def move(self, draft: Draft, start: str, end: str) -> Draft:
        """Return the draft with the contents of a place moved ("": deleted), if the target accepts them."""
        moved = draft.contents.get(start, ())
        if end and any(end not in self.places(draft, brush) for brush in moved):
            return draft
        contents = {spot: brushes for spot, brushes in draft.contents.items() if spot != start}
        return draft.with_contents({**contents, end: moved} if end else contents)

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        """Return the draft with a control set; values the control does not have change nothing."""
        known = next((each for each in self.controls(draft) if each.id == control), None)
        if known is None or not _fits(known, value):
            return draft
        return draft.with_values(**{control: value})

    def with_options(self, draft: Draft, options: Options) -> Draft:
        """Return the draft with other options, on their board."""
        return draft._replace(options=dict(options), misread=())

    def flipped(self, draft: Draft, how: str) -> Draft:
        """Return the draft flipped in one of the ways of `flips`."""
        contents = {
            self.flipped_place(spot, how): tuple(
                self.flipped_brush(brush) if how == SWAP else brush for brush in brushes
            )
            for spot, brushes in draft.contents.items()
        }
        return draft._replace(values=self.flipped_values(draft, how)).with_contents(contents)

    def flipped_place(self, spot: str, _how: str) -> str:
        """Return the place that a place moves to when the board is flipped."""
        return spot

    def flipped_brush(self, brush: str) -> str:
        """Return the brush of the other side."""
        return brush

    def flipped_values(self, draft: Draft, how: str) -> Mapping[str, str]:
        """Return the control values of the flipped board."""
        return {**draft.values, SEAT: str(1 - draft.seat)} if how == SWAP else draft.values

    # --- text, faults, picture ---------------------------------------------------------------------

    @abstractmethod
    def text(self, draft: Draft) -> str:
        """Return the draft as a position text, even if it is not legal."""

    @abstractmethod
    def parse(self, text: Part, options: Options) -> Draft:
        """Return the draft of a text of bounded length, with its unread parts."""

    def read(self, text: str, options: Options) -> Draft:
        """Return the draft of a text; unread parts become faults with their offsets."""
        whole = Part(text[:POSITION_LIMIT], 0)
        draft = self.parse(whole, options)
        cut = Fault(say_editing.too_long, at=POSITION_LIMIT, length=len(text) - POSITION_LIMIT)
        misread = (*draft.misread, *([cut] if cut.length > 0 else []))
        return draft._replace(misread=misread[:MOST_FAULTS])

    @abstractmethod
    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return the rule violations of a draft."""

    def faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return all faults; () if the game accepts the position."""
        found = (*draft.misread, *self.rule_faults(draft))
        if found:
            return found
        try:
            self.game.start(draft.options, self.text(draft))
        except (BadOption, BadPosition):
            return (self.refusal_fault(draft),)
        return ()

    def refusal_fault(self, _draft: Draft) -> Fault:
        """Return the fault of a position that the game rejects for no other reason."""
        return Fault(say_editing.refused)

    def picture(self, draft: Draft) -> Picture:
        """Return the picture of a draft, legal or not."""
        known = {brush.id: brush for brush in self.brushes(draft.options)}
        return Picture(
            tuple(
                Piece(spot, known[brush].art, known[brush].owner, known[brush].name)
                for spot, brushes in draft.contents.items()
                for brush in brushes
            ),
            "",
        )


def _fits(control: Control, value: str) -> bool:
    """Return True if a control accepts a value."""
    if control.choices:
        return value in [each for each, _ in control.choices]
    plain = value.isascii() and value.isdigit() and len(value) < 6
    return plain and control.least <= int(value) <= control.most and value == str(int(value))
