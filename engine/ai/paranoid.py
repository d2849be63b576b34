"""Paranoid alpha-beta for any number of seats: one seat against all others.

So the turns of all seats fit into one tree with two sides. To search deeper, it tries only the likely moves
of each seat: one width for its own seat, another for the others (the paranoid search of Sturtevant and Korf
2000, narrowed). It has a transposition table (Greenblatt, Eastlake, Crocker 1967), searches all but the first
move with a null window (principal variation search: Marsland, Campbell 1982), and prunes where a side is too
far ahead (futility pruning: Schaeffer 1986, Heinz 1998).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.contract.budget import Budget

WON = 10_000.0
"""Score of a won game; earlier wins score more."""
DECIDED = WON / 2
"""Scores beyond this are decided games."""
EPSILON = 1e-6
"""Smallest difference between two scores."""
FUTILITY_PLIES, FUTILITY_MARGIN = 6, 3.0
"""Futility pruning: with at most so many turns left, each turn is taken to change the score by at most the
margin. Found by playing.
"""
TABLE_LIMIT = 60_000
"""Maximum number of table entries: about 20 MiB."""

N = TypeVar("N")
"""A node of the search, any value that identifies a situation."""
M = TypeVar("M")
"""A move from a node."""
Entry: TypeAlias = tuple[int, float, float, int]
"""Table entry: turns searched, lower and upper bound of the score (wins counted from the node), index of the
best move.
"""


class Seats(Protocol[N, M]):
    """The search interface of a game: nodes, moves and scores in steps ahead."""

    def mover(self, node: N, /) -> int:
        """Seat to move, or -1 when the game is over."""

    def key(self, node: N, /) -> Hashable:
        """Key of the node in the table."""

    def calm(self, node: N, /) -> bool:
        """True if the search may stop here: not within a string of turns (which must be finite)."""

    def moves(self, node: N, width: int, /) -> Sequence[M]:
        """The likeliest moves of the seat to move, at most `width`, likeliest first; deterministic."""

    def after(self, node: N, move: M, /) -> N:
        """The node after a move."""

    def edge(self, node: N, width: int, me: int, /) -> tuple[float | None, Iterable[N]]:
        """The nodes after `moves`; for leaves only the best score for the mover."""

    def score(self, node: N, me: int, /) -> float:
        """Lead of `me` in steps, or `WON` or `-WON` when the game is over."""


class Widths(NamedTuple):
    """Numbers of moves to try: for the searching seat, for others, within a string of turns."""

    own: int
    others: int
    string: int


class ParanoidSearch(Generic[N, M]):
    """A search for one seat, with its node count and transposition table.

    Scores and bounds are those of the side to move: its `sign` is -1 for all other seats.
    """

    def __init__(self, seats: Seats[N, M], me: int, widths: Widths, budget: Budget) -> None:
        self.seats = seats
        self.me = me
        self.widths = widths
        self.budget = budget
        self.nodes = 0
        self._check_at = 0
        self._table: dict[Hashable, Entry] = {}

    def best(self, node: N) -> M | None:
        """Return the best move of a node in the table, unless all moves failed low."""
        known = self._table.get(self.seats.key(node))
        if known is None or known[1] == -inf or self.seats.mover(node) < 0:
            return None
        width = self._width(1 if self.seats.mover(node) == self.me else -1)
        return self.seats.moves(node, width)[known[3]]

    def search(self, node: N, plies: int, alpha: float, beta: float) -> float:
        """Return the score after `plies` more turns, exact within the bounds. Raises `BudgetExhausted`."""
        self.nodes += 1
        if self.nodes >= self._check_at:
            self._check_at = self.budget.check(self.nodes)
        mover = self.seats.mover(node)
        score = self.seats.score(node, self.me)
        if mover < 0:
            return _from_here(score, plies)
        if plies <= 0 and self.seats.calm(node):
            return score
        if mover == self.me:
            return self._one(node, plies, 1, score, alpha, beta)
        return -self._one(node, plies, -1, -score, -beta, -alpha)

    def _one(self, node: N, plies: int, sign: int, score: float, alpha: float, beta: float) -> float:
        """Return the score of an inner node; `score` is its static score."""
        safe = score - FUTILITY_MARGIN * (plies - 1) if plies > 1 else score
        if safe >= beta > -DECIDED and plies <= FUTILITY_PLIES:
            return safe
        if plies <= 1:
            return self._edge(node, plies, sign, alpha, beta)
        low, high, first = self._known(node, plies)
        if low >= beta or low == high:
            return low
        return high if high <= alpha else self._inner(node, plies, sign, first, alpha, beta)

    def _edge(self, node: N, plies: int, sign: int, alpha: float, beta: float) -> float:
        """Return the score of a node before leaves, but for strings of turns."""
        width = self.widths.string if plies <= 0 else self._width(sign)
        score, nodes = self.seats.edge(node, width, self.me)
        best = -inf if score is None else sign * score
        for after in nodes:
            if best >= beta:
                break
            best = max(best, self._side(after, plies - 1, sign, max(alpha, best), beta))
        return best

    def _inner(self, node: N, plies: int, sign: int, first: int, alpha: float, beta: float) -> float:
        """Return the score of an inner node, with the move `first` tried first."""
        seats, best, found = self.seats, -inf, first
        moves = seats.moves(node, self._width(sign))
        for index in _order(first, len(moves)):
            floor = max(alpha, best)
            score = self.scout(seats.after(node, moves[index]), plies - 1, sign, floor, beta)
            if score > best:
                best, found = score, index
                if best >= beta:
                    break
        self._keep(node, plies, found, best if best > alpha else -inf, best if best < beta else inf)
        return best

    def scout(self, node: N, plies: int, sign: int, floor: float, beta: float) -> float:
        """Return the score of a node for a side, searched first with a null window at `floor`."""
        least = floor + EPSILON
        if floor > -inf and least < beta:
            score = self._side(node, plies, sign, floor, least)
            if score <= floor or score >= beta:
                return score
        return self._side(node, plies, sign, floor, beta)

    def _side(self, node: N, plies: int, sign: int, alpha: float, beta: float) -> float:
        return self.search(node, plies, alpha, beta) if sign > 0 else -self.search(node, plies, -beta, -alpha)

    def _width(self, sign: int) -> int:
        return self.widths.own if sign > 0 else self.widths.others

    def _known(self, node: N, plies: int) -> tuple[float, float, int]:
        """Return the table's lower and upper bound at this depth, and its best move."""
        depth, low, high, first = self._table.get(self.seats.key(node), (plies, -inf, inf, 0))
        if depth != plies:
            return -inf, inf, first
        return _from_here(low, plies), _from_here(high, plies), first

    def _keep(self, node: N, plies: int, best: int, low: float, high: float) -> None:
        if len(self._table) >= TABLE_LIMIT:
            self._table.clear()
        self._table[self.seats.key(node)] = plies, _from_here(low, -plies), _from_here(high, -plies), best


def _order(first: int, count: int) -> Iterable[int]:
    """Return the indices of all moves, with `first` at the head."""
    return (first, *range(first), *range(first + 1, count)) if first else range(count)


def _from_here(score: float, plies: int) -> float:
    """Return a score with wins counted from a node: a win is better the more turns are left."""
    if abs(score) < DECIDED or abs(score) == inf:
        return score
    return score + plies if score > 0 else score - plies
