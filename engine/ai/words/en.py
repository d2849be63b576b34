"""Names and descriptions of the computer players, by the ids of their levels."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """Level names and descriptions in English."""

    titles: Mapping[str, str] = {
        "level1": "Sleepy Kitten",
        "level2": "Curious Fox",
        "level3": "Patient Owl",
        "level4": "Old Dragon",
    }
    lines: Mapping[str, str] = {
        "level1": "Loves to pounce, and often forgets that you move next.",
        "level2": "Looks a move or two ahead, and now and then misses a trick.",
        "level3": "Sees most traps coming.",
        "level4": "Thinks as hard as it can, for as long as the settings allow.",
    }


say = spoken(Words)
