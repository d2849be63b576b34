"""The static evaluation of chess: material, piece placement, pawn structure and king safety.

Scores are for the player to move, in centipawns. Terms of one kind of piece of one side are cached
by its mask, terms of the pawn structure by both sides' masks. Most weights are (middlegame, endgame) pairs
(see `tapered`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.boards.memo import Memo
from engine.games.chess.ai.endings import king_pawn_worth, mop_up_worth
from engine.games.chess.ai.tapered import blended, late, packed, piece_tables, squares, worth_on
from engine.games.chess.pieces import NOT_A, NOT_H, Position
from engine.games.chess.tables import ALL, BITS, FILE_A, NAMES, SQUARES, around

PAWN, KNIGHT, BISHOP, ROOK, QUEEN = (85, 91), (362, 317), (344, 317), (473, 528), (945, 950)
PAIR = (31, 46)
"""Bonus for the bishop pair."""
PAWN_RANKS = (0, -6, -5, 8, 17, 26, 46, 0), (0, 3, 2, 5, 17, 40, 72, 0)
PAWN_FILES = (3, 6, 0, -4), (-3, 0, 0, 0)
KNIGHT_RANKS = (-31, -18, -4, 3, 10, 10, -9, -31), (-25, -14, -5, 0, 1, -4, -14, -26)
KNIGHT_FILES = (2, -2, -13, -29), (1, -6, -14, -25)
BISHOP_RANKS = (-29, -2, 0, 7, 7, 2, -6, -12), (-12, -8, -1, 1, 2, -2, -7, -11)
BISHOP_FILES = (4, -5, -4, -8), (1, -4, -5, -8)
ROOK_RANKS = (0, -9, -8, -6, -2, 5, 22, 8), (-5, -4, -1, 2, 5, 6, 14, 9)
ROOK_FILES = (8, 4, -2, -9), (-1, 1, 2, -1)
QUEEN_RANKS = (-8, 2, 0, 0, 0, 2, 3, 1), (-16, -8, -2, 4, 6, 6, 6, 0)
QUEEN_FILES = (3, -1, -1, -4), (4, 2, 0, -7)
KING_RANKS = (1, -19, -41, -61, -69, -69, -70, -70), (-28, -9, 0, 11, 15, 15, 6, -13)
KING_FILES = (-14, -17, 16, 7), (7, 5, -3, -15)
PASSED = (0, 3, 3, 11, 28, 51, 82, 0), (0, 9, 15, 28, 53, 97, 148, 0)
"""Bonus for a passed pawn, by rank."""
ISOLATED, DOUBLED, PROTECTED = (-9, -7), (-9, -19), (7, 2)
"""Terms for an isolated pawn, a doubled pawn, and a pawn protected by a pawn."""
OPEN_FILE, HALF_OPEN_FILE = (35, 13), (20, 8)
"""Bonus for a rook on an open or half-open file."""
PAWN_SHIELD = (11, -3)
"""Bonus for each pawn of the king's shield, up to two ranks ahead."""
KING_ATTACKER, KING_DEFENDER = (-11, 0), (-4, 0)
"""Terms for each enemy piece, and each own one, within two steps of a king."""
OWN_KING_NEAR, ENEMY_KING_NEAR = (-3, 12), (2, 8)
"""Bonus for each step of the king towards the next square of a friendly or hostile passed pawn."""
BLOCKED_PASSER = (-6, -16)
"""Term for each passed pawn blocked by an enemy piece."""
PAWN_THREAT, PAWN_SUPPORT = (35, 26), (13, 5)
"""Bonus for each enemy piece that a pawn attacks, and each own one that it protects."""
TEMPO = 28
"""Bonus for the side to move."""

CACHED_POSITIONS = 1 << 12
"""Number of positions whose evaluation is cached: most recur soon."""
FILES = tuple(FILE_A << n for n in range(8))
BESIDE = tuple((FILES[file - 1] if file else 0) | (FILES[file + 1] if file < 7 else 0) for file in range(8))
"""Adjacent files, by file."""


def _ahead(square: int, white: bool) -> int:
    """Return all ranks in front of a square."""
    rank = square // 8
    return ALL << 8 * (rank + 1) & ALL if white else ALL >> 8 * (8 - rank)


