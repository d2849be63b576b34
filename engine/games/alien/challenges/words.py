"""What the challenges ask for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    goals: Mapping[str, str] = {
        "planet": "Win by your planet. The draw pile and the used cards tell what may come.",
        "kings": "Win by five kings and emperors. The draw pile and the used cards tell what may come.",
        "captured": "Take their last checker. The draw pile and the used cards tell what may come.",
    }


say = spoken(Words)
