"""The interface of a game's own search, and its results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from engine.contract.budget import Budget
from engine.contract.values import Action, AnyState

S = TypeVar("S")


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
    """Standard deviation of a sampled value."""


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
    """Standard deviation of a sampled probability, from 0 to 1."""


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


class Judge(Generic[S]):
    """Evaluates states; a game may bring a version that is faster for a single seat."""

    def __init__(self, evaluate: Callable[[S], Sequence[float]]) -> None:
        self._evaluate = evaluate

    def __call__(self, state: S) -> Sequence[float]:
        """Return an estimate of each seat's return."""
        return self._evaluate(state)

    def of(self, state: S, seat: int) -> float:
        """Return an estimate of one seat's return."""
        return self(state)[seat]
