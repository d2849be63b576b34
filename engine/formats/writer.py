"""Writer of moves with numbers, variations and comments, for PDN and PGN."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from textwrap import wrap

from engine.contract.game import AnyGame
from engine.contract.notation import Record
from engine.contract.values import Action, AnyState, BadPosition
from engine.contract.variation_edits import promoted
from engine.contract.variations import branches_from, own_actions, split_note
from engine.formats.tokens import clean
from engine.formats.words.en import say

WIDTH = 80
"""Maximum length of a line, in characters."""
JOINED = "\xa0"
"""Placeholder for the blank between a number and its move while lines are wrapped."""
Write = Callable[[AnyState, Action], str]
"""A function that writes a legal move."""


def number(first: int, index: int) -> str:
    """Return the number before a move: `3.` for the seat with the first move, `3...` for the other.

    `first` is the seat that begins, `index` the number of moves before.
    """
    ply = index + first
    return f"{ply // 2 + 1}{'...' if ply % 2 else '.'}"


def first_seat(game: AnyGame, start: str) -> int:
    """Return the seat that begins from a start (a position text or "")."""
    return max(game.player(game.start({}, start)), 0)


def moves(game: AnyGame, record: Record, first: int, write: Write) -> list[str]:
    """Return the moves of a game as words. Raises `IllegalAction`, `BadPosition`.

    A variation that continues after the end of the game repeats the last move first: else it would seem to
    replace that move. In a game without moves, the first variation is written as the main line.
    """
    writer = _Writer(game, record, first, write)
    words: list[str] = []
    opened = ""
    open_ = [writer.line(0)]
    while open_:
        word = next(open_[-1], None)
        if word is None:
            open_.pop()
            words[-1:] = [word + ")" * bool(open_) for word in words[-1:]]
        elif isinstance(word, int):
            opened = "("
            open_.append(writer.line(word))
        else:
            words.append(opened + word)
            opened = ""
    return words


class _Writer:
    """Writes the main line and the variations of a game."""

    def __init__(self, game: AnyGame, record: Record, first: int, write: Write) -> None:
        self._game, self._first, self._write = game, first, write
        self._main_line, self._lines = tuple(action.text for action in record.actions), record.lines
        if not self._main_line and (begin := branches_from(record.lines, 0).get(0)):
            self._main_line, self._lines = promoted((), record.lines, begin[0])
        self._states: dict[int, list[AnyState]] = {}
        self._start = game.recorded(game.start({}, record.start))

    def line(self, line: int) -> Iterator[str | int]:
        """Yield the words of a line, and numbers in place of the variations that leave it there."""
        begun, actions = own_actions(self._main_line, self._lines, line)
        notes, others = self._lines.notes_of(line), branches_from(self._lines, line)
        note = notes.get(0, "") if not line else self._lines.branch(line).name
        yield from _note_words(note)
        state = self._start
        if line:
            yield from self._last_move(line)
            state = self._state_before(line, 0)
        states = self._states[line] = [state]
        plain = False
        for place, text in enumerate(actions, begun):
            action = self._game.find(states[-1], text)
            word = self._write(states[-1], action)
            is_first = (place + self._first) % 2 == 0
            yield word if plain and not is_first else f"{number(self._first, place)}{JOINED}{word}"
            states.append(self._game.apply(states[-1], action))
            note, here = notes.get(place + 1, ""), others.get(place, [])
            yield from _note_words(note)
            yield from here
            plain = not (split_note(note)[1] or here)
        yield from others.get(begun + len(actions), [])

    def _state_before(self, line: int, moves: int) -> AnyState:
        """Return the state a number of moves before a branch begins."""
        branch = self._lines.branch(line)
        begun, _ = own_actions(self._main_line, self._lines, branch.parent)
        return self._states[branch.parent][branch.at - begun - moves]

    def _last_move(self, line: int) -> Iterator[str]:
        """Yield the last move of the parent again, for a branch that begins at its end."""
        branch = self._lines.branch(line)
        begun, actions = own_actions(self._main_line, self._lines, branch.parent)
        if branch.at == begun + len(actions):
            state = self._state_before(line, 1)
            word = self._write(state, self._game.find(state, actions[-1]))
            yield f"{number(self._first, branch.at - 1)}{JOINED}{word}"


def _note_words(note: str) -> Iterator[str]:
    """Yield the words of a note: its glyphs, and the rest as a comment."""
    signs, words = split_note(note) if note else ([], "")
    yield from signs
    if words:
        yield f"{{{words}}}"


def file_text(tags: Mapping[str, str], words: list[str]) -> str:
    """Return tags, an empty line, and the moves in lines of at most 80 columns. Raises `BadPosition`."""
    wrapped = wrap(" ".join(words), WIDTH, break_on_hyphens=False, break_long_words=False)
    moves = [line.replace(JOINED, " ") for line in wrapped]
    lines = [f'[{_tag_name(name)} "{clean(value)}"]' for name, value in tags.items()]
    return "\n".join([*lines, "", *moves, ""])


def _tag_name(name: str) -> str:
    if not is_tag_name(name):
        raise BadPosition(say.no_tag_name(name))
    return name


def is_tag_name(name: str) -> bool:
    """Return True if a text is a valid tag name."""
    return re.fullmatch(r"[A-Za-z][A-Za-z0-9_+#=:.-]*", name) is not None
