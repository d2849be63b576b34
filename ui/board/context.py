"""What painting needs of a canvas: the part of the browser's `CanvasRenderingContext2D` that is used.

The names are the browser's own.
"""

from __future__ import annotations

from typing import Protocol


class Image(Protocol):
    """Something that can be drawn: the browser's, and never looked into."""


class Gradient(Protocol):
    """Colours that turn into each other."""

    def addColorStop(self, offset: float, colour: str, /) -> None:
        """Say what colour is at a part of the way, from 0 to 1."""


class Context(Protocol):
    """A canvas that is being painted on."""

    fillStyle: str | Gradient
    strokeStyle: str
    lineWidth: float
    lineJoin: str
    lineCap: str
    globalAlpha: float
    globalCompositeOperation: str
    font: str
    textAlign: str
    textBaseline: str

    def save(self) -> None:
        """Remember how things are painted."""

    def restore(self) -> None:
        """Paint again as was remembered."""

    def translate(self, x: float, y: float, /) -> None:
        """Move the origin."""

    def rotate(self, angle: float, /) -> None:
        """Turn, in radians clockwise."""

    def scale(self, x: float, y: float, /) -> None:
        """Stretch."""

    def beginPath(self) -> None:
        """Begin a path."""

    def closePath(self) -> None:
        """Lead the path back to its start."""

    def moveTo(self, x: float, y: float, /) -> None:
        """Begin a part of the path."""

    def lineTo(self, x: float, y: float, /) -> None:
        """Go on with a straight line."""

    def arc(self, x: float, y: float, radius: float, start: float, end: float, /) -> None:
        """Go on with a part of a circle, from angle to angle."""

    def roundRect(self, x: float, y: float, width: float, height: float, radius: float, /) -> None:
        """Add a rectangle with round corners to the path."""

    def createRadialGradient(
        self, x0: float, y0: float, r0: float, x1: float, y1: float, r1: float, /
    ) -> Gradient:
        """Return colours that turn into each other from one circle to another."""

    def clip(self) -> None:
        """Paint only inside of the path, until `restore`."""

    def fill(self) -> None:
        """Fill the path."""

    def stroke(self) -> None:
        """Draw the path's line."""

    def trace(self, path: str, /) -> None:
        """Draw the line of another path, written as in SVG: `assets/page.js` gives canvases this."""

    def fillRect(self, x: float, y: float, width: float, height: float, /) -> None:
        """Fill a rectangle."""

    def fillText(self, text: str, x: float, y: float, /) -> None:
        """Write a text."""

    def drawImage(self, image: Image, x: float, y: float, width: float, height: float, /) -> None:
        """Draw an image into a rectangle."""
