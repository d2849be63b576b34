"""Variations beside a match: playing them, and their form in saves and links."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from engine.contract.steps import Steps
from engine.contract.values import Action, AnyState, IllegalAction
from engine.contract.variation_edits import merged
from engine.contract.variations import (
    BRANCH_LIMIT,
    NAME_LIMIT,
    NOTE_LIMIT,
    TEXT_LIMIT,
    Branch,
    Note,
    Texts,
    Variations,
    checked,
    find,
    path_to,
)
from engine.session.match import Match, Replay
from engine.session.serialization import Unreadable
from engine.session.words.en import say

Data = dict[str, Any]
ACTIONS_AT = 3
"""Index of the actions in the data of a branch."""


def variation_match(match: Match, line: int) -> Steps[Match]:
    """Return a match that follows a variation to its end, one action a step.

    It has no variations of its own. Raises `Unreadable` if the variation breaks the rules.
    """
    path = path_to(match.texts, match.lines, line)
    begun = common_start(match, path)
    replay = Replay(begun)
    for index in range(begun.cursor, len(path)):
        replay.play(_legal(match, replay.state, path[index]))
        yield index / len(path)
    return replay.match


def common_start(match: Match, path: Texts) -> Match:
    """Return a match without variations that follows the path as far as its log does."""
    place = find(match.texts, Variations(), path).place
    log, states = match.log[:place], match.states[: place + 1]
    return match._replace(log=log, states=states, cursor=place, agreed=None, lines=Variations())


class PlayedLine(NamedTuple):
    """A variation being played, with one more state than actions."""

    at: int
    states: list[AnyState]
    actions: list[Action]

    def state_at(self, place: int) -> AnyState:
        """Return the state at a place counted from the start of the game. Raises `IndexError`."""
        if not 0 <= place - self.at < len(self.states):
            raise IndexError("the line does not go there")
        return self.states[place - self.at]


def played_lines(match: Match) -> list[PlayedLine]:
    """Play all variations: first the main line up to the cursor, then the branches.

    Raises `Unreadable` if a variation breaks the rules.
    """
    found = [PlayedLine(0, list(match.states[: match.cursor + 1]), list(match.played))]
    for branch in match.lines.branches:
        walk = PlayedLine(branch.at, [found[branch.parent].state_at(branch.at)], [])
        for text in branch.actions:
            walk.actions.append(_legal(match, walk.states[-1], text))
            walk.states.append(match.game.apply(walk.states[-1], walk.actions[-1]))
        found.append(walk)
    return found


def _legal(match: Match, state: AnyState, text: str) -> Action:
    try:
        return match.game.find(state, text)
    except IllegalAction as fault:
        raise Unreadable(say.line_wrong) from fault


def with_variations_of(match: Match, other: Match) -> Match:
    """Return the match with all actions of another match of the same game as variations."""
    begins = match.game, match.options, match.start, match.recorded
    same = begins == (other.game, other.options, other.start, other.recorded)
    return match._replace(lines=merged(match.texts, match.lines, other.texts, other.lines)) if same else match


# --- as data -----------------------------------------------------------------------------------------


def variations_data(lines: Variations) -> Data:
    """Return variations as plain data, for `read_variations`."""
    branches = [[b.parent, b.at, b.name, list(b.actions), _plain(b.notes)] for b in lines.branches]
    return {"name": lines.name, "notes": _plain(lines.notes), "branches": branches}


def read_variations(data: Any, main_line: Sequence[str]) -> Variations:
    """Return the variations in the data of `variations_data`, for a game with these actions.

    Raises `ValueError`. The rules are checked only when a variation is played.
    """
    if type(data) is not dict or len(_list(data.get("branches"))) > BRANCH_LIMIT:
        raise ValueError("these are no lines")
    branches: list[Branch] = []
    for item in data["branches"]:
        branches.append(_branch(item, main_line, branches))
    if len({(branch.parent, branch.at, branch.actions[0]) for branch in branches}) < len(branches):
        raise ValueError("two lines are the same")
    name, notes = _text(data.get("name"), NAME_LIMIT), _notes(data.get("notes"), 0, len(main_line))
    return checked(Variations(tuple(branches), name, notes))


def _branch(item: Any, main_line: Sequence[str], before: Sequence[Branch]) -> Branch:
    parent, at, name, actions, notes = _list(item)
    begun, left = _left(_number(parent, 0, len(before)), main_line, before)
    place = _number(at, begun + bool(parent), begun + len(left))
    texts = tuple(_text(text, TEXT_LIMIT) for text in _list(actions))
    if not texts or not all(texts) or texts[:1] == tuple(left[place - begun : place - begun + 1]):
        raise ValueError("a line is empty, or the same as the one that it leaves")
    return Branch(parent, place, texts, _text(name, NAME_LIMIT), _notes(notes, place + 1, place + len(texts)))


def _left(parent: int, main_line: Sequence[str], before: Sequence[Branch]) -> tuple[int, Sequence[str]]:
    """Return the place where a branch's parent begins, and its actions from there on."""
    return (before[parent - 1].at, before[parent - 1].actions) if parent else (0, main_line)


def _plain(notes: tuple[Note, ...]) -> list[list[Any]]:
    return [list(note) for note in notes]


def _notes(data: Any, first: int, last: int) -> tuple[Note, ...]:
    notes = [
        Note(_number(place, first, last), _text(text, NOTE_LIMIT)) for place, text in map(_list, _list(data))
    ]
    if not all(note.text for note in notes) or any(a.place >= b.place for a, b in pairwise(notes)):
        raise ValueError("a note is empty, or out of order")
    return tuple(notes)


def _list(data: Any) -> list[Any]:
    if type(data) is not list:
        raise ValueError("this is no list")
    return data


def _number(data: Any, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        raise ValueError("a number is out of range")
    return data


def _text(data: Any, limit: int) -> str:
    if type(data) is not str or len(data) > limit:
        raise ValueError("a text is too long")
    return data
