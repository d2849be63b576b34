"""The daily puzzle, derived from its date alone: the same for everyone, without a server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.rng import Steady
from engine.contract.values import CHANCE, RESIGN, TERMINAL, AnyState
from engine.registry import GAMES
from engine.session.daily.dates import number_of
from engine.session.daily.goals import GOALS, solutions
from engine.session.daily.table import TABLE

FIRST_DAY = "2026-01-01"
"""Date of the first daily puzzle."""


class TableEntry(NamedTuple):
    """One entry of the table."""

    goal: str
    seed: int
    plies: int


class DailyPuzzle(NamedTuple):
    """A position, its goal, and the actions that reach it."""

    game: AnyGame
    goal: str
    options: dict[str, str]
    position: str
    wanted: tuple[str, ...]


def read_entry(word: str) -> TableEntry:
    """Return the entry that a word of the table stands for. Raises `ValueError`."""
    seed, _, plies = word[1:].partition(".")
    return TableEntry(GOALS[word[0]], int(seed), int(plies))


def game_of(day: str) -> str:
    """Return the id of the game of a date; the games take turns."""
    return list(TABLE)[number_of(day) % len(TABLE)]


def entry_of(day: str) -> TableEntry:
    """Return the table's entry for a date, without touching the rules of the game."""
    words = TABLE[game_of(day)].split()
    return read_entry(words[number_of(day) // len(TABLE) % len(words)])


def is_open(day: str, today: str) -> bool:
    """Return true if the daily puzzle of a date can be tried: dates in the future are closed."""
    try:
        return FIRST_DAY <= day <= today and number_of(day) > 0
    except ValueError:
        return False


def daily_puzzle(day: str) -> DailyPuzzle:
    """Return the daily puzzle of a date."""
    return puzzle_of_entry(GAMES[game_of(day)], entry_of(day))


def puzzle_of_entry(game: AnyGame, what: TableEntry) -> DailyPuzzle:
    """Return the daily puzzle that an entry of the table stands for."""
    options, position = options_of(game), position_after(game, what.seed, what.plies)
    state = game.start(options, position)
    return DailyPuzzle(game, what.goal, options, position, solutions(game, what.goal, state))


# --- random games -----------------------------------------------------------------------------------------

OPTIONS: Mapping[str, Mapping[str, str]] = {"satan": {"setup": "duel"}}
"""Options that differ from the defaults, by game."""


def options_of(game: AnyGame) -> dict[str, str]:
    """Return the options of the daily puzzles of a game."""
    return game.settle_options(OPTIONS.get(game.info.id, {}))


def random_game(game: AnyGame, seed: int) -> Iterator[AnyState]:
    """Yield the states of a game played at random, the start first."""
    chance, state = Steady(seed), game.initial(options_of(game))
    while True:
        yield state
        player = game.player(state)
        if player == TERMINAL:
            return
        actions = game.legal_actions(state)
        if player == CHANCE:
            actions = tuple(action for action, _ in game.chance_outcomes(state))
        actions = tuple(action for action in actions if action.text != RESIGN)
        state = game.apply(state, actions[chance.below(len(actions))])


def position_after(game: AnyGame, seed: int, plies: int) -> str:
    """Return the position text after so many actions of the game with this seed."""
    states = random_game(game, seed)
    state = next(states)
    for _ in range(plies):
        state = next(states)
    return game.position(game.view(game.revealed(state), None))
