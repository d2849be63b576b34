"""How the positions of a game are set up by hand. What an editor calls sound is what `Game.parse` accepts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Protocol

from engine.contract.editing.draft import SEAT, SWAP, Fault, Knob, Part, Sketch, Stamp
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
    """The editor of one game. Like a game it holds nothing: all is a pure function of a sketch."""

    options: tuple[str, ...] = ()
    """The options of the game that are asked for beside the board."""
    flips: tuple[str, ...] = ()
    """The ways to turn a position over that it has."""

    def __init__(self, game: Playable) -> None:
        self.game = game

    # --- what there is -----------------------------------------------------------------------------

    @abstractmethod
    def stamps(self, options: Options) -> tuple[Stamp, ...]:
        """Return the palette; those of one group follow each other."""

    @abstractmethod
    def places(self, sketch: Sketch, stamp: str) -> Collection[str]:
        """Return the spots and extras of the board where a stamp may be put; elsewhere it never lies."""

    def knobs(self, sketch: Sketch) -> tuple[Knob, ...]:
        """Return what is set beside the board: who is to move, if nothing else."""
        return (self.turn(sketch),)

    def turn(self, sketch: Sketch) -> Knob:
        """Return the knob for who is to move."""
        seats = ((str(seat), name) for seat, name in enumerate(self.game.seats(sketch.options)))
        return Knob(SEAT, say_editing.to_move, sketch.value(SEAT, "0"), tuple(seats))

    # --- what can be done --------------------------------------------------------------------------

    def empty(self, options: Options) -> Sketch:
        """Return a board with nothing on it."""
        return Sketch(dict(options))

    def start(self, options: Options) -> Sketch:
        """Return the usual start."""
        return self.read(self.game.position(self.game.view(self.game.initial(options), None)), options)

    def again(self, sketch: Sketch, stamp: str, spot: str) -> bool:
        """Return whether a stamp that is chosen for a place lies there already, and would be taken away."""
        return stamp in sketch.things.get(spot, ())

    def put(self, sketch: Sketch, stamp: str, spot: str) -> Sketch:
        """Return it with a stamp on a place; what it cannot lie upon is gone. Elsewhere nothing changes."""
        if spot not in self.places(sketch, stamp):
            return sketch
        return sketch.with_things({**sketch.things, spot: (stamp,)})

    def clear(self, sketch: Sketch, spot: str, stamp: str = "") -> Sketch:
        """Return it without what lies on a place, or without one of it."""
        left = tuple(each for each in sketch.things.get(spot, ()) if stamp not in ("", each))
        return sketch.with_things({**sketch.things, spot: left})

    def carry(self, sketch: Sketch, start: str, end: str) -> Sketch:
        """Return it with what lies on one place on another ("": gone); where it cannot lie it stays."""
        moved = sketch.things.get(start, ())
        if end and any(end not in self.places(sketch, stamp) for stamp in moved):
            return sketch
        things = {spot: stamps for spot, stamps in sketch.things.items() if spot != start}
        return sketch.with_things({**things, end: moved} if end else things)

    def set(self, sketch: Sketch, knob: str, value: str) -> Sketch:
        """Return it with a knob set to one of its values, or to a number; anything else changes nothing."""
        known = next((each for each in self.knobs(sketch) if each.id == knob), None)
        if known is None or not _fits(known, value):
            return sketch
        return sketch.with_values(**{knob: value})

    def laid_out(self, sketch: Sketch, options: Options) -> Sketch:
        """Return it with other options, and on their board."""
        return sketch._replace(options=dict(options), misread=())

    def flipped(self, sketch: Sketch, how: str) -> Sketch:
        """Return it turned over in one of the ways of `flips`."""
        things = {
            self.across(spot, how): tuple(self.other(stamp) if how == SWAP else stamp for stamp in stamps)
            for spot, stamps in sketch.things.items()
        }
        return sketch._replace(values=self.revalued(sketch, how)).with_things(things)

    def across(self, spot: str, _how: str) -> str:
        """Return where a place comes to lie when the board is turned over."""
        return spot

    def other(self, stamp: str) -> str:
        """Return the same stamp of the other side."""
        return stamp

    def revalued(self, sketch: Sketch, how: str) -> Mapping[str, str]:
        """Return the values of the knobs when the board is turned over."""
        return {**sketch.values, SEAT: str(1 - sketch.seat)} if how == SWAP else sketch.values

    # --- text, faults, picture ---------------------------------------------------------------------

    @abstractmethod
    def text(self, sketch: Sketch) -> str:
        """Return it as a position text; one that is not sound, too."""

    @abstractmethod
    def reading(self, text: Part, options: Options) -> Sketch:
        """Return what a text of a bounded length may mean, with what was not understood."""

    def read(self, text: str, options: Options) -> Sketch:
        """Return what a text may mean; what cannot be understood is among its faults, with its place."""
        whole = Part(text[:POSITION_LIMIT], 0)
        sketch = self.reading(whole, options)
        cut = Fault(say_editing.too_long, at=POSITION_LIMIT, length=len(text) - POSITION_LIMIT)
        misread = (*sketch.misread, *([cut] if cut.length > 0 else []))
        return sketch._replace(misread=misread[:MOST_FAULTS])

    @abstractmethod
    def wrong(self, sketch: Sketch) -> tuple[Fault, ...]:
        """Return what the rules have against a position."""

    def faults(self, sketch: Sketch) -> tuple[Fault, ...]:
        """Return all that is wrong; nothing if the game accepts it."""
        found = (*sketch.misread, *self.wrong(sketch))
        if found:
            return found
        try:
            self.game.start(sketch.options, self.text(sketch))
        except (BadOption, BadPosition):
            return (self.refused(sketch),)
        return ()

    def refused(self, _sketch: Sketch) -> Fault:
        """Return why the game does not accept a position with which nothing else is wrong."""
        return Fault(say_editing.refused)

    def picture(self, sketch: Sketch) -> Picture:
        """Return what it looks like, sound or not."""
        known = {stamp.id: stamp for stamp in self.stamps(sketch.options)}
        return Picture(
            tuple(
                Piece(spot, known[stamp].art, known[stamp].owner, known[stamp].name)
                for spot, stamps in sketch.things.items()
                for stamp in stamps
            ),
            "",
        )


def _fits(knob: Knob, value: str) -> bool:
    """Whether a knob can have a value."""
    if knob.choices:
        return value in [each for each, _ in knob.choices]
    plain = value.isascii() and value.isdigit() and len(value) < 6
    return plain and knob.least <= int(value) <= knob.most and value == str(int(value))
