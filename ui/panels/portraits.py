"""Portraits of the computer opponents, one drawing for each mood."""

from __future__ import annotations

from ui.session.moods import DISMAYED as DISMAYED
from ui.session.moods import PLEASED as PLEASED
from ui.session.moods import THINKING as THINKING
from ui.storage.seats import LEVEL
from ui.tree import Node, h

DRAWN = dict(zip(LEVEL, ("kitten", "fox", "owl", "dragon"), strict=True))
"""Animal of each computer level, by the id of the level."""
SMALL, MEDIUM, LARGE = 40, 64, 96
"""Sizes in pixels: in a row, on a tile, in a dialog."""


def portrait_path(opponent: str, mood: str = THINKING) -> str:
    """Return the path of an opponent's drawing; the opponent is the id of its level."""
    return f"assets/portraits/{DRAWN[opponent]}-{mood}.svg"


def portrait(opponent: str, mood: str = THINKING, size: int = MEDIUM) -> Node:
    """Return an opponent's picture, which has no words: the name stands beside it.

    The opponent is the id of its level, such as "level2" for the fox. The picture is fetched after the
    first layout, since the four portraits of the set-up would delay the first move by some milliseconds.
    """
    path = portrait_path(opponent, mood)
    return h("img", src=path, alt="", width=size, height=size, loading="lazy", class_="portrait")
