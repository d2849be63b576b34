"""The part of the browser's `CanvasRenderingContext2D` that painting uses.

The names are the browser's own.
"""

from __future__ import annotations

from typing import Protocol


class Image(Protocol):
    """An image of the browser."""


class Gradient(Protocol):
    """A colour gradient."""

    def addColorStop(self, offset: float, colour: str, /) -> None:
        """Set the colour at a fraction of the gradient."""


class Context(Protocol):
    """A canvas context."""

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
        """Save the drawing state."""

    def restore(self) -> None:
        """Restore the saved drawing state."""

    def translate(self, x: float, y: float, /) -> None:
        """Move the origin."""

    def rotate(self, angle: float, /) -> None:
        """Rotate clockwise, in radians."""

    def scale(self, x: float, y: float, /) -> None:
        """Scale."""

    def beginPath(self) -> None:
        """Begin a path."""

    def closePath(self) -> None:
        """Close the path."""

    def moveTo(self, x: float, y: float, /) -> None:
        """Start a subpath."""

    def lineTo(self, x: float, y: float, /) -> None:
        """Add a straight line."""

    def arc(self, x: float, y: float, radius: float, start: float, end: float, /) -> None:
        """Add an arc between two angles."""

    def roundRect(self, x: float, y: float, width: float, height: float, radius: float, /) -> None:
        """Add a rectangle with round corners."""

    def createRadialGradient(
        self, x0: float, y0: float, r0: float, x1: float, y1: float, r1: float, /
    ) -> Gradient:
        """Return a gradient between two circles."""

    def clip(self) -> None:
        """Clip to the path until `restore`."""

    def fill(self) -> None:
        """Fill the path."""

    def stroke(self) -> None:
        """Stroke the path."""

    def trace(self, path: str, /) -> None:
        """Stroke another path, in SVG notation: `assets/page.js` adds this method to canvases."""

    def fillRect(self, x: float, y: float, width: float, height: float, /) -> None:
        """Fill a rectangle."""

    def fillText(self, text: str, x: float, y: float, /) -> None:
        """Write a text."""

    def drawImage(self, image: Image, x: float, y: float, width: float, height: float, /) -> None:
        """Draw an image into a rectangle."""
