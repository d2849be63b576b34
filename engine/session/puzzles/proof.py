"""Proof of a puzzle by exact search: can its goal be reached against every defence and every chance outcome?

The proof is exact: at the solver's decisions some action must work, at the opponents' and at chance nodes
every one. A turn goes from its first decision to the first decision in another seat's turn, extra turns
included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol

from engine.contract.game import AnyGame
from engine.contract.kernel import Kernel
from engine.contract.learning import ANSWER, LASTING, Goal, Place
from engine.contract.steps import Steps, finish
from engine.contract.values import CHANCE, RESIGN, TERMINAL, Action, AnyState, sign_of


class SearchSpace(Protocol):
    """A search space: places, and the places that follow each.

    Places are states of the game contract, or bare positions of a kernel.
    """

    expanded: int
    """Number of places expanded so far: the cost of a proof."""

    def place(self, state: AnyState, /) -> Place:
        """Return the place of a state."""

    def player(self, place: Place, /) -> int:
        """Return the seat to decide, or `CHANCE`; the value at a terminal place is undefined."""
        ...

    def turn(self, place: Place, /) -> int:
        """Return the seat whose turn it is, at a place where a seat decides."""
        ...

    def over(self, place: Place, /) -> bool:
        """Return True if no place follows."""
        ...

    def children(self, place: Place, /) -> Iterable[Place]:
        """Return every place that follows."""
        ...

    def ended(self, place: Place, seat: int, /) -> tuple[int, str] | None:
        """Return the result for a seat and its code; None while the game goes on."""


def actions_of(game: AnyGame, state: AnyState) -> tuple[Action, ...]:
    """Return the actions or outcomes, one for each effect, without resignation."""
    return tuple(action for action in game.merged_actions(state) if action.text != RESIGN)


class StateSpace:
    """Search space over the states of any game."""

    def __init__(self, game: AnyGame, turn: Callable[[AnyState], int] | None) -> None:
        self._game = game
        self.expanded = 0
        self.turn = turn or game.player

    def place(self, state: AnyState) -> Place:
        """Return the state itself."""
        return state

    def player(self, place: Place) -> int:
        """Return the seat to decide."""
        return self._game.player(place)

    def over(self, place: Place) -> bool:
        """Return True if the game is over."""
        return self._game.player(place) == TERMINAL

    def children(self, place: Place) -> Iterator[Place]:
        """Yield the states after each action or outcome, lazily: a few often suffice."""
        for action in actions_of(self._game, place):
            self.expanded += 1
            yield self._game.apply(place, action)

    def ended(self, place: Place, seat: int) -> tuple[int, str] | None:
        """Return the sign of the seat's result, with the code of the reason."""
        outcome = self._game.outcome(place)
        return outcome and (sign_of(outcome.returns[seat]), outcome.reason.code)


class PositionSpace:
    """Search space over kernel positions. It ignores repetition: no puzzle is long enough for it."""

    def __init__(self, kernel: Kernel[Place]) -> None:
        self._kernel = kernel
        self.expanded = 0
        self._known: dict[Place, list[Place]] = {}

    def place(self, state: AnyState) -> Place:
        """Return the position of the state."""
        return state.position

    def player(self, place: Place) -> int:
        """Return the side to move."""
        return self._kernel.side_to_move(place)

    def turn(self, place: Place) -> int:
        """Return the side to move."""
        return self._kernel.side_to_move(place)

    def over(self, place: Place) -> bool:
        """Return True if no move is legal."""
        return not self.children(place)

    def children(self, place: Place) -> list[Place]:
        """Return the positions after each move."""
        found = self._known.get(place)
        if found is None:
            self.expanded += 1
            found = self._known[place] = self._kernel.children[self._kernel.side_to_move(place)](place)
        return found

    def ended(self, place: Place, seat: int) -> tuple[int, str] | None:
        """Return the result of a side without moves; the code is ""."""
        if self.children(place):
            return None
        result = self._kernel.outcome(place)
        return (result if self._kernel.side_to_move(place) == seat else -result), ""


def search_space(game: AnyGame, turn: Callable[[AnyState], int] | None) -> SearchSpace:
    """Return the fastest search space that a game offers."""
    kernel = game.kernel()
    return PositionSpace(kernel) if kernel else StateSpace(game, turn)


# --- proof -------------------------------------------------------------------------------------------


class Progress(NamedTuple):
    """Progress along a line."""

    place: Place
    left: int
    """Number of the solver's turns that have not begun yet."""
    mine: bool = False
    """True if the current turn is the solver's, as far as it has begun."""


class Proof:
    """A prover for one puzzle, with a transposition table."""

    def __init__(self, space: SearchSpace, goal: Goal, start: Place, seat: int) -> None:
        self.space = space
        self._goal = goal
        self._start = start
        self.seat = seat
        self._known: dict[Progress, bool] = {}

    def reaches_goal(self, before: Place, after: Place) -> bool:
        """Return True if the step from one place to the next reaches the goal."""
        if self._goal.reached:
            return self._goal.reached(self._start, before, after, self.seat)
        end = self.space.ended(after, self.seat)
        return (
            end is not None
            and end[0] == self._goal.result
            and (not self._goal.ends or end[1] in self._goal.ends)
        )

    def begun(self, progress: Progress) -> Progress | None:
        """Return the progress with the turn of this place counted; None if no turn is left."""
        place, left, mine = progress
        if self.space.player(place) in (CHANCE, TERMINAL):
            return progress
        if self.space.turn(place) == self.seat:
            return progress if mine else Progress(place, left - 1, True) if left else None
        return None if not left and self._goal.until not in (ANSWER, LASTING) else Progress(place, left)

    def is_forced(self, progress: Progress) -> bool:
        """Return True if the goal can be forced from here."""
        return finish(self.forced_steps(progress))

    def keeps_goal(self, progress: Progress, after: Place) -> bool:
        """Return True if going on to `after` reaches the goal, or leaves it forced."""
        return finish(self.keeps_goal_steps(progress, after))

    def forced_steps(self, progress: Progress) -> Steps[bool]:
        """Return `is_forced` in steps, whose number is unknown."""
        known = self._known.get(progress)
        if known is None:
            known = self._known[progress] = yield from self._search(progress)
        return known

    def keeps_goal_steps(self, progress: Progress, after: Place) -> Steps[bool]:
        """Return `keeps_goal` in steps."""
        return self.reaches_goal(progress.place, after) or (
            yield from self.forced_steps(progress._replace(place=after))
        )

    def _search(self, progress: Progress) -> Steps[bool]:
        begun, lasting = self.begun(progress), self._goal.until == LASTING
        if begun is None:
            return lasting
        if self.space.over(begun.place):
            end = self.space.ended(begun.place, self.seat)
            return lasting and end is not None and end[0] >= 0
        own = self.space.player(begun.place) == self.seat
        for child in self.space.children(begun.place):
            yield 0.0
            if (yield from self.keeps_goal_steps(begun, child)) == own:
                return own
        return not own
