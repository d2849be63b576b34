"""FEN, the text form of positions, for chess and Nuclear Chess, and the repair of FENs from files."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.contract.values import BadPosition
from engine.formats.words.en import say as formats
from engine.games.chess.moves import KINDS
from engine.games.chess.pieces import EN_PASSANT, TURN, Position
from engine.games.chess.tables import BITS_OF, NAMES, RANK, around
from engine.games.chess.words.en import say

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
RIGHTS = dict(zip("KQkq", (1 << 7, 1, 1 << 63, 1 << 56), strict=True))
_HOMES = {"K": 1 << 4, "Q": 1 << 4, "k": 1 << 60, "q": 1 << 60}
_COUNT = re.compile("[0-9]{1,5}")
_GAP = re.compile(" +")
CLOCK_LIMIT = 9_999
LETTERS = "PNBRQKpnbrqk"
_FIELDS = ["", "w", "-", "-", "0", "1"]
"""Defaults of the fields that may be omitted."""


class Fen(NamedTuple):
    """A position with its counters: plies since the last capture or pawn move, and the move number."""

    position: Position
    clock: int = 0
    number: int = 1


def write_fen(fen: Fen) -> str:
    """Return the FEN, with an en passant square after every double step."""
    position = fen.position
    *_, mine, theirs, state = position
    white = theirs if state & TURN else mine
    letters = {bit: _letter(position, bit, white) for bit in NAMES if (mine | theirs) & bit}
    rights = "".join(letter for letter, bit in RIGHTS.items() if state & bit) or "-"
    passed = NAMES.get(state & EN_PASSANT, "-")
    return f"{write_rows(letters)} {'wb'[bool(state & TURN)]} {rights} {passed} {fen.clock} {fen.number}"


def write_rows(letters: dict[int, str]) -> str:
    """Return the first field of a FEN from the letters on occupied squares."""
    rows = []
    for rank in range(7, -1, -1):
        row = "".join(letters.get(1 << rank * 8 + file, " ") for file in range(8))
        rows.append(_GAP.sub(lambda gap: str(len(gap[0])), row))
    return "/".join(rows)


def read_rows(text: str, allowed: str) -> dict[str, int]:
    """Return for each allowed letter the mask of its squares. Raises `BadPosition`."""
    masks = dict.fromkeys(allowed, 0)
    rows = text.split("/")
    if len(rows) != 8:
        raise BadPosition(say.bad_rows(text, len(rows)))
    for row, rank in zip(rows, range(7, -1, -1), strict=True):
        file = 0
        for sign in row:
            if sign in "12345678":
                file += int(sign)
            elif sign in masks and file < 8:
                masks[sign] |= 1 << rank * 8 + file
                file += 1
            else:
                raise BadPosition(say.bad_sign(row, sign))
        if file != 8:
            raise BadPosition(say.bad_squares(row, file))
    return masks


def read_counts(clock: str, number: str) -> tuple[int, int]:
    """Return the two counters of a FEN; move number 0 counts as 1. Raises `BadPosition`."""
    if not _COUNT.fullmatch(clock) or not _COUNT.fullmatch(number):
        raise BadPosition(say.bad_counts(clock, number))
    if int(clock) > CLOCK_LIMIT:
        raise BadPosition(say.large_counts(clock, number))
    return int(clock), max(1, int(number))


def read_fen(text: str, kingless: bool = False) -> Fen:
    """Return the position of a FEN. All fields but the first may be omitted.

    A castling right counts only with king and rook at home, an en passant square only behind a pawn. Raises
    `BadPosition` if a side has not exactly one king, the kings touch, or a pawn stands on an end rank. With
    `kingless` the player to move may have no king: it was blown up, and the game is over.
    """
    fields = text.split()
    if not 1 <= len(fields) <= len(_FIELDS):
        raise BadPosition(say.no_position(text, START))
    masks = read_rows(fields[0], LETTERS)
    fields += _FIELDS[len(fields) :]
    side = fields[1].lower()
    if side not in ("w", "b"):
        raise BadPosition(say.bad_side(fields[1], "w", "b"))
    white, black = (sum(masks[letter] for letter in letters) for letters in ("PNBRQK", "pnbrqk"))
    pawns, knights, bishops, rooks, queens, kings = (masks[kind.upper()] | masks[kind] for kind in KINDS)
    _check_kings_and_pawns(masks, pawns, missing={"w": "K", "b": "k"}[side] if kingless else "")
    turn = TURN if side == "b" else 0
    mine, theirs = (black, white) if turn else (white, black)
    state = (
        turn | _read_rights(fields[2], masks) | _read_passed(fields[3], pawns & theirs, white | black, turn)
    )
    position = pawns, knights, bishops | queens, rooks | queens, kings, mine, theirs, state
    return Fen(position, *read_counts(fields[4], fields[5]))


def _check_kings_and_pawns(masks: dict[str, int], pawns: int, missing: str) -> None:
    for seat, letter in enumerate("Kk"):
        if masks[letter].bit_count() != 1 and (masks[letter] or letter != missing):
            raise BadPosition(say.one_king(seat))
    if around(masks["K"]) & masks["k"]:
        raise BadPosition(say.kings_touch)
    if pawns & (RANK[0] | RANK[7]):
        raise BadPosition(say.pawn_on_end)


def _read_rights(text: str, masks: dict[str, int]) -> int:
    if text != "-" and (not set(text) <= set(RIGHTS) or len(set(text)) != len(text)):
        raise BadPosition(say.bad_rights(text))
    rights = 0
    for letter in text.replace("-", ""):
        king, rook = ("K", "R") if letter.isupper() else ("k", "r")
        if masks[king] & _HOMES[letter] and masks[rook] & RIGHTS[letter]:
            rights |= RIGHTS[letter]
    return rights


def _read_passed(text: str, pawns: int, occupied: int, turn: int) -> int:
    """Return the en passant square, or 0; `pawns` are those of the side that made the double step."""
    if text != "-" and text not in BITS_OF:
        raise BadPosition(say.bad_passed(text))
    bit = BITS_OF.get(text, 0)
    rank = RANK[2] if turn else RANK[5]
    ahead, behind = (bit << 8, bit >> 8) if turn else (bit >> 8, bit << 8)
    return bit if bit & rank and ahead & pawns and not (bit | behind) & occupied else 0


def _letter(position: Position, bit: int, white: int) -> str:
    pawns, knights, diagonal, straight, kings, *_ = position
    if bit & diagonal & straight:
        letter = "q"
    else:
        masks = zip("pnbrk", (pawns, knights, diagonal, straight, kings), strict=True)
        letter = next(letter for letter, mask in masks if mask & bit)
    return letter.upper() if bit & white else letter


_ROOKS = str.maketrans("HAha", "KQkq")
"""Castling rights as Chess960 programs write them, by the rooks' files."""
_SHORT_COUNT = re.compile(r"[0-9]{1,4}")
_ALLOWED = (LETTERS + "12345678/", "wbWB", "".join(RIGHTS) + "-", "abcdefgh12345678-")
"""Characters allowed in the first four fields."""


