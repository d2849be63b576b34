"""Limits and options that the star games share."""

from __future__ import annotations

from engine.contract.values import FIRST, LOT, Option
from engine.contract.words.en import GameWords

TURN_LIMIT = 1_000
"""Maximum number of turns (S11)."""
PLY_LIMIT = 2 * TURN_LIMIT + 1
"""1,000 turns of two decisions, after the draw for the first player (S11)."""


def first_option(most: int, words: GameWords) -> Option:
    """Return the option for the first player, in games of up to `most` players (S5)."""
    return Option(FIRST, (*map(str, range(most)), LOT), words)
