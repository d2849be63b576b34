"""Tutorials and puzzles of a game.

A tutorial is a few steps on a prepared position for newcomers to play. A puzzle is a position in which one
way alone reaches a goal, against every defence: a game lists its puzzles (`Game.puzzles`);
`engine.session.puzzles` proves them, and `python -m tools.find_puzzles` finds more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from engine.contract.values import AnyState


class Step(NamedTuple):
    """One step. Its texts are in the game's words (`tutorial`, `tutorial_done`)."""

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