def repair_fen(text: str) -> tuple[str, list[str]]:
    """Return the usable fields of a FEN from a file, and a phrase for each part left out.

    The result may still be no valid position; only `read_fen` checks that.
    """
    fields, lost = text.split(), list[str]()
    if len(fields) > 2:
        fields[2] = fields[2].translate(_ROOKS)
    for index, allowed in enumerate(_ALLOWED[: len(fields)]):
        foreign = "".join(dict.fromkeys(sign for sign in fields[index] if sign not in allowed))
        if foreign:
            lost.append(formats.no_part_of_position(foreign))
            fields[index] = "".join(sign for sign in fields[index] if sign in allowed) or "-"
    if len(fields) > 2 and len({*fields[2]}) < len(fields[2]):
        fields[2] = "".join(dict.fromkeys(fields[2]))
    if len(fields) > 3 and fields[3] not in ("-", *NAMES.values()):
        lost.append(formats.no_part_of_position(fields[3]))
        fields[3] = "-"
    kept = next((4 + i for i, field in enumerate(fields[4:6]) if not _SHORT_COUNT.fullmatch(field)), 6)
    if rest := " ".join(fields[kept:]):
        lost.append(formats.no_part_of_position(rest[:40]))
    return " ".join(fields[:kept]), lost


def without_effect(text: str) -> list[str]:
    """Return a phrase for each castling right or en passant square that the position rules out."""
    fields, written = text.split(), write_fen(read_fen(text)).split()
    lost = []
    if rights := unusual_rights(text):
        lost.append(formats.no_such_right(rights))
    if fields[3:4] not in ([], ["-"]) and written[3] == "-":
        lost.append(formats.no_pawn_passed(fields[3]))
    return lost


def unusual_rights(text: str) -> str:
    """Return the castling rights of a FEN whose king or rook is not at home. Raises `BadPosition`."""
    fields, written = text.split(), write_fen(read_fen(text)).split()
    return "".join(right for right in (fields[2:3] or ["-"])[0] if right not in written[2] and right != "-")
