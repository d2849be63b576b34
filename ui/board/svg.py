"""A canvas that records its painting as SVG, so that one painter serves both.

It supports only the methods that the board's painter uses. Images appear as the addresses of their
drawings; the code that saves the picture embeds them.
"""

from __future__ import annotations

import re
from html import escape
from math import pi
from typing import NamedTuple

from ui.board.context import Gradient, Image
from ui.board.strokes import Strokes, num

_SOLID = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)%\)")


class Drawing(NamedTuple):
    """An image by its address."""

    address: str


class _Light:
    """A gradient by the number of its definition."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.stops: list[tuple[float, str]] = []

    def addColorStop(self, offset: float, colour: str, /) -> None:
        self.stops.append((offset, colour))


class _Style(NamedTuple):
    """The drawing state that `save` stores."""

    alpha: float
    transform: str
    groups: int


class SvgContext(Strokes):
    """A recorded painting, in board units."""

    def __init__(self) -> None:
        super().__init__()
        self.fillStyle: str | Gradient = "#000"
        self.strokeStyle = "#000"
        self.lineWidth = 1.0
        self.lineJoin = "miter"
        self.lineCap = "butt"
        self.globalAlpha = 1.0
        self.globalCompositeOperation = "source-over"
        self.font = ""
        self.textAlign = "start"
        self.textBaseline = "alphabetic"
        self._transform = ""
        self._groups = 0
        self._saved: list[_Style] = []
        self._defined: list[str] = []
        self._lights: list[_Light] = []
        self._shapes: list[str] = []

    def text(self, width: float, height: float) -> str:
        """Return the SVG text of the picture; the size is in board units."""
        defined = "".join([*self._defined, *map(_light, self._lights)])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
            f'width="{num(100 * width)}" height="{num(100 * height)}">'
            f"<defs>{defined}</defs>{''.join(self._shapes)}{'</g>' * self._groups}</svg>\n"
        )

    # --- how things are painted ----------------------------------------------------------------------

    def save(self) -> None:
        """Save transparency, transformation and clipping."""
        self._saved.append(_Style(self.globalAlpha, self._transform, self._groups))

    def restore(self) -> None:
        """Restore the saved state."""
        self.globalAlpha, self._transform, groups = self._saved.pop()
        self._shapes.append("</g>" * (self._groups - groups))
        self._groups = groups

    def translate(self, x: float, y: float, /) -> None:
        """Move the origin."""
        self._transform += f"translate({num(x)} {num(y)})"

    def rotate(self, angle: float, /) -> None:
        """Rotate."""
        self._transform += f"rotate({num(angle * 180 / pi)})"

    def scale(self, x: float, y: float, /) -> None:
        """Scale."""
        self._transform += f"scale({num(x)} {num(y)})"

    # --- the path ------------------------------------------------------------------------------------

    def beginPath(self) -> None:
        """Begin a path."""
        self._path = []

    def closePath(self) -> None:
        """Close the path."""
        self._path.append("Z")

    def roundRect(self, x: float, y: float, width: float, height: float, radius: float, /) -> None:
        """Add a rectangle with round corners."""
        wide, high, r = (
            num(width - 2 * radius),
            num(height - 2 * radius),
            num(radius),
        )
        bend = f"a{r} {r} 0 0 1"
        self._path.append(
            f"M{num(x + radius)} {num(y)}h{wide}{bend} {r} {r}v{high}{bend} -{r} {r}"
            f"h-{wide}{bend} -{r} -{r}v-{high}{bend} {r} -{r}Z"
        )

    def createRadialGradient(
        self, x0: float, y0: float, r0: float, x1: float, y1: float, r1: float, /
    ) -> Gradient:
        """Return a gradient between two circles."""
        light = _Light(len(self._lights))
        self._lights.append(light)
        circles = zip(("fx", "fy", "fr", "cx", "cy", "r"), (x0, y0, r0, x1, y1, r1), strict=True)
        ends = " ".join(f'{name}="{num(value)}"' for name, value in circles)
        ids = f'id="c{light.number}" href="#l{light.number}"'
        self._defined.append(f'<radialGradient {ids} gradientUnits="userSpaceOnUse" {ends}/>')
        return light

    def clip(self) -> None:
        """Clip to the path until `restore`."""
        number = len(self._defined)
        self._defined.append(f'<clipPath id="p{number}"><path d="{self.written()}"/></clipPath>')
        self._shapes.append(f'<g clip-path="url(#p{number})">')
        self._groups += 1

    # --- shapes --------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Fill the path."""
        self._add("path", f'd="{self.written()}" fill={self._fill()}')

    def stroke(self) -> None:
        """Stroke the path."""
        line = (
            f'fill="none" stroke={_colour(self.strokeStyle, "stroke")} stroke-width="{num(self.lineWidth)}"'
        )
        ends = f'stroke-linejoin="{self.lineJoin}" stroke-linecap="{self.lineCap}"'
        self._add("path", f'd="{self.written()}" {line} {ends}')

    def trace(self, path: str, /) -> None:
        """Stroke a path given in SVG notation."""
        self._path = [path]
        self.stroke()

    def fillRect(self, x: float, y: float, width: float, height: float, /) -> None:
        """Fill a rectangle; in the mode "source-atop", fill the current path instead."""
        if self.globalCompositeOperation == "source-atop":
            rim = f'stroke={self._fill()} stroke-width="{num(self.lineWidth)}" stroke-linejoin="round"'
            self._add("path", f'd="{self.written()}" fill={self._fill()} {rim}')
            return
        place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        self._add("rect", f"{place} fill={self._fill()}")

    def fillText(self, text: str, x: float, y: float, /) -> None:
        """Draw a text centred on a point."""
        font = _quoted(f"font:{self.font}")
        place = f'x="{num(x)}" y="{num(y)}" text-anchor="middle" dominant-baseline="central"'
        self._add("text", f"{place} style={font} fill={self._fill()}", escape(text))

    def drawImage(self, image: Image, x: float, y: float, width: float, height: float, /) -> None:
        """Draw an image into a rectangle."""
        address = _quoted(image.address if isinstance(image, Drawing) else "")
        place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        self._add("image", f'{place} preserveAspectRatio="none" href={address}')

    def _fill(self) -> str:
        if isinstance(self.fillStyle, _Light):
            return f'"url(#c{self.fillStyle.number})"'
        return _colour(str(self.fillStyle), "fill")

    def _add(self, tag: str, attributes: str, content: str = "") -> None:
        faint = f' opacity="{num(self.globalAlpha)}"' if self.globalAlpha != 1 else ""
        moved = f' transform="{self._transform}"' if self._transform else ""
        self._shapes.append(f"<{tag} {attributes}{faint}{moved}>{content}</{tag}>")


def _quoted(text: str) -> str:
    """Return a text as an attribute value."""
    return f'"{escape(text)}"'


def _colour(colour: str, name: str) -> str:
    """Return a colour as an attribute value, followed by its opacity as a separate attribute."""
    found = _SOLID.fullmatch(colour)
    if not found:
        return _quoted(colour)
    return f'"rgb({found[1]},{found[2]},{found[3]})" {name}-opacity="{num(float(found[4]) / 100)}"'


def _light(light: _Light) -> str:
    stops = "".join(
        f'<stop offset="{num(at)}" stop-color={_colour(colour, "stop")}/>' for at, colour in light.stops
    )
    return f'<linearGradient id="l{light.number}">{stops}</linearGradient>'
