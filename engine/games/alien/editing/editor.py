"""The editor of Alien Checkers: all that can lie on its board, and what lies beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.boards.square import facing, mirrored
from engine.contract.editing.draft import MIRROR, SWAP, Fault, Knob, Part, Sketch, Stamp
from engine.contract.editing.editor import Editor
from engine.contract.picture import Picture
from engine.contract.values import Options
from engine.games.alien.board.tables import AREA_SQUARES, EDGE_NUMBERS, NAMES, NUMBERS
from engine.games.alien.editing.controls import knobs_of, revalued
from engine.games.alien.editing.faults import faults_of
from engine.games.alien.editing.palette import (
    AREAS,
    CHECKERS,
    MARKS,
    STONE,
    WALLS,
    seat_of,
    state_of,
    with_mark,
)
from engine.games.alien.editing.reading import read
from engine.games.alien.hidden import View
from engine.games.alien.kinds import RANKS, SIDES
from engine.games.alien.notation.text import LETTERS, SNOOKLE_MARK, write
from engine.games.alien.picture import lying
from engine.games.alien.state import MOST_SNOOKLES
from engine.games.alien.words.en import say as things_named
from engine.games.alien.words.en import say_editor

TOKEN_KINDS = dict(zip(MARKS, ("snookle", "ring", "hippo"), strict=True))
SQUARE_KINDS = {"~": "water", "^": "fire", STONE: "monolith"}


class AlienEditor(Editor):
    """Whatever can lie on the board, by the signs of the position text."""

    options = ("open_cards",)
    flips = (MIRROR, SWAP)

    def stamps(self, options: Options) -> tuple[Stamp, ...]:
        """Each side's checkers and walls, tokens, and what lies on squares."""
        seats, found = self.game.seats(options), []
        for seat, side in enumerate(SIDES):
            for letter, rank in zip((LETTERS.upper(), LETTERS)[seat], RANKS[1:], strict=True):
                kind = f"{side} {rank}"
                found.append(
                    Stamp(letter, seats[seat], kind.replace(" ", "-"), things_named.kind(kind), seat)
                )
            found.append(Stamp(WALLS[seat], seats[seat], f"wall-{side}", say_editor.wall_of(seat), seat))
        found += [
            Stamp(mark, say_editor.tokens, kind, things_named.kind(kind), alone=f"{kind}-alone")
            for mark, kind in TOKEN_KINDS.items()
        ]
        found += [
            Stamp(sign, say_editor.squares, kind, things_named.kind(kind))
            for sign, kind in SQUARE_KINDS.items()
        ]
        return tuple(found)

    def places(self, sketch: Sketch, stamp: str) -> Collection[str]:
        """Walls stand on edges, the monolith on four squares, tokens on checkers, all else on squares."""
        if stamp in WALLS:
            return EDGE_NUMBERS
        if stamp == STONE:
            return AREAS
        if stamp in TOKEN_KINDS:
            return {spot for spot, stamps in sketch.things.items() if stamps[0] in CHECKERS}
        return NUMBERS

    def put(self, sketch: Sketch, stamp: str, spot: str) -> Sketch:
        """Tokens lie on checkers; what is under the monolith is gone, and there is only one."""
        if spot not in self.places(sketch, stamp):
            return sketch
        if stamp in TOKEN_KINDS:
            return sketch.with_things({**sketch.things, spot: with_mark(sketch.things[spot], stamp)})
        return sketch.with_things({**_cleared(sketch, stamp, spot), spot: (stamp,)})

    def again(self, sketch: Sketch, stamp: str, spot: str) -> bool:
        """A checker takes several Snookles: as many as it is shown with."""
        lying = sketch.things.get(spot, ())
        return lying.count(stamp) >= (MOST_SNOOKLES if stamp == SNOOKLE_MARK else 1)

    def clear(self, sketch: Sketch, spot: str, stamp: str = "") -> Sketch:
        """Tokens go with their checker."""
        left = super().clear(sketch, spot, stamp)
        return super().clear(sketch, spot) if left.things.get(spot, ("M",))[0] in TOKEN_KINDS else left

    def carry(self, sketch: Sketch, start: str, end: str) -> Sketch:
        """A checker takes its tokens along."""
        stamps = sketch.things.get(start, ())
        if not stamps or (end and end not in self.places(sketch, stamps[0])):
            return sketch
        without = super().clear(sketch, start)
        if not end:
            return without
        return without.with_things({**_cleared(without, stamps[0], end), end: stamps})

    def knobs(self, sketch: Sketch) -> tuple[Knob, ...]:
        """Turns, planets, counts, cards."""
        return (self.turn(sketch), *knobs_of(sketch))

    def across(self, spot: str, how: str) -> str:
        """Left for right, or turned by half a turn; edges and areas are named by two of their squares."""
        mark = next((mark for mark in "|+" if mark in spot), "")
        squares = [_across(square, how) for square in (spot.split(mark) if mark else [spot])]
        if mark == "+":
            files, ranks = sorted(square[0] for square in squares), sorted(square[1] for square in squares)
            squares = [f"{files[i]}{ranks[i]}" for i in (0, 1)]
        return mark.join(sorted(squares))

    def other(self, stamp: str) -> str:
        """The same thing of the other side."""
        if stamp in WALLS:
            return WALLS[1 - seat_of(stamp)]
        return stamp.swapcase() if stamp in CHECKERS else stamp

    def revalued(self, sketch: Sketch, how: str) -> Mapping[str, str]:
        """Directions and squares turned, what belongs to seats exchanged."""
        return revalued(sketch, how, lambda spot: self.across(spot, how))

    def text(self, sketch: Sketch) -> str:
        """The form that the page of the rules tells."""
        return write(View(state_of(sketch), None))

    def reading(self, text: Part, options: Options) -> Sketch:
        """The same form."""
        return read(text, options)

    def wrong(self, sketch: Sketch) -> tuple[Fault, ...]:
        """Too many pieces, hippos or walls, and what does not go together."""
        return faults_of(sketch)

    def picture(self, sketch: Sketch) -> Picture:
        """What lies on the board, as in the game."""
        return lying(state_of(sketch))


def _cleared(sketch: Sketch, stamp: str, spot: str) -> dict[str, tuple[str, ...]]:
    """Return what is left where a stamp comes: a square has one thing, and the monolith needs four."""
    things = dict(sketch.things)
    for area in sketch.on(STONE):
        if stamp == STONE or spot in _under(area):
            things.pop(area)
    for square in _under(spot) if stamp == STONE else ():
        things.pop(square, None)
    return things


def _under(area: str) -> list[str]:
    return [NAMES[square] for square in AREA_SQUARES[AREAS[area]]]


def _across(square: str, how: str) -> str:
    return mirrored(square) if how == MIRROR else facing(mirrored(square))
