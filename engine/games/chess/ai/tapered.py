"""Numbers that count one thing early in a game and another late, kept together as one int that can be added.

The late one stands above `SHIFT` bits. How early it is, is told by the pieces beside pawns and kings.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.boards.memo import Memo
from engine.games.chess.tables import BITS, SQUARES

Both: TypeAlias = tuple[int, int]
"""What something counts while all pieces are there, and when hardly any are left."""
Ranks: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""By rank, seen from one's own side: early, late."""
Files: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""By steps from the middle files: early, late."""

SHIFT = 16
HALF = 1 << SHIFT - 1
FULL = 16
"""With so many pieces, a queen for three, the early number counts alone."""
EARLY = tuple(min(count, FULL) / FULL for count in range(99))


def packed(both: Both) -> int:
    """Both numbers as one."""
    return both[0] + (both[1] << SHIFT)


def blended(worth: int, pieces: int) -> int:
    """What a sum of such numbers is worth with so many pieces on the board."""
    late = worth + HALF >> SHIFT
    early = worth - (late << SHIFT)
    return int(late + (early - late) * EARLY[pieces])


def late(worth: int) -> int:
    """The late one alone."""
    return worth + HALF >> SHIFT


def squares(worth: Both, ranks: Ranks, files: Files) -> tuple[int, ...]:
    """What a piece counts by square as its own side sees it (0 is a1)."""
    early, late = (
        [worth[when] + ranks[when][n // 8] + files[when][away(n)] for n in range(SQUARES)] for when in (0, 1)
    )
    return tuple(map(packed, zip(early, late, strict=True)))


def away(square: int) -> int:
    """Files between a square and the middle of the board."""
    return (abs(2 * (square % 8) - 7) - 1) // 2


def worth_on(by_square: tuple[int, ...], mask: int, white: bool) -> int:
    """What the pieces of a side are worth together."""
    turn = 0 if white else 56
    return sum([by_square[bit.bit_length() - 1 ^ turn] for bit in BITS[mask]])


def both(worth: Both, ranks: Ranks, files: Files, extra: Both = (0, 0)) -> tuple[Memo[int], Memo[int]]:
    """The tables of White's and of Black's pieces of a kind; `extra` is for having two or more."""
    by_square, pair = squares(worth, ranks, files), packed(extra)

    def table(white: bool) -> Memo[int]:
        return Memo(lambda mask: worth_on(by_square, mask, white) + (pair if mask & (mask - 1) else 0))

    return table(True), table(False)