AHEAD = tuple(tuple(_ahead(square, bool(white)) for square in range(SQUARES)) for white in (0, 1))
PAWN_SQUARES = squares(PAWN, PAWN_RANKS, PAWN_FILES)
PASSERS = squares((0, 0), PASSED, ((0,) * 4, (0,) * 4))
ISOLATED_WORTH, DOUBLED_WORTH, PROTECTED_WORTH = packed(ISOLATED), packed(DOUBLED), packed(PROTECTED)


def pawns_worth(own: int, enemy: int, white: bool) -> tuple[int, int]:
    """Return the score of one side's pawns, and the next squares of its passed pawns."""
    worth, goals = PROTECTED_WORTH * (own & pawn_attacks(own, white)).bit_count(), 0
    for bit in BITS[own]:
        square = bit.bit_length() - 1
        file, relative_square = square % 8, square if white else square ^ 56
        ahead = AHEAD[white][square]
        worth += PAWN_SQUARES[relative_square]
        if not own & BESIDE[file]:
            worth += ISOLATED_WORTH
        if own & FILES[file] & ahead:
            worth += DOUBLED_WORTH
        elif not enemy & (FILES[file] | BESIDE[file]) & ahead:
            worth += PASSERS[relative_square]
            goals |= bit << 8 if white else bit >> 8
    return worth, goals


def pawn_attacks(pawns: int, white: bool) -> int:
    """Return the squares that a side's pawns attack."""
    left, right = pawns & NOT_A, pawns & NOT_H
    return left << 7 | right << 9 if white else left >> 9 | right >> 7


def files_without(pawns: int) -> int:
    """Return the files without pawns, as a mask of eight bits."""
    for shift in (32, 16, 8):
        pawns |= pawns >> shift
    return ~pawns & 255


Pawns: TypeAlias = tuple[int, int, int, int, int, int, int]
"""White's pawn score; then for each side next squares of passed pawns, pawn attacks, and open files."""


def _pawns(key: int) -> Pawns:
    white, black = key & ALL, key >> SQUARES
    worth, goals = pawns_worth(white, black, True)
    other, goals2 = pawns_worth(black, white, False)
    half_open, half_open2 = files_without(white), files_without(black)
    open_files = (half_open & half_open2) << SQUARES + 8
    attacks, attacks2 = pawn_attacks(white, True), pawn_attacks(black, False)
    return (
        worth - other,
        goals,
        goals2,
        attacks,
        attacks2,
        open_files | half_open << SQUARES,
        open_files | half_open2 << SQUARES,
    )


