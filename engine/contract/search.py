"""What a search of a game's own gives the computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from engine.contract.budget import Budget
from engine.contract.values import Action, AnyState


class Ranking(NamedTuple):
    """What actions are worth for the seat to decide, from -1 to 1, as far as has been looked."""

    rows: tuple[tuple[Action, float], ...]
    depth: int
    nodes: int

    @property
    def best(self) -> tuple[Action, float]:
        """The action of the highest value, the first of several, with its value."""
        return max(self.rows, key=lambda row: row[1])


class Searcher(Protocol):
    """A search that a game brings along."""

    def rank(self, state: AnyState, plies: int, budget: Budget, spread: int, /) -> Iterator[Ranking]:
        """Yield rankings of legal actions, each from looking further or longer than the one before.

        At most `plies` turns are looked ahead. Only actions worth at most `spread` less than the best (in
        hundredths of a pawn, or of what is like one) need to be ranked. The first ranking comes whatever the
        budget.
        """
