"""Search spaces for proofs: states through the game contract, or bare positions of a kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from engine.contract.game import AnyGame
from engine.contract.kernel import Kernel
from engine.contract.learning import Place
from engine.contract.values import RESIGN, TERMINAL, Action, AnyState, sign_of


class SearchSpace(Protocol):
    """A search space: places, and the places that follow each."""

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
        """Return true if no place follows."""
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
        """Return true if the game is over."""
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
        """Return true if no move is legal."""
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
