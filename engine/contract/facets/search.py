"""Evaluation and search interface, for computer players, analysis and perft."""

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
    """Evaluations, and equivalent actions for search."""

    @abstractmethod
    def evaluate(self, state: S) -> tuple[float, ...]:
        """Return an estimate of each seat's return, in [-1, 1]."""

    def search_evaluation(self, _state: S, _seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return the evaluation for a search by `seat`, who may not know the state.

        It may average over determinizations, and may value a draw below even.
        """
        return self.evaluate

    def fair_evaluation(self, state: S, seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return the neutral `search_evaluation` for analysis: a draw is even for both."""
        return self.search_evaluation(state, seat)

    def hasty_evaluation(self, _state: S, _seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return the evaluation of a hasty player, who only sees the board."""
        return self.evaluate

    def explain_gain(self, _states: Sequence[S], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """Return the benefits of a line for a seat, as phrases; `done` are all actions but the last state's.

        Captures, losses, new pieces and the end of the game are reported elsewhere.
        """
        return ()

    def explain_improvement(self, _states: Sequence[S], _seat: int) -> tuple[str, ...]:
        """Return the evaluation terms that improved for a seat over some states, as phrases.

        Used if nothing was captured and no other explanation applies.
        """
        return ()

    def null_move(self, _state: S) -> S | None:
        """Return the state after a null move; None where it is not allowed, as in check.

        For two players; it shows the opponent's threats.
        """
        return None

    def candidates(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions for a sampling search: one per `same_effect_key`."""
        return self.merged_actions(state)

    def kernel(self) -> Kernel[Any] | None:
        """Return the alpha-beta kernel of a two-player game of perfect information, else None."""
        return None

    def searcher(self) -> Searcher | None:
        """Return the game's own search, else None."""
        return None

    def skills(self, _state: S) -> Skills:
        """Return the skills of the three weaker levels from this state on."""
        return self.info.skills

    def same_effect_key(self, _state: S, action: Action) -> Hashable:
        """Return a key that is equal for equivalent actions in perft."""
        return action.text

    def merged_actions(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions, or chance outcomes, one per `same_effect_key`."""
        actions = self.legal_actions(state) or tuple(a for a, _ in self.chance_outcomes(state))
        return tuple({self.same_effect_key(state, a): a for a in reversed(actions)}.values())[::-1]

    def perft(self, state: S, depth: int) -> int:
        """Return the number of lines of exactly `depth` decisions, merged by `same_effect_key`."""
        if depth == 0:
            return 1
        return sum(self.perft(self.apply(state, a), depth - 1) for a in self.merged_actions(state))
