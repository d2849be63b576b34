"""The star: a triangular mesh of any number of sectors, with a point on each side (S1-S4).

Holes are numbered in the order of `Star.names`. A `Place` of the endless mesh counts steps along the spoke
that begins a sector, then along the next spoke.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, tan
from typing import NamedTuple

RINGS = 4
"""Number of rings around the centre, and of rows in a point (S2)."""
STRAIGHT = 6
"""Number of neighbours of a place at which opposite paths form one line (S3)."""
NOWHERE = -1
MARGIN = 1.6
"""Margin around the tips, in board units."""
POINTS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Place(NamedTuple):
    """`along` steps on spoke `sector`, then `over` steps in the direction of the next spoke."""

    sector: int
    along: int
    over: int

    @property
    def ring(self) -> int:
        """Number of steps from the centre."""
        return self.along + self.over


CENTRE = Place(0, 0, 0)


class Star(NamedTuple):
    """A board: its holes by name and number, and their geometry."""

    sectors: int
    names: tuple[str, ...]
    numbers: dict[str, int]
    around: tuple[tuple[int, ...], ...]
    """Neighbours of each hole, anticlockwise; `NOWHERE` beyond the edge."""
    xy: tuple[tuple[float, float], ...]
    """Drawing coordinates of each hole from the centre, x to the right, y downwards."""
    points: tuple[int, ...]
    """Mask per point of its holes in play."""
    tips: tuple[tuple[float, float], ...]
    """Drawing coordinates of each point's tip."""
    lines: tuple[tuple[tuple[float, float], ...], ...]
    """The straight lines (S3), drawn through every hole on them, the tips included."""

    def beyond(self, hole: int, over: int) -> int:
        """Return the hole on the far side of `over`, straight from its neighbour `hole`, or `NOWHERE`."""
        ring = self.around[over]
        return ring[(ring.index(hole) + STRAIGHT // 2) % STRAIGHT] if len(ring) == STRAIGHT else NOWHERE


@cache
def star(sectors: int, tips: bool) -> Star:
    """Return the board with a number of sectors; `tips` puts the tips of the points in play (S2)."""
    drawn = _places(sectors)
    played = [place for place in drawn if tips or place.ring < 2 * RINGS]
    numbers = {place: number for number, place in enumerate(played)}
    names = tuple(_name(place) for place in played)
    return Star(
        sectors,
        names,
        {name: number for number, name in enumerate(names)},
        tuple(tuple(numbers.get(near, NOWHERE) for near in _around(sectors, place)) for place in played),
        tuple(_xy(sectors, place) for place in played),
        tuple(_mask(played, sector) for sector in range(sectors)),
        tuple(_xy(sectors, Place(sector, RINGS, RINGS)) for sector in range(sectors)),
        tuple(tuple(_xy(sectors, place) for place in line) for line in _lines(sectors, drawn)),
    )


def _places(sectors: int) -> list[Place]:
    """Return every place of the star: the centre, the rings, then the points row by row (S2, S4)."""
    rings = [
        Place(sector, ring - over, over)
        for ring in range(1, RINGS + 1)
        for sector in range(sectors)
        for over in range(ring)
    ]
    points = [
        Place(sector, RINGS + row - over, over)
        for sector in range(sectors)
        for row in range(1, RINGS + 1)
        for over in range(row, RINGS + 1)
    ]
    return [CENTRE, *rings, *points]


def _name(place: Place) -> str:
    """Return the name of a place (S4)."""
    if place == CENTRE:
        return "c"
    if place.ring <= RINGS:
        return f"{place.ring}.{place.sector * place.ring + place.over}"
    row = place.ring - RINGS
    before = sum(RINGS + 1 - earlier for earlier in range(1, row))
    return f"{POINTS[place.sector]}{before + place.over - row + 1}"


def _mask(places: list[Place], sector: int) -> int:
    return sum(1 << n for n, place in enumerate(places) if place.ring > RINGS and place.sector == sector)


def _around(sectors: int, place: Place) -> list[Place]:
    """Return the neighbours in the endless mesh, anticlockwise; those of a spoke lie in two sectors."""
    sector, along, over = place
    if place == CENTRE:
        return [Place(spoke, 1, 0) for spoke in range(sectors)]
    near = [(sector, along + 1, over), (sector, along, over + 1), (sector, along - 1, over + 1)]
    near += [(sector, along - 1, over)]
    near += (
        [(sector, along, over - 1), (sector, along + 1, over - 1)]
        if over
        else [(sector - 1, 1, along - 1), (sector - 1, 1, along)]
    )
    return [_settled(sectors, *found) for found in near]


def _settled(sectors: int, sector: int, along: int, over: int) -> Place:
    """Return the canonical form of a place: a spoke belongs to the sector that it begins."""
    if along == 0:
        return Place((sector + 1) % sectors, over, 0) if over else CENTRE
    return Place(sector % sectors, along, over)


def _lines(sectors: int, places: list[Place]) -> list[list[Place]]:
    """Return every longest line, in one of its two directions."""
    on_board = set(places)
    found: dict[frozenset[Place], list[Place]] = {}
    for place in places:
        for first in on_board.intersection(_around(sectors, place)):
            if _straight_on(sectors, first, place) not in on_board:
                line = [place, first]
                while (ahead := _straight_on(sectors, *line[-2:])) in on_board and ahead:
                    line.append(ahead)
                found.setdefault(frozenset(line), line)
    return list(found.values())


def _straight_on(sectors: int, before: Place, at: Place) -> Place | None:
    """Return the place after `at` on the line from `before`; None where the line ends."""
    ring = _around(sectors, at)
    return ring[(ring.index(before) + STRAIGHT // 2) % STRAIGHT] if len(ring) == STRAIGHT else None


def _xy(sectors: int, place: Place) -> tuple[float, float]:
    """Return the drawing coordinates of a place (S4).

    Sectors are triangles, points the tips of a true star.
    """
    left, right = _spoke(sectors, place.sector + 1), _spoke(sectors, place.sector)
    if place.ring <= RINGS:
        return _blend((right, place.along), (left, place.over))
    base = (right[0] + left[0]) / 2, (right[1] + left[1]) / 2
    tall = 1 + tan(pi / sectors) * tan(2 * pi / sectors)  # the sides of the inner polygon run on to the tip
    tip = base[0] * tall, base[1] * tall
    weights = (RINGS - place.over, RINGS - place.along, place.ring - RINGS)
    return _blend((right, weights[0]), (left, weights[1]), (tip, weights[2]))


def _blend(*parts: tuple[tuple[float, float], float]) -> tuple[float, float]:
    return sum(x * weight for (x, _), weight in parts), sum(y * weight for (_, y), weight in parts)


def _spoke(sectors: int, spoke: int) -> tuple[float, float]:
    """Return the place one step out on a spoke; spoke 0 is half a sector to the right of straight up."""
    angle = pi / 2 + (2 * spoke - 1) * pi / sectors
    return cos(angle), -sin(angle)
