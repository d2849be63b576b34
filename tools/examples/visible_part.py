"""The visible part of a board in an example, with a torn edge where the board continues."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ui.board.geometry import CELL, Geometry

RIM, EDGE = 0.44, 0.3
"""Margin around squares, for the frame, and around holes, in board units."""
TORN = 0.1
"""Depth of the teeth where the board continues out of sight."""


@dataclass(frozen=True)
class VisiblePart:
    """The visible part of a board, given by the centres of its outermost spots."""

    geometry: Geometry
    left: float
    top: float
    right: float
    bottom: float

    @cached_property
    def spots(self) -> tuple[str, ...]:
        """The visible spots, row by row."""
        return tuple(
            spot for row in self.geometry.rows() for spot in row if self.holds(*self.geometry.spots[spot])
        )

    @property
    def around(self) -> float:
        """Margin of the picture around the centres of the outermost spots."""
        return CELL + (EDGE if self.geometry.board.plate else RIM)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Bounds of the picture: left, top, width, height."""
        around = self.around
        width, height = self.right - self.left, self.bottom - self.top
        return self.left - around, self.top - around, width + 2 * around, height + 2 * around

    def holds(self, x: float, y: float, more: float = 0.05) -> bool:
        """Return true if a point is in the visible part, or at most `more` outside."""
        return self.left - more < x < self.right + more and self.top - more < y < self.bottom + more


def visible_part(geometry: Geometry, corners: Iterable[str]) -> VisiblePart:
    """Return the part of the board with some spots at its edges; all of it if none are given.

    Raises KeyError for an unknown spot.
    """
    places = [geometry.spots[spot] for spot in corners] or list(geometry.spots.values())
    columns, rows = zip(*places, strict=True)
    return VisiblePart(geometry, min(columns), min(rows), max(columns), max(rows))


def outline(sight: VisiblePart) -> list[tuple[float, float]]:
    """Return the corners of the visible board, with teeth where it continues; a plate always does."""
    columns, rows = zip(*sight.geometry.spots.values(), strict=True)
    reach = sight.around - TORN if sight.geometry.board.plate else CELL
    left, top, right, bottom = (
        sight.left - reach,
        sight.top - reach,
        sight.right + reach,
        sight.bottom + reach,
    )
    torn = [
        sight.top > min(rows) or reach > CELL,
        sight.right < max(columns) or reach > CELL,
        sight.bottom < max(rows) or reach > CELL,
        sight.left > min(columns) or reach > CELL,
    ]
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    ways = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    sides = zip(corners, corners[1:] + corners[:1], ways, torn, strict=True)
    return [point for at, to, out, teeth in sides for point in (_side(at, to, out) if teeth else [at])]


def _side(
    at: tuple[float, float], to: tuple[float, float], out: tuple[int, int]
) -> list[tuple[float, float]]:
    """Return the points of a torn side, without its last; `out` is the outward direction."""
    (x, y), (dx, dy) = at, (to[0] - at[0], to[1] - at[1])
    count = 2 * max(2, round(3 * (abs(dx) + abs(dy)) / 2))
    teeth = [TORN * (number % 2) for number in range(count)]
    return [
        (x + dx * i / count + tooth * out[0], y + dy * i / count + tooth * out[1])
        for i, tooth in enumerate(teeth)
    ]
