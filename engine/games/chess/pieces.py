"""Moves of chess pieces without regard to check, for the kernels of chess and Nuclear Chess.

    Position = (pawns, knights, diagonal, straight, kings, mine, theirs, state)
        pawns .. kings  masks of both colours' pieces of a kind; queens are in diagonal and in straight
        mine, theirs    all pieces of the player to move, and of the opponent
        state           corners of rooks with a castling right, the en passant square, and `TURN` when Black
                        is to move

Functions come in pairs, one for each colour: `MOVES[side]`. In a child, `mine` are the opponent's pieces.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.boards.memo import Memo
from engine.games.chess.tables import (
    ALL,
    BISHOPS,
    BITS,
    DIAGONAL_SLIDER,
    FILE_A,
    FILE_H,
    KNIGHT_ATTACKS,
    KNIGHTS,
    NEIGHBOURS,
    RANK,
    ROOKS,
    SQUARES,
    STRAIGHT_SLIDER,
    advance_memo,
    strike_memo,
)

Position: TypeAlias = tuple[int, int, int, int, int, int, int, int]
PAWN_MASK, KNIGHT_MASK, DIAGONAL_MASK, STRAIGHT_MASK, KING_MASK, MINE, THEIRS, STATE = range(8)
"""Indexes of a position. Hot functions unpack it or use the numbers."""
Moves: TypeAlias = Callable[[Position, int, int, int], list[Position]]
Count: TypeAlias = Callable[[Position, int, int, int], int]
Filter: TypeAlias = Callable[[Position, int, int], int]

TURN = 1 << SQUARES
CORNERS = 0x8100000000000081
EN_PASSANT = RANK[2] | RANK[5]
NOT_A, NOT_H = ALL ^ FILE_A, ALL ^ FILE_H


def _double(up: bool) -> Memo[tuple[tuple[int, int], ...]]:
    """Map the end squares of double steps to (the toggle, the en passant square) for each."""

    def made(ends: int) -> tuple[tuple[int, int], ...]:
        if up:
            return tuple([(end | end >> 16, end >> 8) for end in BITS[ends]])
        return tuple([(end | end << 16, end << 8) for end in BITS[ends]])

    return Memo(made)


def promoted(position: Position, keep: int, end: int, toggle: int, after: int) -> list[Position]:
    """Return the four children of a promotion on `end`: queen, knight, rook, bishop."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    pawns, knights, diagonal, straight = pawns & keep, knights & keep, diagonal & keep, straight & keep
    kings, theirs, mine, after = kings & keep, theirs & keep, mine ^ toggle, after & keep
    return [
        (pawns, knights, diagonal | end, straight | end, kings, theirs, mine, after),
        (pawns, knights | end, diagonal, straight, kings, theirs, mine, after),
        (pawns, knights, diagonal, straight | end, kings, theirs, mine, after),
        (pawns, knights, diagonal | end, straight, kings, theirs, mine, after),
    ]


