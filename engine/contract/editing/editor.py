"""How the positions of a game are set up by hand. What an editor calls sound is what `Game.parse` accepts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Protocol

from engine.contract.editing.draft import SEAT, SWAP, Brush, Control, Draft, Fault, Part
from engine.contract.picture import Picture, Piece
from engine.contract.values import POSITION_LIMIT, BadOption, BadPosition, Options
from engine.contract.words.en import say_editing

MOST_FAULTS = 20
"""How many are told of one text."""


class Playable(Protocol):
    """What an editor needs of its game."""

    def seats(self, options: Options, /) -> tuple[str, ...]:
        """Return what each seat is called."""
        ...

    def initial(self, options: Options, /) -> Any:
        """Return the usual start."""

    def view(self, state: Any, seat: int | None, /) -> Any:
        """Return what a seat may know."""

    def position(self, view: Any, /) -> str:
        """Return a position as text."""
        ...

    def start(self, options: Options, position: str = "", /) -> Any:
        """Return the state of a text. Raises `BadOption`, `BadPosition`."""


class Editor(ABC):
    """The editor of one game. Like a game it holds nothing: all is a pure function of a draft."""

    options: tuple[str, ...] = ()
    """The options of the game that are asked for beside the board."""
    flips: tuple[str, ...] = ()
    """The ways to turn a position over that it has."""

    def __init__(self, game: Playable) -> None:
        self.game = game

    # --- what there is -----------------------------------------------------------------------------

    @abstractmethod
    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the palette; those of one group follow each other."""

    @abstractmethod
    def places(self, draft: Draft, brush: str) -> Collection[str]:
        """Return the spots and extras of the board where a brush may be put; elsewhere it never lies."""

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Return what is set beside the board: who is to move, if nothing else."""
        return (self.turn_control(draft),)

    def turn_control(self, draft: Draft) -> Control:
        """Return the control for who is to move."""
        seats = ((str(seat), name) for seat, name in enumerate(self.game.seats(draft.options)))
        return Control(SEAT, say_editing.to_move, draft.value(SEAT, "0"), tuple(seats))

    # --- what can be done --------------------------------------------------------------------------

    def empty(self, options: Options) -> Draft:
        """Return a board with nothing on it."""
        return Draft(dict(options))

    def start(self, options: Options) -> Draft:
        """Return the usual start."""
        return self.read(self.game.position(self.game.view(self.game.initial(options), None)), options)

    def would_remove(self, draft: Draft, brush: str, spot: str) -> bool:
        """Return whether a brush that is chosen for a place lies there already, and would be taken away."""
        return brush in draft.contents.get(spot, ())

    def put(self, draft: Draft, brush: str, spot: str) -> Draft:
        """Return it with a brush on a place; what it cannot lie upon is gone. Elsewhere nothing changes."""
        if spot not in self.places(draft, brush):
            return draft
        return draft.with_contents({**draft.contents, spot: (brush,)})

    def clear(self, draft: Draft, spot: str, brush: str = "") -> Draft:
        """Return it without what lies on a place, or without one of it."""
        left = tuple(each for each in draft.contents.get(spot, ()) if brush not in ("", each))
        return draft.with_contents({**draft.contents, spot: left})

    def move(self, draft: Draft, start: str, end: str) -> Draft:
        """Return it with what lies on one place on another ("": gone); where it cannot lie it stays."""
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
        """Return it with other options, and on their board."""
        return draft._replace(options=dict(options), misread=())

    def flipped(self, draft: Draft, how: str) -> Draft:
        """Return it turned over in one of the ways of `flips`."""
        contents = {
            self.flipped_place(spot, how): tuple(
                self.flipped_brush(brush) if how == SWAP else brush for brush in brushes
            )
            for spot, brushes in draft.contents.items()
        }
        return draft._replace(values=self.flipped_values(draft, how)).with_contents(contents)

    def flipped_place(self, spot: str, _how: str) -> str:
        """Return where a place comes to lie when the board is turned over."""
        return spot

    def flipped_brush(self, brush: str) -> str:
        """Return the same brush of the other side."""
        return brush

    def flipped_values(self, draft: Draft, how: str) -> Mapping[str, str]:
        """Return the values of the controls when the board is turned over."""
        return {**draft.values, SEAT: str(1 - draft.seat)} if how == SWAP else draft.values

    # --- text, faults, picture ---------------------------------------------------------------------

    @abstractmethod
    def text(self, draft: Draft) -> str:
        """Return it as a position text; one that is not sound, too."""

    @abstractmethod
    def parse(self, text: Part, options: Options) -> Draft:
        """Return what a text of a bounded length may mean, with what was not understood."""

    def read(self, text: str, options: Options) -> Draft:
        """Return what a text may mean; what cannot be understood is among its faults, with its place."""
        whole = Part(text[:POSITION_LIMIT], 0)
        draft = self.parse(whole, options)
        cut = Fault(say_editing.too_long, at=POSITION_LIMIT, length=len(text) - POSITION_LIMIT)
        misread = (*draft.misread, *([cut] if cut.length > 0 else []))
        return draft._replace(misread=misread[:MOST_FAULTS])

    @abstractmethod
    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return what the rules have against a position."""

    def faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return all that is wrong; nothing if the game accepts it."""
        found = (*draft.misread, *self.rule_faults(draft))
        if found:
            return found
        try:
            self.game.start(draft.options, self.text(draft))
        except (BadOption, BadPosition):
            return (self.refusal_fault(draft),)
        return ()

    def refusal_fault(self, _draft: Draft) -> Fault:
        """Return why the game does not accept a position with which nothing else is wrong."""
        return Fault(say_editing.refused)

    def picture(self, draft: Draft) -> Picture:
        """Return what it looks like, sound or not."""
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
    """Whether a control can have a value."""
    if control.choices:
        return value in [each for each, _ in control.choices]
    plain = value.isascii() and value.isdigit() and len(value) < 6
    return plain and control.least <= int(value) <= control.most and value == str(int(value))
