"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chesskers.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "king": "Salta sobre el rey.",
        "super": "Convierte una de tus fichas en superdama.",
        "haul": "Captura al menos tres piezas de ajedrez.",
        "win": "Gana la partida.",
    }
