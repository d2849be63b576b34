"""How a game of chess ends, and what is too little to win it."""

from __future__ import annotations

from engine.contract.values import Reason
from engine.games.chess.kernel import side_to_move
from engine.games.chess.pieces import Position
from engine.games.chess.tables import LIGHT_SQUARES

CHECKMATE = Reason("checkmate", "")
STALEMATE = Reason("stalemate", "")
FIFTY_MOVES = Reason("fifty-moves", "")
REPETITION = Reason("repetition", "")
MATERIAL = Reason("material", "")
QUIET_LIMIT = 100
"""Plies without a capture or a pawn move that make a draw."""


def insufficient_material(position: Position) -> bool:
    """Whether no mate is possible at all: kings with at most one knight, or bishops on one shade."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    if pawns | straight:
        return False
    if knights:
        return (mine | theirs).bit_count() <= 3
    bishops = diagonal & ~kings
    return not bishops & LIGHT_SQUARES or not bishops & ~LIGHT_SQUARES


def can_mate(position: Position, side: int) -> bool:
    """Whether a side has enough to mate, with whatever help: men may stand in their own king's way."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    own = mine if side_to_move(position) == side else theirs
    if own & (pawns | straight):
        return True
    if own & knights:
        others = (mine | theirs) & ~(own | kings | diagonal & straight)
        return own.bit_count() > 2 or bool(others)
    bishops = diagonal & ~(straight | kings)
    both_shades = bool(bishops & LIGHT_SQUARES and bishops & ~LIGHT_SQUARES)
    return bool(own & bishops) and (both_shades or bool(pawns | knights))
