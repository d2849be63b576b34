"""Several games in a row that make one contest, such as a tournament. Pure data and functions.

*Players* keep their numbers through a series; the *seats* that they have change from game to game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.contract.values import AnyState, Outcome
from engine.contract.words.en import GameWords


class Result(NamedTuple):
    """How one game ended, by player (not by seat)."""

    scores: tuple[int, ...]
    winner: int | None
    """None for a drawn game."""


class Standing(NamedTuple):
    """Where a player stands: games won, scores of all games together, and the place, from 1."""

    player: int
    wins: int
    total: int
    place: int


class Series(NamedTuple):
    """The rules of a series: how many games, who sits where, and what counts."""

    words: GameWords
    """The words of its game."""
    games: int
    """How many games it has."""
    seating: Callable[[int], tuple[int, ...]]
    """The player at each seat in a game, counted from 0; in game 0 players sit in their own order."""
    result: Callable[[int, AnyState, Outcome], Result]
    """What a game (its number, its last state, its outcome) gave each player."""
    standings: Callable[[Sequence[Result]], tuple[Standing, ...]]
    """Who stands where after these games, the best first; equals share a place."""

    @property
    def title(self) -> str:
        """What it is called: "tournament"."""
        return self.words.series

    @property
    def unit(self) -> str:
        """What the scores count: "flames brought home"."""
        return self.words.unit