def pawn_mover(up: bool) -> Moves:
    """Return the function that lists the moves of pawns, double steps and promotions included."""
    turn = TURN if up else 0
    third, last = (RANK[2], RANK[7]) if up else (RANK[5], RANK[0])
    forward, doubles = advance_memo(8 if up else -8), _double(up)
    left, right = (strike_memo(7), strike_memo(9)) if up else (strike_memo(-9), strike_memo(-7))

    def pawn_moves(position: Position, movers: int, quiet_targets: int, prey: int) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        after = state & CORNERS | turn
        own_pawns = pawns & movers
        empty = ALL ^ mine ^ theirs
        if up:
            to_left, to_right, single = (
                (own_pawns & NOT_A) << 7 & prey,
                (own_pawns & NOT_H) << 9 & prey,
                own_pawns << 8 & empty,
            )
            double = (single & third) << 8 & quiet_targets
        else:
            to_left, to_right, single = (
                (own_pawns & NOT_A) >> 9 & prey,
                (own_pawns & NOT_H) >> 7 & prey,
                own_pawns >> 8 & empty,
            )
            double = (single & third) >> 8 & quiet_targets
        single &= quiet_targets
        made: list[Position] = []
        if (to_left | to_right | single) & last:
            for keep, end, toggle in left[to_left & last] + right[to_right & last]:
                made += promoted(position, keep, end, toggle, after)
            for toggle in forward[single & last]:
                made += promoted(position, ~toggle, toggle & last, toggle, after)
            to_left, to_right, single = to_left & ~last, to_right & ~last, single & ~last
        if to_left or to_right:
            made += [
                (
                    pawns & keep | end,
                    knights & keep,
                    diagonal & keep,
                    straight & keep,
                    kings & keep,
                    theirs & keep,
                    mine ^ toggle,
                    after,
                )
                for keep, end, toggle in left[to_left] + right[to_right]
            ]
        made += [
            (pawns ^ toggle, knights, diagonal, straight, kings, theirs, mine ^ toggle, after)
            for toggle in forward[single]
        ]
        if double:
            made += [
                (pawns ^ toggle, knights, diagonal, straight, kings, theirs, mine ^ toggle, after | passed)
                for toggle, passed in doubles[double]
            ]
        return made

    return pawn_moves


def captures_by(position: Position, found: list[tuple[int, int, int, int]], after: int) -> list[Position]:
    """Return captures by knights (kind 0), bishops (1), rooks (2), queens (3); see `TAKES`."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    return [
        (
            pawns & keep,
            knights & keep if kind else knights & keep | end,
            diagonal & keep | end if kind & 1 else diagonal & keep,
            straight & keep | end if kind & 2 else straight & keep,
            kings & keep,
            theirs & keep,
            mine ^ toggle,
            after & keep,
        )
        for kind, keep, end, toggle in found
    ]


def mover(up: bool) -> Moves:
    """Return the function that lists moves to `quiet_targets` and captures on `prey`, except the king's."""
    turn = TURN if up else 0
    pawn_moves = PAWN_MOVES[not up]

    def moves(position: Position, movers: int, quiet_targets: int, prey: int) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        after = state & CORNERS | turn
        occupied = mine | theirs
        queens = diagonal & straight & movers
        found: list[tuple[int, int, int, int]] = []
        none: tuple[int, ...] = ()
        knight_toggles = bishop_toggles = rook_toggles = queen_toggles = none
        for hops, toggles, takes in KNIGHTS[knights & movers]:
            knight_toggles += toggles[hops & quiet_targets]
            if victims := hops & prey:
                found += [(0, *take) for take in takes[victims]]
        for blocker_mask, reach, toggles, takes in BISHOPS[diagonal & movers ^ queens]:
            attacked = reach[occupied & blocker_mask]
            bishop_toggles += toggles[attacked & quiet_targets]
            if victims := attacked & prey:
                found += [(1, *take) for take in takes[victims]]
        for blocker_mask, reach, toggles, takes in ROOKS[straight & movers ^ queens]:
            attacked = reach[occupied & blocker_mask]
            rook_toggles += toggles[attacked & quiet_targets]
            if victims := attacked & prey:
                found += [(2, *take) for take in takes[victims]]
        for bit in BITS[queens]:
            blocker_mask, reach, toggles, takes = STRAIGHT_SLIDER[bit]
            blocker_mask2, reach2, _, _ = DIAGONAL_SLIDER[bit]
            attacked = reach[occupied & blocker_mask] | reach2[occupied & blocker_mask2]
            queen_toggles += toggles[attacked & quiet_targets]
            if victims := attacked & prey:
                found += [(3, *take) for take in takes[victims]]
        made = captures_by(position, found, after) if found else []
        if pawns & movers:
            made += pawn_moves(position, movers, quiet_targets, prey)
        if knight_toggles:
            made += [
                (pawns, knights ^ toggle, diagonal, straight, kings, theirs, mine ^ toggle, after)
                for toggle in knight_toggles
            ]
        if bishop_toggles:
            made += [
                (pawns, knights, diagonal ^ toggle, straight, kings, theirs, mine ^ toggle, after)
                for toggle in bishop_toggles
            ]
        if rook_toggles:
            made += [
                (pawns, knights, diagonal, straight ^ toggle, kings, theirs, mine ^ toggle, after & ~toggle)
                for toggle in rook_toggles
            ]
        if queen_toggles:
            made += [
                (pawns, knights, diagonal ^ toggle, straight ^ toggle, kings, theirs, mine ^ toggle, after)
                for toggle in queen_toggles
            ]
        return made

    return moves


