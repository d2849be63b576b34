"""The ends of a chess game, and material too weak to win."""

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
"""Plies without a capture or pawn move after which the game is drawn."""


def insufficient_material(position: Position) -> bool:
    """Return True if no mate is possible: kings with at most one knight, or bishops on one colour."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    if pawns | straight:
        return False
    if knights:
        return (mine | theirs).bit_count() <= 3
    bishops = diagonal & ~kings
    return not bishops & LIGHT_SQUARES or not bishops & ~LIGHT_SQUARES


def can_mate(position: Position, side: int) -> bool:
    """Return True if a side could mate if the opponent helped: pieces may block their own king."""
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
