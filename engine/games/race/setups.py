"""Set-ups (S14-S17; S20 for Chinese Checkers), options and limits of the star games."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.contract.values import FIRST, LOT, Option
from engine.contract.words.en import GameWords
from engine.games.race.moves import Moves, moves_on
from engine.games.race.star import Star, star

COLOURS = ("red", "yellow", "blue", "green", "white", "purple")
"""The colours of the seats, in the order of turns."""
FIVE = "five"
TURN_LIMIT = 1_000
"""Maximum number of turns (S11)."""
PLY_LIMIT = 2 * TURN_LIMIT + 1
"""1,000 turns of two decisions, after the draw for the first player (S11)."""


class Setup(NamedTuple):
    """A set-up. Points are numbers (0 is A): one home and one or more goals per seat."""

    id: str
    sectors: int
    homes: tuple[int, ...]
    goals: tuple[tuple[int, ...], ...]
    devilish: bool
    """True if S7, S8 and S12 hold, as in Satan's Checkers."""

    @property
    def colours(self) -> tuple[str, ...]:
        """Colour of each seat."""
        return COLOURS[: len(self.homes)]


def _satan(id_: str, homes: tuple[int, ...], *goals: int | tuple[int, ...]) -> Setup:
    tuples = tuple((goal,) if isinstance(goal, int) else goal for goal in goals)
    return Setup(id_, 5, homes, tuples, True)


def _chinese(homes: tuple[int, ...]) -> Setup:
    goals = tuple(((home + 3) % 6,) for home in homes)
    return Setup(f"chinese{len(homes)}", 6, homes, goals, False)


SATAN = (
    _satan(FIVE, (0, 1, 2, 3, 4), 2, 3, 4, 0, 1),
    _satan("four", (0, 1, 2, 3), 2, 3, 0, 1),
    _satan("three", (0, 2, 3), (2, 3), 4, 1),
    _satan("crossing", (0, 1), 2, 3),
    _satan("duel", (0, 2), 2, 0),
)
CHINESE = (
    _chinese((0, 3)),
    _chinese((0, 2, 4)),
    _chinese((0, 1, 3, 4)),
    _chinese((0, 1, 2, 3, 4, 5)),
)


class Field(NamedTuple):
    """A set-up on its board. Masks have bit `n` set for hole `n`."""

    setup: Setup
    board: Star
    moves: Moves
    homes: tuple[int, ...]
    """Mask of each seat's home."""
    goals: tuple[int, ...]
    """Mask of each seat's goal."""
    doorsteps: tuple[int, ...]
    """Mask per seat of the holes outside its goal that have a path into it (S9)."""
    points: int
    """Mask of the holes that Satan's fire may not enter (S12)."""
    far: tuple[tuple[int, ...], ...]
    """Distance per seat of each hole from the far end of its goal, in steps."""
    each: int
    """Number of flames per seat at the start."""


@cache
def field(setup_id: str) -> Field:
    """Return the set-up with an id, on its board. Raises `KeyError`."""
    setup = {found.id: found for found in (*SATAN, *CHINESE)}[setup_id]
    board, moves = star(setup.sectors, not setup.devilish), moves_on(setup.sectors, not setup.devilish)
    goals = tuple(sum(board.points[point] for point in points) for points in setup.goals)
    return Field(
        setup,
        board,
        moves,
        tuple(board.points[point] for point in setup.homes),
        goals,
        tuple(_around(moves, goal) for goal in goals),
        sum(board.points),
        tuple(moves.distances(_ends(board, points)) for points in setup.goals),
        board.points[0].bit_count(),
    )


def _around(moves: Moves, goal: int) -> int:
    """Return a mask of the holes beside a goal."""
    return sum(1 << hole for hole, near in enumerate(moves.steps) if near & goal and not goal >> hole & 1)


def _ends(board: Star, points: tuple[int, ...]) -> int:
    """Return a mask of the outermost holes of some points: the row of two, or the tip if it is in play."""
    wanted = 1 if board.points[0].bit_count() == 10 else 2
    masks = (board.points[point] for point in points)
    return sum(1 << mask.bit_length() - 1 - i for mask in masks for i in range(wanted))


def first_option(most: int, words: GameWords) -> Option:
    """Return the option for the first player, in games of up to `most` players (S5)."""
    return Option(FIRST, (*map(str, range(most)), LOT), words)
