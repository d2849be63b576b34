"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "torn": "Have them capture their own Necronomicon.",
        "taken": "Take their Nyarlathotep.",
        "cultists": "Take their last cultist.",
        "world": "End the world.",
        "safe": "Do not lose before your next turn, and do not let the world end.",
    }


say = spoken(Words)
