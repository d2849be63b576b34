"""The alpha-beta search below the root."""

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
LMR_MIN_MOVES = 4
"""Late-move reduction: a quiet move after so many others is first searched one ply less deep."""
LMR_EXTRA = ((10, 4), (20, 6))
"""Further late-move reductions, one ply each, as (moves before, depth); only with a futility margin."""
NULL_MOVE_DEPTH, NULL_MOVE_REDUCTION = 3, 3
"""Null-move pruning: minimum depth, and reduction of the search after the null move."""
NULL_MOVE_EXTRA_DEPTHS = (5, 8)
"""Depths from which the null move is reduced by one more ply each; only with a futility margin."""
REVERSE_FUTILITY_DEPTH = 3
"""Maximum depth for reverse futility pruning (static null move)."""
FUTILITY_DEPTH = 2
"""Maximum depth for futility pruning."""
FUTILITY_MIN_PLY = 3
"""Minimum ply for futility pruning: a quiet move that wins in two must be seen."""
HISTORY_LIMIT = 1 << 31
"""More than any history score, so that captures and the like come first."""


class Tree(Generic[P]):
    """A search tree under one root, with its table and budget."""

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
        """History heuristic (Schaeffer 1989), by ply & 1 and key: sum of squared depths of cutoffs."""
        self.before = {root, *earlier}
        self.path = set(self.before)
        self.nodes = 0
        self.check_at = INFINITE

    def search(self, position: P, depth: int, alpha: int, beta: int, ply: int, may_null: bool = True) -> int:
        """Return the score for the side to move: exact between alpha and beta, else a bound on that side."""
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.check_at = self.budget.check(self.nodes)
        known = self.table.get(position)
        if known is not None and known[0] >= depth:
            score, bound = from_here(known[2], ply), known[1]
            if bound == EXACT or (score >= beta if bound == AT_LEAST else score <= alpha):
                return score
        margin = self.futility_margin(position)
        if margin and depth <= REVERSE_FUTILITY_DEPTH and beta - alpha == 1 and abs(beta) < WON:
            pruned = self._futility(position, margin, depth, beta, ply)
            if pruned is not None:
                return pruned
        children = self.children[ply & 1](position)
        if not children:
            return self._terminal_score(position, ply)
        further = depth + 1 if self.one_reply_extension and len(children) == 1 else depth
        if further == 1:
            best, best_child = self.frontier(children, alpha, beta, ply)
        else:
            refuted = self._refutation(children, further - 1, beta, ply + 1)
            if refuted is not None:
                return refuted
            if (
                may_null
                and depth >= NULL_MOVE_DEPTH
                and beta - alpha == 1
                and self._null_move_cutoff(position, depth, beta, ply, margin > 0)
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
        """Return a score of at least beta that the table has for some child, or None.

        Enhanced transposition cutoff (Plaat and others 1996).
        """
        get = self.table.get
        for child in children:
            known = get(child)
            if known is not None and known[0] >= depth and known[1] != AT_LEAST:
                score = -from_here(known[2], ply)
                if score >= beta and child not in self.path:
                    return score
        return None

    def _futility(self, position: P, margin: int, depth: int, beta: int, ply: int) -> int | None:
        """Return a score if quiet moves hardly matter for the side to move, else None.

        Reverse futility pruning far ahead, futility pruning far behind (Heinz 1998).
        """
        leaf = self.leaf[ply & 1]
        stand_pat, _ = leaf(position, -INFINITE, -INFINITE)
        if stand_pat is None:
            return None
        if stand_pat - margin * depth >= beta:
            return beta
        if depth > FUTILITY_DEPTH or ply < FUTILITY_MIN_PLY or stand_pat + margin * (2 * depth - 1) >= beta:
            return None
        stand_pat, captures = leaf(position, beta - 1, beta)
        score = self._quiescence(position, stand_pat, captures, beta - 1, beta, ply)
        return score if score < beta or depth == 1 else None

    def _null_move_cutoff(self, position: P, depth: int, beta: int, ply: int, has_margin: bool) -> bool:
        """Return True if a null move, searched less deep, still fails high."""
        if abs(beta) >= WON:
            return False
        after_null = self.null_move(position)
        if after_null is None or after_null in self.path:
            return False  # two null moves can return to a position of the line
        stand_pat, _ = self.leaf[ply & 1](position, -INFINITE, -INFINITE)
        if stand_pat is None or stand_pat < beta:
            return False
        reduction = NULL_MOVE_REDUCTION + (
            sum([depth >= deep for deep in NULL_MOVE_EXTRA_DEPTHS]) if has_margin else 0
        )
        return (
            -self.search(after_null, max(1, depth - reduction), -beta, 1 - beta, ply + 1, may_null=False)
            >= beta
        )

    def _sort(
        self, position: P, children: list[P], known: Entry[P] | None, alpha: int, ply: int
    ) -> dict[P, int]:
        """Sort children by the table's best child, table scores and history; return their history keys."""
        get, unknown, history_key = self.table.get, (0, 0, -alpha, None), self.history_key
        history_keys = {child: history_key(position, child) for child in children}
        history = self.history[ply & 1].get
        children.sort(
            key=lambda child: (
                (get(child, unknown)[2] << 32)
                - (history(key, 0) if (key := history_keys[child]) else HISTORY_LIMIT)
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
        has_margin: bool,
    ) -> tuple[int, P | None]:
        path, search = self.path, self.search
        extra = LMR_EXTRA if has_margin else ()
        best, best_child = -INFINITE, None
        for number, child in enumerate(children):
            if child in path:
                score = 0
            elif best_child is None:
                score = -search(child, depth - 1, -beta, -alpha, ply + 1)
            else:
                reduction = 1
                if number >= LMR_MIN_MOVES and depth > 2 and history_keys[child]:
                    reduction += 1 + sum([number >= many and depth >= deep for many, deep in extra])
                score = -search(child, depth - reduction, -alpha - 1, -alpha, ply + 1)
                if reduction > 1 and score > alpha:
                    score = -search(child, depth - 1, -alpha - 1, -alpha, ply + 1)
                if alpha < score < beta:
                    score = -search(child, depth - 1, -beta, -alpha, ply + 1)
            if score > best:
                best, best_child = score, child
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        if key := history_keys[child]:
                            history = self.history[ply & 1]
                            history[key] = history.get(key, 0) + depth * depth
                        break
        return best, best_child

    def frontier(self, children: Iterable[P], alpha: int, beta: int, ply: int) -> tuple[int, P | None]:
        """Return the best score and child of children that are leaves."""
        leaf = self.leaf[(ply + 1) & 1]
        best, best_child = -INFINITE, None
        for child in children:
            self.nodes += 1
            stand_pat, captures = leaf(child, -beta, -alpha)
            if stand_pat is None or captures:
                score = -self._quiescence(child, stand_pat, captures, -beta, -alpha, ply + 1)
            else:
                score = -stand_pat
            if score > best:
                best, best_child = score, child
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        return best, best_child

    def _quiescence(
        self, position: P, stand_pat: int | None, captures: Iterable[P], alpha: int, beta: int, ply: int
    ) -> int:
        """Return the quiescence score of a leaf."""
        if stand_pat is None:
            return (
                self.frontier(captures, alpha, beta, ply)[0]
                if captures
                else self._terminal_score(position, ply)
            )
        if stand_pat >= beta:
            return stand_pat
        return max(stand_pat, self.frontier(captures, max(alpha, stand_pat), beta, ply)[0])

    def _terminal_score(self, position: P, ply: int) -> int:
        return (MATE - ply) * self.outcome(position)
