"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chesskers.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "king": "Überspringe den König.",
        "super": "Mach einen deiner Steine zur Superdame.",
        "haul": "Schlage mindestens drei Schachfiguren.",
        "win": "Gewinne die Partie.",
    }
