"""Alpha-beta search for two-player games of perfect information without chance.

    for progress in search(kernel, root, Budget(seconds=2)):
        ...                                  # progress.best is always a legal child, the best so far

Iterative deepening over a principal-variation search with a transposition table, quiescence search,
late-move reductions and null-move pruning. A position is its own table key, and a child stands for the move
that leads to it.

Scores are integers in the kernel's unit, for the side to move at the root; beyond `WON` they count plies:
`MATE - 5` wins in five plies, `-MATE + 4` loses in four. A repeated position (in the game or on the line
searched) counts as a draw: a third repetition may follow, and the winner makes no progress.
"""

from collections.abc import Generator, Iterable, Mapping
from typing import Generic, NamedTuple

from engine.ai.table import MATE, TABLE_LIMIT, WON, Table, best_line
from engine.ai.tree import INFINITE, Tree
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.kernel import Kernel, Leaf, P

__all__ = ["MATE", "MAX_DEPTH", "WON", "Kernel", "Leaf", "Progress", "Table", "search"]

MAX_DEPTH = 99
ESCAPE_DEPTH = 2
"""Depth of the check whether an unsearched move loses, when the budget ends in a lost position."""


class Progress(NamedTuple, Generic[P]):
    """Progress of the search. `done` is true when the depth is complete."""

    best: P
    number: int
    """Index of `best` in `kernel.children(root)`."""
    score: int
    depth: int
    nodes: int
    seconds: float
    scores: tuple[int, ...]
    """Score per root child, empty before depth 1 is done. Only those in `exact` and `capped` are valid:
    other children were not searched to this depth and have a placeholder that is too low to matter.
    """
    done: bool
    exact: Mapping[int, tuple[P, ...]] = {}
    """Children with exact scores at this depth, by index, with their principal variations."""
    capped: frozenset[int] = frozenset()
    """Indices of the children whose score at this depth is only an upper bound."""


def search(
    kernel: Kernel[P],
    root: P,
    budget: Budget,
    *,
    earlier: Iterable[P] = (),
    max_depth: int = MAX_DEPTH,
    spread: int = 0,
    exact: int = 1,
    requested: P | None = None,
    onward: bool = False,
    table: Table[P] | None = None,
    limit: int = TABLE_LIMIT,
) -> Generator[Progress[P], None, None]:
    """Search by iterative deepening; yield after each root move and after each depth.

    Depth 1 ignores the budget. The caller may stop between two yields; else the search ends when the
    budget is spent, `max_depth` is reached, one move is legal, or the result is proved.

    Analysis can request exact scores of the `exact` best moves and of the child `requested`; the search then
    goes on until all of them are proved, even with one legal move. `onward` makes it go on likewise.

    `earlier` are the repeatable positions of the game so far. Moves at most `spread` worse than the best
    get exact scores, the others an upper bound below those; with 0 only the best score is exact, and a
    bound may equal it. `table` is the transposition table of earlier searches of this game; it grows up to
    `limit` entries.

    Raises ValueError at once when the game is over at `root`.
    """
    tree = _Root(kernel, root, budget, earlier, {} if table is None else table, limit)
    if not tree.kids:
        raise ValueError("the game is over: there is no move to find")
    tree.exact = exact
    tree.requested = None if requested is None else tree.kids.index(requested)
    tree.onward = onward or exact > 1 or requested is not None
    return tree.deepen(max_depth, spread)


class _Root(Tree[P]):
    """The root of one search, with its results so far."""

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
        """Number of best moves that need exact scores."""
        self.requested: int | None = None
        """The move whose exact score the caller requested."""
        self.onward = False
        """True to search on even with a single legal move."""
        self.lines: dict[int, tuple[P, ...]] = {}
        """Moves with an exact score at this depth, with their principal variations."""
        self.capped: set[int] = set()
        """Moves with an upper bound at this depth."""
        self.depth = 0
        """The depth of all these results."""

    def deepen(self, max_depth: int, spread: int) -> Generator[Progress[P], None, None]:
        """Yield the progress of iterative deepening."""
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
        """Return True if a deeper search cannot change the requested results."""
        if len(self.kids) == 1 and not self.onward:
            return True
        wanted = sorted(self.scores[index] for index in self.lines)[-self.exact :]
        wanted += [] if self.requested is None else [self.scores[self.requested]]
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
        """Return the score that a move must exceed to matter."""
        if len(scores) < self.exact or index == self.requested:
            return -INFINITE
        least = sorted(scores.values())[-self.exact]
        return min(least, max(scores.values()) - spread - 1) if spread else least

    def _escape(self, scores: dict[int, int]) -> None:
        """Play a move that this depth has not searched, if a shallow search does not lose."""
        self.check_at = INFINITE
        self.path = set(self.before)
        for index in self.order:
            if index not in scores:
                score = self._root_move(self.kids[index], ESCAPE_DEPTH, -INFINITE, first=True)
                if score > -WON:
                    self.best, self.score, self.depth = index, score, ESCAPE_DEPTH
                    self.scores = tuple(score if i == index else -INFINITE for i in range(len(self.kids)))
                    self.lines = {index: best_line(self.table, self.kids[index], self.before)}
                    self.capped = set()
                    return

    def _root_move(self, child: P, depth: int, alpha: int, first: bool) -> int:
        if child in self.path:
            return self._repetition_score(child, depth)
        if depth == 1:
            return self.frontier([child], alpha, INFINITE, 0)[0]
        if not first:
            score = -self.search(child, depth - 1, -alpha - 1, -alpha, 1)
            if score <= alpha:
                return score
        return -self.search(child, depth - 1, -INFINITE, -alpha, 1)

    def _repetition_score(self, child: P, depth: int) -> int:
        """Return the score of a repetition: a draw, unless the opponent wins from there."""
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
