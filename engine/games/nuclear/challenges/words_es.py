"""What the challenges ask for, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.nuclear.challenges import words as english


class Words(english.Words):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "mate": "Da jaque mate.",
        "blast": "Haz que una explosión tuya se lleve la dama.",
        "moth": "Haz que el otro lado haga volar su propia dama.",
    }
