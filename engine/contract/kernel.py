"""The kernel of an alpha-beta search: a few functions on positions that are plain hashable values."""

from collections.abc import Callable, Hashable, Iterable
from typing import Protocol, TypeAlias, TypeVar

P = TypeVar("P", bound=Hashable)
"""A position, best a tuple of ints: it is its own table key and includes the side to move."""
Leaf: TypeAlias = tuple[int | None, Iterable[P]]
"""Result of a leaf function; see `Kernel.leaf`."""
LeafFunction: TypeAlias = Callable[[P, int, int], Leaf[P]]


class Kernel(Protocol[P]):
    """The search interface of a two-player game whose sides alternate.

    Pairs hold one function per side, so that hot functions need not test the side to move.
    """

    @property
    def one_reply_extension(self) -> bool:
        """True if a single legal reply costs no depth, for games with long compulsory exchanges."""

    @property
    def children(self) -> tuple[Callable[[P], list[P]], Callable[[P], list[P]]]:
        """A fresh list of legal children, likely good ones first; empty when the game is over."""

    @property
    def leaf(self) -> tuple[LeafFunction[P], LeafFunction[P]]:
        """(position, alpha, beta) -> (score for the side to move, children of the quiescence search).

        The score is None if the side to move cannot stand pat (compulsory capture, check): then the
        children are a list of all legal ones, and if there are none the game is over. Children may be left
        out if the score is at least beta, as may those that hardly raise it to alpha. Chains of such
        children must end.
        """

    def side_to_move(self, position: P, /) -> int:
        """0 or 1."""

    def outcome(self, position: P, /) -> int:
        """1, 0 or -1 for the side to move in a position without children: won, drawn, lost."""

    def history_key(self, position: P, child: P, /) -> int:
        """History key of a quiet move, equal for like moves elsewhere; 0 for a move that is never reduced.

        Orders quiet moves by the history heuristic; late ones are reduced.
        """

    def null_move(self, position: P, /) -> P | None:
        """The position after a null move; None in check and where zugzwang is likely."""

    def futility_margin(self, position: P, /) -> int:
        """Upper bound on the gain of a quiet move; 0 if unknown, and where `null_move` is None.

        Scales futility pruning, reverse futility pruning and late-move reductions near the leaves.
        """
