"""Search in the contract: evaluations of a game, the interface of its own search, and results."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, runtime_checkable

from engine.contract.budget import Budget
from engine.contract.kernel import Kernel
from engine.contract.playing import Playing, S, V
from engine.contract.skill import Skills
from engine.contract.values import Action, AnyState


def no_line(_action: Action) -> tuple[str, ...]:
    """Return the line of a search that keeps none."""
    return ()


def no_error(_action: Action) -> float:
    """Return the error of a search that does not sample."""
    return 0.0


class Ranking(NamedTuple):
    """Values of actions for the seat to move, from -1 to 1, at a search depth."""

    rows: tuple[tuple[Action, float], ...]
    depth: int
    nodes: int
    bounds: tuple[tuple[Action, float], ...] = ()
    """Upper bounds on the values of actions missing in `rows`."""
    line_after: Callable[[Action], tuple[str, ...]] = no_line
    """Returns the texts of the actions expected after an action."""
    returns: Callable[[Action], tuple[float, ...]] | None = None
    """Returns the expected return of each seat after an action, unless it follows from the value."""
    error: Callable[[Action], float] = no_error
    """Returns the standard error of an action's value, if it is sampled."""
    whole: bool = True
    """True if the search covered all actions at this depth; else only the named ones."""

    @property
    def best(self) -> tuple[Action, float]:
        """The action of the highest value, the first of several, with its value."""
        return max(self.rows, key=lambda row: row[1])


class Worth(NamedTuple):
    """The value of an action, from a search that begins after it."""

    value: float
    """Value for the seat that plays it, from -1 to 1."""
    depth: int
    """Search depth in plies, including the action."""
    nodes: int
    line: tuple[str, ...] = ()
    """Texts of the actions expected to follow."""
    returns: tuple[float, ...] = ()
    """Expected return of each seat, where the value alone does not give it."""
    error: float = 0.0
    """Standard error of the value, if it is sampled; else 0."""


class Considered(NamedTuple):
    """An action that an agent considered, with its value."""

    text: str
    value: float
    """Expected return, from -1 to 1."""
    at_most: bool = False
    """True if the value is an upper bound: the search cut the action off as inferior."""
    line: tuple[str, ...] = ()
    """Texts of the actions expected to follow."""
    chances: tuple[float, ...] = ()
    """Probability of each seat to win, from 0 to 1, if requested."""
    error: float = 0.0
    """Standard error of a sampled probability, from 0 to 1."""


class Searcher(Protocol):
    """A game's own search."""

    def rank(self, state: AnyState, plies: int, budget: Budget, spread: int, /) -> Iterator[Ranking]:
        """Yield rankings of legal actions, each deeper or longer than the one before.

        Searches at most `plies` turns ahead. Only actions within `spread` of the best (in centipawns or the
        like) need ranking. The first ranking ignores the budget.
        """


@runtime_checkable
class ActionSearcher(Protocol):
    """A search that can also begin after an action, for analysis."""

    def judge(self, state: AnyState, action: Action, plies: int, budget: Budget, /) -> Iterator[Worth]:
        """Yield the value of an action, each from a deeper or longer search.

        The first value ignores the budget.
        """


class Evaluator(Generic[S]):
    """Evaluates states; a game may bring a version that is faster for a single seat."""

    def __init__(self, evaluate: Callable[[S], Sequence[float]]) -> None:
        self._evaluate = evaluate

    def __call__(self, state: S) -> Sequence[float]:
        """Return an estimate of each seat's return."""
        return self._evaluate(state)

    def of(self, state: S, seat: int) -> float:
        """Return an estimate of one seat's return."""
        return self(state)[seat]


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
