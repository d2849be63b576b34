"""Position editor of the star games."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from engine.contract.editing import MIRROR, SEAT, Brush, Control, Draft, Editor, Fault, Part, Playable
from engine.contract.picture import Picture
from engine.contract.values import Options
from engine.contract.words.en import say_editing
from engine.games.race.picture import FIRE, grounds, markers, without_covered_goals
from engine.games.race.setups import FIVE, Field, Setup, field
from engine.games.race.star import Star
from engine.games.race.text import DRAWN, EXAMPLE, WON
from engine.games.race.words.en import Words

BLACK = "flame-black"
"""The brush of Satan's fire, and its drawing."""
LOTS = "-"
"""Value of the control of the side to move while the first player is not drawn yet."""
DECIDED, ENDING = "decided", "ending"
Contents = dict[str, tuple[str, ...]]


class Racing(Playable, Protocol):
    """The part of a star game that the editor needs."""

    piece: str
    say: Words
    setups: tuple[Setup, ...]

    def setup(self, options: Options, /) -> Setup:
        """Return the set-up of the options."""
        ...


class RaceEditor(Editor):
    """The editor: pieces in any holes, Satan's fire outside the points; the set-up is an option, `key`."""

    flips = (MIRROR,)

    def __init__(self, game: Racing, key: str) -> None:
        super().__init__(game)
        self.race = game
        self.options = (key,)

    def _field(self, options: Options) -> Field:
        return field(self.race.setup(options).id)

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the pieces of all seats, and Satan's fire if it is in play."""
        say, setup = self.race.say, self.race.setup(options)
        pieces = [
            Brush(f"{self.race.piece}-{colour}", say.all_pieces, f"{self.race.piece}-{colour}", kind, seat)
            for seat, colour in enumerate(setup.colours)
            for kind in [say.kind(f"{colour} {self.race.piece}")]
        ]
        fire = [Brush(BLACK, say.all_pieces, BLACK, say.kind(FIRE))] if setup.devilish else []
        return (*pieces, *fire)

    def places(self, draft: Draft, brush: str) -> Collection[str]:
        """Return all holes; for Satan's fire those outside the points (S12)."""
        here = self._field(draft.options)
        if brush != BLACK:
            return here.board.numbers
        return {name for hole, name in enumerate(here.board.names) if not here.points >> hole & 1}

    def put(self, draft: Draft, brush: str, spot: str) -> Draft:
        """Return the draft with a brush on a hole; Satan's fire exists only once."""
        after = super().put(draft, brush, spot)
        others = set(after.on(BLACK)) - {spot} if brush == BLACK and after is not draft else set()
        return after.with_contents({at: held for at, held in after.contents.items() if at not in others})

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Return the controls: seat to move, Satan's fire decided in this turn, game over."""
        say = self.race.say
        turn = self.turn_control(draft)
        controls = [turn._replace(choices=((LOTS, say.by_lot), *turn.choices))]
        if draft.seat >= 0:
            ending = ((("", say.goes_on)), (WON, say.was_won), (DRAWN, say.was_drawn))
            controls.append(Control(ENDING, say.ending, draft.value(ENDING), ending, group=say.details))
            if draft.on(BLACK):
                decided = draft.value(DECIDED, "0")
                controls.append(Control(DECIDED, say.was_decided, decided, most=1, group=say.details))
        return tuple(controls)

    def with_options(self, _draft: Draft, options: Options) -> Draft:
        """Return the start of another set-up."""
        return self.start(options)

    def flipped_place(self, spot: str, _how: str) -> str:
        """Return the hole mirrored left to right."""
        for setup in self.race.setups:
            board = field(setup.id).board
            if spot in board.numbers:
                return _mirrored(board, spot)
        return spot

    def text(self, draft: Draft) -> str:
        """Return the position text of the rules page."""
        here = self._field(draft.options)
        lists = []
        for colour in here.setup.colours:
            holes = draft.on(f"{self.race.piece}-{colour}")
            lists.append(",".join(sorted(holes, key=here.board.numbers.__getitem__)))
        fire = next(iter(draft.on(BLACK)), LOTS)
        drawn = draft.seat >= 0
        decided = drawn and fire != LOTS and draft.value(DECIDED) == "1"
        ending = draft.value(ENDING) if drawn else ""
        seat = draft.value(SEAT, "0")
        return f"{'/'.join(lists)} satan:{fire} {seat} {int(decided)} {here.setup.id} {ending}".rstrip()

    def parse(self, text: Part, options: Options) -> Draft:
        """Return the draft of a position text; its set-up decides the option."""
        say, words = self.race.say, [*text.words()]
        if not words:
            return Draft(dict(options), misread=(text.fault(say.no_position(EXAMPLE)),))
        faults = [part.fault(say_editing.refused) for part in words[6:]]
        options = self._options(options, words[4:5], faults)
        here = self._field(options)
        contents = self._read_lists(words[0], here, faults)
        for part in words[1:2]:
            self._read_fire(part, here, contents, faults)
        values = {SEAT: "0", DECIDED: "0", ENDING: ""}
        seats = [LOTS, *map(str, range(len(here.homes)))]
        allowed = (seats, ["0", "1"], [WON, DRAWN])
        for control, part, known in zip(values, [*words[2:4], *words[5:6]], allowed, strict=False):
            if part.text in known:
                values[control] = part.text
            else:
                faults.append(part.fault(say.one_of(part.text, known)))
        return Draft(options, contents, values, tuple(faults))

    def _options(self, options: Options, words: list[Part], faults: list[Fault]) -> dict[str, str]:
        """Return the options with the set-up of the text."""
        (key,) = self.options
        known = {setup.id: setup for setup in self.race.setups}
        for part in words:
            if part.text in known:
                setups = known[part.text]
                value = str(len(setups.homes)) if setups.id.endswith(str(len(setups.homes))) else setups.id
                return {**options, key: value}
            faults.append(part.fault(self.race.say.one_of(part.text, list(known))))
        return dict(options)

    def _read_lists(self, part: Part, here: Field, faults: list[Fault]) -> Contents:
        """Return the pieces of each seat in their holes."""
        say, contents = self.race.say, Contents()
        lists = [*part.split("/")]
        if len(lists) != len(here.homes):
            faults.append(part.fault(say.players(here.setup.id, len(here.homes), len(lists))))
        for colour, names in zip(here.setup.colours, lists, strict=False):
            for name in names.split(","):
                if not name.text:
                    continue
                if name.text in contents or name.text not in here.board.numbers:
                    wrong = say.taken_twice if name.text in contents else say.no_hole
                    faults.append(name.fault(wrong(name.text)))
                else:
                    contents[name.text] = (f"{self.race.piece}-{colour}",)
        return contents

    def _read_fire(self, part: Part, here: Field, contents: Contents, faults: list[Fault]) -> None:
        """Add Satan's fire to the contents."""
        say, name = self.race.say, part.text.removeprefix("satan:")
        if name == part.text:
            faults.append(part.fault(say.no_fire(part.text)))
        elif name != LOTS and not here.setup.devilish:
            faults.append(part.fault(say.not_here, "S20"))
        elif name != LOTS and name not in here.board.numbers:
            faults.append(part.fault(say.no_hole(name)))
        elif name in contents:
            faults.append(part.fault(say.taken_twice(name)))
        elif name != LOTS:
            contents[name] = (BLACK,)

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return the faults: too many pieces, no seat to move, Satan's fire misplaced or missing."""
        say, here = self.race.say, self._field(draft.options)
        pieces = [draft.on(f"{self.race.piece}-{colour}") for colour in here.setup.colours]
        faults = [
            Fault(say.too_many(here.each), "S1" if here.setup.devilish else "S20", held[here.each :])
            for held in pieces
            if len(held) > here.each
        ]
        if not any(pieces):
            faults.append(Fault(say.nobody))
        elif draft.seat >= 0 and not pieces[draft.seat]:
            faults.append(Fault(say.has_none(draft.seat), "S8" if here.setup.devilish else "S10"))
        fire = draft.on(BLACK)
        if set(fire) - set(self.places(draft, BLACK)):
            faults.append(Fault(say.fire_ways, "S12", fire))
        if not fire and here.setup.id == FIVE:
            faults.append(Fault(say.fire_missing, "S13"))
        return tuple(faults)

    def picture(self, draft: Draft) -> Picture:
        """Return the picture: pieces, homes, goals and markers."""
        here, say = self._field(draft.options), self.race.say
        pieces = super().picture(draft).pieces
        overlays = markers(here, self.race.piece, say)
        marks = without_covered_goals(grounds(here.setup.id, say.home, say.goal), pieces)
        return Picture(pieces, "", marks, overlays=overlays)


def _mirrored(board: Star, spot: str) -> str:
    x, y = board.xy[board.numbers[spot]]
    far = {name: abs(x + ox) + abs(y - oy) for name, (ox, oy) in zip(board.names, board.xy, strict=True)}
    return min(far, key=far.__getitem__)
