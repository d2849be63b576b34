"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.satan.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "win": "Gewinne die Partie.",
        "home1": "Bring noch eine Flamme in dein Ziel.",
        "home2": "Bring noch zwei Flammen in dein Ziel.",
        "home3": "Bring noch drei Flammen in dein Ziel.",
    }
