"""Positional improvements between two positions with equal material, by the terms of the evaluation."""

from __future__ import annotations

from engine.boards.explanations import Terms, improved_terms
from engine.games.chess.ai import evaluate
from engine.games.chess.ai.tapered import FULL, blended, worth_on
from engine.games.chess.pieces import (
    DIAGONAL_MASK,
    KING_MASK,
    KNIGHT_MASK,
    MINE,
    PAWN_MASK,
    STRAIGHT_MASK,
    Position,
)
from engine.games.chess.tables import SQUARES
from engine.games.chess.words.en import say

ROYAL = evaluate.WHITE_KING, evaluate.BLACK_KING
ROOKS = evaluate.WHITE_ROOKS, evaluate.BLACK_ROOKS
MINOR = (
    (evaluate.WHITE_KNIGHTS, evaluate.BLACK_KNIGHTS),
    (evaluate.WHITE_BISHOPS, evaluate.BLACK_BISHOPS),
    (evaluate.WHITE_QUEENS, evaluate.BLACK_QUEENS),
)
FRONT = evaluate.WHITE_FRONT, evaluate.BLACK_FRONT


def improvements(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return the improvements of a side as phrases; none if its material has changed."""
    if count(before, side) != count(after, side):
        return ()
    return tuple(say.better[term] for term in improved_terms(_terms(before, side), _terms(after, side)))


def sides(position: Position, side: int) -> tuple[int, int]:
    """Return the pieces of a side, and those of its opponent."""
    *_, mine, theirs, state = position
    return (mine, theirs) if state >> SQUARES == side else (theirs, mine)


def count(position: Position, side: int) -> list[int]:
    """Return the number of a side's pieces of each kind; queens count as rooks and as bishops."""
    own, _ = sides(position, side)
    return [(mask & own).bit_count() for mask in position[:MINE]]


def kinds(position: Position) -> tuple[int, int, int, int]:
    """Return the masks of knights, bishops, rooks and queens."""
    _, knights, diagonal, straight, *_ = position
    queens = diagonal & straight
    return knights, diagonal ^ queens, straight ^ queens, queens


def _terms(position: Position, side: int) -> Terms:
    """Return the positional terms of a side's evaluation, by name."""
    knights, bishops, rooks, queens = kinds(position)
    pieces = knights | bishops | rooks | queens
    weight = pieces.bit_count() + 2 * queens.bit_count()
    parts = {
        **_pawns(position, side),
        **_pieces(position, side),
        **(_shelter if 2 * weight >= FULL else _march)(position, side),
    }
    return {term: blended(worth, weight) for term, worth in parts.items()}


def _pawns(position: Position, side: int) -> dict[str, int]:
    """Return the terms of a side's pawns, as tapered scores."""
    white = side == 0
    own, enemy = (position[PAWN_MASK] & each for each in sides(position, side))
    worth, goals = evaluate.pawns_worth(own, enemy, white)
    forward = worth_on(evaluate.PAWN_SQUARES, own, white)
    passed = worth_on(evaluate.PASSERS, goals >> 8 if white else goals << 8, white)
    return {"forward": forward, "passed": passed, "linked": worth - forward - passed}


def _pieces(position: Position, side: int) -> dict[str, int]:
    """Return the terms of a side's pieces, as tapered scores."""
    pawns, kings = position[PAWN_MASK], position[KING_MASK]
    knights, bishops, rooks, queens = kinds(position)
    own, enemy = sides(position, side)
    open_files, half_open = (
        evaluate.files_without(pawns) << SQUARES + 8,
        evaluate.files_without(pawns & own) << SQUARES,
    )
    attacks = evaluate.pawn_attacks(pawns & own, side == 0)
    pieces = knights | bishops | rooks | queens
    middle = zip(MINOR, (knights, bishops, queens), strict=True)
    return {
        "middle": sum(table[side][mask & own] for table, mask in middle),
        "rooks": ROOKS[side][rooks & own | open_files | half_open],
        "siege": -evaluate.ATTACKER_WORTH * (evaluate.ZONE[kings & enemy] & pieces & own).bit_count(),
        "hit": evaluate.THREAT_WORTH * (attacks & pieces & enemy).bit_count(),
        "guarded": evaluate.SUPPORT_WORTH * (attacks & pieces & own).bit_count(),
    }


def _shelter(position: Position, side: int) -> dict[str, int]:
    """Return the terms of a side's king in the middlegame, as tapered scores."""
    own, enemy = sides(position, side)
    king = position[KING_MASK] & own
    pieces = position[KNIGHT_MASK] | position[DIAGONAL_MASK] | position[STRAIGHT_MASK]
    shield = evaluate.SHIELD_WORTH * (FRONT[side][king] & position[PAWN_MASK] & own).bit_count()
    siege = evaluate.ATTACKER_WORTH * (evaluate.ZONE[king] & pieces & enemy).bit_count()
    return {"king": ROYAL[side][king] + shield + siege}


def _march(position: Position, side: int) -> dict[str, int]:
    """Return the terms of a side's king in the endgame, as tapered scores."""
    own, enemy = sides(position, side)
    king, pawns = (position[KING_MASK] & own) << SQUARES, position[PAWN_MASK]
    _, goals = evaluate.pawns_worth(pawns & own, pawns & enemy, side == 0)
    _, others = evaluate.pawns_worth(pawns & enemy, pawns & own, side == 1)
    near = evaluate.OWN_KING_NEARNESS[goals | king] + evaluate.ENEMY_KING_NEARNESS[others | king]
    return {"march": ROYAL[side][king >> SQUARES] + near}
