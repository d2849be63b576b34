"""Puzzles: positions in which a goal can be reached in one way only, against every defence.

A game says what can be asked for (`Game.puzzles`); the proof is in `engine.session.puzzles`, and
`python -m tools.find_puzzles` finds more of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from engine.contract.values import AnyState

OWN, ANSWER, LASTING = "own", "answer", "lasting"
"""How long a goal may take: to the end of the last own turn; to the end of the answer to it; or it is met by
who has not lost by then."""
GRADES = ("easy", "middling", "hard")

Place: TypeAlias = Any
"""What the proof goes over: the kernel's positions where the game has a kernel, else its states."""
GoalTest: TypeAlias = Callable[[Place, Place, Place, int], bool]
"""(where it began, before, after, the seat that is asked) -> whether what has just happened does it."""


class Goal(NamedTuple):
    """What is asked for: an end of the game, or something that happens on the way."""

    result: int = 1
    """What the end must be for who is asked: 1 won, 0 drawn, -1 lost."""
    ends: tuple[str, ...] = ()
    """The codes of the ends that do it; () for all with that result, which a kernel needs."""
    reached: GoalTest | None = None
    """In place of an end."""
    until: str = OWN
    seat: int | None = None
    """The only seat that can be asked for it."""


class GoalWords(Protocol):
    """The words of what can be asked for."""

    @property
    def goals(self) -> Mapping[str, str]:
        """What is to be done, by the ids of the goals, without how soon: "Jump the king."."""


class Puzzles(NamedTuple):
    """The puzzles of a game."""

    goals: Mapping[str, Goal]
    words: GoalWords
    table: tuple[str, ...]
    """One text each, see `engine.session.puzzles.table`. A number never changes: new ones come last."""
    turn: Callable[[AnyState], int] | None = None
    """Whose turn it is, where somebody else may have to decide something in it."""
