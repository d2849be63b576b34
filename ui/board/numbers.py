"""Keeping the square numbers of a board visible under signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from ui.board.drawing import Caption, Mark, Thing, Trail
from ui.board.geometry import CELL, Geometry
from ui.remembered import remember_last

Point: TypeAlias = tuple[float, float]
FILLED = ("picked",)
"""Signs that fill a square; its number is drawn over them."""
NEAR = 0.22
"""Distance from a number's middle within which an arrow covers it, in board units."""


def keep_numbers_visible(geometry: Geometry, things: Sequence[Thing], lettered: bool) -> list[Thing]:
    """Return the scene changed so that square numbers stay legible.

    Signs leave corners free; over arrows and filling signs the numbers stand on the square's colour.
    """
    if lettered or not any(isinstance(thing, Mark | Trail) for thing in things):
        return list(things)
    numbers = _numbers(geometry)
    spared = [_spare(thing, numbers) if isinstance(thing, Mark) else thing for thing in things]
    over = [*_on_filled(things, numbers), *_on_arrows(things, numbers)]
    return [*spared, *(number._replace(place="over") for number in over)]


@remember_last
def _numbers(geometry: Geometry) -> list[Caption]:
    """Return the numbers of the squares."""
    shown = (label for label in geometry.board.labels if label.inside)
    return [Caption(*geometry.place(label.x, label.y), label.text, "square") for label in shown]


def _number_under(mark: Mark, numbers: Iterable[Caption]) -> Caption | None:
    """Return the number of the marked square."""
    for number in numbers:
        if -CELL <= number.x - mark.x <= CELL and -CELL <= number.y - mark.y <= CELL:
            return number
    return None


def _spare(mark: Mark, numbers: Iterable[Caption]) -> Mark:
    number = None if mark.kind in FILLED else _number_under(mark, numbers)
    if not number:
        return mark
    return mark._replace(spared=(1 if number.x > mark.x else -1, 1 if number.y > mark.y else -1))


def _on_filled(things: Iterable[Thing], numbers: Iterable[Caption]) -> Iterator[Caption]:
    for thing in things:
        if isinstance(thing, Mark) and thing.kind in FILLED and (number := _number_under(thing, numbers)):
            yield number


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
