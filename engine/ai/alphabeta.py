"""Alpha-beta for games of two who alternate, with nothing hidden and no chance.

    for progress in search(kernel, root, Budget(seconds=2)):
        ...                                  # progress.best is always a legal child, the best so far
    child = pick(progress, spread, rng)      # for weaker players: one of the nearly best

Iterative deepening over a principal-variation search with a transposition table. A leaf is searched on until
the kernel calls it quiet. A position is its own table key, and a child stands for the move that leads to it.

Scores are integers in the kernel's unit, from the view of the player to move at the root; beyond `WON` they
count plies: `MATE - 5` wins in five plies, `-MATE + 4` loses in four. A position that was there before
(in the game or on the line searched) counts as a draw: the third time may come, and the winner gets nowhere.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import Generic, NamedTuple, Protocol

from engine.ai.table import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    MATE,
    TABLE_LIMIT,
    WON,
    Entry,
    Table,
    from_here,
    from_there,
    make_room,
)
from engine.contract.budget import Budget, Spent
from engine.contract.kernel import Kernel, Leaf, P

__all__ = ["MATE", "MAX_DEPTH", "WON", "Chooser", "Kernel", "Leaf", "Progress", "Table", "pick", "search"]

INFINITE = MATE + 1
MAX_DEPTH = 99
LATE = 4
"""A quiet move after so many others is searched less deep at first: a late-move reduction."""
PASSING, LESS = 3, 3
"""From what depth on passing is tried, and how much less deep the answer to it is searched."""
LOUD = 1 << 31
"""More than any history counts, so that captures and the like come first."""
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
    """Of each root child, empty before depth 1 is done; see `search` for which of them are exact.

    Within a depth, a child that has not been searched so far has some number too low to matter.
    """
    done: bool


def search(
    kernel: Kernel[P],
    root: P,
    budget: Budget,
    *,
    earlier: Iterable[P] = (),
    max_depth: int = MAX_DEPTH,
    spread: int = 0,
    table: Table[P] | None = None,
    limit: int = TABLE_LIMIT,
) -> Generator[Progress[P], None, None]:
    """Search deeper and deeper, and yield after each move at the root and after each depth.

    Depth 1 is completed whatever the budget. The caller may stop between two yields; else the search ends
    when the budget is spent, `max_depth` plies are done, there is one legal move, or the end is proved.

    `earlier` are the positions of the game so far that can come again. Moves at most `spread` worse than the
    best get exact scores, the others some number that is no less than their score and below those; with 0
    only the best score is exact. `table` is what an earlier search of this game remembered; it is added to,
    up to `limit` entries.

    Raises ValueError at once when the game is over at `root`.
    """
    tree = _Tree(kernel, root, budget, earlier, {} if table is None else table, limit)
    if not tree.kids:
        raise ValueError("the game is over: there is no move to find")
    return tree.deepen(max_depth, spread)


class Chooser(Protocol):
    """The part of `random.Random` that is needed here."""

    def choice(self, seq: Sequence[int], /) -> int:
        """One element, each as likely as the others."""


def pick(progress: Progress[P], spread: int, rng: Chooser) -> int:
    """The index of a root child at most `spread` worse than the best; `search` needs the same spread."""
    if not spread or not progress.scores:
        return progress.number
    least = max(progress.scores) - spread
    return rng.choice([index for index, score in enumerate(progress.scores) if score >= least])


class _Tree(Generic[P]):
    """One search: its root, its table, and what it has found so far."""

    def __init__(
        self, kernel: Kernel[P], root: P, budget: Budget, earlier: Iterable[P], table: Table[P], limit: int
    ) -> None:
        side = kernel.side_to_move(root)
        self.children = kernel.children[side], kernel.children[1 - side]
        self.leaf = kernel.leaf[side], kernel.leaf[1 - side]
        """By ply & 1."""
        self.outcome, self.trace, self.passed = kernel.outcome, kernel.trace, kernel.passed
        self.budget = budget
        self.table = table
        self.limit = limit
        self.history: tuple[dict[int, int], dict[int, int]] = {}, {}
        """By ply & 1 and the trace of a quiet move: how often it was too good, deep searches count more."""
        self.before = {root, *earlier}
        self.path = set(self.before)
        self.nodes = 0
        self.check_at = INFINITE
        self.kids = self.children[0](root)
        self.order = list(range(len(self.kids)))
        self.best = 0
        self.score = 0
        self.scores: tuple[int, ...] = ()

    # --- the root ----------------------------------------------------------------------------------

    def deepen(self, max_depth: int, spread: int) -> Generator[Progress[P], None, None]:
        self.budget.start()
        for depth in range(1, max_depth + 1):
            try:
                yield from self._one_depth(depth, spread)
            except Spent:
                yield self._progress(depth, done=False)
                return
            yield self._progress(depth, done=True)
            self.check_at = 0
            if len(self.kids) == 1 or MATE - abs(self.score) <= depth:
                return

    def _one_depth(self, depth: int, spread: int) -> Generator[Progress[P], None, None]:
        scores: dict[int, int] = {}
        best, before = -INFINITE, self.scores
        for index in self.order:
            alpha = -INFINITE if not scores else best - (spread + 1 if spread else 0)
            try:
                score = scores[index] = self._root_move(self.kids[index], depth, alpha, first=not scores)
            except Spent:
                if scores and best <= -WON:
                    self._escape(scores)
                raise
            if score > best:
                best = self.score = score
                self.best = index
            if before:
                low = best - spread - 1
                self.scores = tuple(scores.get(i, min(known, low)) for i, known in enumerate(before))
            if len(scores) < len(self.kids):
                yield self._progress(depth, done=False)
        self.scores = tuple(scores[index] for index in range(len(self.kids)))
        self.order.sort(key=lambda index: (index != self.best, -scores[index]))

    def _escape(self, scores: dict[int, int]) -> None:
        """Take a move that was not searched at this depth, if a short look says that it does not lose."""
        self.check_at = INFINITE
        self.path = set(self.before)
        for index in self.order:
            if index not in scores:
                score = self._root_move(self.kids[index], SHORT, -INFINITE, first=True)
                if score > -WON:
                    self.best, self.score = index, score
                    self.scores = tuple(score if i == index else -INFINITE for i in range(len(self.kids)))
                    return

    def _root_move(self, child: P, depth: int, alpha: int, first: bool) -> int:
        if child in self.path:
            return self._again(child, depth)
        if depth == 1:
            return self._frontier([child], alpha, INFINITE, 0)[0]
        if not first:
            score = -self._search(child, depth - 1, -alpha - 1, -alpha, 1)
            if score <= alpha:
                return score
        return -self._search(child, depth - 1, -INFINITE, -alpha, 1)

    def _again(self, child: P, depth: int) -> int:
        """The score of going back to a position of the game: a draw, unless the opponent wins from there."""
        score = -self._search(child, depth - 1, WON - 1, INFINITE, 1) if depth > 1 else 0
        self.path.add(child)
        return score if score <= -WON else 0

    def _progress(self, depth: int, done: bool) -> Progress[P]:
        return Progress(
            self.kids[self.best],
            self.best,
            self.score,
            depth,
            self.nodes,
            self.budget.elapsed(),
            self.scores,
            done,
        )

    # --- below the root ----------------------------------------------------------------------------

    def _search(self, position: P, depth: int, alpha: int, beta: int, ply: int, may_pass: bool = True) -> int:
        """The score for the player to move: exact between alpha and beta, else a bound on that side."""
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.check_at = self.budget.check(self.nodes)
        known = self.table.get(position)
        if known is not None and known[0] >= depth:
            score, bound = from_here(known[2], ply), known[1]
            if bound == EXACT or (score >= beta if bound == AT_LEAST else score <= alpha):
                return score
        children = self.children[ply & 1](position)
        if not children:
            return self._over(position, ply)
        if depth == 1:
            best, best_child = self._frontier(children, alpha, beta, ply)
        else:
            refuted = self._refutation(children, depth - 1, beta, ply + 1)
            if refuted is not None:
                return refuted
            if (
                may_pass
                and depth >= PASSING
                and beta - alpha == 1
                and self._too_good(position, depth, beta, ply)
            ):
                return beta
            traces = self._sort(position, children, known, alpha, ply)
            self.path.add(position)
            best, best_child = self._interior(children, traces, depth, alpha, beta, ply)
            self.path.remove(position)
        bound = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        if len(self.table) >= self.limit:
            make_room(self.table, self.limit)
        self.table[position] = depth, bound, from_there(best, ply), best_child
        return best

    def _refutation(self, children: list[P], depth: int, beta: int, ply: int) -> int | None:
        """A score of at least beta that some child is already known to give, if there is one."""
        get = self.table.get
        for child in children:
            known = get(child)
            if known is not None and known[0] >= depth and known[1] != AT_LEAST:
                score = -from_here(known[2], ply)
                if score >= beta and child not in self.path:
                    return score
        return None

    def _too_good(self, position: P, depth: int, beta: int, ply: int) -> bool:
        """Whether even to pass would be good enough: a null move, searched less deep."""
        if abs(beta) >= WON:
            return False
        passed = self.passed(position)
        if passed is None:
            return False
        rest, _ = self.leaf[ply & 1](position, beta)
        if rest is None or rest < beta:
            return False
        return -self._search(passed, max(1, depth - LESS), -beta, 1 - beta, ply + 1, may_pass=False) >= beta

    def _sort(
        self, position: P, children: list[P], known: Entry[P] | None, alpha: int, ply: int
    ) -> dict[P, int]:
        """The best child of before first, then by what is known of each and its trace; return the traces."""
        get, unknown, trace = self.table.get, (0, 0, -alpha, None), self.trace
        traces = {child: trace(position, child) for child in children}
        history = self.history[ply & 1].get
        children.sort(
            key=lambda child: (
                (get(child, unknown)[2] << 32) - (history(mark, 0) if (mark := traces[child]) else LOUD)
            )
        )
        if known is not None and known[3] in traces:
            children.remove(known[3])
            children.insert(0, known[3])
        return traces

    def _interior(
        self, children: list[P], traces: dict[P, int], depth: int, alpha: int, beta: int, ply: int
    ) -> tuple[int, P | None]:
        path, search = self.path, self._search
        best, best_child = -INFINITE, None
        for number, child in enumerate(children):
            if child in path:
                score = 0
            elif best_child is None:
                score = -search(child, depth - 1, -beta, -alpha, ply + 1)
            else:
                less = 1 + (number >= LATE and depth > 2 and traces[child] != 0)
                score = -search(child, depth - less, -alpha - 1, -alpha, ply + 1)
                if less > 1 and score > alpha:
                    score = -search(child, depth - 1, -alpha - 1, -alpha, ply + 1)
                if alpha < score < beta:
                    score = -search(child, depth - 1, -beta, -alpha, ply + 1)
            if score > best:
                best, best_child = score, child
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        if mark := traces[child]:
                            history = self.history[ply & 1]
                            history[mark] = history.get(mark, 0) + depth * depth
                        break
        return best, best_child

    def _frontier(self, children: Iterable[P], alpha: int, beta: int, ply: int) -> tuple[int, P | None]:
        """The best of children that are leaves."""
        leaf = self.leaf[(ply + 1) & 1]
        best, best_child = -INFINITE, None
        for child in children:
            self.nodes += 1
            rest, noisy = leaf(child, -alpha)
            if rest is None or noisy:
                score = -self._noise(child, rest, noisy, -beta, -alpha, ply + 1)
            else:
                score = -rest
            if score > best:
                best, best_child = score, child
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        return best, best_child

    def _noise(
        self, position: P, rest: int | None, noisy: Iterable[P], alpha: int, beta: int, ply: int
    ) -> int:
        """The score of a leaf that is not quiet."""
        if rest is None:
            return self._frontier(noisy, alpha, beta, ply)[0] if noisy else self._over(position, ply)
        if rest >= beta:
            return rest
        return max(rest, self._frontier(noisy, max(alpha, rest), beta, ply)[0])

    def _over(self, position: P, ply: int) -> int:
        return (MATE - ply) * self.outcome(position)
