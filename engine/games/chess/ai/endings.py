"""Evaluation of endings against a bare king: mop-up scores, and a bitbase for king and pawn against king.

Mop-up scores drive the bare king to an edge or to the mating corner. The bitbase is computed on demand by
retrograde analysis (Thompson 1986), for all squares of the bare king at once.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engine.boards.memo import Memo
from engine.games.chess.pieces import MINE, NOT_A, NOT_H, PAWN_MASK, STATE, Position
from engine.games.chess.tables import ALL, BITS, LIGHT_SQUARES, NAMES, NEIGHBOURS, PAWN_ATTACKS, RANK, SQUARES

Kings: TypeAlias = dict[int, int]
"""Squares of the bare king, for each square of the pawn's king."""

EDGE = 14
"""Bonus for each step of the bare king away from the centre."""
CORNER = 60
"""Bonus for each step of the bare king towards a corner of the bishop's colour, with bishop and knight.

The edge counts nothing then, or the king would be held in the wrong corner.
"""
NEAR = 9
"""Bonus for each step of the stronger king towards the bare king."""
PROMOTES = 400
"""Bonus for a single pawn that wins; with the pawn it is worth less than a queen."""
FAINT = 8
"""Divisor for a single pawn that does not win: a small advantage remains, so that the engine plays on."""
FORCE = 400
"""Material that cannot win: at most one bishop or knight."""


def away(square: int) -> int:
    """Return the distance of a square from the centre: 0 there, 6 in a corner."""
    file, rank = square % 8, square // 8
    return (abs(2 * file - 7) + abs(2 * rank - 7)) // 2 - 1


def corner(square: int, light: bool) -> int:
    """Return the nearness to a corner of a colour: 7 in it, 0 on the long diagonal of the other colour."""
    file, rank = square % 8, square // 8
    return abs(file - rank) if light else abs(file + rank - 7)


def _apart(kings: int) -> int:
    """Return the number of steps between two kings."""
    one, other = (bit.bit_length() - 1 for bit in BITS[kings])
    return max(abs(one % 8 - other % 8), abs(one // 8 - other // 8))


APART = Memo(_apart)
AWAY = Memo(lambda bit: away(bit.bit_length() - 1))


def mop_up_worth(position: Position, force: int) -> int:
    """Return the mop-up score of a side against a bare king, without pawns on the board.

    `force` is the stronger side's material in centipawns.
    """
    _, knights, diagonal, straight, kings, mine, theirs, _ = position
    if force <= FORCE or not (diagonal | straight):
        return 0
    prey = kings & (theirs if mine & ~kings else mine)
    worth = force - NEAR * APART[kings]
    if straight or not knights or diagonal & (diagonal - 1):
        return worth + EDGE * AWAY[prey]
    return worth + CORNER * corner(prey.bit_length() - 1, bool(diagonal & LIGHT_SQUARES))


def king_pawn_worth(position: Position, worth: int) -> int:
    """Return White's score with kings and one pawn; `worth` is the score without the bitbase."""
    if not pawn_wins(position):
        return int(worth / FAINT)
    white = bool(position[PAWN_MASK] & position[MINE]) != bool(position[STATE] >> SQUARES)
    return worth + PROMOTES if white else worth - PROMOTES


def pawn_wins(position: Position) -> bool:
    """Return True if the only pawn wins; there are only kings besides it."""
    pawn, _, _, _, kings, mine, theirs, state = position
    to_move = bool(pawn & mine)
    king = kings & (mine if to_move else theirs)
    prey = kings ^ king
    if bool(state >> SQUARES) == to_move:
        king, prey, pawn = turned_over(king), turned_over(prey), turned_over(pawn)
    return bool(king_pawn_bitbase(pawn)[not to_move][king] & prey)


def turned_over(bit: int) -> int:
    """Return the square mirrored to the other side of the board."""
    return 1 << (bit.bit_length() - 1 ^ 56)


@cache
def king_pawn_bitbase(pawn: int) -> tuple[Kings, Kings]:
    """Return where a white pawn wins: with White to move, and with Black to move."""
    attacks, places = PAWN_ATTACKS[0][pawn], [bit for bit in NAMES if bit != pawn]
    pushed = {king: _pushed(pawn, king) for king in places}
    mine = theirs = dict.fromkeys(places, 0)
    while True:
        before = mine
        mine = {king: pushed[king] & ~(pawn | attacks | NEIGHBOURS[king]) for king in places}
        for king in places:
            for step in BITS[NEIGHBOURS[king] & ~pawn]:
                mine[king] |= theirs[step] & ~(attacks | NEIGHBOURS[king] | king)
        theirs = {king: _lost(pawn | king, NEIGHBOURS[king], attacks, mine[king]) for king in places}
        if mine == before:
            return mine, theirs


def _pushed(pawn: int, king: int) -> int:
    """Return the bare king's squares that lose once the pawn has advanced."""
    end = pawn << 8
    if end == king:
        return 0
    if end & RANK[7]:
        return ALL & ~(end | king | (0 if NEIGHBOURS[end] & king else NEIGHBOURS[end]))
    found = king_pawn_bitbase(end)[1][king]
    if pawn & RANK[1] and end << 8 != king:
        found |= king_pawn_bitbase(end << 8)[1][king] & ~end
    return found


def _lost(occupied: int, guarded: int, attacks: int, won: int) -> int:
    """Return the squares where the bare king to move loses: not stalemated, and all its moves lose."""
    safe = ALL & ~(guarded | attacks | occupied & guarded)
    return (_beside(safe) | attacks) & ~(guarded | occupied | _beside(safe & ~won))


def _beside(mask: int) -> int:
    """Return the squares that have a neighbour in the mask."""
    sides = (mask & NOT_A) >> 1 | (mask & NOT_H) << 1
    rows = mask | sides
    return (sides | rows << 8 | rows >> 8) & ALL
