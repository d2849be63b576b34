"""The cover of a game on the home screen: theme, players, minutes, difficulty, oddness."""

from __future__ import annotations

from typing import NamedTuple


class Cover(NamedTuple):
    """The cover of a game, for people who do not know it."""

    theme: str = "felt"
    """Colours and ornaments of the game: a theme of `assets/moods.css`."""
    players: tuple[int, int] = (2, 2)
    """Minimum and maximum number of players."""
    minutes: tuple[int, int] = (15, 30)
    """Typical length of a game, from and to."""
    difficulty: int = 1
    """Complexity of the rules: 1 simple, 2 moderate, 3 complex."""
    oddness: int = 0
    """Distance from well-known games, from 0 to 4."""
