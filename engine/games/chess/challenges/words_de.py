"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chess.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "mate": "Setze matt.",
        "stalemate": "Erzwinge ein Patt.",
    }
