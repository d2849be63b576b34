"""The contract of a position editor. A draft without faults is one that `Game.parse` accepts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Protocol

from engine.contract.editing.draft import SEAT, SWAP, Brush, Control, Draft, Fault, Part
from engine.contract.picture import Picture, Piece
from engine.contract.values import POSITION_LIMIT, BadOption, BadPosition, Options
from engine.contract.words.en import say_editing

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
        """Return the controls beside the board; the side to move is the minimum."""
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
        """Return the draft with a brush on a place, replacing its contents. Other places change nothing."""
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
