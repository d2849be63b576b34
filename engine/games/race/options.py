"""What the games across the star have in common before anything is laid out."""

from __future__ import annotations

from engine.contract.values import FIRST, LOT, Option
from engine.contract.words.en import GameWords

TURN_LIMIT = 1_000
"""S11: after so many turns a game is over."""
PLY_LIMIT = 2 * TURN_LIMIT + 1
"""S11: 1,000 turns of two decisions, after the draw for the first player."""


def first_option(most: int, words: GameWords) -> Option:
    """Return the option of who begins, for games of up to `most` players (S5)."""
    return Option(FIRST, (*map(str, range(most)), LOT), words)
