"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.satan.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "win": "Gana la partida.",
        "home1": "Lleva una llama más a tu meta.",
        "home2": "Lleva dos llamas más a tu meta.",
        "home3": "Lleva tres llamas más a tu meta.",
    }
