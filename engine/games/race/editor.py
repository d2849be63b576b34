"""Setting up a position of a race across the star by hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from engine.contract.editing.draft import MIRROR, SEAT, Fault, Knob, Part, Sketch, Stamp
from engine.contract.editing.editor import Editor, Playable
from engine.contract.picture import Picture
from engine.contract.values import Options
from engine.contract.words.en import say_editing
from engine.games.race.picture import FIRE, grounds, markers, quiet
from engine.games.race.setups import FIVE, Field, Setup, field
from engine.games.race.star import Star
from engine.games.race.text import DRAWN, EXAMPLE, WON
from engine.games.race.words.en import Words

BLACK = "flame-black"
"""The stamp of Satan's fire, and its drawing."""
LOTS = "-"
"""Instead of a seat to move: the first player has not been drawn yet."""
DECIDED, ENDING = "decided", "ending"
Things = dict[str, tuple[str, ...]]


class Racing(Playable, Protocol):
    """What the editor needs of its game."""

    piece: str
    say: Words
    setups: tuple[Setup, ...]

    def setup(self, options: Options, /) -> Setup:
        """Return the set-up that the options ask for."""
        ...


class RaceEditor(Editor):
    """Pieces in any holes, and Satan's fire outside the points; the set-up is an option, `key`."""

    flips = (MIRROR,)

    def __init__(self, game: Racing, key: str) -> None:
        super().__init__(game)
        self.race = game
        self.options = (key,)

    def _field(self, options: Options) -> Field:
        return field(self.race.setup(options).id)

    def stamps(self, options: Options) -> tuple[Stamp, ...]:
        """The pieces of all seats, and Satan's fire where there is any."""
        say, setup = self.race.say, self.race.setup(options)
        pieces = [
            Stamp(f"{self.race.piece}-{colour}", say.all_pieces, f"{self.race.piece}-{colour}", kind, seat)
            for seat, colour in enumerate(setup.colours)
            for kind in [say.kind(f"{colour} {self.race.piece}")]
        ]
        fire = [Stamp(BLACK, say.all_pieces, BLACK, say.kind(FIRE))] if setup.devilish else []
        return (*pieces, *fire)

    def places(self, sketch: Sketch, stamp: str) -> Collection[str]:
        """All holes; for Satan's fire those outside the points (S12)."""
        here = self._field(sketch.options)
        if stamp != BLACK:
            return here.board.numbers
        return {name for hole, name in enumerate(here.board.names) if not here.points >> hole & 1}

    def put(self, sketch: Sketch, stamp: str, spot: str) -> Sketch:
        """There is one Satan's fire."""
        after = super().put(sketch, stamp, spot)
        others = set(after.on(BLACK)) - {spot} if stamp == BLACK and after is not sketch else set()
        return after.with_things({at: held for at, held in after.things.items() if at not in others})

    def knobs(self, sketch: Sketch) -> tuple[Knob, ...]:
        """Who is to move, whether Satan's fire was decided in this turn, and whether the game is over."""
        say = self.race.say
        turn = self.turn(sketch)
        knobs = [turn._replace(choices=((LOTS, say.by_lot), *turn.choices))]
        if sketch.seat >= 0:
            ending = ((("", say.goes_on)), (WON, say.was_won), (DRAWN, say.was_drawn))
            knobs.append(Knob(ENDING, say.ending, sketch.value(ENDING), ending, group=say.details))
            if sketch.on(BLACK):
                decided = sketch.value(DECIDED, "0")
                knobs.append(Knob(DECIDED, say.was_decided, decided, most=1, group=say.details))
        return tuple(knobs)

    def laid_out(self, _sketch: Sketch, options: Options) -> Sketch:
        """Another set-up begins with its own start."""
        return self.start(options)

    def across(self, spot: str, _how: str) -> str:
        """The hole on the other side of the line from top to bottom."""
        for setup in self.race.setups:
            board = field(setup.id).board
            if spot in board.numbers:
                return _mirrored(board, spot)
        return spot

    def text(self, sketch: Sketch) -> str:
        """The form that the pages of the rules tell."""
        here = self._field(sketch.options)
        lists = []
        for colour in here.setup.colours:
            holes = sketch.on(f"{self.race.piece}-{colour}")
            lists.append(",".join(sorted(holes, key=here.board.numbers.__getitem__)))
        fire = next(iter(sketch.on(BLACK)), LOTS)
        drawn = sketch.seat >= 0
        decided = drawn and fire != LOTS and sketch.value(DECIDED) == "1"
        ending = sketch.value(ENDING) if drawn else ""
        seat = sketch.value(SEAT, "0")
        return f"{'/'.join(lists)} satan:{fire} {seat} {int(decided)} {here.setup.id} {ending}".rstrip()

    def reading(self, text: Part, options: Options) -> Sketch:
        """The same form; the set-up settles the option."""
        say, words = self.race.say, [*text.words()]
        if not words:
            return Sketch(dict(options), misread=(text.fault(say.no_position(EXAMPLE)),))
        faults = [part.fault(say_editing.refused) for part in words[6:]]
        options = self._options(options, words[4:5], faults)
        here = self._field(options)
        things = self._read_lists(words[0], here, faults)
        for part in words[1:2]:
            self._read_fire(part, here, things, faults)
        values = {SEAT: "0", DECIDED: "0", ENDING: ""}
        seats = [LOTS, *map(str, range(len(here.homes)))]
        allowed = (seats, ["0", "1"], [WON, DRAWN])
        for knob, part, known in zip(values, [*words[2:4], *words[5:6]], allowed, strict=False):
            if part.text in known:
                values[knob] = part.text
            else:
                faults.append(part.fault(say.one_of(part.text, known)))
        return Sketch(options, things, values, tuple(faults))

    def _options(self, options: Options, words: list[Part], faults: list[Fault]) -> dict[str, str]:
        """Return the options with those that a set-up asks for."""
        (key,) = self.options
        known = {setup.id: setup for setup in self.race.setups}
        for part in words:
            if part.text in known:
                setups = known[part.text]
                value = str(len(setups.homes)) if setups.id.endswith(str(len(setups.homes))) else setups.id
                return {**options, key: value}
            faults.append(part.fault(self.race.say.one_of(part.text, list(known))))
        return dict(options)

    def _read_lists(self, part: Part, here: Field, faults: list[Fault]) -> Things:
        """Return the pieces of each seat in their holes."""
        say, things = self.race.say, Things()
        lists = [*part.split("/")]
        if len(lists) != len(here.homes):
            faults.append(part.fault(say.players(here.setup.id, len(here.homes), len(lists))))
        for colour, names in zip(here.setup.colours, lists, strict=False):
            for name in names.split(","):
                if not name.text:
                    continue
                if name.text in things or name.text not in here.board.numbers:
                    wrong = say.taken_twice if name.text in things else say.no_hole
                    faults.append(name.fault(wrong(name.text)))
                else:
                    things[name.text] = (f"{self.race.piece}-{colour}",)
        return things

    def _read_fire(self, part: Part, here: Field, things: Things, faults: list[Fault]) -> None:
        """Put Satan's fire where it is."""
        say, name = self.race.say, part.text.removeprefix("satan:")
        if name == part.text:
            faults.append(part.fault(say.no_fire(part.text)))
        elif name != LOTS and not here.setup.devilish:
            faults.append(part.fault(say.not_here, "S20"))
        elif name != LOTS and name not in here.board.numbers:
            faults.append(part.fault(say.no_hole(name)))
        elif name in things:
            faults.append(part.fault(say.taken_twice(name)))
        elif name != LOTS:
            things[name] = (BLACK,)

    def wrong(self, sketch: Sketch) -> tuple[Fault, ...]:
        """Too many pieces, nobody to move, Satan's fire where it cannot be or missing."""
        say, here = self.race.say, self._field(sketch.options)
        pieces = [sketch.on(f"{self.race.piece}-{colour}") for colour in here.setup.colours]
        faults = [
            Fault(say.too_many(here.each), "S1" if here.setup.devilish else "S20", held[here.each :])
            for held in pieces
            if len(held) > here.each
        ]
        if not any(pieces):
            faults.append(Fault(say.nobody))
        elif sketch.seat >= 0 and not pieces[sketch.seat]:
            faults.append(Fault(say.has_none(sketch.seat), "S8" if here.setup.devilish else "S10"))
        fire = sketch.on(BLACK)
        if set(fire) - set(self.places(sketch, BLACK)):
            faults.append(Fault(say.fire_ways, "S12", fire))
        if not fire and here.setup.id == FIVE:
            faults.append(Fault(say.fire_missing, "S13"))
        return tuple(faults)

    def picture(self, sketch: Sketch) -> Picture:
        """The pieces, homes, goals and markers."""
        here, say = self._field(sketch.options), self.race.say
        pieces = super().picture(sketch).pieces
        slabs = markers(here, self.race.piece, say)
        return Picture(pieces, "", quiet(grounds(here.setup.id, say.home, say.goal), pieces), slabs=slabs)


def _mirrored(board: Star, spot: str) -> str:
    x, y = board.xy[board.numbers[spot]]
    far = {name: abs(x + ox) + abs(y - oy) for name, (ox, oy) in zip(board.names, board.xy, strict=True)}
    return min(far, key=far.__getitem__)
