"""Base classes of games without hidden information."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

from engine.contract.game import Game
from engine.contract.playing import S
from engine.contract.rng import Rng
from engine.contract.values import TERMINAL, Action, IllegalAction

M = TypeVar("M")
"""A move as the kernel of a game describes it."""


class OpenGame(Game[S, S]):
    """A game without hidden information: a view is the state."""

    def view(self, state: S, _seat: int | None) -> S:
        """Return the state itself."""
        return state

    def determinize(self, view: S, _rng: Rng) -> S:
        """Return the view itself."""
        return view


class MoveGame(OpenGame[S], Generic[S, M]):
    """An open game for two players whose actions stand for the moves of a kernel."""

    alternating = True

    @abstractmethod
    def side_to_move(self, state: S) -> int:
        """Return the seat to move; also when the game is over."""

    @abstractmethod
    def listed_moves(self, state: S) -> Iterable[tuple[Action, M]]:
        """Return the moves with their actions, sorted by text; also after a draw."""

    def player(self, state: S) -> int:
        """Return the side to move until the game is over."""
        return TERMINAL if self.outcome(state) else self.side_to_move(state)

    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Return one action for each move."""
        return () if self.outcome(state) else tuple(action for action, _ in self.listed_moves(state))

    def move_of(self, state: S, action: Action) -> M:
        """Return the move of a legal action. Raises `IllegalAction`."""
        if not self.outcome(state):
            for legal, move in self.listed_moves(state):
                if legal == action:
                    return move
        raise IllegalAction(f"{action.text} is not a legal move here")
