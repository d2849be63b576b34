"""What computer players ask, and what counts how many ways there are to play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from engine.contract.facets.playing import Playing, S, V
from engine.contract.kernel import Kernel
from engine.contract.search import Searcher
from engine.contract.skill import Skills
from engine.contract.values import Action


class Searchable(Playing[S, V]):
    """What a position is worth, and which actions are one and the same to a search."""

    @abstractmethod
    def evaluate(self, state: S) -> tuple[float, ...]:
        """Return a guess at the returns of each seat, in [-1, 1]."""

    def search_evaluation(self, _state: S, _seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return `evaluate` as a search counts it that a seat begins in a state it cannot know for sure.

        What the search has drawn may be averaged over; a draw may be worth less than even.
        """
        return self.evaluate

    def fair_evaluation(self, state: S, seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return `search_evaluation` as somebody counts it who looks on: a draw is even for both."""
        return self.search_evaluation(state, seat)

    def hasty_evaluation(self, _state: S, _seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return `evaluate` as somebody does it who only looks at the board, for a seat to decide."""
        return self.evaluate

    def explain_gain(self, _states: Sequence[S], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """Return what a seat gains by what was done in all but the last of some states, in the rules' words.

        What is taken, lost or new on the board, and how the game ends, is told without it.
        """
        return ()

    def explain_improvement(self, _states: Sequence[S], _seat: int) -> tuple[str, ...]:
        """Return what stands better for a seat at the end of some states, as the evaluation counts it.

        It is asked for where nothing was taken, and nothing else tells why.
        """
        return ()

    def null_move(self, _state: S) -> S | None:
        """Return a state as though the seat to decide had done nothing, and it were the other's turn.

        It tells what the other of two threatens to do. None where that cannot be told, as in check.
        """
        return None

    def candidates(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions that a sampling search chooses from: one for each `same_effect_key`."""
        return self.merged_actions(state)

    def kernel(self) -> Kernel[Any] | None:
        """Return what alpha-beta searches with in a two-player game of full information, else None."""
        return None

    def searcher(self) -> Searcher | None:
        """Return the search of a game that has one of its own, else None."""
        return None

    def skills(self, _state: S) -> Skills:
        """Return how well the three weaker levels play from a state on."""
        return self.info.skills

    def same_effect_key(self, _state: S, action: Action) -> Hashable:
        """Return what makes two actions one when counting (perft)."""
        return action.text

    def merged_actions(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions, or outcomes at a chance node, one for each `same_effect_key`."""
        actions = self.legal_actions(state) or tuple(a for a, _ in self.chance_outcomes(state))
        return tuple({self.same_effect_key(state, a): a for a in reversed(actions)}.values())[::-1]

    def perft(self, state: S, depth: int) -> int:
        """Return the number of ways to play exactly `depth` decisions, merged by `same_effect_key`."""
        if depth == 0:
            return 1
        return sum(self.perft(self.apply(state, a), depth - 1) for a in self.merged_actions(state))
