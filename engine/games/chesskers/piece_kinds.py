"""Kinds and drawings of Chesskers' pieces.

A checker is red or black by the colour of its square, which it never changes: it only moves diagonally.
Super kings change squares of both colours, so they all look alike: a red checker on a black one.
"""

from __future__ import annotations

from engine.contract.picture import Piece, PieceKind
from engine.games.chess.tables import LIGHT_SQUARES, NAMES
from engine.games.chesskers.fen import letters_of
from engine.games.chesskers.kernel import Position
from engine.games.chesskers.words.en import say

RANKS = ("pawn", "knight", "bishop", "rook", "queen", "king")
SUPER = "super king"
PIECE_KINDS = {
    **{f"white {rank}": PieceKind(1, f"white-{rank}") for rank in RANKS},
    **{kind: PieceKind(0, kind.replace(" ", "-")) for kind in ("red checker", "black checker", SUPER)},
}
"""The kinds of pieces, for the captured ones; the armies differ, so there is no balance."""
_LETTERS = dict(zip("PNBRQK", RANKS, strict=True))


def kind_of(letter: str, bit: int) -> str:
    """Return the kind of a piece by its letter and square: "white rook", "red checker"."""
    if letter == "s":
        return SUPER
    if letter == "c":
        return "red checker" if bit & LIGHT_SQUARES else "black checker"
    return f"white {_LETTERS[letter]}"


def kinds_of(position: Position) -> dict[str, str]:
    """Return the kind of the piece on each occupied square."""
    return {NAMES[bit]: kind_of(letter, bit) for bit, letter in letters_of(position).items()}


def pieces_of(position: Position) -> tuple[Piece, ...]:
    """Return all pieces for drawing; the chess player is seat 1."""
    return tuple(_piece(letter, bit) for bit, letter in sorted(letters_of(position).items()))


def _piece(letter: str, bit: int) -> Piece:
    kind = kind_of(letter, bit)
    return Piece(NAMES[bit], kind.replace(" ", "-"), int(letter.isupper()), say.kind(kind))
