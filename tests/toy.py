"""Two tiny games that use the whole contract: Sticks (two seats), Dice Race (three, chance, no zero sum)."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from functools import cache
from typing import NamedTuple

import pytest

from engine.contract.events import Event, Moved
from engine.contract.game import AnyGame, Game
from engine.contract.language import spoken
from engine.contract.picture import Board, Picture, Piece, Spot
from engine.contract.rng import Rng
from engine.contract.values import (
    CHANCE,
    TERMINAL,
    Action,
    BadPosition,
    IllegalAction,
    Info,
    Option,
    Options,
    Outcome,
    Reason,
    Refusal,
)
from engine.contract.words.en import GameWords, OptionWords
from engine.registry import INFOS, LOADED

LAST = Reason("last", "T1")
AHEAD = Reason("ahead", "T2")
CRASH = Reason("crash", "T3")
SPOTS = 8


def row_of_spots() -> Board:
    """Return a board with one row of spots, `p0` to `p7`."""
    spots = tuple(Spot(f"p{i}", i + 0.5, 0.5, 0, i, "hole") for i in range(SPOTS))
    return Board(SPOTS, 1, spots)


class SticksWords(GameWords):
    designer = "traditional"
    credit = "Traditional"
    tagline = "Leave a multiple of four."
    seats = ("First", "Second")
    options: Mapping[str, OptionWords] = {"heap": OptionWords("Heap", {"7": "Seven", "5": "Five"})}
    ends: Mapping[str, str] = {"last": "{winner} wins: {loser} has nothing left to take."}


class RaceWords(GameWords):
    designer = "the tests"
    credit = "By the tests"
    tagline = "Stop in time."
    seats = ("Red", "Green", "Blue")
    options: Mapping[str, OptionWords] = {"players": OptionWords("Players", {"3": "Three", "2": "Two"})}
    ends: Mapping[str, str] = {"ahead": "{winner} got furthest.", "crash": "Everybody crashed."}


class Sticks(NamedTuple):
    """The number of sticks left, and the seat to move."""

    left: int
    seat: int = 0


class TakeSticks(Game[Sticks, Sticks]):
    """Take one, two or three sticks in turn; a seat that cannot loses. Positions: `7 0` (sticks, seat)."""

    info = Info(
        id="sticks",
        title="Sticks",
        words=spoken(SticksWords),
        rules_version=1,
        ply_limit=SPOTS,
        options=(Option("heap", ("7", "5"), spoken(SticksWords)),),
        clauses="T",
    )
    reasons = (LAST,)

    def seats(self, _options: Options) -> tuple[str, ...]:
        return self.words.seats

    def initial(self, options: Options) -> Sticks:
        return Sticks(int(options["heap"]))

    def player(self, state: Sticks) -> int:
        return state.seat if state.left else TERMINAL

    def legal_actions(self, state: Sticks) -> tuple[Action, ...]:
        return tuple(Action(f"take-{n}", (f"p{n}",)) for n in range(1, min(3, state.left) + 1))

    def apply(self, state: Sticks, action: Action) -> Sticks:
        if action not in self.legal_actions(state):
            raise IllegalAction(f"{action.text} is not legal here")
        return Sticks(state.left - int(action.text[-1]), 1 - state.seat)

    def events(self, state: Sticks, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        after = self.apply(state, action)
        return (Moved("heap", (f"p{state.left}", f"p{after.left}")),)

    def outcome(self, state: Sticks) -> Outcome | None:
        if state.left:
            return None
        return Outcome((1.0, -1.0) if state.seat else (-1.0, 1.0), LAST)

    def view(self, state: Sticks, _seat: int | None) -> Sticks:
        return state

    def determinize(self, view: Sticks, _rng: Rng) -> Sticks:
        return view

    def board(self, _options: Options) -> Board:
        return row_of_spots()

    def picture(self, view: Sticks) -> Picture:
        return Picture((Piece(f"p{view.left}", "stick", view.seat, "stick heap"),), "Take some sticks.")

    def refusal(self, view: Sticks, spot: str) -> Refusal | None:
        usable = any(spot in action.path for action in self.legal_actions(view))
        return None if usable else Refusal("There are not so many.", "T1")

    def position(self, view: Sticks) -> str:
        return f"{view.left} {view.seat}"

    def parse(self, text: str, _options: Options) -> Sticks:
        if not re.fullmatch("[0-7] [01]", text):
            raise BadPosition(f"{text!r} is not a number of sticks and a seat, such as 7 0")
        return Sticks(int(text[0]), int(text[2]))

    def same_effect_key(self, _state: Sticks, action: Action) -> Hashable:
        return action.text

    def evaluate(self, state: Sticks) -> tuple[float, ...]:
        outcome = self.outcome(state)
        return outcome.returns if outcome else (0.0, 0.0)


class Racers(NamedTuple):
    """The place of each seat (-1: crashed), the seat to decide, a rolling die or not, and who has stopped."""

    far: tuple[int, ...]
    seat: int = 0
    rolling: bool = False
    stopped: tuple[int, ...] = ()


def _raced(state: Racers, text: str) -> Racers:
    """Return the state after a roll, a stop, or a step by the result of the die."""
    if text == "roll":
        return state._replace(rolling=True)
    if text == "stop":
        return _passed_on(state._replace(stopped=tuple(sorted((*state.stopped, state.seat)))))
    step = int(text[-1])
    place = min(state.far[state.seat] + step, SPOTS - 1) if step else -1
    far = (*state.far[: state.seat], place, *state.far[state.seat + 1 :])
    return _passed_on(state._replace(far=far, rolling=False))


def _passed_on(state: Racers) -> Racers:
    """Pass the turn to the next seat that is still racing; keep it if there is none."""
    count = len(state.far)
    order = [(state.seat + i) % count for i in range(1, count + 1)]
    return state._replace(seat=next((s for s in order if _under_way(state, s)), state.seat))


def _under_way(state: Racers, seat: int) -> bool:
    return 0 <= state.far[seat] < SPOTS - 1 and seat not in state.stopped


STOP_OR_GO = Action("roll", ("roll",)), Action("stop", ("stop",))
DIE = (Action("die-0"), 1.0), (Action("die-1"), 2.0), (Action("die-2"), 3.0)
"""Made once: searches ask for them millions of times."""


@cache
def _race_turn(state: Racers) -> int:
    if state.rolling:
        return CHANCE
    return TERMINAL if _race_end(state) else state.seat


@cache
def _race_end(state: Racers) -> Outcome | None:
    if state.rolling or any(_under_way(state, seat) for seat in range(len(state.far))):
        return None
    best = max(state.far)
    returns = tuple(1.0 if far == best >= 0 else -1.0 for far in state.far)
    return Outcome(returns, AHEAD if best >= 0 else CRASH)


class DiceRace(Game[Racers, Racers]):
    """Roll to go 1 or 2 further, crash on a 0, or stop; spot 7 is the end. Positions: `0,3,-1 1`.

    All seats that have stopped furthest win; all others lose, and if all crash, all lose.
    """

    info = Info(
        id="race",
        title="Dice Race",
        words=spoken(RaceWords),
        rules_version=1,
        ply_limit=80,
        options=(Option("players", ("3", "2"), spoken(RaceWords)),),
        chance=True,
        zero_sum=False,
        clauses="T",
    )
    reasons = (AHEAD, CRASH)

    def seats(self, options: Options) -> tuple[str, ...]:
        return self.words.seats[: int(options["players"])]

    def initial(self, options: Options) -> Racers:
        return Racers((0,) * int(options["players"]))

    def player(self, state: Racers) -> int:
        return _race_turn(state)

    def legal_actions(self, state: Racers) -> tuple[Action, ...]:
        return () if _race_turn(state) < 0 else STOP_OR_GO

    def chance_outcomes(self, state: Racers) -> tuple[tuple[Action, float], ...]:
        return DIE if state.rolling else ()

    def apply(self, state: Racers, action: Action) -> Racers:
        return _applied(self, state, action.text)

    def events(self, state: Racers, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        before, after = state.far[state.seat], self.apply(state, action).far[state.seat]
        moved = Moved(f"racer {state.seat}", (f"p{before}", f"p{after}"))
        return (moved,) if after > before else ()

    def outcome(self, state: Racers) -> Outcome | None:
        return _race_end(state)

    def view(self, state: Racers, _seat: int | None) -> Racers:
        return state

    def determinize(self, view: Racers, _rng: Rng) -> Racers:
        return view

    def board(self, _options: Options) -> Board:
        return row_of_spots()

    def picture(self, view: Racers) -> Picture:
        pieces = (Piece(f"p{far}", "racer", i, f"racer {i}") for i, far in enumerate(view.far) if far >= 0)
        return Picture(tuple(pieces), "Roll or stop.")

    def refusal(self, _view: Racers, _spot: str) -> Refusal | None:
        return Refusal("Nothing is done on the board.")

    def position(self, view: Racers) -> str:
        seats = "".join(map(str, view.stopped)) or "-"
        return f"{','.join(map(str, view.far))} {view.seat} {'die' if view.rolling else '-'} {seats}"

    def parse(self, text: str, options: Options) -> Racers:
        found = re.fullmatch(r"((?:-1|[0-7])(?:,(?:-1|[0-7]))+) ([0-2]) (die|-) ([0-2]{1,3}|-)", text)
        if not found or found[1].count(",") + 1 != int(options["players"]):
            raise BadPosition(f"{text!r} is no race such as 0,3,-1 1 - 02")
        far = tuple(int(place) for place in found[1].split(","))
        state = Racers(far, int(found[2]), found[3] == "die", tuple(map(int, found[4].replace("-", ""))))
        if max(state.seat, *state.stopped, 0) >= len(far):
            raise BadPosition(f"{text!r} has no such seat")
        return state

    def evaluate(self, state: Racers) -> tuple[float, ...]:
        outcome = self.outcome(state)
        return outcome.returns if outcome else tuple(far / 4 - 1 for far in state.far)


@cache
def _applied(game: DiceRace, state: Racers, text: str) -> Racers:
    """Cached: there are few states, and searches visit them often. Illegal actions raise each time."""
    game.find(state, text)
    return _raced(state, text)


def enlist(patch: pytest.MonkeyPatch, *games: AnyGame) -> None:
    """Put games into the registry, until the patch is undone."""
    for game in games:
        patch.setitem(INFOS, game.info.id, game.info)
        patch.setitem(LOADED, game.info.id, game)
