"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "home2": "Bring two more marbles into your goal.",
        "leap": "Make at least five jumps with one marble.",
    }


say = spoken(Words)
