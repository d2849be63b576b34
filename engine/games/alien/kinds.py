"""Kinds of checkers, tokens and fillings, and the names of squares' contents."""

from __future__ import annotations

from engine.games.alien.state import (
    CHECKER,
    FIRE,
    HEIGHT,
    MONOLITH,
    OWNER,
    RING,
    WATER,
    has_hippo,
    snookles,
)
from engine.games.alien.words.en import say

SIDES = ("dark", "light")
RANKS = ("", "pawn", "king", "emperor")
TOKENS = ("snookle", "ring", "hippo")
_LYING = ("ring", "snookle", "hippo")
"""The tokens from the lowest drawing to the highest."""
_SEVERAL = ("", "", "-two", "-three", "-four", "-five", "-six")
"""Suffix of a drawing that shows several tokens of one kind, by their number."""
FILLED = {WATER: "water", FIRE: "fire", MONOLITH: "monolith"}


def checker(cell: int) -> str:
    """Return a checker's kind, such as "dark king"."""
    return f"{SIDES[0 if cell & OWNER[0] else 1]} {RANKS[cell & HEIGHT]}"


def tokens(cell: int) -> dict[str, int]:
    """Return the number of each token on a checker, without those it lacks (A24)."""
    counts = snookles(cell), int(cell & RING > 0), int(has_hippo(cell))
    return {token: count for token, count in zip(TOKENS, counts, strict=True) if count}


def badges(cell: int) -> tuple[str, ...]:
    """Return the drawings of a checker's tokens, a ring below Snookles; equal tokens share one drawing."""
    counts = tokens(cell)
    lying = (token for token in _LYING if token in counts)
    return tuple(token + _SEVERAL[counts[token]] for token in lying)


def name(cell: int) -> str:
    """Return the name of a square's content, tokens first, such as "ring on dark king"."""
    if cell < CHECKER:
        return say.kind(FILLED[cell])
    carried = tokens(cell)
    return say.carrying(checker(cell), carried) if carried else say.kind(checker(cell))
