"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.alien.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "planet": "Gana por tu planeta. El mazo y las cartas usadas dicen qué sale.",
        "kings": "Gana con cinco damas y emperadores. El mazo y las cartas usadas dicen qué sale.",
        "captured": "Captura la última ficha del otro lado. El mazo y las cartas usadas dicen qué sale.",
    }
