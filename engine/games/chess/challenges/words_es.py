"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chess.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "mate": "Da jaque mate.",
        "stalemate": "Fuerza un ahogado.",
    }
