"""Games as other programs exchange them, and the file formats that they are written in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from engine.contract.steps import Steps
from engine.contract.values import Action
from engine.contract.variations.tree import Variations


class Record(NamedTuple):
    """A game as other programs exchange it: tags, the start (a position text or ""), moves, a result."""

    tags: Mapping[str, str]
    start: str
    actions: tuple[Action, ...]
    result: str
    lines: Variations = Variations()
    """What might have been played instead, and what is said of the moves."""
    recorded: bool = False
    """Whether the players went on where an automatic draw would have ended the game."""


class Read(NamedTuple):
    """A game read from a file."""

    record: Record
    left_out: tuple[str, ...] = ()
    """Parts of the file that could not be kept: a sentence each, with the line number."""
    cut: bool = False
    """Whether the file goes on where the actions of the record end."""


class Notation(Protocol):
    """A file format for games of one kind, such as PDN or PGN."""

    title: str
    suffix: str
    players: tuple[str, str]
    """The tags that name the players, by seat."""

    def matches(self, text: str) -> bool:
        """Whether a text begins like a game in this notation; it may still hold faults."""
        ...

    def evidence(self, text: str) -> int:
        """Return how much speaks for this notation in a game: 0 for nothing, -1 if it cannot be one."""
        ...

    def read(self, text: str) -> Record:
        """Read the first game of a file; raises `BadPosition` if there is none that can be read."""

    def reading(self, text: str, line: int = 1) -> Steps[Read]:
        """Do what `read` does in steps, and tell what was left out; the text begins at a line of its file."""

    def write(self, record: Record) -> str:
        """Write one game."""
