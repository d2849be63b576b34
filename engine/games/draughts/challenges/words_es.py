"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.draughts.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "win": "Gana la partida.",
        "crown": "Corona uno de tus peones.",
        "haul": "Captura al menos tres fichas.",
    }