def counter(up: bool) -> Count:
    """Return the function that counts the moves that `mover` lists."""
    third, last = (RANK[2], RANK[7]) if up else (RANK[5], RANK[0])

    def count(position: Position, movers: int, quiet_targets: int, prey: int) -> int:
        pawns, knights, diagonal, straight, _, mine, theirs, _ = position
        occupied = mine | theirs
        targets = quiet_targets | prey
        own_pawns = pawns & movers
        if up:
            ends = (
                (own_pawns & NOT_A) << 7 & prey,
                (own_pawns & NOT_H) << 9 & prey,
                own_pawns << 8 & ~occupied & ALL,
            )
            found = ((ends[2] & third) << 8 & quiet_targets).bit_count()
        else:
            ends = (
                (own_pawns & NOT_A) >> 9 & prey,
                (own_pawns & NOT_H) >> 7 & prey,
                own_pawns >> 8 & ~occupied,
            )
            found = ((ends[2] & third) >> 8 & quiet_targets).bit_count()
        single = ends[2] & quiet_targets
        found += ends[0].bit_count() + ends[1].bit_count() + single.bit_count()
        if (ends[0] | ends[1] | single) & last:
            found += 3 * sum([(mask & last).bit_count() for mask in (ends[0], ends[1], single)])
        for hops, _, _ in KNIGHTS[knights & movers]:
            found += (hops & targets).bit_count()
        for blocker_mask, reach, _, _ in BISHOPS[diagonal & movers]:
            found += (reach[occupied & blocker_mask] & targets).bit_count()
        for blocker_mask, reach, _, _ in ROOKS[straight & movers]:
            found += (reach[occupied & blocker_mask] & targets).bit_count()
        return found

    return count


def unattacked(up: bool) -> Filter:
    """Return the function that removes from a mask the squares that the opponent attacks.

    `occupied` squares block sliding pieces.
    """

    def safe(position: Position, squares: int, occupied: int) -> int:
        pawns, knights, diagonal, straight, kings, _, theirs, _ = position
        enemy_pawns = pawns & theirs
        left, right = enemy_pawns & NOT_A, enemy_pawns & NOT_H
        pawn_attacks = left >> 9 | right >> 7 if up else left << 7 | right << 9
        squares &= ~(pawn_attacks | KNIGHT_ATTACKS[knights & theirs])
        if king := kings & theirs:
            squares &= ~NEIGHBOURS[king]
        diagonal &= theirs
        straight &= theirs
        for square in BITS[squares]:
            blocker_mask, reach, _, _ = DIAGONAL_SLIDER[square]
            if reach[occupied & blocker_mask] & diagonal:
                squares ^= square
                continue
            blocker_mask, reach, _, _ = STRAIGHT_SLIDER[square]
            if reach[occupied & blocker_mask] & straight:
                squares ^= square
        return squares

    return safe


PAWN_MOVES = pawn_mover(up=True), pawn_mover(up=False)
MOVES = mover(up=True), mover(up=False)
COUNTS = counter(up=True), counter(up=False)
SAFE = unattacked(up=True), unattacked(up=False)
