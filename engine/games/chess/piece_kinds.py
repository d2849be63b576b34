"""Kinds, drawings and board marks of chess pieces, for chess and Nuclear Chess."""

from __future__ import annotations

from engine.contract.picture import Ground, Piece, PieceKind
from engine.games.chess.kernel import side_to_move
from engine.games.chess.moves import kind_at
from engine.games.chess.pieces import MINE, THEIRS, Position
from engine.games.chess.tables import BITS, NAMES
from engine.games.chess.words.en import say

COLOURS = ("white", "black")
RANKS = ("pawn", "knight", "bishop", "rook", "queen", "king")
POINTS = (1, 3, 3, 5, 9, 0)
"""Value of each rank in pawns; the king is never captured."""


def owner_of(position: Position, bit: int) -> int:
    """Return the seat that owns the piece on an occupied square."""
    side = side_to_move(position)
    return side if position[MINE] & bit else 1 - side


def piece_id_at(position: Position, bit: int) -> str:
    """Return the kind of the piece on an occupied square: "white king"."""
    return piece_id(owner_of(position, bit), kind_at(position, bit))


def piece_id(owner: int, rank: int) -> str:
    """Return the kind of a seat's piece: "white king"."""
    return f"{COLOURS[owner]} {RANKS[rank]}"


def pieces_of(position: Position) -> tuple[Piece, ...]:
    """Return all pieces for drawing."""
    found = []
    for bit in BITS[position[MINE] | position[THEIRS]]:
        kind = piece_id_at(position, bit)
        found.append(Piece(NAMES[bit], kind.replace(" ", "-"), owner_of(position, bit), say.kind(kind)))
    return tuple(found)


def spots(mask: int) -> tuple[str, ...]:
    """Return the names of the squares of a mask."""
    return tuple(NAMES[bit] for bit in BITS[mask])


def marked(mask: int, art: str, name: str) -> tuple[Ground, ...]:
    """Return one mark for each square of a mask."""
    return tuple(Ground(spot, art, name) for spot in spots(mask))


PIECE_KINDS = {
    piece_id(owner, rank): PieceKind(owner, piece_id(owner, rank).replace(" ", "-"), POINTS[rank])
    for owner in (0, 1)
    for rank in range(len(RANKS))
}
"""The kinds of pieces, for the captured ones."""
