"""What is printed on the box of a game: how it looks, for how many it is, how long, how hard and how odd."""

from __future__ import annotations

from typing import NamedTuple


class Cover(NamedTuple):
    """The lid of a game, for who has never heard of it."""

    theme: str = "felt"
    """What its board is made of, and the light on it: one of the moods of `assets/moods.css`."""
    players: tuple[int, int] = (2, 2)
    """The least and the most that can play."""
    minutes: tuple[int, int] = (15, 30)
    """How long a game takes, about."""
    difficulty: int = 1
    """How much there is to learn: 1 little, 2 some, 3 a lot."""
    oddness: int = 0
    """How far it is from what people know: 0 not at all, to 4."""
