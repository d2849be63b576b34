"""What Chinese Checkers says, beside what the games across the star have in common."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.contract.words import OptionWords
from engine.games.race.words import Words as RaceWords


class Words(RaceWords):
    """In English."""

    designer = "traditional"
    credit = "Traditional"
    tagline = "Step and jump across the six-pointed star to the point opposite."
    piece = "marble"
    lessons: Mapping[str, str] = {
        "start": (
            "Bring all your marbles into the point opposite. Step to a hole beside you, or hop over one "
            "marble, anybody's, and on from there as often as you can."
        ),
    }
    options: Mapping[str, OptionWords] = {
        "players": OptionWords(
            "Players",
            {"2": "Two players", "3": "Three players", "4": "Four players", "6": "Six players"},
        ),
        "first": RaceWords.first,
    }
    feats: Mapping[str, tuple[str, str]] = {
        "filled": ("Across the star", "Win by filling the point opposite."),
        "leap": ("Grasshopper", "Win, and jump five times in one move on the way."),
        "crowd": ("Six at the table", "Win a game of six players."),
    }


say = spoken(Words)
