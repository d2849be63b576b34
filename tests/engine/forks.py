"""Positions in which some actions are good and the others are not, as files of them say."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Fork(NamedTuple):
    """A position, and the actions that are good in it, or (`no`) the ones that are not."""

    kind: str
    text: str
    no: bool
    actions: frozenset[str]

    def good(self, action: str) -> bool:
        return (action in self.actions) != self.no


def read_forks(path: Path, name: str) -> list[Fork]:
    """Return the positions of a game: in each line the game, the kind, the position, the actions."""
    rows = [line.split("|") for line in path.read_text().splitlines() if line.startswith(f"{name}|")]
    return [
        Fork(kind, text, actions.startswith("not "), frozenset(actions.removeprefix("not ").split()))
        for _, kind, text, actions in rows
    ]
