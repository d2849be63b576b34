"""Captures and promotions for the quiescence search."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.games.chess.kernel import CHECKS_AND_PINS, EN_PASSANT_CAPTURES, KING_MOVES, WHITE
from engine.games.chess.pieces import (
    CORNERS,
    EN_PASSANT,
    NOT_A,
    NOT_H,
    PAWN_MOVES,
    SAFE,
    TURN,
    Position,
    captures_by,
)
from engine.games.chess.tables import (
    BISHOPS,
    BITS,
    DIAGONAL_SLIDER,
    KNIGHTS,
    NEIGHBOURS,
    RANK,
    ROOKS,
    STRAIGHT_SLIDER,
)

Takes: TypeAlias = Callable[[Position, int, int], list[Position]]
Noisy: TypeAlias = Callable[[Position, int], list[Position]]


def capturer(up: bool) -> Takes:
    """Return the function that lists promising captures by some movers on some squares, kings excepted.

    Captures of a pawn-guarded piece by a more valuable one are left out.
    """
    turn, pawn_moves = TURN if up else 0, PAWN_MOVES[not up]

    def captures(position: Position, movers: int, prey: int) -> list[Position]:
        pawns, knights, diagonal, straight, _, mine, theirs, state = position
        occupied, enemy_pawns = mine | theirs, pawns & theirs
        left, right = enemy_pawns & NOT_A, enemy_pawns & NOT_H
        alone = prey & ~(left >> 9 | right >> 7 if up else left << 7 | right << 9)
        queens = diagonal & straight & movers
        found: list[tuple[int, int, int, int]] = []
        worthy = alone | prey & ~pawns
        for hops, _, takes in KNIGHTS[knights & movers]:
            if victims := hops & worthy:
                found += [(0, *take) for take in takes[victims]]
        for blocker_mask, reach, _, takes in BISHOPS[diagonal & movers ^ queens]:
            if victims := reach[occupied & blocker_mask] & worthy:
                found += [(1, *take) for take in takes[victims]]
        worthy = alone | prey & straight
        for blocker_mask, reach, _, takes in ROOKS[straight & movers ^ queens]:
            if victims := reach[occupied & blocker_mask] & worthy:
                found += [(2, *take) for take in takes[victims]]
        worthy = alone | prey & straight & diagonal
        for bit in BITS[queens]:
            blocker_mask, reach, _, takes = STRAIGHT_SLIDER[bit]
            blocker_mask2, reach2, _, _ = DIAGONAL_SLIDER[bit]
            if victims := (reach[occupied & blocker_mask] | reach2[occupied & blocker_mask2]) & worthy:
                found += [(3, *take) for take in takes[victims]]
        made = captures_by(position, found, state & CORNERS | turn) if found else []
        return made + pawn_moves(position, movers, 0, prey) if pawns & movers else made

    return captures


def noisy_of(side: int) -> Noisy:
    """Return the function that lists captures on given squares, and promotions except by pinned pawns.

    In check it lists the captures that end the check, on any square.
    """
    threats, captures, pawn_moves, safe = CHECKS_AND_PINS[side], CAPTURES[side], PAWN_MOVES[side], SAFE[side]
    king_moves, passing = KING_MOVES[side], EN_PASSANT_CAPTURES[side]
    seventh, last = (RANK[6], RANK[7]) if side == WHITE else (RANK[1], RANK[0])

    def noisy(position: Position, prey: int) -> list[Position]:
        mine, theirs = position[5], position[6]
        king = position[4] & mine
        checkers, pinned, pins = threats(position)
        steps = NEIGHBOURS[king] & (theirs if checkers else prey)
        if steps:
            steps = safe(position, steps, mine ^ king | theirs)
        made = king_moves(position, steps) if steps else []
        if checkers & (checkers - 1):
            return made
        unpinned = mine ^ king ^ pinned
        made += captures(position, unpinned, checkers or prey)
        if not checkers:
            for bit, line in pins:
                if victims := prey & line:
                    made += captures(position, bit, victims)
            if pushed := position[0] & unpinned & seventh:
                made += pawn_moves(position, pushed, last & ~(mine | theirs), 0)
        return made + passing(position) if position[7] & EN_PASSANT else made

    return noisy


def capture_key(position: Position) -> Callable[[Position], int]:
    """Return a sort key for captures: most valuable victim first, then least valuable attacker (MVV-LVA)."""
    pawns, _, diagonal, straight, kings, mine, theirs, _ = position
    queens = diagonal & straight
    heavy = straight | kings

    def value(bit: int) -> int:
        if bit & pawns:
            return 1
        if not bit & heavy:
            return 2 if bit else 4
        return 4 if bit & queens else 3

    def key(child: Position) -> int:
        return value(mine & ~child[6]) - 8 * value(theirs & ~child[5])

    return key


CAPTURES = capturer(up=True), capturer(up=False)
NOISY = noisy_of(0), noisy_of(1)
