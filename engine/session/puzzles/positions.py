"""What a proof goes over: a game's states by the contract, or the bare positions of its kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from engine.contract.game import AnyGame
from engine.contract.kernel import Kernel
from engine.contract.puzzle import Place
from engine.contract.values import RESIGN, TERMINAL, Action, AnyState, sign_of


class Ground(Protocol):
    """Places, and what leads from one to the next."""

    made: int
    """How many times it was found out what comes next: what a proof costs."""

    def place(self, state: AnyState, /) -> Place:
        """Return the place of a state."""

    def player(self, place: Place, /) -> int:
        """Return the seat that decides, or `CHANCE`; at an end it may be any."""
        ...

    def turn(self, place: Place, /) -> int:
        """Return whose turn it is, where a seat decides."""
        ...

    def over(self, place: Place, /) -> bool:
        """Return whether nothing comes next."""
        ...

    def children(self, place: Place, /) -> Iterable[Place]:
        """Return every place that comes next."""
        ...

    def ended(self, place: Place, seat: int, /) -> tuple[int, str] | None:
        """Return what the end is for a seat, and its code; None while the game goes on."""


def actions_of(game: AnyGame, state: AnyState) -> tuple[Action, ...]:
    """Return all that can be done or can come, one for each effect; nobody gives up."""
    return tuple(action for action in game.merged_actions(state) if action.text != RESIGN)


class States:
    """The states of any game."""

    def __init__(self, game: AnyGame, turn: Callable[[AnyState], int] | None) -> None:
        self._game = game
        self.made = 0
        self.turn = turn or game.player

    def place(self, state: AnyState) -> Place:
        """The state itself."""
        return state

    def player(self, place: Place) -> int:
        """As the game says."""
        return self._game.player(place)

    def over(self, place: Place) -> bool:
        """As the game says."""
        return self._game.player(place) == TERMINAL

    def children(self, place: Place) -> Iterator[Place]:
        """By every action or outcome, one after the other: often a few tell enough."""
        for action in actions_of(self._game, place):
            self.made += 1
            yield self._game.apply(place, action)

    def ended(self, place: Place, seat: int) -> tuple[int, str] | None:
        """As the game says."""
        outcome = self._game.outcome(place)
        return outcome and (sign_of(outcome.returns[seat]), outcome.reason.code)


class Positions:
    """The positions of a game with a kernel: they know of no repetition, and no challenge is so long."""

    def __init__(self, kernel: Kernel[Place]) -> None:
        self._kernel = kernel
        self.made = 0
        self._known: dict[Place, list[Place]] = {}

    def place(self, state: AnyState) -> Place:
        """The position."""
        return state.position

    def player(self, place: Place) -> int:
        """The side to move."""
        return self._kernel.side_to_move(place)

    def turn(self, place: Place) -> int:
        """The side to move."""
        return self._kernel.side_to_move(place)

    def over(self, place: Place) -> bool:
        """Whether there is no move."""
        return not self.children(place)

    def children(self, place: Place) -> list[Place]:
        """By every move."""
        found = self._known.get(place)
        if found is None:
            self.made += 1
            found = self._known[place] = self._kernel.children[self._kernel.side_to_move(place)](place)
        return found

    def ended(self, place: Place, seat: int) -> tuple[int, str] | None:
        """The end of who cannot move, without its code."""
        if self.children(place):
            return None
        result = self._kernel.outcome(place)
        return (result if self._kernel.side_to_move(place) == seat else -result), ""


def ground_of(game: AnyGame, turn: Callable[[AnyState], int] | None) -> Ground:
    """Return the quickest ground that a game has."""
    kernel = game.kernel()
    return Positions(kernel) if kernel else States(game, turn)
