"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "king": "Jump the king.",
        "super": "Make a super king.",
        "haul": "Take at least three chess pieces.",
        "win": "Win the game.",
    }


say = spoken(Words)
