"""What the challenges ask for, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.nuclear.challenges import words as english


class Words(english.Words):
    """In German."""

    goals: Mapping[str, str] = {
        "mate": "Setze matt.",
        "blast": "Lass die Dame in einer Explosion verschwinden, die du auslöst.",
        "moth": "Bring die andere Seite dazu, ihre eigene Dame in die Luft zu sprengen.",
    }
