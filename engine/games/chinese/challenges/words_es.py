"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chinese.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "win": "Gana la partida.",
        "home2": "Lleva dos canicas más a tu meta.",
        "leap": "Haz al menos cinco saltos con una canica.",
    }
