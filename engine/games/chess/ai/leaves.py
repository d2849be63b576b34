"""The alpha-beta kernel of chess: move ordering, quiescence search and futility margin."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.contract.kernel import Leaf, LeafFunction
from engine.games.chess.ai.captures import NOISY, capture_key
from engine.games.chess.ai.evaluate import evaluate
from engine.games.chess.kernel import CHECKED, CHILDREN, COUNT, in_check, null_move, side_to_move
from engine.games.chess.pieces import Position

Expand: TypeAlias = Callable[[Position], list[Position]]

CHECK_PENALTY = 25
"""Penalty for standing pat in check."""
PAWN_DELTA, PIECE_DELTA, ROOK_DELTA = 250, 500, 700
"""Delta-pruning margins: the most that capturing each kind of piece usually gains."""
FUTILITY_MARGIN = 90
"""Maximum gain of a quiet move, for futility pruning."""


def history_key(position: Position, child: Position) -> int:
    """Return the start and end square of a quiet move; 0 for a capture, and for all moves without pawns.

    Without pawns, the only mating move may be a quiet one that history and reductions would put off.
    """
    return position[5] ^ child[6] if position[0] and child[5] == position[6] else 0


def only_pawns(position: Position) -> bool:
    """Return True if the player to move has only king and pawns."""
    pawns, _, _, _, kings, mine, _, _ = position
    return not mine & ~(pawns | kings)


def captures_first(expand: Expand, worth: Callable[[Position], int]) -> Expand:
    """Return a function that lists the same children, captures first, the best capture first of all."""

    def children(position: Position) -> list[Position]:
        kids, theirs = expand(position), position[6]
        captures = [kid for kid in kids if kid[5] != theirs]
        if not captures:
            return kids
        captures.sort(key=worth)
        return captures + [kid for kid in kids if kid[5] == theirs]

    return children


def delta_targets(position: Position, missing: int) -> int:
    """Return the enemy pieces whose capture could gain `missing`; in pawn or pawnless endings all."""
    pawns, _, diagonal, straight, _, _, theirs, _ = position
    if missing < PAWN_DELTA or not pawns or only_pawns(position):
        return theirs
    if missing < PIECE_DELTA:
        return theirs & ~pawns
    return theirs & straight if missing < ROOK_DELTA else theirs & straight & diagonal


def leaf_of(side: int) -> LeafFunction[Position]:
    """Return the leaf function of a side. A side in check may stand pat, at a penalty, if it has a move."""
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
            kids.sort(key=capture_key(position))
        return score, kids

    return leaf


class ChessKernel:
    """The kernel that `alphabeta.search` plays chess with."""

    one_reply_extension = False
    children = captures_first(CHILDREN[0], evaluate), captures_first(CHILDREN[1], evaluate)
    leaf = leaf_of(0), leaf_of(1)

    def side_to_move(self, position: Position) -> int:
        """Return 0 for White, 1 for Black."""
        return side_to_move(position)

    def outcome(self, position: Position) -> int:
        """Return -1 for checkmate, 0 for stalemate."""
        return -1 if in_check(position) else 0

    def history_key(self, position: Position, child: Position) -> int:
        """Return the start and end square of a quiet move; see `history_key`."""
        return history_key(position, child)

    def null_move(self, position: Position) -> Position | None:
        """Return the position after a null move; None in check, and with only pawns (zugzwang)."""
        return None if only_pawns(position) or in_check(position) else null_move(position)

    def futility_margin(self, position: Position) -> int:
        """Return the futility margin; 0 in check and with little material."""
        return 0 if not position[0] or only_pawns(position) or in_check(position) else FUTILITY_MARGIN

    def evaluate(self, position: Position) -> int:
        """Return the static evaluation for the player to move."""
        return evaluate(position)
