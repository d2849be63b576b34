"""The variation tree of a game, as an immutable value beside the main line, and queries on it.

The main line is the game itself: the texts of its actions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

BRANCH_LIMIT = 200
"""Maximum number of branches."""
ACTION_LIMIT = 5_000
"""Maximum number of actions in all branches."""
CHARACTER_LIMIT = 100_000
"""Maximum number of characters in all names and notes."""
NAME_LIMIT = 60
"""Maximum length of a branch's name."""
NOTE_LIMIT = 8_000
"""Maximum length of a note."""
TEXT_LIMIT = 500
"""Maximum length of an action's text."""
Texts = tuple[str, ...]
"""Consecutive actions, by their texts."""


class Note(NamedTuple):
    """A comment on a position of a line."""

    place: int
    """Number of actions before the position, from the start of the game."""
    text: str


class Branch(NamedTuple):
    """A variation that branches off another line."""

    parent: int
    """Number of its parent line: 0 for the main line, n for the n-th branch, which comes earlier."""
    at: int
    """Number of actions before it branches off, from the start of the game."""
    actions: Texts
    name: str = ""
    notes: tuple[Note, ...] = ()

    @property
    def end(self) -> int:
        """Number of actions before its last position."""
        return self.at + len(self.actions)


class Variations(NamedTuple):
    """The variations of a game; false if empty.

    Siblings differ in their first action. A branch may begin at its parent's end.
    """

    branches: tuple[Branch, ...] = ()
    name: str = ""
    """Name of the main line, if it was a named branch once."""
    notes: tuple[Note, ...] = ()
    """Notes on the main line."""

    def __bool__(self) -> bool:
        return bool(self.branches or self.notes or self.name)

    @property
    def numbers(self) -> range:
        """Numbers of the branches."""
        return range(1, len(self.branches) + 1)

    def branch(self, number: int) -> Branch:
        """Return a branch by its number, from 1. Raises `IndexError`."""
        if number not in self.numbers:
            raise IndexError(f"there is no line {number}")
        return self.branches[number - 1]

    def notes_of(self, number: int) -> dict[int, str]:
        """Return the notes on a line (0: the main line), by place."""
        notes = self.branch(number).notes if number else self.notes
        return {note.place: note.text for note in notes}


class Full(ValueError):
    """Raised if the tree has no room left."""


def is_full(lines: Variations) -> bool:
    """Return True if a tree exceeds the limits."""
    branches = lines.branches
    texts = [lines.name, *(note.text for note in lines.notes)]
    texts += [text for b in branches for text in (b.name, *(note.text for note in b.notes))]
    too_many = len(branches) > BRANCH_LIMIT or sum(len(branch.actions) for branch in branches) > ACTION_LIMIT
    return too_many or sum(map(len, texts)) > CHARACTER_LIMIT


def checked(lines: Variations) -> Variations:
    """Return the tree if it is within the limits. Raises `Full` otherwise."""
    if is_full(lines):
        raise Full("there are too many lines")
    return lines


def clean(text: str, limit: int = NOTE_LIMIT) -> str:
    """Return a name or note in stored form: one line, safe inside braces."""
    return " ".join(text.replace("}", ")").split())[:limit].strip()


def join_notes(texts: Iterable[str]) -> str:
    """Return several notes as one."""
    return clean(" ".join(filter(None, texts)))


_GLYPH_NUMBERS = {"!": "$1", "?": "$2", "!!": "$3", "??": "$4", "!?": "$5", "?!": "$6"}
"""Numbers of the glyphs that are written right after a move."""
_SHOWN = {number: sign for sign, number in _GLYPH_NUMBERS.items()} | {
    "$7": "□", "$10": "=", "$13": "∞", "$14": "⩲", "$15": "⩱", "$16": "±", "$17": "∓", "$18": "+−",
    "$19": "−+", "$22": "⨀", "$23": "⨀", "$32": "⟳", "$33": "⟳", "$36": "→", "$37": "→", "$40": "↑",
    "$41": "↑", "$44": "=∞", "$45": "=∞", "$132": "⇆", "$133": "⇆", "$138": "⨁", "$139": "⨁",
    "$140": "∆", "$146": "N",
}  # fmt: skip
_SIGN = re.compile(r"\$[0-9]{1,3}")
_COMMAND = re.compile(r"\[%[^\]]*+\]")


def split_note(note: str) -> tuple[list[str], str]:
    """Return the leading glyph numbers of a note, and its text."""
    words = note.split(" ")
    count = next((i for i, word in enumerate(words) if not _SIGN.fullmatch(word)), len(words))
    return words[:count], " ".join(words[count:])


def split_commands(note: str) -> tuple[str, str]:
    """Return a note without its commands (`[%clk 0:05:00]`), and the commands."""
    return " ".join(_COMMAND.sub(" ", note).split()), " ".join(_COMMAND.findall(note))


def readable(note: str) -> str:
    """Return a note for people: glyphs as symbols, without commands."""
    signs, words = split_note(split_commands(note)[0])
    return " ".join([*(_SHOWN.get(sign, sign) for sign in signs), *words.split()])


# --- queries -----------------------------------------------------------------------------------------


class Node(NamedTuple):
    """A position in the tree: its line, and the number of actions before it."""

    line: int
    place: int


def end_of(main_line: Texts, lines: Variations, line: int) -> int:
    """Return the number of actions before the last position of a line."""
    begun, actions = own_actions(main_line, lines, line)
    return begun + len(actions)


def path_to(main_line: Texts, lines: Variations, line: int) -> Texts:
    """Return all actions of a line from the start of the game."""
    parts: list[Texts] = []
    upto: int | None = None
    while line:
        branch = lines.branch(line)
        parts.append(branch.actions[: None if upto is None else upto - branch.at])
        line, upto = branch.parent, branch.at
    parts.append(main_line[:upto])
    return tuple(text for part in reversed(parts) for text in part)


def find(main_line: Texts, lines: Variations, path: Texts) -> Node:
    """Return the last position of a path that is in the tree."""
    ways = {(b.parent, b.at, b.actions[0]): number for number, b in enumerate(lines.branches, 1)}
    line: int | None = 0
    node = Node(0, 0)
    while line is not None:
        begun, actions = own_actions(main_line, lines, line)
        node = Node(line, node.place + _common_length(actions[node.place - begun :], path[node.place :]))
        line = ways.get((*node, path[node.place])) if node.place < len(path) else None
    return node


def _common_length(some: Texts, others: Texts) -> int:
    """Return the length of the common prefix."""
    size = min(len(some), len(others))
    if some[:size] == others[:size]:
        return size
    return next(i for i in range(size) if some[i] != others[i])


def branches_from(lines: Variations, line: int) -> dict[int, list[int]]:
    """Return the numbers of the branches that leave a line, by place."""
    found: dict[int, list[int]] = {}
    for number, branch in enumerate(lines.branches, 1):
        if branch.parent == line:
            found.setdefault(branch.at, []).append(number)
    return found


def own_actions(main_line: Texts, lines: Variations, line: int) -> tuple[int, Texts]:
    """Return the place where a line begins, and its own actions."""
    if not line:
        return 0, main_line
    branch = lines.branch(line)
    return branch.at, branch.actions
