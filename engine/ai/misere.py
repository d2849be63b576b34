"""Misère play: the same moves with the opposite result."""

from __future__ import annotations

from typing import Generic

from engine.contract.kernel import Kernel, Leaf, LeafFunction, P


class Misere(Generic[P]):
    """A kernel with inverted results."""

    def __init__(self, kernel: Kernel[P]) -> None:
        self._kernel = kernel
        self.one_reply_extension = kernel.one_reply_extension
        """See `Kernel.one_reply_extension`."""
        self.children = kernel.children
        """The legal children, unchanged."""
        self.leaf = _turned(kernel.leaf[0]), _turned(kernel.leaf[1])
        """The leaf score, negated."""

    def side_to_move(self, position: P, /) -> int:
        """0 or 1."""
        return self._kernel.side_to_move(position)

    def outcome(self, position: P, /) -> int:
        """1, 0 or -1 for the side to move in a position without children."""
        return -self._kernel.outcome(position)

    def history_key(self, position: P, child: P, /) -> int:
        """The history key, unchanged."""
        return self._kernel.history_key(position, child)

    def null_move(self, _position: P, /) -> None:
        """None: a side that wants to lose often gains by passing."""

    def futility_margin(self, _position: P, /) -> int:
        """0: no bound is known."""
        return 0


def _turned(leaf: LeafFunction[P]) -> LeafFunction[P]:
    def worth(position: P, alpha: int, beta: int) -> Leaf[P]:
        score, children = leaf(position, alpha, beta)
        return None if score is None else -score, children

    return worth
