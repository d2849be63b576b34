"""Monte Carlo tree search for any number of seats, each playing for itself (UCT on max-n values).

Playouts are short and follow the likeliest moves; the score of where they end is what counts. Measured on
the star against a paranoid alpha-beta of the same speed: see docs/satan.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log, sqrt, tanh
from typing import Any, NamedTuple, Protocol

from engine.ai.budget import Budget, Spent
from engine.ai.lookahead import Ranking
from engine.chance import Rng
from engine.protocol import Action

WON = 10_000.0
"""The score of a won game."""
EVEN = 20.0
"""The score that is worth 0.76."""
WIDTH = 16
"""How many moves of a position are looked at; all of them at the root."""
PLAYOUT = 8
"""How many turns a playout goes on."""
USUAL = 0.8
"""How often a playout takes the likeliest move; else it takes the second."""
CURIOUS = 0.6
"""How much a move is tried for being little tried."""
REPORT = 32
"""Playouts between two rankings."""


class Seats(Protocol):
    """What the search needs of a game: nodes are any values, scores are in steps ahead."""

    def mover(self, node: Any, /) -> int:
        """The seat to move, or -1 when the game is over."""

    def children(self, node: Any, width: int, /) -> Iterable[Any]:
        """The nodes after the likeliest moves, at most `width` and at least one, the likeliest first."""

    def scores(self, node: Any, /) -> tuple[float, ...]:
        """How far each seat is ahead, or `WON` or `-WON` when the game is over."""


class Branch:
    """A node of the tree, with what came of trying it: the sum of values for the seat that chose it."""

    __slots__ = ("chooser", "kids", "node", "tries", "worth")

    def __init__(self, node: Any, chooser: int) -> None:
        self.node = node
        self.chooser = chooser
        self.kids: list[Branch] = []
        self.tries = 0
        self.worth = 0.0

    @property
    def value(self) -> float:
        """What it has been worth on average."""
        return self.worth / self.tries


class Roots(NamedTuple):
    """Where a search begins: what the seat may do, and what that leads to."""

    seat: int
    actions: list[Action]
    nodes: list[Any]


def rank(seats: Seats, roots: Roots, rng: Rng, budget: Budget) -> Iterator[Ranking]:
    """Yield rankings of the actions, at first by what each brings at once, then by the tree.

    Actions are ranked if they were tried at least half as often as the one tried most. A win at hand or a
    single action ends it; the first ranking comes whatever the budget.
    """
    at_once = [value_of(seats.scores(node)[roots.seat]) for node in roots.nodes]
    yield Ranking(tuple(zip(roots.actions, at_once, strict=True)), 1, len(at_once))
    if len(at_once) == 1 or max(at_once) == 1:
        return
    tree = Tree(seats, roots, rng, budget)
    try:
        while True:
            for _ in range(REPORT):
                tree.grow()
            yield tree.ranking(roots.actions)
    except Spent:
        if tree.root.tries >= len(at_once):
            yield tree.ranking(roots.actions)


class Tree:
    """A tree that grows by one branch and one playout at a time."""

    def __init__(self, seats: Seats, roots: Roots, rng: Rng, budget: Budget) -> None:
        self.root = Branch(None, roots.seat)
        self.root.kids = [Branch(node, roots.seat) for node in roots.nodes]
        self.depth = 1
        self.nodes = 0
        self._seats = seats
        self._rng = rng
        self._budget = budget
        self._ask = 0

    def grow(self) -> None:
        """Try one line of play. Raises `Spent`."""
        line = [self.root]
        while line[-1].kids:
            line.append(_choice(line[-1]))
        last = line[-1]
        mover = self._seats.mover(last.node)
        if last.tries and mover >= 0:
            last.kids = [Branch(node, mover) for node in self._children(last.node, WIDTH)]
            line.append(last.kids[0])
        values = [value_of(score) for score in self._seats.scores(self._play(line[-1].node))]
        for branch in line:
            branch.tries += 1
            branch.worth += values[branch.chooser]
        self.depth = max(self.depth, len(line) - 1)

    def _play(self, node: Any) -> Any:
        """Return where a playout from `node` ends."""
        for _ in range(PLAYOUT):
            if self._seats.mover(node) < 0:
                break
            best_two = self._children(node, 2)
            node = best_two[0 if self._rng.random() < USUAL else -1]
        return node

    def _children(self, node: Any, width: int) -> list[Any]:
        self.nodes += 1
        if self.nodes >= self._ask:
            self._ask = min(self._budget.check(self.nodes), self.nodes + REPORT)
        return list(self._seats.children(node, width))

    def ranking(self, actions: list[Action]) -> Ranking:
        """Return the actions tried often, with their values."""
        most = max(kid.tries for kid in self.root.kids)
        pairs = zip(actions, self.root.kids, strict=True)
        rows = tuple((action, kid.value) for action, kid in pairs if kid.tries and 2 * kid.tries >= most)
        return Ranking(rows, self.depth, self.nodes)


def _choice(branch: Branch) -> Branch:
    """Return the kid to try next: the first untried, or the best by the upper confidence bound."""
    best, bound = branch.kids[0], -9.0
    curious = CURIOUS * sqrt(log(branch.tries + 1))
    for kid in branch.kids:
        if not kid.tries:
            return kid
        hope = kid.worth / kid.tries + curious / sqrt(kid.tries)
        if hope > bound:
            best, bound = kid, hope
    return best


def value_of(score: float) -> float:
    """Return a score as a value from -1 to 1; only a game that is won or lost is 1 or -1."""
    if abs(score) >= WON:
        return 1.0 if score > 0 else -1.0
    return tanh(score / EVEN)
