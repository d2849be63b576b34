"""Cleaning of untrusted names for display."""

from __future__ import annotations

import re
from unicodedata import category

PLAYER_LIMIT = 30
"""Maximum length of a player's name, in characters."""
_UNSEEN = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that do not belong in a line: control characters, surrogates, line separators."""
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""The control characters of the Unicode bidirectional algorithm."""


_DATE = re.compile(r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}")


def is_date(text: str) -> bool:
    """Return true if a text is a date in tag form, with `?` for unknown digits."""
    return _DATE.fullmatch(text) is not None


def tidy(text: str) -> str:
    """Return an untrusted text for display: one line, without control or bidirectional characters.

    Surrogates are removed too. With such characters, a name could change how its neighbours look.
    """
    return " ".join("".join(" " if category(c) in _UNSEEN else c for c in text if c not in _TURNING).split())


def player_name(text: str) -> str:
    """Return any text as a player's name, tidied and cut to the limit; it may be empty."""
    return tidy(text)[:PLAYER_LIMIT].strip()
