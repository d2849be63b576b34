"""Keeping the square numbers of a board visible under signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from ui.board.drawing import Caption, Mark, Thing, Trail
from ui.board.geometry import Geometry

Point: TypeAlias = tuple[float, float]
FILLED = ("picked",)
"""Signs that fill a square; its number is drawn over them."""
NEAR = 0.22
"""Distance from a number's middle within which an arrow covers it, in board units."""


def keep_numbers_visible(geometry: Geometry, things: Sequence[Thing], lettered: bool) -> list[Thing]:
    """Return the scene changed so that square numbers stay legible.

    Signs leave corners free; over arrows and filling signs the numbers stand on the square's colour.
    """
    numbers = {} if lettered else _numbers(geometry)
    if not numbers:
        return list(things)
    spared = [_spare(thing, numbers) if isinstance(thing, Mark) else thing for thing in things]
    over = [*_on_filled(things, numbers), *_on_arrows(things, numbers.values())]
    return [*spared, *(number._replace(place="over") for number in over)]


def _numbers(geometry: Geometry) -> dict[Point, Caption]:
    """Return the number of each square by the square's middle."""
    shown = (label for label in geometry.board.labels if label.inside)
    captions = (Caption(*geometry.place(label.x, label.y), label.text, "square") for label in shown)
    return {geometry.spots[geometry.spot_at(caption.x, caption.y)]: caption for caption in captions}


def _spare(mark: Mark, numbers: dict[Point, Caption]) -> Mark:
    number = numbers.get((mark.x, mark.y))
    if not number or mark.kind in FILLED:
        return mark
    return mark._replace(spared=(1 if number.x > mark.x else -1, 1 if number.y > mark.y else -1))


def _on_filled(things: Iterable[Thing], numbers: dict[Point, Caption]) -> Iterator[Caption]:
    for thing in things:
        if isinstance(thing, Mark) and thing.kind in FILLED and (thing.x, thing.y) in numbers:
            yield numbers[thing.x, thing.y]


def _on_arrows(things: Iterable[Thing], numbers: Iterable[Caption]) -> Iterator[Caption]:
    legs = [leg for thing in things if isinstance(thing, Trail) for leg in pairwise(thing.points)]
    for number in numbers:
        if any(_distance((number.x, number.y), leg) < NEAR for leg in legs):
            yield number


def _distance(point: Point, leg: tuple[Point, Point]) -> float:
    """Return the distance of a point from a line segment."""
    (x, y), ((x1, y1), (x2, y2)) = point, leg
    dx, dy = x2 - x1, y2 - y1
    part = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy or 1)
    part = min(max(part, 0.0), 1.0)
    return hypot(x - x1 - part * dx, y - y1 - part * dy)
