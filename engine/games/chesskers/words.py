"""Names and drawings of Chesskers' pieces.

A checker is red or black by the shade of the square it stands on: it never leaves that shade, for it only
moves diagonally. A super king does, so super kings are all alike: a red checker on a black one.
"""

from __future__ import annotations

from engine.boards.chess_tables import LIGHT_SQUARES, NAMES
from engine.boards.chesskers import Position
from engine.games.chesskers.fen import letters_of
from engine.picture import Piece

SEATS = ("Checkers", "Chess")
KIND_NAMES = ("pawn", "knight", "bishop", "rook", "queen", "king")
_LETTERS = dict(zip("PNBRQK", KIND_NAMES, strict=True))


def name_of(letter: str, bit: int) -> str:
    """What a letter of a position text stands for on a square: "white rook", "red checker", "super king"."""
    if letter == "s":
        return "super king"
    if letter == "c":
        return "red checker" if bit & LIGHT_SQUARES else "black checker"
    return f"white {_LETTERS[letter]}"


def names_of(position: Position) -> dict[str, str]:
    """What stands on each occupied square."""
    return {NAMES[bit]: name_of(letter, bit) for bit, letter in letters_of(position).items()}


def pieces_of(position: Position) -> tuple[Piece, ...]:
    """All the pieces, as they are drawn; the chess player is seat 1."""
    return tuple(
        Piece(NAMES[bit], art_of(letter, bit), int(letter.isupper()), name_of(letter, bit))
        for bit, letter in sorted(letters_of(position).items())
    )


def art_of(letter: str, bit: int) -> str:
    """The drawing of a piece."""
    if letter == "s":
        return "super-king"
    return name_of(letter, bit).replace(" ", "-")
