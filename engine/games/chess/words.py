"""Names, drawings and marks of chess pieces, for chess and Nuclear Chess."""

from __future__ import annotations

from collections.abc import Iterable

from engine.boards.chess import side_to_move
from engine.boards.chess_moves import kind_at
from engine.boards.chess_pieces import Position
from engine.boards.chess_tables import BITS, NAMES
from engine.picture import Ground, Piece

SEATS = ("White", "Black")
KIND_NAMES = ("pawn", "knight", "bishop", "rook", "queen", "king")


def owner_of(position: Position, bit: int) -> int:
    """The seat whose piece stands on an occupied square."""
    side = side_to_move(position)
    return side if position[5] & bit else 1 - side


def name_at(position: Position, bit: int) -> str:
    """What stands on an occupied square: "white king"."""
    return f"{SEATS[owner_of(position, bit)].lower()} {KIND_NAMES[kind_at(position, bit)]}"


def pieces_of(position: Position) -> tuple[Piece, ...]:
    """All the pieces, as they are drawn."""
    found = []
    for bit in BITS[position[5] | position[6]]:
        name = name_at(position, bit)
        found.append(Piece(NAMES[bit], name.replace(" ", "-"), owner_of(position, bit), name))
    return tuple(found)


def spots(mask: int) -> tuple[str, ...]:
    """The names of the squares of a mask."""
    return tuple(NAMES[bit] for bit in BITS[mask])


def listed(words: Iterable[str]) -> str:
    """Words as people list them: "a, b and c"."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def marked(mask: int, art: str, name: str) -> tuple[Ground, ...]:
    """The same mark on each square of a mask."""
    return tuple(Ground(spot, art, name) for spot in spots(mask))
