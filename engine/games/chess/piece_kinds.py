"""Kinds, drawings and marks of chess pieces, for chess and Nuclear Chess."""

from __future__ import annotations

from engine.contract.picture import Ground, Piece
from engine.games.chess.kernel import side_to_move
from engine.games.chess.moves import kind_at
from engine.games.chess.pieces import Position
from engine.games.chess.tables import BITS, NAMES
from engine.games.chess.words.en import say

COLOURS = ("white", "black")
RANKS = ("pawn", "knight", "bishop", "rook", "queen", "king")


def owner_of(position: Position, bit: int) -> int:
    """The seat whose piece stands on an occupied square."""
    side = side_to_move(position)
    return side if position[5] & bit else 1 - side


def piece_id_at(position: Position, bit: int) -> str:
    """The kind of what stands on an occupied square: "white king"."""
    return piece_id(owner_of(position, bit), kind_at(position, bit))


def piece_id(owner: int, rank: int) -> str:
    """The kind of a piece of a seat: "white king"."""
    return f"{COLOURS[owner]} {RANKS[rank]}"


def pieces_of(position: Position) -> tuple[Piece, ...]:
    """All the pieces, as they are drawn."""
    found = []
    for bit in BITS[position[5] | position[6]]:
        kind = piece_id_at(position, bit)
        found.append(Piece(NAMES[bit], kind.replace(" ", "-"), owner_of(position, bit), say.kind(kind)))
    return tuple(found)


def spots(mask: int) -> tuple[str, ...]:
    """The names of the squares of a mask."""
    return tuple(NAMES[bit] for bit in BITS[mask])


def marked(mask: int, art: str, name: str) -> tuple[Ground, ...]:
    """The same mark on each square of a mask."""
    return tuple(Ground(spot, art, name) for spot in spots(mask))
