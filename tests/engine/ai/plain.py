"""Plain minimax, the reference for the tests of alpha-beta."""

from __future__ import annotations

from engine.ai import tree
from engine.ai.alphabeta import MATE, Kernel, Progress, search
from engine.contract.budget import Budget
from engine.contract.kernel import P
from engine.games.draughts.evaluate import DraughtsKernel

DRAUGHTS = DraughtsKernel()


def minimax(kernel: Kernel[P], position: P, depth: int, ply: int = 0, line: tuple[P, ...] = ()) -> int:
    """Return the minimax score without pruning or table; a repetition is a draw unless it is a leaf."""
    side = kernel.side_to_move(position)
    if depth == 0:
        return settle(kernel, position, ply)
    kids = kernel.children[side](position)
    if not kids:
        return (MATE - ply) * kernel.outcome(position)
    line = (*line, position)
    depth += kernel.one_reply_extension and len(kids) == 1
    return max(
        0 if depth > 1 and kid in line else -minimax(kernel, kid, depth - 1, ply + 1, line) for kid in kids
    )


def settle(kernel: Kernel[P], position: P, ply: int) -> int:
    rest, noisy = kernel.leaf[kernel.side_to_move(position)](position, -tree.INFINITE, tree.INFINITE)
    if rest is None and not noisy:
        return (MATE - ply) * kernel.outcome(position)
    scores = [-settle(kernel, kid, ply + 1) for kid in noisy]
    return max(scores if rest is None else [*scores, rest])


def to_depth(kernel: Kernel[P], root: P, depth: int, spread: int = 0) -> Progress[P]:
    *_, last = search(kernel, root, Budget(), max_depth=depth, spread=spread)
    return last
