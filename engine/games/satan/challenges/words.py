"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "home1": "Bring one more flame into your goal.",
        "home2": "Bring two more flames into your goal.",
        "home3": "Bring three more flames into your goal.",
    }


say = spoken(Words)
