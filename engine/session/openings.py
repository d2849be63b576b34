"""The named opening of a match."""

from __future__ import annotations

from typing import NamedTuple

from engine.session.match import Match

LONGEST = 24
"""Maximum number of actions after which a named opening begins; a test compares the tables."""


class Opening(NamedTuple):
    """A named opening."""

    name: str
    at: int
    """Number of actions that led to it."""


def opening_at(match: Match, at: int) -> Opening | None:
    """Return the opening of the first `at` actions: the last one whose position was reached, if any."""
    game = match.game
    if not game.named_openings:
        return None
    for place in range(min(at, LONGEST), 0, -1):
        if name := game.opening(match.states[place], place):
            return Opening(name, place)
    return None
