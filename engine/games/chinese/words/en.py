"""What Chinese Checkers says, beside what the games across the star have in common."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.contract.words.en import OptionWords
from engine.games.race.words.en import Words as RaceWords


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
    tutorial: Mapping[str, str] = {
        "step": (
            "It is a race to the point opposite. Move a marble to a hole beside it, or hop over one "
            "that is beside it."
        ),
        "hop": "A marble of the other side is in your way, and the hole behind it is free. Hop over it.",
        "chain": (
            "A marble may hop on and on in one turn. Take the one that stands right before your own point "
            "as far as it gets."
        ),
        "last": (
            "One hole is free in your goal. Hop into it with the marble that is nearest; one marble "
            "of the other side has stayed there."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "step": "Nothing is ever taken. All that counts is who gets home first.",
        "hop": "It stays where it is: all marbles are ladders, for both sides.",
        "chain": "Four hops. You may turn at each, and stop where you like.",
        "last": (
            "The goal is full and most of it is yours: you have won. Staying at home does not help "
            "the others."
        ),
    }
    options: Mapping[str, OptionWords] = {
        "players": OptionWords(
            "Players",
            {"2": "Two players", "3": "Three players", "4": "Four players", "6": "Six players"},
        ),
        "first": RaceWords.first,
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "filled": ("Across the star", "Win by filling the point opposite."),
        "leap": ("Grasshopper", "Win, and jump five times in one move on the way."),
        "crowd": ("Six at the table", "Win a game of six players."),
    }


class PuzzleWords:
    """In English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "home2": "Bring two more marbles into your goal.",
        "leap": "Make at least five jumps with one marble.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
