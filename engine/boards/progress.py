"""What has grown most from one position to another, of what an evaluation counts: see `Game.better`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Standing: TypeAlias = Mapping[str, float]
"""What counts for a side besides the pieces that it has, each by a name."""
TOLD = 2
"""How much of it is told, what counts most first."""


def grown(then: Standing, now: Standing) -> tuple[str, ...]:
    """Return the names of what counts more now than then, what has grown most first; `TOLD` at most.

    What counts at one of the two times only, such as a king's march when few pieces are left, is left out.
    """
    growth = {what: now[what] - then[what] for what in now if what in then}
    best = sorted((what for what in growth if growth[what] > 0), key=lambda what: -growth[what])
    return tuple(best[:TOLD])
