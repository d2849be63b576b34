"""Alpha-beta for any number of seats: one plays for itself, all others are taken to play against it.

So each seat's turns fit into one tree with two sides. To see far enough, it looks only at the likely moves of
each seat: a width for the seat that thinks, another for the others (the paranoid search of Sturtevant and
Korf 2000, narrowed). It remembers positions (Greenblatt, Eastlake, Crocker 1967), asks of all but the first
move only whether it is better (principal variation search: Marsland, Campbell 1982), and does not look on
where a side is so far ahead that little can change it (futility: Schaeffer 1986, Heinz 1998).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.contract.budget import Budget

WON = 10_000.0
"""The score of a won game; one that is won sooner scores more."""
SURE = WON / 2
"""Scores beyond this are of games that are over."""
BETTER = 1e-6
"""Scores that are not the same differ by more."""
SHORT, SLACK = 6, 3.0
"""With at most `SHORT` turns to come, each one is taken to change a score by no more than `SLACK`: found by
playing."""
ROOM = 60_000
"""How many positions are remembered: about 20 MiB."""

N = TypeVar("N")
"""A node of the search: any value that tells a situation."""
M = TypeVar("M")
"""A move from a node."""
Entry: TypeAlias = tuple[int, float, float, int]
"""What is remembered of a node: how many turns were looked ahead, its least and its greatest score (wins
counted from there), and the number of the best move."""


class Seats(Protocol[N, M]):
    """What the search needs of a game: its nodes and moves, and scores in steps ahead."""

    def mover(self, node: N, /) -> int:
        """The seat to move, or -1 when the game is over."""

    def key(self, node: N, /) -> Hashable:
        """What tells a node from all others."""

    def calm(self, node: N, /) -> bool:
        """Whether a look-ahead may end here: not within a string of turns (which must be finite)."""

    def moves(self, node: N, width: int, /) -> Sequence[M]:
        """The likeliest moves of the seat to move, at most `width`, the likeliest first; always the same."""

    def after(self, node: N, move: M, /) -> N:
        """The node after a move."""

    def edge(self, node: N, width: int, me: int, /) -> tuple[float | None, Iterable[N]]:
        """The nodes after `moves`; for those where a look-ahead ends only the score best for the mover."""

    def score(self, node: N, me: int, /) -> float:
        """How far `me` is ahead, or `WON` or `-WON` when the game is over."""


class Widths(NamedTuple):
    """How many moves are looked at: of the seat that thinks, of others, of anybody in a string of turns."""

    own: int
    others: int
    string: int


class Looker(Generic[N, M]):
    """A look-ahead for one seat, with a count of the nodes looked at and what is remembered of them.

    Inside, scores and their bounds are those of the side to move: its `sign` is -1 for all the others.
    """

    def __init__(self, seats: Seats[N, M], me: int, widths: Widths, budget: Budget) -> None:
        self.seats = seats
        self.me = me
        self.widths = widths
        self.budget = budget
        self.nodes = 0
        self._ask = 0
        self._table: dict[Hashable, Entry] = {}

    def best(self, node: N) -> M | None:
        """Return the best move of a node, as far as it is remembered that it is good for anything."""
        known = self._table.get(self.seats.key(node))
        if known is None or known[1] == -inf or self.seats.mover(node) < 0:
            return None
        width = self._width(1 if self.seats.mover(node) == self.me else -1)
        return self.seats.moves(node, width)[known[3]]

    def look(self, node: N, plies: int, alpha: float, beta: float) -> float:
        """Return the score after `plies` more turns; exact between the bounds. Raises `BudgetExhausted`."""
        self.nodes += 1
        if self.nodes >= self._ask:
            self._ask = self.budget.check(self.nodes)
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
        """Return the score of a node that goes on; `score` is what it seems to be."""
        safe = score - SLACK * (plies - 1) if plies > 1 else score
        if safe >= beta > -SURE and plies <= SHORT:
            return safe
        if plies <= 1:
            return self._edge(node, plies, sign, alpha, beta)
        low, high, first = self._known(node, plies)
        if low >= beta or low == high:
            return low
        return high if high <= alpha else self._inner(node, plies, sign, first, alpha, beta)

    def _edge(self, node: N, plies: int, sign: int, alpha: float, beta: float) -> float:
        """Return the score of a node after which a look-ahead ends, but for strings of turns."""
        width = self.widths.string if plies <= 0 else self._width(sign)
        score, nodes = self.seats.edge(node, width, self.me)
        best = -inf if score is None else sign * score
        for after in nodes:
            if best >= beta:
                break
            best = max(best, self._side(after, plies - 1, sign, max(alpha, best), beta))
        return best

    def _inner(self, node: N, plies: int, sign: int, first: int, alpha: float, beta: float) -> float:
        """Return the score of a node with turns to come, its `first` move looked at first."""
        seats, best, found = self.seats, -inf, first
        moves = seats.moves(node, self._width(sign))
        for index in _order(first, len(moves)):
            floor = max(alpha, best)
            score = self.better(seats.after(node, moves[index]), plies - 1, sign, floor, beta)
            if score > best:
                best, found = score, index
                if best >= beta:
                    break
        self._keep(node, plies, found, best if best > alpha else -inf, best if best < beta else inf)
        return best

    def better(self, node: N, plies: int, sign: int, floor: float, beta: float) -> float:
        """Return the score of a node for a side; it is first asked whether it is more than `floor` at all."""
        least = floor + BETTER
        if floor > -inf and least < beta:
            score = self._side(node, plies, sign, floor, least)
            if score <= floor or score >= beta:
                return score
        return self._side(node, plies, sign, floor, beta)

    def _side(self, node: N, plies: int, sign: int, alpha: float, beta: float) -> float:
        return self.look(node, plies, alpha, beta) if sign > 0 else -self.look(node, plies, -beta, -alpha)

    def _width(self, sign: int) -> int:
        return self.widths.own if sign > 0 else self.widths.others

    def _known(self, node: N, plies: int) -> tuple[float, float, int]:
        """Return what is remembered: the least and the greatest score from looking as far, the best move."""
        depth, low, high, first = self._table.get(self.seats.key(node), (plies, -inf, inf, 0))
        if depth != plies:
            return -inf, inf, first
        return _from_here(low, plies), _from_here(high, plies), first

    def _keep(self, node: N, plies: int, best: int, low: float, high: float) -> None:
        if len(self._table) >= ROOM:
            self._table.clear()
        self._table[self.seats.key(node)] = plies, _from_here(low, -plies), _from_here(high, -plies), best


def _order(first: int, count: int) -> Iterable[int]:
    """Return the numbers of all moves, with `first` at the head."""
    return (first, *range(first), *range(first + 1, count)) if first else range(count)


def _from_here(score: float, plies: int) -> float:
    """Return a score from a node with so many turns left: a win is better the more are left."""
    if abs(score) < SURE or abs(score) == inf:
        return score
    return score + plies if score > 0 else score - plies
