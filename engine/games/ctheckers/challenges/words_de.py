"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.ctheckers.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "torn": "Bring die andere Seite dazu, ihr eigenes Necronomicon zu schlagen.",
        "taken": "Schlage den Nyarlathotep der anderen Seite.",
        "cultists": "Schlage den letzten Kultisten der anderen Seite.",
        "world": "Lass die Welt untergehen.",
        "safe": "Verliere nicht vor deinem nächsten Zug, und lass die Welt nicht untergehen.",
    }
