"""The puzzles, parsed from the tables of the games.

A text such as "hard win 3 setup=duel | POSITION | KEY" has the grade, the goal, the number of the solver's
turns, options, the position, and the first action of the solution.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.learning import GRADES, Step, Tutorial
from engine.contract.values import AnyState
from engine.registry import GAMES, INFOS

_NAME = re.compile(r"([a-z0-9_-]{1,40})/([1-9][0-9]{0,3})")


class UnknownPuzzle(LookupError):
    """Raised if no puzzle has the name."""


class Puzzle(NamedTuple):
    """A position and its goal."""

    game: str
    number: int
    """Number within its game, from 1; it never changes."""
    grade: str
    goal: str
    turns: int
    """Number of the solver's turns."""
    options: tuple[tuple[str, str], ...]
    position: str
    key: str
    """First action of the solution; actions with the same effect are equally right."""

    @property
    def name(self) -> str:
        """Name in links and in the store: "chess/7"."""
        return f"{self.game}/{self.number}"

    @property
    def tutorial(self) -> Tutorial:
        """The puzzle as a tutorial of one step."""
        return Tutorial(dict(self.options), self.position, (Step(self.goal, (self.key,)),))


@lru_cache(None)
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in numerical order; () if it has none."""
    found = GAMES[game_id].puzzles()
    return (
        tuple(read_puzzle(game_id, number, text) for number, text in enumerate(found.table, 1))
        if found
        else ()
    )


def read_puzzle(game_id: str, number: int, text: str) -> Puzzle:
    """Return the puzzle that a text of a table stands for."""
    head, position, key = text.split(" | ")
    grade, goal, turns, *options = head.split()
    pairs = tuple((name, value) for name, _, value in (option.partition("=") for option in options))
    return Puzzle(game_id, number, grade, goal, int(turns), pairs, position, key)


def write_puzzle(puzzle: Puzzle) -> str:
    """Return the table text of a puzzle."""
    options = (f"{name}={value}" for name, value in puzzle.options)
    head = " ".join((puzzle.grade, puzzle.goal, str(puzzle.turns), *options))
    return " | ".join((head, puzzle.position, puzzle.key))


def find_puzzle(name: str) -> Puzzle:
    """Return the puzzle of a name such as "chess/7". Raises `UnknownPuzzle`."""
    parts = _NAME.fullmatch(name)
    if parts and parts[1] in INFOS:
        found, number = puzzles_of(parts[1]), int(parts[2])
        if number <= len(found):
            return found[number - 1]
    raise UnknownPuzzle(name)


def next_unsolved(solved: Collection[str], after: str) -> str:
    """Return the next unsolved puzzle, the same game first, easy ones first; "" if all are solved.

    `after` is the name of a puzzle, or of a game, or "" for the first game.
    """
    game, _, number = after.partition("/")
    games = sorted(INFOS, key=lambda other: other != game)
    found = [puzzle for other in games for puzzle in sorted(puzzles_of(other), key=_grade)]
    first = next((i for i, puzzle in enumerate(found) if puzzle.name == after), -1) + 1 if number else 0
    own = sum(puzzle.game == game for puzzle in found)
    order = found[first:own] + found[:first] + found[max(first, own) :]
    return next((puzzle.name for puzzle in order if puzzle.name not in solved), "")


def _grade(puzzle: Puzzle) -> int:
    return GRADES.index(puzzle.grade)


def state_of(game: AnyGame, puzzle: Puzzle) -> AnyState:
    """Return the starting state of a puzzle."""
    return game.start(dict(puzzle.options), puzzle.position)
