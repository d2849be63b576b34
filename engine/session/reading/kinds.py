"""Detection of the game that a file records, by its tags, positions, moves and suffix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.notation import Notation
from engine.formats.lists import Collection
from engine.registry import GAMES

SIBLINGS = 50
"""Number of sibling games to inspect when a game does not show its kind."""


class Kind(NamedTuple):
    """A game, and one of its notations."""

    game: AnyGame
    notation: Notation

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.info.id


def is_notation(text: str) -> bool:
    """Return true if a text looks like a file in one of the notations."""
    return any(kind.notation.matches(text) for kind in _kinds())


def kinds_of(collection: Collection, index: int, suffix: str = "", chosen: str = "") -> tuple[Kind, ...]:
    """Return the possible kinds of a game in a file: more than one if only a person can decide.

    `suffix` is the suffix of the file name (".pgn"), `chosen` the id of the game that a person has picked.
    """
    kinds = _fitting(collection.text_of(index))
    if len(kinds) > 1:
        kinds = _only(kinds, [kind for kind in kinds if kind.id == chosen])
    if len(kinds) > 1:
        kinds = _only(kinds, _siblings(collection, index))
    if len(kinds) > 1:
        kinds = _only(kinds, [kind for kind in kinds if kind.notation.suffix == suffix.lower()])
    return tuple(kinds)


def _kinds() -> list[Kind]:
    return [Kind(game, notation) for game in GAMES.values() for notation in game.notations]


def _fitting(text: str) -> list[Kind]:
    """Return the possible kinds with the most evidence."""
    found = [(kind.notation.evidence(text), kind) for kind in _kinds()]
    most = max((evidence for evidence, _ in found), default=-1)
    return [kind for evidence, kind in found if evidence == most >= 0]


def _siblings(collection: Collection, index: int) -> list[Kind]:
    """Return the kinds of the other games of a file, where they are clear."""
    others = [number for number in range(len(collection.games)) if number != index][:SIBLINGS]
    clear = [kinds for number in others if len(kinds := _fitting(collection.text_of(number))) == 1]
    return [*{kinds[0].id: kinds[0] for kinds in clear}.values()]


def _only(kinds: list[Kind], wanted: Sequence[Kind]) -> list[Kind]:
    """Return the one wanted kind if it is possible; else all the possible ones."""
    return [*wanted] if len(wanted) == 1 and wanted[0] in kinds else kinds
