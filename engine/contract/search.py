"""What a search of a game's own gives the computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from engine.contract.budget import Budget
from engine.contract.values import Action, AnyState

S = TypeVar("S")


def no_line(_action: Action) -> tuple[str, ...]:
    """Return the line of a search that remembers none."""
    return ()


def no_error(_action: Action) -> float:
    """Return the error of a search that does not sample."""
    return 0.0


class Ranking(NamedTuple):
    """What actions are worth for the seat to decide, from -1 to 1, as far as has been looked."""

    rows: tuple[tuple[Action, float], ...]
    depth: int
    nodes: int
    bounds: tuple[tuple[Action, float], ...] = ()
    """Of actions left out above: what they are worth at most."""
    line_after: Callable[[Action], tuple[str, ...]] = no_line
    """Tells the texts of the actions that are expected to follow one."""
    returns: Callable[[Action], tuple[float, ...]] | None = None
    """Tells what each seat is expected to get after an action, where that is not just the other side of what
    the seat to decide gets."""
    error: Callable[[Action], float] = no_error
    """Tells how far what an action is worth may be off, where it comes from samples."""
    whole: bool = True
    """Whether the search covered all actions at this depth; else only the named ones."""

    @property
    def best(self) -> tuple[Action, float]:
        """The action of the highest value, the first of several, with its value."""
        return max(self.rows, key=lambda row: row[1])


class Worth(NamedTuple):
    """The value of an action, from a search that begins after it."""

    value: float
    """For the seat that does it, from -1 to 1."""
    depth: int
    """Plies looked ahead, the action among them."""
    nodes: int
    line: tuple[str, ...] = ()
    """The texts of the actions that are expected to follow."""
    returns: tuple[float, ...] = ()
    """Expected return of each seat, where the value alone does not give it."""
    error: float = 0.0
    """Standard deviation of a sampled value."""


class Considered(NamedTuple):
    """An action that an agent thought about, and what it thinks of it."""

    text: str
    value: float
    """What it expects to get, from -1 to 1."""
    at_most: bool = False
    """It may be less: it was not looked at further once it was clear that another action is better."""
    line: tuple[str, ...] = ()
    """The actions that it expects to follow."""
    chances: tuple[float, ...] = ()
    """The chance of each seat to win, from 0 to 1, if that was asked for."""
    error: float = 0.0
    """Standard deviation of a sampled chance, from 0 to 1."""


class Searcher(Protocol):
    """A search that a game brings along."""

    def rank(self, state: AnyState, plies: int, budget: Budget, spread: int, /) -> Iterator[Ranking]:
        """Yield rankings of legal actions, each from looking further or longer than the one before.

        At most `plies` turns are looked ahead. Only actions worth at most `spread` less than the best (in
        hundredths of a pawn, or of what is like one) need to be ranked. The first ranking comes whatever the
        budget.
        """


@runtime_checkable
class ActionSearcher(Protocol):
    """A search that can also begin after an action, for analysis."""

    def judge(self, state: AnyState, action: Action, plies: int, budget: Budget, /) -> Iterator[Worth]:
        """Yield what an action of a state is worth, each from looking further or longer than before.

        The first one comes whatever the budget.
        """


class Judge(Generic[S]):
    """Values states; a game may bring its own, that is quicker where a single seat matters."""

    def __init__(self, evaluate: Callable[[S], Sequence[float]]) -> None:
        self._evaluate = evaluate

    def __call__(self, state: S) -> Sequence[float]:
        """Return a guess at the returns of each seat."""
        return self._evaluate(state)

    def of(self, state: S, seat: int) -> float:
        """Return a guess at what a seat gets."""
        return self(state)[seat]
