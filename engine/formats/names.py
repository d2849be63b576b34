"""Names from anywhere: what is shown of them."""

from __future__ import annotations

import re
from unicodedata import category

PLAYER_LIMIT = 30
"""The longest name of a player, in characters."""
_UNSEEN = ("Cc", "Cs", "Zl", "Zp")
"""The Unicode categories of what is no part of a line: control characters, halves, and line separators."""
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""The marks of the Unicode bidirectional algorithm."""


_DATE = re.compile(r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}")


def is_date(text: str) -> bool:
    """Say whether a text is a date as tags have it; what is not known of it is `?`."""
    return _DATE.fullmatch(text) is not None


def tidy(text: str) -> str:
    """Return what is shown of a text from anywhere: one line, without what turns or hides its neighbours.

    Out go control characters, halves of characters, and marks that change which way a text is read: with
    them a name could make what stands beside it look like something else.
    """
    return " ".join("".join(" " if category(c) in _UNSEEN else c for c in text if c not in _TURNING).split())


def player_name(text: str) -> str:
    """Return what a player is called, made of any text: tidied and cut; it may be empty."""
    return tidy(text)[:PLAYER_LIMIT].strip()
