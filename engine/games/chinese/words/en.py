"""Texts of Chinese Checkers, beyond those of all star games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.contract.words.en import OptionWords
from engine.games.race.words.en import Words as RaceWords


class Words(RaceWords):
    """Texts of Chinese Checkers in English."""

    designer = "traditional"
    credit = "Traditional"
    tagline = "Step and hop across the six-pointed star to the opposite point."
    piece = "marble"
    advice: Mapping[str, str] = {
        "": "Bring your last marbles along early: one that is left behind has nothing to hop over.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Bring all your marbles to the opposite point. Step to an adjacent hole, or hop over any "
            "adjacent marble, and keep hopping as often as you can."
        ),
    }
    tutorial: Mapping[str, str] = {
        "step": (
            "It is a race to the opposite point. Move a marble to an adjacent hole, or hop over an "
            "adjacent marble."
        ),
        "hop": "One of your opponent's marbles is in your way, and the hole behind it is empty. Hop over it.",
        "chain": (
            "A marble may keep hopping in one turn. Take the one right in front of your own point as far "
            "as it goes."
        ),
        "last": (
            "One hole in your goal is empty. Hop into it with the nearest marble; one of your opponent's "
            "marbles has stayed there."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "step": "Nothing is ever captured. All that counts is who gets home first.",
        "hop": "It stays where it is: all marbles are ladders, for both sides.",
        "chain": "Four hops. You may turn at each one, and stop where you like.",
        "last": (
            "The goal is full and most of it is yours: you win. Refusing to leave home does not save "
            "your opponent."
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
        "filled": ("Across the star", "Win by filling the opposite point."),
        "leap": ("Grasshopper", "Win after hopping five times in one move."),
        "crowd": ("Six at the table", "Win a six-player game."),
    }


class PuzzleWords:
    """Texts of its puzzles in English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "home2": "Bring two more marbles into your goal.",
        "leap": "Make at least five hops with one marble.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
