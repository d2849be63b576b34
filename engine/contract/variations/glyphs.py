"""Signs that say what a move is worth, such as `!`: they stand before a note, by their numbers in PGN."""

from __future__ import annotations

import re

NUMBERS = {"!": "$1", "?": "$2", "!!": "$3", "??": "$4", "!?": "$5", "?!": "$6"}
"""The numbers of what is written right behind a move."""
_SHOWN = {number: sign for sign, number in NUMBERS.items()} | {
    "$7": "□", "$10": "=", "$13": "∞", "$14": "⩲", "$15": "⩱", "$16": "±", "$17": "∓", "$18": "+−",
    "$19": "−+", "$22": "⨀", "$23": "⨀", "$32": "⟳", "$33": "⟳", "$36": "→", "$37": "→", "$40": "↑",
    "$41": "↑", "$44": "=∞", "$45": "=∞", "$132": "⇆", "$133": "⇆", "$138": "⨁", "$139": "⨁",
    "$140": "∆", "$146": "N",
}  # fmt: skip
_SIGN = re.compile(r"\$[0-9]{1,3}")
_COMMAND = re.compile(r"\[%[^\]]*+\]")


def parted(note: str) -> tuple[list[str], str]:
    """Return the signs that a note begins with, by their numbers, and the words behind them."""
    words = note.split(" ")
    count = next((i for i, word in enumerate(words) if not _SIGN.fullmatch(word)), len(words))
    return words[:count], " ".join(words[count:])


def for_people(note: str) -> tuple[str, str]:
    """Return a note without what is for programs (`[%clk 0:05:00]`), and that."""
    return " ".join(_COMMAND.sub(" ", note).split()), " ".join(_COMMAND.findall(note))


def readable(note: str) -> str:
    """Return a note as people read it: signs as they are drawn, without what is for programs."""
    signs, words = parted(for_people(note)[0])
    return " ".join([*(_SHOWN.get(sign, sign) for sign in signs), *words.split()])
