"""A path that is written down, as in SVG, with the pen of a canvas."""

from __future__ import annotations

from math import cos, pi, sin

ROUND = 2 * pi - 1e-6
"""From so large an angle on an arc is a circle."""


class Strokes:
    """The path so far."""

    def __init__(self) -> None:
        self._path: list[str] = []

    def written(self) -> str:
        """Return it."""
        return "".join(self._path)

    def moveTo(self, x: float, y: float, /) -> None:
        """Begin a part of the path."""
        self._path.append(f"M{brief(x)} {brief(y)}")

    def lineTo(self, x: float, y: float, /) -> None:
        """Go on with a line."""
        self._path.append(f"{'L' if self._path else 'M'}{brief(x)} {brief(y)}")

    def arc(self, x: float, y: float, radius: float, start: float, end: float, /) -> None:
        """Go on with a part of a circle, clockwise."""
        self.lineTo(x + radius * cos(start), y + radius * sin(start))
        middle = (start + end) / 2
        for angle in (middle, end) if end - start >= ROUND else (end,):
            large = int(end - start > pi and angle != middle and end - start < ROUND)
            to = f"{brief(x + radius * cos(angle))} {brief(y + radius * sin(angle))}"
            self._path.append(f"A{brief(radius)} {brief(radius)} 0 {large} 1 {to}")


def brief(number: float) -> str:
    """Return a number as short as it may be."""
    return f"{number:.3f}".rstrip("0").rstrip(".") or "0"
