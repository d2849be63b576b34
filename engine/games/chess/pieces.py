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
    """Map the end squares of double steps to (the two bits that change, the en passant square) for each."""

    def made(ends: int) -> tuple[tuple[int, int], ...]:
        if up:
            return tuple([(end | end >> 16, end >> 8) for end in BITS[ends]])
        return tuple([(end | end << 16, end << 8) for end in BITS[ends]])

    return Memo(made)


def promoted(position: Position, keep: int, end: int, flip: int, after: int) -> list[Position]:
    """Return the four children of a promotion on `end`: queen, knight, rook, bishop."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    pawns, knights, diagonal, straight = pawns & keep, knights & keep, diagonal & keep, straight & keep
    kings, theirs, mine, after = kings & keep, theirs & keep, mine ^ flip, after & keep
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

    def pawn_moves(position: Position, movers: int, free: int, prey: int) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        after = state & CORNERS | turn
        men = pawns & movers
        empty = ALL ^ mine ^ theirs
        if up:
            to_left, to_right, single = (men & NOT_A) << 7 & prey, (men & NOT_H) << 9 & prey, men << 8 & empty
            double = (single & third) << 8 & free
        else:
            to_left, to_right, single = (men & NOT_A) >> 9 & prey, (men & NOT_H) >> 7 & prey, men >> 8 & empty
            double = (single & third) >> 8 & free
        single &= free
        made: list[Position] = []
        if (to_left | to_right | single) & last:
            for keep, end, flip in left[to_left & last] + right[to_right & last]:
                made += promoted(position, keep, end, flip, after)
            for flip in forward[single & last]:
                made += promoted(position, ~flip, flip & last, flip, after)
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
                    mine ^ flip,
                    after,
                )
                for keep, end, flip in left[to_left] + right[to_right]
            ]
        made += [
            (pawns ^ flip, knights, diagonal, straight, kings, theirs, mine ^ flip, after)
            for flip in forward[single]
        ]
        if double:
            made += [
                (pawns ^ flip, knights, diagonal, straight, kings, theirs, mine ^ flip, after | passed)
                for flip, passed in doubles[double]
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
            mine ^ flip,
            after & keep,
        )
        for kind, keep, end, flip in found
    ]


def mover(up: bool) -> Moves:
    """Return the function that lists moves to `free` squares and captures on `prey`, the king's excepted."""
    turn = TURN if up else 0
    pawn_moves = PAWN_MOVES[not up]

    def moves(position: Position, movers: int, free: int, prey: int) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        after = state & CORNERS | turn
        taken = mine | theirs
        queens = diagonal & straight & movers
        found: list[tuple[int, int, int, int]] = []
        leaps: tuple[int, ...] = ()
        slants: tuple[int, ...] = ()
        rolls: tuple[int, ...] = ()
        sweeps: tuple[int, ...] = ()
        for hops, flips, takes in KNIGHTS[knights & movers]:
            leaps += flips[hops & free]
            if seen := hops & prey:
                found += [(0, *take) for take in takes[seen]]
        for near, reach, flips, takes in BISHOPS[diagonal & movers ^ queens]:
            seen = reach[taken & near]
            slants += flips[seen & free]
            if seen := seen & prey:
                found += [(1, *take) for take in takes[seen]]
        for near, reach, flips, takes in ROOKS[straight & movers ^ queens]:
            seen = reach[taken & near]
            rolls += flips[seen & free]
            if seen := seen & prey:
                found += [(2, *take) for take in takes[seen]]
        for bit in BITS[queens]:
            near, reach, flips, takes = STRAIGHT_SLIDER[bit]
            near2, reach2, _, _ = DIAGONAL_SLIDER[bit]
            seen = reach[taken & near] | reach2[taken & near2]
            sweeps += flips[seen & free]
            if seen := seen & prey:
                found += [(3, *take) for take in takes[seen]]
        made = captures_by(position, found, after) if found else []
        if pawns & movers:
            made += pawn_moves(position, movers, free, prey)
        if leaps:
            made += [(pawns, knights ^ f, diagonal, straight, kings, theirs, mine ^ f, after) for f in leaps]
        if slants:
            made += [(pawns, knights, diagonal ^ f, straight, kings, theirs, mine ^ f, after) for f in slants]
        if rolls:
            made += [
                (pawns, knights, diagonal, straight ^ f, kings, theirs, mine ^ f, after & ~f) for f in rolls
            ]
        if sweeps:
            made += [
                (pawns, knights, diagonal ^ f, straight ^ f, kings, theirs, mine ^ f, after) for f in sweeps
            ]
        return made

    return moves


def counter(up: bool) -> Count:
    """Return the function that counts the moves that `mover` lists."""
    third, last = (RANK[2], RANK[7]) if up else (RANK[5], RANK[0])

    def count(position: Position, movers: int, free: int, prey: int) -> int:
        pawns, knights, diagonal, straight, _, mine, theirs, _ = position
        taken = mine | theirs
        open_to = free | prey
        men = pawns & movers
        if up:
            ends = (men & NOT_A) << 7 & prey, (men & NOT_H) << 9 & prey, men << 8 & ~taken & ALL
            found = ((ends[2] & third) << 8 & free).bit_count()
        else:
            ends = (men & NOT_A) >> 9 & prey, (men & NOT_H) >> 7 & prey, men >> 8 & ~taken
            found = ((ends[2] & third) >> 8 & free).bit_count()
        single = ends[2] & free
        found += ends[0].bit_count() + ends[1].bit_count() + single.bit_count()
        if (ends[0] | ends[1] | single) & last:
            found += 3 * sum([(mask & last).bit_count() for mask in (ends[0], ends[1], single)])
        for hops, _, _ in KNIGHTS[knights & movers]:
            found += (hops & open_to).bit_count()
        for near, reach, _, _ in BISHOPS[diagonal & movers]:
            found += (reach[taken & near] & open_to).bit_count()
        for near, reach, _, _ in ROOKS[straight & movers]:
            found += (reach[taken & near] & open_to).bit_count()
        return found

    return count


def unattacked(up: bool) -> Filter:
    """Return the function that removes the squares the opponent attacks from a mask; `taken` ones block."""

    def safe(position: Position, squares: int, taken: int) -> int:
        pawns, knights, diagonal, straight, kings, _, theirs, _ = position
        men = pawns & theirs
        left, right = men & NOT_A, men & NOT_H
        seen = left >> 9 | right >> 7 if up else left << 7 | right << 9
        squares &= ~(seen | KNIGHT_ATTACKS[knights & theirs])
        if king := kings & theirs:
            squares &= ~NEIGHBOURS[king]
        diagonal &= theirs
        straight &= theirs
        for square in BITS[squares]:
            near, reach, _, _ = DIAGONAL_SLIDER[square]
            if reach[taken & near] & diagonal:
                squares ^= square
                continue
            near, reach, _, _ = STRAIGHT_SLIDER[square]
            if reach[taken & near] & straight:
                squares ^= square
        return squares

    return safe


PAWN_MOVES = pawn_mover(up=True), pawn_mover(up=False)
MOVES = mover(up=True), mover(up=False)
COUNTS = counter(up=True), counter(up=False)
SAFE = unattacked(up=True), unattacked(up=False)
