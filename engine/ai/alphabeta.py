"""Alpha-beta for games of two who alternate, with nothing hidden and no chance.

    for progress in search(kernel, root, Budget(seconds=2)):
        ...                                  # progress.best is always a legal child, the best so far

Iterative deepening over a principal-variation search with a transposition table. A leaf is searched on until
the kernel calls it quiet; late quiet moves are searched less deep, and where it may, who is well off tries to
pass. A position is its own table key, and a child stands for the move that leads to it.

Scores are integers in the kernel's unit, from the view of the player to move at the root; beyond `WON` they
count plies: `MATE - 5` wins in five plies, `-MATE + 4` loses in four. A position that was there before
(in the game or on the line searched) counts as a draw: the third time may come, and the winner gets nowhere.
"""

from collections.abc import Generator, Iterable, Mapping
from typing import Generic, NamedTuple

from engine.ai.table import MATE, TABLE_LIMIT, WON, Table, best_line
from engine.ai.tree import INFINITE, Tree
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.kernel import Kernel, Leaf, P

__all__ = ["MATE", "MAX_DEPTH", "WON", "Kernel", "Leaf", "Progress", "Table", "search"]

MAX_DEPTH = 99
SHORT = 2
"""Plies that a move is looked at when the budget ends and all moves searched so far lose."""


class Progress(NamedTuple, Generic[P]):
    """How far the search has come. `done` is true when the depth is searched completely."""

    best: P
    number: int
    """The index of `best` in `kernel.children(root)`."""
    score: int
    depth: int
    nodes: int
    seconds: float
    scores: tuple[int, ...]
    """Of each root child, empty before depth 1 is done. Only those in `exact` and `capped` mean something:
    any other child has not been searched to this depth, and has some number too low to matter."""
    done: bool
    exact: Mapping[int, tuple[P, ...]] = {}
    """The children whose score comes from an open window at this depth, by index, each with the positions
    that are expected to follow it."""
    capped: frozenset[int] = frozenset()
    """The children that were only proved to be worth at most their score at this depth, by index."""


def search(
    kernel: Kernel[P],
    root: P,
    budget: Budget,
    *,
    earlier: Iterable[P] = (),
    max_depth: int = MAX_DEPTH,
    spread: int = 0,
    exact: int = 1,
    asked: P | None = None,
    onward: bool = False,
    table: Table[P] | None = None,
    limit: int = TABLE_LIMIT,
) -> Generator[Progress[P], None, None]:
    """Search deeper and deeper, and yield after each move at the root and after each depth.

    Depth 1 is completed whatever the budget. The caller may stop between two yields; else the search ends
    when the budget is spent, `max_depth` plies are done, there is one legal move, or the end is proved.

    Who looks on can ask for more: of the `exact` best moves, and of the child `asked`, the scores are exact,
    and the search goes on until all of them are known to win or to lose. If `onward`, as always then, it also
    goes on with one legal move.

    `earlier` are the positions of the game so far that can come again. Moves at most `spread` worse than the
    best get exact scores, the others an upper bound below those; with 0 only the best score is exact, and a
    bound of another may equal it. `table` is what an earlier search of this game remembered; it is added to,
    up to `limit` entries.

    Raises ValueError at once when the game is over at `root`.
    """
    tree = _Root(kernel, root, budget, earlier, {} if table is None else table, limit)
    if not tree.kids:
        raise ValueError("the game is over: there is no move to find")
    tree.exact = exact
    tree.asked = None if asked is None else tree.kids.index(asked)
    tree.onward = onward or exact > 1 or asked is not None
    return tree.deepen(max_depth, spread)


