"""The daily puzzle, derived from its date alone: the same for everyone, without a server."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.registry import GAMES
from engine.session.daily.dates import number_of
from engine.session.daily.drawing import options_of, position_after
from engine.session.daily.goals import GOALS, solutions
from engine.session.daily.table import TABLE

FIRST_DAY = "2026-01-01"
"""Date of the first daily puzzle."""


class Found(NamedTuple):
    """One entry of the table."""

    goal: str
    seed: int
    plies: int


class Challenge(NamedTuple):
    """A position, its goal, and the actions that reach it."""

    game: AnyGame
    goal: str
    options: dict[str, str]
    position: str
    wanted: tuple[str, ...]


def found(word: str) -> Found:
    """Return the entry that a word of the table stands for. Raises `ValueError`."""
    seed, _, plies = word[1:].partition(".")
    return Found(GOALS[word[0]], int(seed), int(plies))


def game_of(day: str) -> str:
    """Return the id of the game of a date; the games take turns."""
    return list(TABLE)[number_of(day) % len(TABLE)]


def found_on(day: str) -> Found:
    """Return the table's entry for a date, without touching the rules of the game."""
    words = TABLE[game_of(day)].split()
    return found(words[number_of(day) // len(TABLE) % len(words)])


def is_open(day: str, today: str) -> bool:
    """Return true if the daily puzzle of a date can be tried: dates in the future are closed."""
    try:
        return FIRST_DAY <= day <= today and number_of(day) > 0
    except ValueError:
        return False


def challenge_of(day: str) -> Challenge:
    """Return the daily puzzle of a date."""
    return made(GAMES[game_of(day)], found_on(day))


def made(game: AnyGame, what: Found) -> Challenge:
    """Return the daily puzzle that an entry of the table stands for."""
    options, position = options_of(game), position_after(game, what.seed, what.plies)
    state = game.start(options, position)
    return Challenge(game, what.goal, options, position, solutions(game, what.goal, state))
