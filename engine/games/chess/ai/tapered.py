"""Tapered scores: a middlegame and an endgame value packed into one int that can be added.

The endgame value is shifted left by `SHIFT` bits. The number of pieces, pawns and kings excepted, gives the
game phase.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.boards.memo import Memo
from engine.games.chess.tables import BITS, SQUARES

Phases: TypeAlias = tuple[int, int]
"""A middlegame and an endgame value."""
Ranks: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Middlegame and endgame values by rank, from the side's own view."""
Files: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Middlegame and endgame values by distance from the centre files."""

SHIFT = 16
HALF = 1 << SHIFT - 1
FULL = 16
"""Number of pieces, a queen counting three, from which the middlegame value counts alone."""
EARLY = tuple(min(count, FULL) / FULL for count in range(99))


def packed(phases: Phases) -> int:
    """Return both values packed into one int."""
    return phases[0] + (phases[1] << SHIFT)


def blended(worth: int, pieces: int) -> int:
    """Return the score of a packed sum for this number of pieces."""
    late = worth + HALF >> SHIFT
    early = worth - (late << SHIFT)
    return int(late + (early - late) * EARLY[pieces])


def late(worth: int) -> int:
    """Return the endgame value alone."""
    return worth + HALF >> SHIFT


def squares(worth: Phases, ranks: Ranks, files: Files) -> tuple[int, ...]:
    """Return the piece-square table of a kind, from its own side's view (0 is a1)."""
    early, late = (
        [worth[when] + ranks[when][n // 8] + files[when][away(n)] for n in range(SQUARES)] for when in (0, 1)
    )
    return tuple(map(packed, zip(early, late, strict=True)))


def away(square: int) -> int:
    """Return the number of files between a square and the centre."""
    return (abs(2 * (square % 8) - 7) - 1) // 2


def worth_on(by_square: tuple[int, ...], mask: int, white: bool) -> int:
    """Return the sum of a piece-square table over a side's pieces."""
    turn = 0 if white else 56
    return sum([by_square[bit.bit_length() - 1 ^ turn] for bit in BITS[mask]])


def piece_tables(
    worth: Phases, ranks: Ranks, files: Files, extra: Phases = (0, 0)
) -> tuple[Memo[int], Memo[int]]:
    """Return the tables of White's and Black's pieces of a kind; `extra` is added for two or more."""
    by_square, pair = squares(worth, ranks, files), packed(extra)

    def table(white: bool) -> Memo[int]:
        return Memo(lambda mask: worth_on(by_square, mask, white) + (pair if mask & (mask - 1) else 0))

    return table(True), table(False)