class _Root(Tree[P]):
    """One search: its root, and what it has found so far."""

    def __init__(
        self, kernel: Kernel[P], root: P, budget: Budget, earlier: Iterable[P], table: Table[P], limit: int
    ) -> None:
        super().__init__(kernel, root, budget, earlier, table, limit)
        self.kids = self.children[0](root)
        self.order = list(range(len(self.kids)))
        self.best = 0
        self.score = 0
        self.scores: tuple[int, ...] = ()
        self.exact = 1
        """Of how many of the best moves the scores are wanted."""
        self.asked: int | None = None
        """The move whose score is wanted, whatever it is."""
        self.onward = False
        """Search on even if only one move is legal."""
        self.lines: dict[int, tuple[P, ...]] = {}
        """The moves with an exact score at this depth, each with its line."""
        self.capped: set[int] = set()
        """The moves whose score is an upper bound at this depth."""
        self.depth = 0
        """The depth that all of these come from."""

    def deepen(self, max_depth: int, spread: int) -> Generator[Progress[P], None, None]:
        self.budget.start()
        for depth in range(1, max_depth + 1):
            try:
                yield from self._one_depth(depth, spread)
            except BudgetExhausted:
                yield self._progress(done=False)
                return
            yield self._progress(done=True)
            self.check_at = 0
            if self._settled(depth):
                return

    def _settled(self, depth: int) -> bool:
        """Whether to look deeper would tell nothing that is wanted."""
        if len(self.kids) == 1 and not self.onward:
            return True
        wanted = sorted(self.scores[index] for index in self.lines)[-self.exact :]
        wanted += [] if self.asked is None else [self.scores[self.asked]]
        return all(MATE - abs(score) <= depth for score in wanted)

    def _one_depth(self, depth: int, spread: int) -> Generator[Progress[P], None, None]:
        scores: dict[int, int] = {}
        best, before = -INFINITE, self.scores
        for index in self.order:
            alpha = self._floor(scores, index, spread)
            try:
                score = scores[index] = self._root_move(self.kids[index], depth, alpha, alpha == -INFINITE)
            except BudgetExhausted:
                if scores and best <= -WON:
                    self._escape(scores)
                raise
            if len(scores) == 1:
                self.depth, self.lines, self.capped = depth, {}, set()
            if score > alpha:
                self.lines[index] = best_line(self.table, self.kids[index], self.before)
            else:
                self.capped.add(index)
            if score > best:
                best = self.score = score
                self.best = index
            if before:
                low = best - spread - 1
                self.scores = tuple(scores.get(i, min(known, low)) for i, known in enumerate(before))
            if len(scores) < len(self.kids):
                yield self._progress(done=False)
        self.scores = tuple(scores[index] for index in range(len(self.kids)))
        self.order.sort(key=lambda index: (index != self.best, -scores[index]))

    def _floor(self, scores: dict[int, int], index: int, spread: int) -> int:
        """Return what a move must score more than for its score to matter."""
        if len(scores) < self.exact or index == self.asked:
            return -INFINITE
        least = sorted(scores.values())[-self.exact]
        return min(least, max(scores.values()) - spread - 1) if spread else least

    def _escape(self, scores: dict[int, int]) -> None:
        """Take a move that was not searched at this depth, if a short look says that it does not lose."""
        self.check_at = INFINITE
        self.path = set(self.before)
        for index in self.order:
            if index not in scores:
                score = self._root_move(self.kids[index], SHORT, -INFINITE, first=True)
                if score > -WON:
                    self.best, self.score, self.depth = index, score, SHORT
                    self.scores = tuple(score if i == index else -INFINITE for i in range(len(self.kids)))
                    self.lines = {index: best_line(self.table, self.kids[index], self.before)}
                    self.capped = set()
                    return

    def _root_move(self, child: P, depth: int, alpha: int, first: bool) -> int:
        if child in self.path:
            return self._again(child, depth)
        if depth == 1:
            return self.frontier([child], alpha, INFINITE, 0)[0]
        if not first:
            score = -self.search(child, depth - 1, -alpha - 1, -alpha, 1)
            if score <= alpha:
                return score
        return -self.search(child, depth - 1, -INFINITE, -alpha, 1)

    def _again(self, child: P, depth: int) -> int:
        """The score of going back to a position of the game: a draw, unless the opponent wins from there."""
        score = -self.search(child, depth - 1, WON - 1, INFINITE, 1) if depth > 1 else 0
        self.path.add(child)
        return score if score <= -WON else 0

    def _progress(self, done: bool) -> Progress[P]:
        return Progress(
            self.kids[self.best],
            self.best,
            self.score,
            self.depth,
            self.nodes,
            self.budget.elapsed(),
            self.scores,
            done,
            dict(self.lines),
            frozenset(self.capped),
        )
