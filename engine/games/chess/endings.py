"""What endings against a bare king are worth: it is driven to an edge, or to a corner that mates it."""

from __future__ import annotations

from engine.boards.memo import Memo
from engine.games.chess.pieces import Position
from engine.games.chess.tables import BITS, LIGHT_SQUARES

EDGE = 14
"""For each step that the bare king is away from the middle."""
CORNER = 16
"""For each step that it is nearer to a corner of the bishop's colour, if a bishop and a knight must mate."""
NEAR = 9
"""For each step that the hunter's king is nearer to it."""
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


def hunt_worth(position: Position, force: int) -> int:
    """What it is worth to a side with `force`, in hundredths of a pawn, that the other has its king alone.

    There are no pawns.
    """
    _, knights, diagonal, straight, kings, mine, theirs, _ = position
    if force <= FORCE or not (diagonal | straight):
        return 0
    prey = kings & (theirs if mine & ~kings else mine)
    worth = force + EDGE * AWAY[prey] - NEAR * APART[kings]
    if straight or not knights or diagonal & (diagonal - 1):
        return worth
    return worth + CORNER * corner(prey.bit_length() - 1, bool(diagonal & LIGHT_SQUARES))
