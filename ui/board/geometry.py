"""Geometry of a turned board: the places of its spots, and their neighbours by direction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise
from math import cos, hypot, pi, sin

from engine.contract.picture import Board

PLATE_ROOM = 0.75
"""Margin of a plate beyond its corners, in board units."""
LABEL_ROOM = 0.35
"""Distance from a label's middle to its edge, in board units."""
CELL = 0.5
"""Half the width of a spot's cell, in board units."""
STEEP = 0.45
"""Minimum cosine between a line and a direction for the line to count as leading there."""


class Geometry:
    """The board turned by `turn` of its `board.turns` steps."""

    def __init__(self, board: Board, turn: int = 0) -> None:
        self.board = board
        self.turn = turn % board.turns
        self._shift = (0.0, 0.0)
        self.width, self.height = board.width, board.height
        """Size of the turned board."""
        if board.plate:
            self._fit()
        self.spots = {spot.id: self.place(spot.x, spot.y) for spot in board.spots}
        """Centre of each spot."""
        self.extras = {spot.id: self.place(spot.x, spot.y) for spot in board.extras}
        """Centre of each place between spots."""
        self.places = {**self.spots, **self.extras}
        self._beside = _neighbours(board)

    def _fit(self) -> None:
        """Crop the board to its plate and labels."""
        labels = [(self.place(label.x, label.y), LABEL_ROOM) for label in self.board.labels]
        corners = [(self.place(*point), PLATE_ROOM) for point in self.board.plate]
        left, top = (min(at[i] - room for at, room in (*labels, *corners)) for i in (0, 1))
        right, bottom = (max(at[i] + room for at, room in (*labels, *corners)) for i in (0, 1))
        self._shift = (-left, -top)
        self.width, self.height = right - left, bottom - top

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return the place of a point of the unturned board."""
        board = self.board
        angle = 2 * pi * self.turn / board.turns
        dx, dy = x - board.width / 2, y - board.height / 2
        return (
            board.width / 2 + dx * cos(angle) - dy * sin(angle) + self._shift[0],
            board.height / 2 + dx * sin(angle) + dy * cos(angle) + self._shift[1],
        )

    def spot_at(self, x: float, y: float, extras: Collection[str] = (), reach: float = 0.3) -> str:
        """Return the spot under a point, or ""; one of `extras` within reach takes precedence."""
        between = _nearest({id_: self.extras[id_] for id_ in extras}, x, y, reach)
        under = {
            id_: (px, py)
            for id_, (px, py) in self.spots.items()
            if -CELL <= x - px <= CELL and -CELL <= y - py <= CELL
        }
        return between or _nearest(under, x, y, 2 * CELL)

    def rows(self) -> list[list[str]]:
        """Return the spots in rows from the top, each from left to right."""
        rows: dict[int, list[str]] = {}
        for spot, (_, y) in self.spots.items():
            rows.setdefault(round(y * 2), []).append(spot)
        return [sorted(rows[y], key=lambda spot: self.spots[spot][0]) for y in sorted(rows)]

    def neighbour(self, spot: str, right: int, down: int, extras: Collection[str] = ()) -> str:
        """Return the nearest spot in a direction (one of the two is 0), or `spot` itself at the edge.

        If lines join the spots, it is the next one along a line. Of two lines that lead up equally, the right
        one counts, and of two that lead down, the left one, so that the opposite key leads back. From a place
        between spots it leads to another such place, of `extras`.
        """
        if self._beside and spot in self.spots:
            return self._along_line(spot, right, down)
        places = self.spots if spot in self.spots else {id_: self.extras[id_] for id_ in extras}
        x, y = self.places[spot]
        found: list[tuple[float, str]] = []
        for other, (ox, oy) in places.items():
            ahead = (ox - x) * right + (oy - y) * down
            aside = abs((ox - x) * down) + abs((oy - y) * right)
            if ahead > 0.1:
                found.append((ahead + 2 * aside, other))
        return min(found)[1] if found else spot

    def _along_line(self, spot: str, right: int, down: int) -> str:
        x, y = self.spots[spot]
        found: list[tuple[float, float, str]] = []
        for other in self._beside[spot]:
            dx, dy = self.spots[other][0] - x, self.spots[other][1] - y
            far = hypot(dx, dy)
            ahead, aside = (dx * right + dy * down) / far, (dy * right - dx * down) / far
            if ahead > STEEP:
                found.append((round(ahead, 2), round(aside, 2), other))
        return max(found)[2] if found else spot


def _nearest(places: Mapping[str, tuple[float, float]], x: float, y: float, reach: float) -> str:
    far = {id_: hypot(x - px, y - py) for id_, (px, py) in places.items()}
    best = min(far, key=lambda id_: far[id_], default="")
    return best if best and far[best] <= reach else ""


def _neighbours(board: Board) -> dict[str, set[str]]:
    """Return the spots joined to each spot by a line; {} for a board without lines."""
    spots = {(round(spot.x, 3), round(spot.y, 3)): spot.id for spot in board.spots}
    found: dict[str, set[str]] = {spot.id: set() for spot in board.spots if board.lines}
    for line in board.lines:
        on_line = [spots.get((round(x, 3), round(y, 3)), "") for x, y in line]
        for one, other in pairwise(on_line):
            if one and other:
                found[one].add(other)
                found[other].add(one)
    return found
