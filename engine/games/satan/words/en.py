"""Texts of Satan's Checkers, beyond those of all star games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.contract.words.en import OptionWords
from engine.games.race.words.en import Words as RaceWords


class Words(RaceWords):
    """Texts of Satan's Checkers in English."""

    designer = "Néstor Romeral Andrés"
    credit = f"By {designer}"
    tagline = "Carry your flames across a five-pointed star before someone fills your home."
    piece = "flame"
    advice: Mapping[str, str] = {
        "": "Plan chains of hops: flames with gaps between them carry the last one a long way.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Bring all nine of your flames into your goal. Step to an adjacent hole, or jump straight "
            "over any adjacent flame, and keep jumping as often as you can."
        ),
        "fire": (
            "Satan's fire belongs to nobody. Before your move you may push it one step to block someone; "
            "if you move a flame first, it stays."
        ),
        "home": (
            "Watch the home you leave: if all nine of its holes are full at the end of your turn, no "
            "matter whose flames they are, you are out."
        ),
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "Flames jump over flames, as often as they can. Select the one in the middle of your second "
            "row, then the farthest marked hole."
        ),
        "fire": (
            "The black flame is Satan's fire, and belongs to nobody. Before your move you may push it "
            "one step. One of your red flames is right next to it: put the fire between that flame and "
            "your goal C."
        ),
        "over": "Now move one of your flames. Jump over Satan's fire into your goal.",
        "fill": (
            "Yellow's home is your goal, and two yellow flames are still there. Move your flame into the "
            "last empty hole."
        ),
        "snuff": (
            "Another extra turn. Move the flame that is far away and leave the ones in your goal; "
            "Satan's fire stays where it is."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": "Three jumps in one turn, over flames of either colour. Nothing is captured.",
        "fire": "It can block an opponent or help you across.",
        "over": "A flame that enters its goal from outside earns you an extra turn.",
        "fill": "All nine holes of Yellow's home are full. That will count at the end of Yellow's turn.",
        "snuff": (
            "Yellow could not get out of its full home: it is snuffed out, and you win. Leave your own "
            "home in time."
        ),
    }
    options: Mapping[str, OptionWords] = {
        "setup": OptionWords(
            "Set-up",
            {
                "five": "Five players",
                "four": "Four players",
                "three": "Three players",
                "crossing": "Two players, crossing",
                "duel": "Two players, duel",
            },
            "With three players, one plays alone against two. Crossing: your paths cross, and the goals are "
            "separate points. Duel: each player's goal is the other's home.",
        ),
        "fire": OptionWords(
            "Satan's fire",
            {"on": "In play", "off": "Not in play"},
            "A black flame that everyone may move. With five players it is always in play.",
        ),
        "first": RaceWords.first._replace(help="The most sinister player goes first."),
        "games": OptionWords(
            "Games",
            {
                "single": "A single game",
                "tournament": "Tournament: three games, each player alone once",
            },
            "The player with the most wins takes the tournament; the tie-break is flames brought home.",
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "filled": ("All home", "Win by bringing your flames into your goal."),
        "alone": ("The last light", "Win because everyone else is out."),
        "snuffed": ("Snuffed out", "Lose because your home filled up."),
        "crowd": ("Five-pointed", "Win a five-player game."),
        "leap": ("Wildfire", "Win after jumping five times in one move."),
        "cold": ("Hands off the fire", "Win without ever moving Satan's fire when it is in play."),
    }
    series = "tournament"
    unit = "flames brought home"


class PuzzleWords:
    """Texts of its puzzles in English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "home1": "Bring one more flame into your goal.",
        "home2": "Bring two more flames into your goal.",
        "home3": "Bring three more flames into your goal.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
