"""What Satan's Checkers says, beside what the games across the star have in common."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.contract.words.en import OptionWords
from engine.games.race.words.en import Words as RaceWords


class Words(RaceWords):
    """In English."""

    designer = "Néstor Romeral Andrés"
    credit = f"By {designer}"
    tagline = "Carry your flames across a five-pointed star before somebody fills your home."
    piece = "flame"
    lessons: Mapping[str, str] = {
        "start": (
            "Bring all nine of your flames into your goal. Step to a hole beside you, or jump straight "
            "over a flame beside you, anybody's, and on from there as often as you can."
        ),
        "fire": (
            "Satan's fire belongs to nobody. Before you move you may push it one step, to be in "
            "somebody's way; if you move a flame at once, it stays."
        ),
        "home": (
            "Mind the home that you leave: when all nine of its holes are filled at the end of your turn, by "
            "whomever, you are out."
        ),
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "Flames leap over flames, as often as they can. Pick the one in the middle of your second "
            "row, then the farthest hole that is marked."
        ),
        "fire": (
            "The black flame is Satan's fire, and belongs to nobody. Before you move you may push it "
            "one step. A red flame of yours is right beside it: put the fire between that flame and "
            "your goal C."
        ),
        "over": "Now a flame of yours moves. Leap over Satan's fire into your goal.",
        "fill": (
            "Yellow's home is your goal, and two yellow flames are still there. Bring your flame into "
            "the last free hole."
        ),
        "snuff": (
            "An extra turn again. Move the flame that is far away, and leave those in the goal where "
            "they are; Satan's fire stays by itself."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": "Three leaps in one turn, over flames of either colour. Nothing is taken.",
        "fire": "It can be in somebody's way, or help one over.",
        "over": "A flame that comes into its goal from outside earns you a whole turn more.",
        "fill": "All nine holes of Yellow's home are taken. That will count at the end of Yellow's turn.",
        "snuff": (
            "Yellow could not get out of its full home: it is snuffed out, and you have won. Leave "
            "your own home in time."
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
            "With three, one plays alone against two. Crossing: your ways cross, and the goals are points of "
            "their own. Duel: your goal is the other's home, and theirs is yours.",
        ),
        "fire": OptionWords(
            "Satan's fire",
            {"on": "In play", "off": "Not in play"},
            "A black flame that everybody may move. With five players it is always in play.",
        ),
        "first": RaceWords.first._replace(help="The most sinister player goes first."),
        "games": OptionWords(
            "Games",
            {
                "single": "A single game",
                "tournament": "Tournament: three games, each player alone once",
            },
            "Most games won wins the tournament, then most flames brought home.",
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "filled": ("All home", "Win by bringing your flames into your goal."),
        "alone": ("The last light", "Win because everybody else is out."),
        "snuffed": ("Snuffed out", "Lose because your home filled up."),
        "crowd": ("Five-pointed", "Win a game of five players."),
        "leap": ("Wildfire", "Win, and jump five times in one move on the way."),
        "cold": ("Hands off the fire", "Win without ever moving Satan's fire, where it is in play."),
    }
    series = "tournament"
    unit = "flames brought home"


class PuzzleWords:
    """In English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "home1": "Bring one more flame into your goal.",
        "home2": "Bring two more flames into your goal.",
        "home3": "Bring three more flames into your goal.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
