"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "mate": "Give mate.",
        "stalemate": "Force a stalemate.",
    }


say = spoken(Words)
