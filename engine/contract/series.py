"""Series of games that make one contest, such as a tournament. Pure data and functions.

*Players* keep their numbers through a series; their *seats* change from game to game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.contract.values import AnyState, Outcome
from engine.contract.words.en import GameWords


class Result(NamedTuple):
    """Result of one game, by player (not by seat)."""

    scores: tuple[int, ...]
    winner: int | None
    """None for a drawn game."""


class Standing(NamedTuple):
    """Standing of a player: games won, total score, and rank from 1."""

    player: int
    wins: int
    total: int
    place: int


class Series(NamedTuple):
    """The rules of a series: number of games, seating and scoring."""

    words: GameWords
    """Texts of its game."""
    games: int
    """Number of games."""
    seating: Callable[[int], tuple[int, ...]]
    """Returns the player at each seat of a game, counted from 0; game 0 seats players in their own order."""
    result: Callable[[int, AnyState, Outcome], Result]
    """Returns the result of a game from its number, last state and outcome."""
    standings: Callable[[Sequence[Result]], tuple[Standing, ...]]
    """Returns the standings after these games, best first; ties share a rank."""

    @property
    def title(self) -> str:
        """Name of the series, such as "tournament"."""
        return self.words.series

    @property
    def unit(self) -> str:
        """Unit of the scores, such as "flames brought home"."""
        return self.words.unit
