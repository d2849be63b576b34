"""Annotation glyphs, such as `!`, stored before a note by their PGN numbers (NAG)."""

from __future__ import annotations

import re

NUMBERS = {"!": "$1", "?": "$2", "!!": "$3", "??": "$4", "!?": "$5", "?!": "$6"}
"""Numbers of the glyphs that are written right after a move."""
_SHOWN = {number: sign for sign, number in NUMBERS.items()} | {
    "$7": "□", "$10": "=", "$13": "∞", "$14": "⩲", "$15": "⩱", "$16": "±", "$17": "∓", "$18": "+−",
    "$19": "−+", "$22": "⨀", "$23": "⨀", "$32": "⟳", "$33": "⟳", "$36": "→", "$37": "→", "$40": "↑",
    "$41": "↑", "$44": "=∞", "$45": "=∞", "$132": "⇆", "$133": "⇆", "$138": "⨁", "$139": "⨁",
    "$140": "∆", "$146": "N",
}  # fmt: skip
_SIGN = re.compile(r"\$[0-9]{1,3}")
_COMMAND = re.compile(r"\[%[^\]]*+\]")


def parted(note: str) -> tuple[list[str], str]:
    """Return the leading glyph numbers of a note, and its text."""
    words = note.split(" ")
    count = next((i for i, word in enumerate(words) if not _SIGN.fullmatch(word)), len(words))
    return words[:count], " ".join(words[count:])


def for_people(note: str) -> tuple[str, str]:
    """Return a note without its commands (`[%clk 0:05:00]`), and the commands."""
    return " ".join(_COMMAND.sub(" ", note).split()), " ".join(_COMMAND.findall(note))


def readable(note: str) -> str:
    """Return a note for people: glyphs as symbols, without commands."""
    signs, words = parted(for_people(note)[0])
    return " ".join([*(_SHOWN.get(sign, sign) for sign in signs), *words.split()])
