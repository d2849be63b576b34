"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chinese.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "win": "Gewinne die Partie.",
        "home2": "Bring noch zwei Murmeln in dein Ziel.",
        "leap": "Mach mit einer Murmel mindestens fünf Sprünge.",
    }
