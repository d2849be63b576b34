"""The challenge of a day, made from its date alone: everybody has the same, without a server."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.registry import GAMES
from engine.session.daily.dates import number_of
from engine.session.daily.drawing import options_of, position_after
from engine.session.daily.goals import GOALS, solutions
from engine.session.daily.table import TABLE

FIRST_DAY = "2026-01-01"
"""Before this there was none."""


class Found(NamedTuple):
    """A word of the table."""

    goal: str
    seed: int
    plies: int


class Challenge(NamedTuple):
    """A position, and which actions do there what is asked."""

    game: AnyGame
    goal: str
    options: dict[str, str]
    position: str
    wanted: tuple[str, ...]


def found(word: str) -> Found:
    """Return what a word of the table says. Raises ValueError."""
    seed, _, plies = word[1:].partition(".")
    return Found(GOALS[word[0]], int(seed), int(plies))


def game_of(day: str) -> str:
    """Return the id of the game of a day: all games have their turn."""
    return list(TABLE)[number_of(day) % len(TABLE)]


def found_on(day: str) -> Found:
    """Return what the table says of a day; no rules are asked for that."""
    words = TABLE[game_of(day)].split()
    return found(words[number_of(day) // len(TABLE) % len(words)])


def is_open(day: str, today: str) -> bool:
    """Whether the challenge of a day can be tried: none of a day that is still to come."""
    try:
        return FIRST_DAY <= day <= today and number_of(day) > 0
    except ValueError:
        return False


def challenge_of(day: str) -> Challenge:
    """Return the challenge of a day."""
    return made(GAMES[game_of(day)], found_on(day))


def made(game: AnyGame, what: Found) -> Challenge:
    """Return the challenge that a word of the table stands for."""
    options, position = options_of(game), position_after(game, what.seed, what.plies)
    state = game.start(options, position)
    return Challenge(game, what.goal, options, position, solutions(game, what.goal, state))
