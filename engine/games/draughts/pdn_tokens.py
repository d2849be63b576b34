"""What is special in PDN's tokens: moves are numbers of squares, results come in several ways of counting."""

from __future__ import annotations

from engine.formats.glyphs import MARK
from engine.formats.tokens import END, tokenizer

LONGEST = 12
"""More jumps than any move has. Without a limit, a chain would be tried anew from each of its numbers."""
_STEP = r"[ \t]*+[-–—−‐xX×:][ \t]*+[0-9]{1,2}"
_DASH = r"[ \t]?[-–—−‐][ \t]?"
_HALF = r"(?:1/2|½|0[.,]5)"
tokens = tokenizer(
    rf"(?P<core>[0-9]{{1,2}}(?:{_STEP}){{1,{LONGEST}}}+)(?P<tail>[!?]*+)\*?(?={END}|\$|(?:{MARK}){END})",
    rf"{_HALF}{_DASH}{_HALF}|1/2|½|[012]{_DASH}[012]|\*",
)
