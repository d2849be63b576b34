"""The same moves with the opposite aim: who would have lost has won (misère play)."""

from __future__ import annotations

from typing import Generic

from engine.contract.kernel import Kernel, Leaf, LeafFunction, P


class Misere(Generic[P]):
    """A kernel for alpha-beta in which good and bad are turned round."""

    def __init__(self, kernel: Kernel[P]) -> None:
        self._kernel = kernel
        self.one_reply_extension = kernel.one_reply_extension
        """Whether an only answer costs no depth, as ever."""
        self.children = kernel.children
        """The legal children, as ever."""
        self.leaf = _turned(kernel.leaf[0]), _turned(kernel.leaf[1])
        """What a position is worth, with the other sign."""

    def side_to_move(self, position: P, /) -> int:
        """0 or 1."""
        return self._kernel.side_to_move(position)

    def outcome(self, position: P, /) -> int:
        """1, 0 or -1 for the player to move in a position without children."""
        return -self._kernel.outcome(position)

    def history_key(self, position: P, child: P, /) -> int:
        """What a move changes, as ever."""
        return self._kernel.history_key(position, child)

    def null_move(self, _position: P, /) -> None:
        """Who wants to lose is often glad to pass."""

    def futility_margin(self, _position: P, /) -> int:
        """Nothing is sure."""
        return 0


def _turned(leaf: LeafFunction[P]) -> LeafFunction[P]:
    def worth(position: P, alpha: int, beta: int) -> Leaf[P]:
        score, children = leaf(position, alpha, beta)
        return None if score is None else -score, children

    return worth
