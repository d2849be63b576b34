"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "crown": "Crown one of your pawns.",
        "haul": "Take at least three pieces.",
    }


say = spoken(Words)
