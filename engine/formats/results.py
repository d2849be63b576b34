"""Normalization of the many spellings of game results."""

from __future__ import annotations

DASH = "[-–—−‐:]"
"""Pattern of the separator between the points of the two sides."""
_DASHES = str.maketrans(dict.fromkeys("–—−‐:", "-"))
_DRAWS = {"1/2", "½", "½-½", "0.5-0.5", "0,5-0,5", "=-=", "draw"}


def plain_result(text: str) -> str:
    """Return a result with plain dashes and without blanks; a draw as `1/2-1/2`."""
    result = "".join(text.split()).translate(_DASHES)
    return "1/2-1/2" if result.casefold() in _DRAWS else result
