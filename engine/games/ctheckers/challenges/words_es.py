"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.ctheckers.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "torn": "Haz que el otro lado capture su propio Necronomicón.",
        "taken": "Captura el Nyarlathotep del otro lado.",
        "cultists": "Captura al último cultista del otro lado.",
        "world": "Acaba con el mundo.",
        "safe": "No pierdas antes de tu próximo turno, y que no se acabe el mundo.",
    }
