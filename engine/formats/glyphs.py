"""Annotation glyphs after moves, with their numbers in PGN (NAGs)."""

from __future__ import annotations

import re

_NUMBERS = {
    "$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!", "$7": "□", "$10": "=",
    "$13": "∞", "$14": "⩲ += +/=", "$15": "⩱ =+ =/+", "$16": "± +/-", "$17": "∓ -/+",
    "$18": "+− +- +–", "$19": "−+ -+ –+", "$22": "⨀", "$32": "⟳", "$36": "→", "$40": "↑",
    "$44": "=∞", "$132": "⇆", "$138": "⨁", "$140": "∆ Δ", "$142": "⌓", "$146": "N TN",
}  # fmt: skip
MARKS = {mark: number for number, marks in _NUMBERS.items() for mark in marks.split()}
"""The number of each glyph."""
MARK = "|".join(
    ["[!?]++", *(re.escape(mark) for mark in sorted(MARKS, key=len, reverse=True) if mark[0] not in "!?")]
)
"""A pattern of one glyph; any run of `!` and `?` counts as one."""


def number_of(mark: str) -> str:
    """Return the number of a glyph; a long one such as `!!!` has that of its first two characters."""
    return MARKS.get(mark) or MARKS[mark[:2]]
