"""The chess player's moves in Chesskers except castling (K6, K7, K9, K11); positions as in `kernel`."""

from typing import TypeAlias

from engine.games.chess.tables import (
    ALL,
    BISHOPS,
    BITS,
    EDGE_ROWS,
    FILE_A,
    FILE_H,
    KNIGHTS,
    NEIGHBOURS,
    RANK,
    ROOKS,
    TAKES,
    advance_memo,
    strike_memo,
)

Position: TypeAlias = tuple[int, int, int, int, int, int, int, int]
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
PROMOTIONS = (QUEEN, ROOK, BISHOP, KNIGHT)
MOST_OF_A_KIND = 2
"""Maximum number of pieces of a kind (K11)."""
PROMOTION_RANKS = RANK[6] | RANK[7]
_RIGHTS = RANK[1]
_ONE, _TWO = advance_memo(8), advance_memo(16)
_LEFT, _RIGHT = strike_memo(7), strike_memo(9)
_NOT_A, _NOT_H = ALL ^ FILE_A, ALL ^ FILE_H


def promotion_kinds(position: Position) -> tuple[int, ...]:
    """Return the kinds a pawn may become, or the pawn itself if all kinds are complete (K11)."""
    _, knights, diagonal, straight, *_ = position
    masks = {
        QUEEN: diagonal & straight,
        ROOK: straight & ~diagonal,
        BISHOP: diagonal & ~straight,
        KNIGHT: knights,
    }
    return tuple(kind for kind in PROMOTIONS if masks[kind].bit_count() < MOST_OF_A_KIND) or (PAWN,)


def army_captures(position: Position) -> list[Position]:
    """Return the children by captures of the chess pieces."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    prey = men | supers
    occupied = pawns | knights | diagonal | straight | king | prey
    changes: list[tuple[int, int, int]] = []
    for keep, end, _ in _LEFT[(pawns & _NOT_A) << 7 & prey] + _RIGHT[(pawns & _NOT_H) << 9 & prey]:
        kinds = promotion_kinds(position) if end & PROMOTION_RANKS else (PAWN,)
        changes += [(kind, keep, end) for kind in kinds]
    for hops, _, takes in KNIGHTS[knights]:
        if victims := hops & prey:
            changes += [(KNIGHT, keep, end) for keep, end, _ in takes[victims]]
    for blocker_mask, reach, _, takes in BISHOPS[diagonal]:
        if victims := reach[occupied & blocker_mask] & prey:
            changes += [
                (QUEEN if straight & ~keep & ~end else BISHOP, keep, end) for keep, end, _ in takes[victims]
            ]
    for blocker_mask, reach, _, takes in ROOKS[straight]:
        if victims := reach[occupied & blocker_mask] & prey:
            changes += [
                (QUEEN if diagonal & ~keep & ~end else ROOK, keep, end) for keep, end, _ in takes[victims]
            ]
    if victims := NEIGHBOURS[king] & prey:
        changes += [(KING, keep, end) for keep, end, _ in TAKES[king][victims]]
    return [after(position, *change) for change in changes]


def after(position: Position, kind: int, keep: int, end: int) -> Position:
    """Return the position after a chess piece of a kind moves to `end`, with only the bits of `keep` left."""
    pawns, knights, diagonal, straight, king, men, supers, state = position
    return (
        pawns & keep | end if kind == PAWN else pawns & keep,
        knights & keep | end if kind == KNIGHT else knights & keep,
        diagonal & keep | end if kind in (BISHOP, QUEEN) else diagonal & keep,
        straight & keep | end if kind in (ROOK, QUEEN) else straight & keep,
        end if kind == KING else king,
        men & keep,
        supers & keep,
        0 if kind == KING else state & _RIGHTS & keep,
    )


def army_moves(position: Position) -> list[Position]:
    """Return the children by quiet moves of the chess pieces; none ends on an edge row (K9)."""
    pawns, knights, diagonal, straight, king, men, supers, state = position
    occupied = pawns | knights | diagonal | straight | king | men | supers
    quiet_targets = ALL & ~(occupied | EDGE_ROWS)
    rights = state & _RIGHTS
    queens = diagonal & straight
    ahead = pawns << 8 & quiet_targets
    made: list[Position] = []
    for toggle in _ONE[ahead & PROMOTION_RANKS]:
        made += [
            after(position, kind, ~toggle, toggle & PROMOTION_RANKS & quiet_targets)
            for kind in promotion_kinds(position)
        ]
    steps = _ONE[ahead & ~PROMOTION_RANKS] + _TWO[(ahead & RANK[3]) << 8 & quiet_targets]
    made += [(pawns ^ toggle, knights, diagonal, straight, king, men, supers, rights) for toggle in steps]
    for hops, toggles, _ in KNIGHTS[knights]:
        made += [
            (pawns, knights ^ toggle, diagonal, straight, king, men, supers, rights)
            for toggle in toggles[hops & quiet_targets]
        ]
    for blocker_mask, reach, toggles, _ in BISHOPS[diagonal ^ queens]:
        ends = reach[occupied & blocker_mask] & quiet_targets
        made += [
            (pawns, knights, diagonal ^ toggle, straight, king, men, supers, rights)
            for toggle in toggles[ends]
        ]
    for blocker_mask, reach, toggles, _ in ROOKS[straight ^ queens]:
        ends = reach[occupied & blocker_mask] & quiet_targets
        made += [
            (pawns, knights, diagonal, straight ^ toggle, king, men, supers, rights & ~toggle)
            for toggle in toggles[ends]
        ]
    for (blocker_mask, reach, toggles, _), (blocker_mask2, reach2, _, _) in zip(
        BISHOPS[queens], ROOKS[queens], strict=True
    ):
        ends = (reach[occupied & blocker_mask] | reach2[occupied & blocker_mask2]) & quiet_targets
        made += [
            (pawns, knights, diagonal ^ toggle, straight ^ toggle, king, men, supers, rights)
            for toggle in toggles[ends]
        ]
    ends = NEIGHBOURS[king] & quiet_targets
    return made + [(pawns, knights, diagonal, straight, end, men, supers, 0) for end in BITS[ends]]
