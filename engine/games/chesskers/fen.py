"""Position texts of Chesskers: FEN with chess pieces in capitals, checkers `c`, super kings `s`."""

from __future__ import annotations

from engine.contract.values import BadPosition
from engine.games.chess.fen import read_counts, read_rows, write_rows
from engine.games.chess.tables import BITS, RANK
from engine.games.chesskers.kernel import CASTLES, MAN_MASK, STATE, SUPER_MASK, TURN, Position
from engine.games.chesskers.routes import kind_mask

START = "8/cccccccc/cccccccc/8/8/PPPPPPPP/RNBQKBNR/8 c KQ 0 1"
KINDS = "PNBRQK"
_RIGHTS = {"K": CASTLES[0][0], "Q": CASTLES[1][0]}
_KING_HOME = 1 << 12


def letters_of(position: Position) -> dict[int, str]:
    """Return the letter of the piece on each occupied square."""
    masks = [*((letter, kind_mask(position, kind)) for kind, letter in enumerate(KINDS))]
    masks += [("c", position[MAN_MASK]), ("s", position[SUPER_MASK])]
    return {bit: letter for letter, mask in masks for bit in BITS[mask]}


def write_fen(position: Position, clock: int, number: int) -> str:
    """Return the text of a position with its counters."""
    turn = "cw"[bool(position[STATE] & TURN)]
    rights = "".join(letter for letter, bit in _RIGHTS.items() if position[STATE] & bit) or "-"
    return f"{write_rows(letters_of(position))} {turn} {rights} {clock} {number}"


def read_fen(text: str) -> tuple[Position, int, int]:
    """Return position, plies since the last capture or pawn move, and move number.

    The counters may be omitted; castling rights count only with king and rook at home. Raises `BadPosition`.
    """
    fields = text.split()
    if len(fields) not in (3, 5):
        raise BadPosition(f"{text!r} is not a position such as {START}")
    masks = read_rows(fields[0], KINDS + "cs")
    if fields[1] not in ("c", "w"):
        raise BadPosition(f"{fields[1]!r}: c or w is to move")
    if masks["K"].bit_count() > 1:
        raise BadPosition("there is more than one king")
    if masks["P"] & (RANK[0] | RANK[1]):
        raise BadPosition("a pawn cannot stand on rank 1 or 2: it starts on rank 3")
    if fields[2] not in ("KQ", "K", "Q", "-"):
        raise BadPosition(f"{fields[2]!r} should be KQ, K, Q or -")
    home = masks["K"] & _KING_HOME
    rights = sum(bit for letter, bit in _RIGHTS.items() if letter in fields[2] and masks["R"] & bit and home)
    pawns, knights, bishops, rooks, queens, king = (masks[letter] for letter in KINDS)
    state = rights | (TURN if fields[1] == "w" else 0)
    position = pawns, knights, bishops | queens, rooks | queens, king, masks["c"], masks["s"], state
    return position, *read_counts(*(fields[3:] or ("0", "1")))
