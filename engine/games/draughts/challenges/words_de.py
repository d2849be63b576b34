"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.draughts.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "win": "Gewinne die Partie.",
        "crown": "Mach einen deiner Steine zur Dame.",
        "haul": "Schlage mindestens drei Steine.",
    }
