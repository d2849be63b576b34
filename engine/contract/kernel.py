"""What the alpha-beta search needs of a game: a few functions on positions that are plain hashable values."""

from collections.abc import Callable, Hashable, Iterable
from typing import Protocol, TypeAlias, TypeVar

P = TypeVar("P", bound=Hashable)
"""A position, best a tuple of ints: it is its own table key, and says who is to move."""
Leaf: TypeAlias = tuple[int | None, Iterable[P]]
"""What a leaf function returns; see `Kernel.leaf`."""
LeafFunction: TypeAlias = Callable[[P, int, int], Leaf[P]]


class Kernel(Protocol[P]):
    """What the search needs of a game. A position tells who is to move, and the two sides alternate.

    Pairs hold a function for each side, so that the hot ones need not ask whose turn it is.
    """

    @property
    def one_reply_extension(self) -> bool:
        """Whether an answer that is the only one costs no depth, as where long exchanges are compulsory."""

    @property
    def children(self) -> tuple[Callable[[P], list[P]], Callable[[P], list[P]]]:
        """A fresh list of the legal children, likely good ones first; empty when the game is over."""

    @property
    def leaf(self) -> tuple[LeafFunction[P], LeafFunction[P]]:
        """(position, alpha, beta) -> (score for the player to move, children to look at before trusting it).

        The score is None if the player may not rest on it (must capture, stands in check): then the children
        are a list of all the legal ones, and if there are none the game is over. No children are needed if
        the score is at least beta, nor such as hardly lift it to alpha. Following such children must end.
        """

    def side_to_move(self, position: P, /) -> int:
        """0 or 1."""

    def outcome(self, position: P, /) -> int:
        """1, 0 or -1 for the player to move in a position without children: won, drawn, lost."""

    def history_key(self, position: P, child: P, /) -> int:
        """What a quiet move changes, the same for like moves elsewhere; 0 for a move to be looked at in full.

        The search tries first what was good elsewhere, and looks less far after the last of many quiet moves.
        """

    def null_move(self, position: P, /) -> P | None:
        """The position with the other player to move; None in check, and where to pass might be best."""

    def futility_margin(self, position: P, /) -> int:
        """How much a quiet move hardly ever gains; 0 if nothing is so sure, and where `passed` is None.

        Near the leaves, who is ahead by more for each ply is taken to stay ahead, and who is behind by more
        tries only what `leaf` lists; late moves and answers to passing are looked at even less far.
        """
