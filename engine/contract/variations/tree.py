"""The tree of lines beside a game, as an immutable value; the game's own line is not in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

BRANCHES = 200
"""The most lines beside a game."""
ACTIONS = 5_000
"""The most actions in all of them."""
LETTERS = 100_000
"""The most letters in all names and notes."""
NAME = 60
"""The longest name of a line, in letters."""
NOTE = 8_000
"""The longest note."""
TEXT = 500
"""The longest text of an action."""
Texts = tuple[str, ...]
"""Actions by their texts, one after the other."""


class Note(NamedTuple):
    """What somebody has written about a position of a line."""

    place: int
    """How many actions the position has behind it, from the start of the game on."""
    text: str


class Branch(NamedTuple):
    """A line that leaves another one."""

    parent: int
    """The number of the line that it leaves: 0 for the game itself, n for the n-th branch, an earlier one."""
    at: int
    """How many actions there are before it leaves, from the start of the game on."""
    actions: Texts
    name: str = ""
    notes: tuple[Note, ...] = ()

    @property
    def end(self) -> int:
        """How many actions its last position has behind it."""
        return self.at + len(self.actions)


class Variations(NamedTuple):
    """The lines beside a game; false if there is nothing to be kept.

    No two lines begin alike: what differs, differs at once. A line may leave another one at its end.
    """

    branches: tuple[Branch, ...] = ()
    name: str = ""
    """What the game's own line is called, if that once was a branch with a name."""
    notes: tuple[Note, ...] = ()
    """What is written about the game's own line."""

    def __bool__(self) -> bool:
        return bool(self.branches or self.notes or self.name)

    @property
    def numbers(self) -> range:
        """The numbers of the branches."""
        return range(1, len(self.branches) + 1)

    def branch(self, number: int) -> Branch:
        """Return a branch by its number, from 1. Raises `IndexError`."""
        if number not in self.numbers:
            raise IndexError(f"there is no line {number}")
        return self.branches[number - 1]

    def notes_of(self, number: int) -> dict[int, str]:
        """Return what is written about a line (0: the game's own), by places."""
        notes = self.branch(number).notes if number else self.notes
        return {note.place: note.text for note in notes}


class Full(ValueError):
    """There is no room for another line, or for more in one."""


def is_full(lines: Variations) -> bool:
    """Whether lines are more than can be kept."""
    branches = lines.branches
    texts = [lines.name, *(note.text for note in lines.notes)]
    texts += [text for b in branches for text in (b.name, *(note.text for note in b.notes))]
    too_many = len(branches) > BRANCHES or sum(len(branch.actions) for branch in branches) > ACTIONS
    return too_many or sum(map(len, texts)) > LETTERS


def checked(lines: Variations) -> Variations:
    """Return lines that can be kept. Raises `Full` for others."""
    if is_full(lines):
        raise Full("there are too many lines")
    return lines


def clean(text: str, limit: int = NOTE) -> str:
    """Return a name or a note as it is kept: on one line, and so that it can be written in braces."""
    return " ".join(text.replace("}", ")").split())[:limit].strip()


def joined(texts: Iterable[str]) -> str:
    """Return notes as one."""
    return clean(" ".join(filter(None, texts)))
