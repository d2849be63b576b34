"""Areas of the board that things cover, so that only what changed is painted again. Used by clips only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ui.board.drawing import Caption, Mark, Rod, Sprite, Tag, Thing, Trail

Area: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in board units."""
EVERYWHERE: Area = (-1e3, -1e3, 1e3, 1e3)
SPRITE = 0.75
"""Distance that a turned sprite reaches from its middle, relative to its size."""
REACH = 0.65
"""Distance that a sign or a line reaches from its points, in board units."""


def area_of(thing: Thing) -> Area:
    """Return an area that contains a thing."""
    match thing:
        case Sprite():
            reach = SPRITE * thing.size * (1 + thing.lift / 3) * max(1.0, thing.stretch)
            return _around([(thing.x, thing.y), (thing.x, thing.y - thing.lift)], reach)
        case Mark() | Tag() | Caption():
            return _around([(thing.x, thing.y)], REACH)
        case Trail():
            return _around(thing.points, REACH)
        case Rod():
            return _around([thing.start, thing.end], REACH)
    return EVERYWHERE


def changed_area(before: Sequence[Thing], after: Sequence[Thing]) -> Area | None:
    """Return an area outside of which two scenes look the same; None if they are equal."""
    areas = [area_of(thing) for thing in set(before) ^ set(after)]
    if not areas:
        return None
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def things_in(things: Iterable[Thing], area: Area) -> list[Thing]:
    """Return the things that may be visible in an area."""
    left, top, right, bottom = area
    found = []
    for thing in things:
        x0, y0, x1, y1 = area_of(thing)
        if x0 < right and x1 > left and y0 < bottom and y1 > top:
            found.append(thing)
    return found


def _around(points: Sequence[tuple[float, float]], reach: float) -> Area:
    columns, rows = zip(*points, strict=True)
    return min(columns) - reach, min(rows) - reach, max(columns) + reach, max(rows) + reach
