"""What is said where a position is set up, in every game alike."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    to_move = "To move"
    too_long = "a position is never as long as that"
    refused = "this is no position of the game"


say = spoken(Words)
