"""FEN from files, where anything may stand: what of it is a position, and what is left out."""

from __future__ import annotations

import re

from engine.formats.words.en import say
from engine.games.chess.notation.fen import LETTERS, RIGHTS, read_fen, write_fen
from engine.games.chess.tables import NAMES

_ROOKS = str.maketrans("HAha", "KQkq")
"""The rights to castle as programs for Chess960 write them: by the files of the rooks."""
_COUNT = re.compile(r"[0-9]{1,4}")
_ALLOWED = (LETTERS + "12345678/", "wbWB", "".join(RIGHTS) + "-", "abcdefgh12345678-")
"""Signs allowed in the first fields."""


def mended(text: str) -> tuple[str, list[str]]:
    """Return the fields of a FEN that make sense, and what is left out, each as a part of a sentence.

    The rest may still be no position: only `read_fen` finds that.
    """
    fields, lost = text.split(), list[str]()
    if len(fields) > 2:
        fields[2] = fields[2].translate(_ROOKS)
    for index, allowed in enumerate(_ALLOWED[: len(fields)]):
        foreign = "".join(dict.fromkeys(sign for sign in fields[index] if sign not in allowed))
        if foreign:
            lost.append(say.no_part_of_position(foreign))
            fields[index] = "".join(sign for sign in fields[index] if sign in allowed) or "-"
    if len(fields) > 2 and len({*fields[2]}) < len(fields[2]):
        fields[2] = "".join(dict.fromkeys(fields[2]))
    if len(fields) > 3 and fields[3] not in ("-", *NAMES.values()):
        lost.append(say.no_part_of_position(fields[3]))
        fields[3] = "-"
    kept = next((4 + i for i, field in enumerate(fields[4:6]) if not _COUNT.fullmatch(field)), 6)
    if rest := " ".join(fields[kept:]):
        lost.append(say.no_part_of_position(rest[:40]))
    return " ".join(fields[:kept]), lost


def without_effect(text: str) -> list[str]:
    """Return what a FEN says that cannot be in its position, each as a part of a sentence."""
    fields, written = text.split(), write_fen(read_fen(text)).split()
    lost = []
    if rights := unusual_rights(text):
        lost.append(say.no_such_right(rights))
    if fields[3:4] not in ([], ["-"]) and written[3] == "-":
        lost.append(say.no_pawn_passed(fields[3]))
    return lost


def unusual_rights(text: str) -> str:
    """Return the rights to castle of a FEN whose king or rook is not at home. Raises `BadPosition`."""
    fields, written = text.split(), write_fen(read_fen(text)).split()
    return "".join(right for right in (fields[2:3] or ["-"])[0] if right not in written[2] and right != "-")
