"""Alpha-beta for any number of seats: one plays for itself, all others are taken to play against it.

So each seat's turns fit into one tree with two sides. To see far enough, it looks only at the likely moves of
each seat: a width for the seat that thinks, another for the others (Korf and Sturtevant's paranoid search,
narrowed).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from math import inf, tanh
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.contract.budget import Budget, Spent
from engine.contract.search import Ranking
from engine.contract.values import Action

WON = 10_000.0
"""The score of a won game; one that is won sooner scores more."""
SURE = WON / 2
"""Scores beyond this are of games that are over."""
EVEN = 40.0
"""The score, in steps, at which a game is all but won: a value of 0.76."""


N = TypeVar("N")
"""A node of the search: any value that tells a situation."""


class Seats(Protocol[N]):
    """What the search needs of a game: its nodes, and scores in steps ahead."""

    def mover(self, node: N, /) -> int:
        """The seat to move, or -1 when the game is over."""

    def calm(self, node: N, /) -> bool:
        """Whether a look-ahead may end here: not within a string of turns (which must be finite)."""

    def children(self, node: N, width: int, /) -> Iterable[N]:
        """The nodes after the likeliest moves of the seat to move, at most `width`, the likeliest first."""

    def score(self, node: N, me: int, /) -> float:
        """How far `me` is ahead, or `WON` or `-WON` when the game is over."""


class Widths(NamedTuple):
    """How many moves are looked at: of the seat that thinks, of others, of anybody in a string of turns."""

    own: int
    others: int
    string: int


class Looker(Generic[N]):
    """A look-ahead for one seat, with a count of the nodes looked at."""

    def __init__(self, seats: Seats[N], me: int, widths: Widths, budget: Budget) -> None:
        self.seats = seats
        self.me = me
        self.widths = widths
        self.budget = budget
        self.nodes = 0
        self._ask = 0

    def look(self, node: N, plies: int, alpha: float, beta: float) -> float:
        """Return the score after `plies` more turns; exact between the bounds. Raises `Spent`."""
        self.nodes += 1
        if self.nodes >= self._ask:
            self._ask = self.budget.check(self.nodes)
        mover = self.seats.mover(node)
        if mover < 0:
            return _sooner(self.seats.score(node, self.me), plies)
        if plies <= 0 and self.seats.calm(node):
            return self.seats.score(node, self.me)
        width = self.widths.string if plies <= 0 else self._width(mover)
        if mover == self.me:
            return self._most(self.seats.children(node, width), plies - 1, alpha, beta)
        return self._least(self.seats.children(node, width), plies - 1, alpha, beta)

    def _width(self, mover: int) -> int:
        return self.widths.own if mover == self.me else self.widths.others

    def _most(self, nodes: Iterable[N], plies: int, alpha: float, beta: float) -> float:
        best = -inf
        for node in nodes:
            best = max(best, self.look(node, plies, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def _least(self, nodes: Iterable[N], plies: int, alpha: float, beta: float) -> float:
        best = inf
        for node in nodes:
            best = min(best, self.look(node, plies, alpha, min(beta, best)))
            if best <= alpha:
                break
        return best


def _sooner(score: float, plies: int) -> float:
    """Return the score of a game that is over, better or worse the more plies were left."""
    if abs(score) < SURE:
        return score
    return score + plies if score > 0 else score - plies


def rank(looker: Looker[N], roots: list[tuple[Action, N]], plies: int, margin: float) -> Iterator[Ranking]:
    """Yield a ranking of the actions that lead to `roots` for each depth; between two actions the last one.

    Only scores within `margin` steps of the best are known, and only those actions are ranked. One turn is
    always looked ahead, whatever the budget.
    """
    scores = {action: looker.seats.score(node, looker.me) for action, node in roots}
    ranking = _ranking(scores, margin, 1, len(roots))
    yield ranking
    for depth in range(1, plies) if len(roots) > 1 and max(scores.values()) < SURE else ():
        order = sorted(roots, key=partial(_worse, scores))
        found: dict[Action, float] = {}
        for action, node in order:
            floor = max(found.values(), default=-inf) - margin
            try:
                found[action] = looker.look(node, depth, floor, inf)
            except Spent:
                return
            yield ranking._replace(nodes=looker.nodes)
        if max(found.values()) < -SURE:
            return  # the others may not see what a look less far did not see either
        scores = found
        ranking = _ranking(scores, margin, depth + 1, looker.nodes)
        yield ranking
        if max(scores.values()) > SURE:
            return


def _worse(scores: dict[Action, float], root: tuple[Action, N]) -> float:
    return -scores[root[0]]


def _ranking(scores: dict[Action, float], margin: float, depth: int, nodes: int) -> Ranking:
    least = max(scores.values()) - margin
    rows = ((action, value_of(score)) for action, score in scores.items() if score >= least)
    return Ranking(tuple(rows), depth, nodes)


def value_of(score: float) -> float:
    """Return a score as a value from -1 to 1; only a game that is won or lost is 1 or -1."""
    if abs(score) > SURE:
        return 1.0 if score > 0 else -1.0
    return tanh(score / EVEN)
