"""What is said where a position is set up, in German."""

from __future__ import annotations

from engine.contract.editing import words as english


class Words(english.Words):
    """In German."""

    to_move = "Am Zug"
    too_long = "so lang ist keine Stellung"
    refused = "das ist keine Stellung des Spiels"
