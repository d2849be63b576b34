"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "mate": "Give mate.",
        "blast": "Have a blast of yours take the queen.",
        "moth": "Make them blow up their own queen.",
    }


say = spoken(Words)
