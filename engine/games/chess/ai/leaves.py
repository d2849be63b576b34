"""The kernel that alpha-beta plays chess with: what it looks at, in which order, and when it may stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.contract.kernel import Leaf, LeafOf
from engine.games.chess.ai.captures import NOISY, order
from engine.games.chess.ai.evaluate import evaluate
from engine.games.chess.kernel import CHECKED, CHILDREN, COUNT, in_check, null_move, side_to_move
from engine.games.chess.pieces import Position

Expand: TypeAlias = Callable[[Position], list[Position]]

CHECK_PENALTY = 25
PAWN_DELTA, PIECE_DELTA, ROOK_DELTA = 250, 500, 700
"""What a capture of each is hardly ever worth, with all that comes of it."""
FUTILITY_MARGIN = 90
"""What a quiet move hardly ever gains."""


def trace(position: Position, child: Position) -> int:
    """The squares that a quiet move empties and fills; 0 for a capture, and for all moves without pawns.

    There, to mate may take one quiet move that looks like all the others.
    """
    return position[5] ^ child[6] if position[0] and child[5] == position[6] else 0


def only_pawns(position: Position) -> bool:
    """Whether the player to move has nothing but pawns beside the king."""
    pawns, _, _, _, kings, mine, _, _ = position
    return not mine & ~(pawns | kings)


def captures_first(expand: Expand, worth: Callable[[Position], int]) -> Expand:
    """A function that lists the same children, captures first, the best of them before the others."""

    def children(position: Position) -> list[Position]:
        kids, theirs = expand(position), position[6]
        loud = [kid for kid in kids if kid[5] != theirs]
        if not loud:
            return kids
        loud.sort(key=worth)
        return loud + [kid for kid in kids if kid[5] == theirs]

    return children


def delta_targets(position: Position, missing: int) -> int:
    """Where the pieces stand that are worth so much, or nearly; at the end any may be all that wins."""
    pawns, _, diagonal, straight, _, _, theirs, _ = position
    if missing < PAWN_DELTA or not pawns or only_pawns(position):
        return theirs
    if missing < PIECE_DELTA:
        return theirs & ~pawns
    return theirs & straight if missing < ROOK_DELTA else theirs & straight & diagonal


def leaf_of(side: int) -> LeafOf[Position]:
    """The leaf function of a side: who is in check and has a move may rest, but not comfortably."""
    checked, count, noisy = CHECKED[side], COUNT[side], NOISY[side]

    def leaf(position: Position, alpha: int, beta: int) -> Leaf[Position]:
        score = evaluate(position)
        if checked(position):
            if not count(position):
                return None, ()
            score -= CHECK_PENALTY
        if score >= beta:
            return score, ()
        kids = noisy(position, delta_targets(position, alpha - score))
        if len(kids) > 1:
            kids.sort(key=order(position))
        return score, kids

    return leaf


class ChessKernel:
    """Chess for `alphabeta.search`."""

    singular = False
    children = captures_first(CHILDREN[0], evaluate), captures_first(CHILDREN[1], evaluate)
    leaf = leaf_of(0), leaf_of(1)

    def side_to_move(self, position: Position) -> int:
        """0 White, 1 Black."""
        return side_to_move(position)

    def outcome(self, position: Position) -> int:
        """Lost in check, else a stalemate."""
        return -1 if in_check(position) else 0

    def trace(self, position: Position, child: Position) -> int:
        """See `trace`."""
        return trace(position, child)

    def passed(self, position: Position) -> Position | None:
        """Not in check, and with a piece: pawns alone may be glad if they need not move."""
        return None if only_pawns(position) or in_check(position) else null_move(position)

    def margin(self, position: Position) -> int:
        """A pawn, near enough; nothing in check, and with little on the board, where each move counts."""
        return 0 if not position[0] or only_pawns(position) or in_check(position) else FUTILITY_MARGIN

    def evaluate(self, position: Position) -> int:
        """See `evaluate`."""
        return evaluate(position)
