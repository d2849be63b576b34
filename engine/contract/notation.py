"""Games in the formats of other programs, and the interface of these formats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from engine.contract.steps import Steps
from engine.contract.values import Action
from engine.contract.variations import Variations


class Record(NamedTuple):
    """A game as other programs exchange it: tags, start (a position text or ""), moves, result."""

    tags: Mapping[str, str]
    start: str
    actions: tuple[Action, ...]
    result: str
    lines: Variations = Variations()
    """Variations and comments."""
    recorded: bool = False
    """True if the players went on past an automatic draw."""


class Read(NamedTuple):
    """A game read from a file."""

    record: Record
    left_out: tuple[str, ...] = ()
    """Parts of the file that could not be kept, as sentences with line numbers."""
    cut: bool = False
    """True if the file goes on where the actions of the record end."""


class Notation(Protocol):
    """A file format for one kind of game, such as PDN or PGN."""

    title: str
    suffix: str
    players: tuple[str, str]
    """Tags of the players' names, by seat."""

    def matches(self, text: str) -> bool:
        """Return True if a text begins like a game in this format; it may still hold faults."""
        ...

    def evidence(self, text: str) -> int:
        """Return a score for this format on a game: 0 for no evidence, -1 if it cannot match."""
        ...

    def read(self, text: str) -> Record:
        """Read the first game of a file. Raises `BadPosition` if no game can be read."""

    def reading(self, text: str, line: int = 1) -> Steps[Read]:
        """Read as `read` does, in steps, and report omissions.

        `line` is the number of the text's first line in its file.
        """

    def write(self, record: Record) -> str:
        """Return the text of one game."""
