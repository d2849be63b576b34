"""What endings against a bare king are worth: it is driven to an edge, or to a corner that mates it.

With a single pawn it is known who wins: that is worked out backwards when it is first asked for (retrograde
analysis, as Thompson 1986 tells it), for all squares of the bare king at once.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engine.boards.memo import Memo
from engine.games.chess.pieces import NOT_A, NOT_H, Position
from engine.games.chess.tables import ALL, BITS, LIGHT_SQUARES, NAMES, NEIGHBOURS, PAWN_ATTACKS, RANK, SQUARES

Kings: TypeAlias = dict[int, int]
"""For each square of the pawn's king the squares of the other one."""

EDGE = 14
"""For each step that the bare king is away from the middle."""
CORNER = 60
"""For each step that it is nearer to a corner of the bishop's colour, if a bishop and a knight must mate.

The edge counts nothing then: it would hold the king in the wrong corner, where it likes to be.
"""
NEAR = 9
"""For each step that the hunter's king is nearer to it."""
PROMOTES = 400
"""For a single pawn that wins: less than a queen is worth more than it."""
FAINT = 8
"""By how much a single pawn that does not win is worth less than others: it may still be tried."""
FORCE = 400
"""Who has no more has one bishop or knight, and cannot win."""


def away(square: int) -> int:
    """How far a square is from the middle of the board: 0 there, 6 in a corner."""
    file, rank = square % 8, square // 8
    return (abs(2 * file - 7) + abs(2 * rank - 7)) // 2 - 1


def corner(square: int, light: bool) -> int:
    """How near a square is to a corner of a colour: 7 in it, 0 on the long diagonal of the other colour."""
    file, rank = square % 8, square // 8
    return abs(file - rank) if light else abs(file + rank - 7)


def _apart(kings: int) -> int:
    """Steps between two kings."""
    one, other = (bit.bit_length() - 1 for bit in BITS[kings])
    return max(abs(one % 8 - other % 8), abs(one // 8 - other // 8))


APART = Memo(_apart)
AWAY = Memo(lambda bit: away(bit.bit_length() - 1))


def mop_up_worth(position: Position, force: int) -> int:
    """What it is worth to a side with `force`, in hundredths of a pawn, that the other has its king alone.

    There are no pawns.
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
    """What kings and one pawn, to the eye `worth` so much to White, are worth to it."""
    if not pawn_wins(position):
        return int(worth / FAINT)
    white = bool(position[0] & position[5]) != bool(position[7] >> SQUARES)
    return worth + PROMOTES if white else worth - PROMOTES


def pawn_wins(position: Position) -> bool:
    """Whether the one pawn on the board wins: there are only kings beside it."""
    pawn, _, _, _, kings, mine, theirs, state = position
    to_move = bool(pawn & mine)
    king = kings & (mine if to_move else theirs)
    prey = kings ^ king
    if bool(state >> SQUARES) == to_move:
        king, prey, pawn = turned_over(king), turned_over(prey), turned_over(pawn)
    return bool(king_pawn_bitbase(pawn)[not to_move][king] & prey)


def turned_over(bit: int) -> int:
    """A square as the other side sees it."""
    return 1 << (bit.bit_length() - 1 ^ 56)


@cache
def king_pawn_bitbase(pawn: int) -> tuple[Kings, Kings]:
    """Where a white pawn wins: with White to move, and with Black."""
    sight, places = PAWN_ATTACKS[0][pawn], [bit for bit in NAMES if bit != pawn]
    pushed = {king: _pushed(pawn, king) for king in places}
    mine = theirs = dict.fromkeys(places, 0)
    while True:
        before = mine
        mine = {king: pushed[king] & ~(pawn | sight | NEIGHBOURS[king]) for king in places}
        for king in places:
            for step in BITS[NEIGHBOURS[king] & ~pawn]:
                mine[king] |= theirs[step] & ~(sight | NEIGHBOURS[king] | king)
        theirs = {king: _lost(pawn | king, NEIGHBOURS[king], sight, mine[king]) for king in places}
        if mine == before:
            return mine, theirs


def _pushed(pawn: int, king: int) -> int:
    """Where the bare king loses once the pawn has gone on."""
    end = pawn << 8
    if end == king:
        return 0
    if end & RANK[7]:
        return ALL & ~(end | king | (0 if NEIGHBOURS[end] & king else NEIGHBOURS[end]))
    found = king_pawn_bitbase(end)[1][king]
    if pawn & RANK[1] and end << 8 != king:
        found |= king_pawn_bitbase(end << 8)[1][king] & ~end
    return found


def _lost(taken: int, guarded: int, sight: int, won: int) -> int:
    """Where the bare king loses if it is to move: it has a move or is in check, and all its moves lose."""
    free = ALL & ~(guarded | sight | taken & guarded)
    return (_beside(free) | sight) & ~(guarded | taken | _beside(free & ~won))


def _beside(mask: int) -> int:
    """The squares that have a neighbour in the mask."""
    sides = (mask & NOT_A) >> 1 | (mask & NOT_H) << 1
    rows = mask | sides
    return (sides | rows << 8 | rows >> 8) & ALL
