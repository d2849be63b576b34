"""Piece-square tables and pawn structure of Nuclear Chess.

The evaluation of chess has since been tuned further; that tuning is untested here.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.boards.memo import Memo
from engine.games.chess.ai.endings import mop_up_worth
from engine.games.chess.ai.evaluate import AHEAD, BESIDE, FILES
from engine.games.chess.pieces import Position
from engine.games.chess.tables import ALL, BITS, SQUARES

PAWN, KNIGHT, BISHOP, ROOK, QUEEN = 100, 315, 330, 500, 950
PAIR = 30
"""Bonus for the bishop pair."""
ADVANCE = (0, 0, 3, 9, 22, 45, 80, 0)
"""Bonus for a pawn by its rank, from its side's view."""
PASSED = (0, 8, 12, 22, 42, 75, 120, 0)
"""Bonus for a passed pawn, by rank."""
ISOLATED, DOUBLED = 12, 14
"""Penalties for an isolated and for a doubled pawn."""
FEW = 6
"""Number of pieces, pawns and kings excepted, up to which kings move to the centre."""


def centre(square: int) -> int:
    """Return the nearness of a square to the centre: 0 in a corner, 6 in the centre."""
    file, rank = square % 8, square // 8
    return 7 - (abs(2 * file - 7) + abs(2 * rank - 7)) // 2


def knight_square(square: int) -> int:
    """Return a knight's score on a square, from its side's view (0 is a1)."""
    return KNIGHT + 8 * centre(square) - 26 - (6 if square < 8 else 0)


def bishop_square(square: int) -> int:
    """Return a bishop's score on a square."""
    return BISHOP + 4 * centre(square) - 10 - (10 if square < 8 else 0)


def rook_square(square: int) -> int:
    """Return a rook's score on a square: better on the seventh rank and the centre files."""
    return ROOK + (22 if square // 8 == 6 else 0) + (4 if square % 8 in (3, 4) else 0)


def queen_square(square: int) -> int:
    """Return a queen's score on a square."""
    return QUEEN + 2 * centre(square) - 6


def king_square(square: int) -> int:
    """Return a king's middlegame score on a square: better at home, on a wing."""
    file, rank = square % 8, square // 8
    return -18 * min(rank, 4) + (22 if file in (1, 2, 6) and not rank else 0) - (8 if file in (3, 5) else 0)


def bare_king_square(square: int) -> int:
    """Return a king's endgame score on a square: better in the centre."""
    return 9 * centre(square) - 30


def table(worth: Callable[[int], int], white: bool, extra: int = 0) -> Memo[int]:
    """Return a table from masks of pieces to their score; `extra` is added for two or more."""
    squares = {1 << n: worth(n if white else n ^ 56) for n in range(SQUARES)}

    def total(mask: int) -> int:
        return sum([squares[bit] for bit in BITS[mask]]) + (extra if mask & (mask - 1) else 0)

    return Memo(total)


def both(worth: Callable[[int], int], extra: int = 0) -> tuple[Memo[int], Memo[int]]:
    """Return the tables of White's and Black's pieces of a kind."""
    return table(worth, True, extra), table(worth, False, extra)


def pawns_worth(own: int, enemy: int, white: bool) -> int:
    """Return the score of one side's pawns."""
    worth = 0
    for bit in BITS[own]:
        square = bit.bit_length() - 1
        file, rank = square % 8, square // 8 if white else 7 - square // 8
        ahead = AHEAD[white][square]
        worth += PAWN + ADVANCE[rank] + (6 if file in (3, 4) and rank in (2, 3, 4) else 0)
        if not own & BESIDE[file]:
            worth -= ISOLATED
        if own & FILES[file] & ahead:
            worth -= DOUBLED
        elif not enemy & (FILES[file] | BESIDE[file]) & ahead:
            worth += PASSED[rank]
    return worth


def _pawns(key: int) -> int:
    white, black = key & ALL, key >> SQUARES
    return pawns_worth(white, black, True) - pawns_worth(black, white, False)


PAWNS = Memo(_pawns)
"""White's pawn score, by White's pawns with Black's shifted by 64 above them."""
KNIGHTS, BISHOPS = both(knight_square), both(bishop_square, PAIR)
ROOKS, QUEENS = both(rook_square), both(queen_square)
KINGS, BARE_KINGS = both(king_square), both(bare_king_square)


def white_worth(position: Position) -> int:
    """Return White's score of a position, regardless of the side to move."""
    pawns, knights, diagonal, straight, kings, mine, theirs, state = position
    white, black = (theirs, mine) if state >> SQUARES else (mine, theirs)
    queens = diagonal & straight
    bishops, rooks = diagonal ^ queens, straight ^ queens
    worth = (
        PAWNS[pawns & white | (pawns & black) << SQUARES]
        + KNIGHTS[0][knights & white]
        - KNIGHTS[1][knights & black]
        + BISHOPS[0][bishops & white]
        - BISHOPS[1][bishops & black]
        + ROOKS[0][rooks & white]
        - ROOKS[1][rooks & black]
        + QUEENS[0][queens & white]
        - QUEENS[1][queens & black]
    )
    if not (pawns or (mine & ~kings and theirs & ~kings)):
        return mop_up_worth(position, worth) if white & ~kings else -mop_up_worth(position, -worth)
    royal = BARE_KINGS if (knights | diagonal | straight).bit_count() <= FEW else KINGS
    return worth + royal[0][kings & white] - royal[1][kings & black]
