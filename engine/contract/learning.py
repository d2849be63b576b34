"""Lessons, tutorial, puzzles, openings and achievements of a game.

A tutorial is a few steps on a prepared position for newcomers to play. A puzzle is a position in which one
way alone reaches a goal, against every defence: a game lists its puzzles (`Game.puzzles`);
`engine.session.puzzles` proves them, and `python -m tools.find_puzzles` finds more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from engine.contract.events import Event
from engine.contract.playing import Playing, S, V
from engine.contract.values import Action, AnyState, Outcome, sign_of


class Step(NamedTuple):
    """One step of a tutorial. Its texts are in the game's words (`tutorial`, `tutorial_done`)."""

    id: str
    wanted: tuple[str, ...]
    """Texts of the accepted actions; hints show the first."""
    then: tuple[str, ...] = ()
    """Actions that follow automatically: chance outcomes and moves of other seats."""
    position: str = ""
    """Position of the step; "" continues from the step before."""
    before: tuple[str, ...] = ()
    """Actions already played from that position, such as the first part of a turn."""


class Tutorial(NamedTuple):
    """A tutorial on its own position; the seat to move there is the newcomer."""

    options: Mapping[str, str]
    position: str
    steps: tuple[Step, ...]


OWN, ANSWER, LASTING = "own", "answer", "lasting"
"""Deadline of a goal: the end of the solver's last turn; the end of the reply to it; or none: the goal
is met if the solver has not lost by then.
"""
GRADES = ("easy", "middling", "hard")

Place: TypeAlias = Any
"""Node of the proof: a kernel position if the game has a kernel, else a state."""
GoalTest: TypeAlias = Callable[[Place, Place, Place, int], bool]
"""(start, before, after, seat of the solver) -> True if the last action reaches the goal."""


class Goal(NamedTuple):
    """The goal of a puzzle: an end of the game, or an event on the way."""

    result: int = 1
    """Required result for the solver: 1 won, 0 drawn, -1 lost."""
    ends: tuple[str, ...] = ()
    """Codes of the accepted ends; () for every end with that result, which a kernel needs."""
    reached: GoalTest | None = None
    """Test of a goal that is not an end of the game."""
    until: str = OWN
    seat: int | None = None
    """The only seat that can be the solver."""


class GoalWords(Protocol):
    """Texts of the goals."""

    @property
    def goals(self) -> Mapping[str, str]:
        """The tasks by goal ids, without the deadline, such as "Jump the king."."""


class Puzzles(NamedTuple):
    """The puzzles of a game."""

    goals: Mapping[str, Goal]
    words: GoalWords
    table: tuple[str, ...]
    """One text per puzzle, see `engine.session.puzzles.table`. Numbers never change: append new puzzles."""
    turn: Callable[[AnyState], int] | None = None
    """Returns the seat whose turn it is, if another seat may have to decide within the turn."""
    rules: int = 0
    """Rules version of all puzzles, daily ones too; 0 for the current one.

    It stays when the rules change: a new card or rule could add a solution.
    """


class Learning(Playing[S, V]):
    """The lessons, tutorial, puzzles, openings and achievements of a game."""

    tutorial: Tutorial | None = None
    """The tutorial, if the game has one; its texts are `tutorial` and `tutorial_done`."""
    named_openings: bool = False
    """True if the game has named openings (see `opening`)."""

    def lessons(self, _view: V, actions: Sequence[Action]) -> tuple[str, ...]:
        """Return the ids of the lessons that apply when these actions are available, most common first.

        The screen shows each lesson once.
        """
        return ("start", "capture") if any("x" in action.text for action in actions) else ("start",)

    def puzzles(self) -> Puzzles | None:
        """Return the puzzles of the game, or None. They are not needed at the start."""
        return None

    def has_puzzles(self) -> bool:
        """Return True if the game has puzzles, without loading them."""
        return type(self).puzzles is not Learning.puzzles

    def opening(self, _state: S, _plies: int) -> str:
        """Return the name of the opening with this position after a number of actions; "" if it has none.

        The table of names is not needed at the start.
        """
        return ""

    def achievements(
        self, states: Sequence[S], log: Sequence[Action], outcome: Outcome, seat: int
    ) -> tuple[str, ...]:
        """Return the ids of the achievements that a seat earned in a finished game.

        `states` are all states of the game, `log` the action played in each but the last.
        """
        sign = sign_of(outcome.returns[seat])
        achievements = [
            achievement
            for achievement in self.info.achievements
            if achievement.result == sign and not achievement.parts
        ]
        by_end = [achievement.id for achievement in achievements if outcome.reason.code in achievement.ends]
        others = [
            achievement.id
            for achievement in achievements
            if not achievement.ends and self.achieved(achievement.id, states, log, seat)
        ]
        return (*by_end, *others)

    def achieved(self, achievement: str, _states: Sequence[S], _log: Sequence[Action], _seat: int) -> bool:
        """Return True if a seat earned an achievement that depends on more than how the game ended.

        Raises `KeyError` for an unknown achievement.
        """
        raise KeyError(achievement)

    def seat_events(
        self, states: Sequence[S], log: Sequence[Action], seat: int
    ) -> Iterator[tuple[Event, ...]]:
        """Yield the events of each decision of a seat."""
        for state, action in zip(states, log, strict=False):
            if self.player(state) == seat:
                yield self.events(state, action)
