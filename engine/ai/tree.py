"""The search below the root: the score of a position, to a depth and between two bounds."""

from collections.abc import Iterable
from typing import Generic

from engine.ai.table import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    MATE,
    WON,
    Entry,
    Table,
    from_here,
    from_there,
    make_room,
)
from engine.contract.budget import Budget
from engine.contract.kernel import Kernel, P

INFINITE = MATE + 1
LATE = 4
"""A quiet move after so many others is searched less deep at first: a late-move reduction."""
LATER = ((10, 4), (20, 6))
"""After so many others, and from such a depth on, it is one ply less each, where a margin is known."""
PASSING, LESS = 3, 3
"""From what depth on passing is tried, and how much less deep the answer to it is searched."""
DEEPER = (5, 8)
"""From each of these depths on it is one ply less, where a margin is known."""
SURE = 3
"""Up to what depth who is ahead by the margin for each ply is taken to stay ahead."""
HOPELESS = 2
"""Up to what depth who is behind by the margin, and by twice as much for each further ply, only captures."""
DEEP = 3
"""How many plies below the root that begins: a quiet move that wins in two must be seen."""
LOUD = 1 << 31
"""More than any history counts, so that captures and the like come first."""


class Tree(Generic[P]):
    """A tree of positions under one root, its table, and how much of the budget is spent on it."""

    def __init__(
        self, kernel: Kernel[P], root: P, budget: Budget, earlier: Iterable[P], table: Table[P], limit: int
    ) -> None:
        side = kernel.side_to_move(root)
        self.children = kernel.children[side], kernel.children[1 - side]
        self.leaf = kernel.leaf[side], kernel.leaf[1 - side]
        """By ply & 1."""
        self.outcome, self.history_key, self.null_move = kernel.outcome, kernel.history_key, kernel.null_move
        self.futility_margin, self.one_reply_extension = kernel.futility_margin, kernel.one_reply_extension
        self.budget = budget
        self.table = table
        self.limit = limit
        self.history: tuple[dict[int, int], dict[int, int]] = {}, {}
        """By ply & 1 and the trace of a quiet move: how often it was too good, deep searches count more."""
        self.before = {root, *earlier}
        self.path = set(self.before)
        self.nodes = 0
        self.check_at = INFINITE

    def search(self, position: P, depth: int, alpha: int, beta: int, ply: int, may_pass: bool = True) -> int:
        """The score for the player to move: exact between alpha and beta, else a bound on that side."""
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.check_at = self.budget.check(self.nodes)
        known = self.table.get(position)
        if known is not None and known[0] >= depth:
            score, bound = from_here(known[2], ply), known[1]
            if bound == EXACT or (score >= beta if bound == AT_LEAST else score <= alpha):
                return score
        margin = self.futility_margin(position)
        if margin and depth <= SURE and beta - alpha == 1 and abs(beta) < WON:
            sure = self._sure(position, margin, depth, beta, ply)
            if sure is not None:
                return sure
        children = self.children[ply & 1](position)
        if not children:
            return self._over(position, ply)
        further = depth + 1 if self.one_reply_extension and len(children) == 1 else depth
        if further == 1:
            best, best_child = self.frontier(children, alpha, beta, ply)
        else:
            refuted = self._refutation(children, further - 1, beta, ply + 1)
            if refuted is not None:
                return refuted
            if (
                may_pass
                and depth >= PASSING
                and beta - alpha == 1
                and self._too_good(position, depth, beta, ply, margin > 0)
            ):
                return beta
            history_keys = self._sort(position, children, known, alpha, ply)
            self.path.add(position)
            best, best_child = self._interior(children, history_keys, further, alpha, beta, ply, margin > 0)
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

    def _sure(self, position: P, margin: int, depth: int, beta: int, ply: int) -> int | None:
        """The score, if the player to move is so far ahead or behind that quiet moves hardly matter."""
        leaf = self.leaf[ply & 1]
        rest, _ = leaf(position, -INFINITE, -INFINITE)
        if rest is None:
            return None
        if rest - margin * depth >= beta:
            return beta
        if depth > HOPELESS or ply < DEEP or rest + margin * (2 * depth - 1) >= beta:
            return None
        rest, noisy = leaf(position, beta - 1, beta)
        score = self._noise(position, rest, noisy, beta - 1, beta, ply)
        return score if score < beta or depth == 1 else None

    def _too_good(self, position: P, depth: int, beta: int, ply: int, sure: bool) -> bool:
        """Whether even to pass would be good enough: a null move, searched less deep."""
        if abs(beta) >= WON:
            return False
        passed = self.null_move(position)
        if passed is None or passed in self.path:
            return False  # two passes can lead back to where the line has been
        rest, _ = self.leaf[ply & 1](position, -INFINITE, -INFINITE)
        if rest is None or rest < beta:
            return False
        less = LESS + (sum([depth >= deep for deep in DEEPER]) if sure else 0)
        return -self.search(passed, max(1, depth - less), -beta, 1 - beta, ply + 1, may_pass=False) >= beta

    def _sort(
        self, position: P, children: list[P], known: Entry[P] | None, alpha: int, ply: int
    ) -> dict[P, int]:
        """The best child of before first, then by what is known of each and its trace; return the traces."""
        get, unknown, history_key = self.table.get, (0, 0, -alpha, None), self.history_key
        history_keys = {child: history_key(position, child) for child in children}
        history = self.history[ply & 1].get
        children.sort(
            key=lambda child: (
                (get(child, unknown)[2] << 32) - (history(mark, 0) if (mark := history_keys[child]) else LOUD)
            )
        )
        if known is not None and known[3] in history_keys:
            children.remove(known[3])
            children.insert(0, known[3])
        return history_keys

    def _interior(
        self,
        children: list[P],
        history_keys: dict[P, int],
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        sure: bool,
    ) -> tuple[int, P | None]:
        path, search = self.path, self.search
        later = LATER if sure else ()
        best, best_child = -INFINITE, None
        for number, child in enumerate(children):
            if child in path:
                score = 0
            elif best_child is None:
                score = -search(child, depth - 1, -beta, -alpha, ply + 1)
            else:
                less = 1
                if number >= LATE and depth > 2 and history_keys[child]:
                    less += 1 + sum([number >= many and depth >= deep for many, deep in later])
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
                        if mark := history_keys[child]:
                            history = self.history[ply & 1]
                            history[mark] = history.get(mark, 0) + depth * depth
                        break
        return best, best_child

    def frontier(self, children: Iterable[P], alpha: int, beta: int, ply: int) -> tuple[int, P | None]:
        """The best of children that are leaves."""
        leaf = self.leaf[(ply + 1) & 1]
        best, best_child = -INFINITE, None
        for child in children:
            self.nodes += 1
            rest, noisy = leaf(child, -beta, -alpha)
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
            return self.frontier(noisy, alpha, beta, ply)[0] if noisy else self._over(position, ply)
        if rest >= beta:
            return rest
        return max(rest, self.frontier(noisy, max(alpha, rest), beta, ply)[0])

    def _over(self, position: P, ply: int) -> int:
        return (MATE - ply) * self.outcome(position)
