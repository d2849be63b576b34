"""A pen with a canvas's methods that records a path in SVG notation."""

from __future__ import annotations

from math import cos, pi, sin

ROUND = 2 * pi - 1e-6
"""Minimum angle of an arc that is a full circle."""


class Strokes:
    """The path so far."""

    def __init__(self) -> None:
        self._path: list[str] = []

    def written(self) -> str:
        """Return the path's text."""
        return "".join(self._path)

    def moveTo(self, x: float, y: float, /) -> None:
        """Start a subpath."""
        self._path.append(f"M{num(x)} {num(y)}")

    def lineTo(self, x: float, y: float, /) -> None:
        """Add a straight line."""
        self._path.append(f"{'L' if self._path else 'M'}{num(x)} {num(y)}")

    def arc(self, x: float, y: float, radius: float, start: float, end: float, /) -> None:
        """Add an arc, clockwise."""
        self.lineTo(x + radius * cos(start), y + radius * sin(start))
        middle = (start + end) / 2
        for angle in (middle, end) if end - start >= ROUND else (end,):
            large = int(end - start > pi and angle != middle and end - start < ROUND)
            to = f"{num(x + radius * cos(angle))} {num(y + radius * sin(angle))}"
            self._path.append(f"A{num(radius)} {num(radius)} 0 {large} 1 {to}")


def num(number: float) -> str:
    """Return a number with as few digits as possible."""
    return f"{number:.3f}".rstrip("0").rstrip(".") or "0"
