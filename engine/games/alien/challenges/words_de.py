"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.alien.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "planet": "Gewinne durch deinen Planeten. Was kommen kann, sagen Stapel und benutzte Karten.",
        "kings": (
            "Gewinne durch fünf Damen und Kaiserinnen. Was kommen kann, sagen Stapel und benutzte Karten."
        ),
        "captured": (
            "Schlage den letzten Stein der anderen Seite. Was kommen kann, sagen Stapel und benutzte Karten."
        ),
    }