def nearness(step: int) -> Memo[int]:
    """Return a table from squares, with a king shifted above them, to the bonus for nearness."""

    def near(key: int) -> int:
        king, steps = (key >> SQUARES).bit_length() - 1, 0
        for bit in BITS[key & ALL]:
            square = bit.bit_length() - 1
            steps += 7 - max(abs(king % 8 - square % 8), abs(king // 8 - square // 8))
        return steps * step

    return Memo(near)


def rooks_on_files(white: bool) -> Memo[int]:
    """Return a table from rooks, with half-open and open files shifted above them, to their score."""
    by_square, open_worth, half_open_worth = (
        squares(ROOK, ROOK_RANKS, ROOK_FILES),
        packed(OPEN_FILE),
        packed(HALF_OPEN_FILE),
    )

    def worth(key: int) -> int:
        total = worth_on(by_square, key & ALL, white)
        for bit in BITS[key & ALL]:
            files = key >> SQUARES + (bit.bit_length() - 1) % 8
            if files & 1:
                total += open_worth if files >> 8 & 1 else half_open_worth
        return total

    return Memo(worth)


def _front(bit: int, white: bool) -> int:
    """Return the squares of the pawn shield: two ranks in front of a king."""
    wide = bit | (bit & NOT_A) >> 1 | (bit & NOT_H) << 1
    return (wide << 8 | wide << 16) & ALL if white else wide >> 8 | wide >> 16


PAWNS: Memo[Pawns] = Memo(_pawns)
"""Pawn terms by White's pawns, with Black's shifted above them."""
WHITE_KNIGHTS, BLACK_KNIGHTS = piece_tables(KNIGHT, KNIGHT_RANKS, KNIGHT_FILES)
WHITE_BISHOPS, BLACK_BISHOPS = piece_tables(BISHOP, BISHOP_RANKS, BISHOP_FILES, PAIR)
WHITE_ROOKS, BLACK_ROOKS = rooks_on_files(True), rooks_on_files(False)
WHITE_QUEENS, BLACK_QUEENS = piece_tables(QUEEN, QUEEN_RANKS, QUEEN_FILES)
WHITE_KING, BLACK_KING = piece_tables((0, 0), KING_RANKS, KING_FILES)
OWN_KING_NEARNESS, ENEMY_KING_NEARNESS = nearness(packed(OWN_KING_NEAR)), nearness(packed(ENEMY_KING_NEAR))
WHITE_FRONT, BLACK_FRONT = ({bit: _front(bit, white) for bit in NAMES} for white in (True, False))
ZONE = {bit: around(around(bit)) for bit in NAMES}
"""Squares within two steps of a king."""
SHIELD_WORTH, ATTACKER_WORTH, DEFENDER_WORTH, BLOCKED_WORTH = (
    packed(PAWN_SHIELD),
    packed(KING_ATTACKER),
    packed(KING_DEFENDER),
    packed(BLOCKED_PASSER),
)
THREAT_WORTH, SUPPORT_WORTH = packed(PAWN_THREAT), packed(PAWN_SUPPORT)


def white_worth(position: Position) -> int:
    """Return White's score of a position."""
    pawns, knights, diagonal, straight, kings, mine, theirs, state = position
    white, black = (theirs, mine) if state >> SQUARES else (mine, theirs)
    queens = diagonal & straight
    bishops, rooks = diagonal ^ queens, straight ^ queens
    white_pawns, black_pawns = pawns & white, pawns & black
    worth, goals, goals2, attacks, attacks2, files, files2 = PAWNS[white_pawns | black_pawns << SQUARES]
    worth += (
        WHITE_KNIGHTS[knights & white]
        - BLACK_KNIGHTS[knights & black]
        + WHITE_BISHOPS[bishops & white]
        - BLACK_BISHOPS[bishops & black]
        + WHITE_ROOKS[rooks & white | files]
        - BLACK_ROOKS[rooks & black | files2]
        + WHITE_QUEENS[queens & white]
        - BLACK_QUEENS[queens & black]
    )
    if not (pawns or (mine & ~kings and theirs & ~kings)):
        worth = late(worth)
        return mop_up_worth(position, worth) if white & ~kings else -mop_up_worth(position, -worth)
    king, king2 = kings & white, kings & black
    zone, zone2 = ZONE[king], ZONE[king2]
    pieces = knights | diagonal | straight
    own, own2 = pieces & white, pieces & black
    worth += (
        WHITE_KING[king]
        - BLACK_KING[king2]
        + SHIELD_WORTH
        * ((WHITE_FRONT[king] & white_pawns).bit_count() - (BLACK_FRONT[king2] & black_pawns).bit_count())
        + ATTACKER_WORTH * ((zone & own2).bit_count() - (zone2 & own).bit_count())
        + DEFENDER_WORTH * ((zone & own).bit_count() - (zone2 & own2).bit_count())
        + THREAT_WORTH * ((attacks & own2).bit_count() - (attacks2 & own).bit_count())
        + SUPPORT_WORTH * ((attacks & own).bit_count() - (attacks2 & own2).bit_count())
    )
    if goals:
        worth += OWN_KING_NEARNESS[goals | king << SQUARES] - ENEMY_KING_NEARNESS[goals | king2 << SQUARES]
        worth += BLOCKED_WORTH * (goals & black).bit_count()
    if goals2:
        worth -= OWN_KING_NEARNESS[goals2 | king2 << SQUARES] - ENEMY_KING_NEARNESS[goals2 | king << SQUARES]
        worth -= BLOCKED_WORTH * (goals2 & white).bit_count()
    tempo = -TEMPO if state >> SQUARES else TEMPO
    return blended(worth, pieces.bit_count() + 2 * queens.bit_count()) + tempo


@lru_cache(CACHED_POSITIONS)
def evaluate(position: Position) -> int:
    """Return the static evaluation for the player to move."""
    worth, pawns = white_worth(position), position[0]
    if pawns and not (pawns & (pawns - 1) or position[1] | position[2] | position[3]):
        worth = king_pawn_worth(position, worth)
    return -worth if position[7] >> SQUARES else worth
