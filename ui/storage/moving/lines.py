"""What was played in a saved game, found out without playing it through."""

from __future__ import annotations

import json
from typing import NamedTuple

from ui.storage.same_game import EQUAL, content


class Line(NamedTuple):
    """How a game began, and all that was done in it; an end that the players chose is an action, too."""

    start: str
    actions: tuple[str, ...]

    def begins(self, other: Line) -> bool:
        """Whether another line goes on from this one, or is the same."""
        return self.start == other.start and other.actions[: len(self.actions)] == self.actions


def line_of(save: str) -> Line:
    """Return the line of a save; of one that makes no sense, a line that only it has."""
    read = content(save)
    log, agreed = read.get("log"), read.get("agreed")
    if not isinstance(log, list) or not isinstance(agreed, str) or not all(isinstance(a, str) for a in log):
        return Line(save, ())
    start = json.dumps([read.get(key) for key in EQUAL if key != "agreed"], sort_keys=True)
    return Line(start, (*log, f"agreed {agreed}") if agreed else tuple(log))
