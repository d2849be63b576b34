"""Refusals of pieces and squares in Chesskers."""

from __future__ import annotations

from engine.contract.values import Refusal
from engine.games.chess.tables import (
    BITS_OF,
    DIAGONAL_SLIDER,
    EDGE_ROWS,
    KNIGHT_MOVES,
    NAMES,
    NEIGHBOURS,
    RANK,
    STRAIGHT_SLIDER,
)
from engine.games.chesskers.kernel import (
    CASTLES,
    KING_MASK,
    MAN_MASK,
    STATE,
    SUPER_MASK,
    TURN,
    Position,
    king_in_danger,
    null_move,
    side_to_move,
)
from engine.games.chesskers.piece_kinds import kinds_of
from engine.games.chesskers.routes import Move, moves
from engine.games.chesskers.words.en import say


def piece_refusal(position: Position, spot: str, captures: list[Move]) -> Refusal:
    """Return why the piece on an occupied square has no move."""
    kind, side = kinds_of(position)[spot], side_to_move(position)
    bit = BITS_OF[spot]
    if bool(bit & (position[MAN_MASK] | position[SUPER_MASK])) == bool(side):
        return Refusal(say.others_turn(side, kind), "K2")
    if captures:
        return _capture_refusal(captures)
    if not side:
        return Refusal(say.checker_blocked(kind, bool(bit & position[SUPER_MASK])), "K4")
    if _reach(position, bit) & EDGE_ROWS & ~_occupied(position):
        return Refusal(say.only_to_back_row(kind), "K9")
    return Refusal(say.blocked(kind), "K6")


def square_refusal(
    position: Position, picked: tuple[str, ...], spot: str, captures: list[Move]
) -> Refusal | None:
    """Return why the picked piece cannot go (on) to a square of the board."""
    kinds, start, end = kinds_of(position), BITS_OF.get(picked[0], 0), BITS_OF.get(spot, 0)
    if picked[0] not in kinds or not end:
        return None
    if captures:
        own = [move for move in captures if move.path[: len(picked)] == picked]
        return _capture_refusal(own or captures)
    if start & position[KING_MASK] and (why := _castling_refusal(position, start | end)):
        return why
    if position[STATE] & TURN and end & EDGE_ROWS & _reach(position, start):
        return Refusal(say.only_by_capturing, "K9")
    clause = "K6" if position[STATE] & TURN else "K4"
    return Refusal(say.off_its_way(kinds[picked[0]], picked[-1], spot), clause)


def _capture_refusal(captures: list[Move]) -> Refusal:
    move = captures[0]
    return Refusal(say.must(*move.path[:2]), "K3", move.path)


def _castling_refusal(position: Position, toggle: int) -> Refusal | None:
    for right, between, king_toggle, _ in CASTLES:
        if king_toggle == toggle:
            if not right & position[STATE]:
                return Refusal(say.has_moved, "K8")
            if between & _occupied(position):
                return Refusal(say.between, "K8")
            if king_in_danger(position):
                return Refusal(say.king_in_danger, "K8", _threat(position))
    return None


def _threat(position: Position) -> tuple[str, ...]:
    """Return the path of a jump that would capture the king."""
    king = NAMES[position[KING_MASK]]
    return next((move.path for move in moves(null_move(position)) if king in move.captured), (king,))


def _occupied(position: Position) -> int:
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    return pawns | knights | diagonal | straight | king | men | supers


def _reach(position: Position, bit: int) -> int:
    """Return the squares a chess piece reaches, back rows and captures aside; for a pawn the square ahead."""
    pawns, knights, diagonal, straight, king, *_ = position
    occupied = _occupied(position)
    if bit & pawns:
        return bit << 8 & ~RANK[0]
    if bit & (knights | king):
        return KNIGHT_MOVES[bit] if bit & knights else NEIGHBOURS[bit]
    blocker_mask, reach, *_ = DIAGONAL_SLIDER[bit]
    blocker_mask2, reach2, *_ = STRAIGHT_SLIDER[bit]
    attacked = reach[occupied & blocker_mask] if bit & diagonal else 0
    return attacked | reach2[occupied & blocker_mask2] if bit & straight else attacked
