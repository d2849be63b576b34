"""A canvas that notes what is painted on it as SVG: the same painter makes both.

Only what the board's painter does is understood. Images are named by where their drawings are; whoever hands
the picture out puts these in.
"""

from __future__ import annotations

import re
from html import escape
from math import cos, pi, sin
from typing import NamedTuple

from ui.board.context import Gradient, Image

_SOLID = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)%\)")
ROUND = 2 * pi - 1e-6
"""From so large an angle on an arc is a circle."""


class Drawing(NamedTuple):
    """A drawing, by its address."""

    address: str


class _Light:
    """Colours that turn into each other, by the number of their definition."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.stops: list[tuple[float, str]] = []

    def addColorStop(self, offset: float, colour: str, /) -> None:
        self.stops.append((offset, colour))


class _Style(NamedTuple):
    """What `save` remembers."""

    alpha: float
    transform: str
    groups: int


class SvgContext:
    """What is painted, in board units."""

    def __init__(self) -> None:
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
        self._path: list[str] = []
        self._transform = ""
        self._groups = 0
        self._saved: list[_Style] = []
        self._defined: list[str] = []
        self._lights: list[_Light] = []
        self._shapes: list[str] = []

    def text(self, width: float, height: float) -> str:
        """Return the picture, `width` times `height` board units large."""
        defined = "".join([*self._defined, *map(_light, self._lights)])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" '
            f'width="{_n(100 * width)}" height="{_n(100 * height)}">'
            f"<defs>{defined}</defs>{''.join(self._shapes)}{'</g>' * self._groups}</svg>\n"
        )

    # --- how things are painted ----------------------------------------------------------------------

    def save(self) -> None:
        """Remember transparency, place and clipping."""
        self._saved.append(_Style(self.globalAlpha, self._transform, self._groups))

    def restore(self) -> None:
        """Go on as was remembered."""
        self.globalAlpha, self._transform, groups = self._saved.pop()
        self._shapes.append("</g>" * (self._groups - groups))
        self._groups = groups

    def translate(self, x: float, y: float, /) -> None:
        """Move the origin."""
        self._transform += f"translate({_n(x)} {_n(y)})"

    def rotate(self, angle: float, /) -> None:
        """Turn."""
        self._transform += f"rotate({_n(angle * 180 / pi)})"

    def scale(self, x: float, y: float, /) -> None:
        """Stretch."""
        self._transform += f"scale({_n(x)} {_n(y)})"

    # --- the path ------------------------------------------------------------------------------------

    def beginPath(self) -> None:
        """Begin a path."""
        self._path = []

    def closePath(self) -> None:
        """Lead the path back."""
        self._path.append("Z")

    def moveTo(self, x: float, y: float, /) -> None:
        """Begin a part of the path."""
        self._path.append(f"M{_n(x)} {_n(y)}")

    def lineTo(self, x: float, y: float, /) -> None:
        """Go on with a line."""
        self._path.append(f"{'L' if self._path else 'M'}{_n(x)} {_n(y)}")

    def arc(self, x: float, y: float, radius: float, start: float, end: float, /) -> None:
        """Go on with a part of a circle, clockwise."""
        self.lineTo(x + radius * cos(start), y + radius * sin(start))
        middle = (start + end) / 2
        for angle in (middle, end) if end - start >= ROUND else (end,):
            large = int(end - start > pi and angle != middle and end - start < ROUND)
            to = f"{_n(x + radius * cos(angle))} {_n(y + radius * sin(angle))}"
            self._path.append(f"A{_n(radius)} {_n(radius)} 0 {large} 1 {to}")

    def roundRect(self, x: float, y: float, width: float, height: float, radius: float, /) -> None:
        """Add a rectangle with round corners."""
        wide, high, r = _n(width - 2 * radius), _n(height - 2 * radius), _n(radius)
        bend = f"a{r} {r} 0 0 1"
        self._path.append(
            f"M{_n(x + radius)} {_n(y)}h{wide}{bend} {r} {r}v{high}{bend} -{r} {r}"
            f"h-{wide}{bend} -{r} -{r}v-{high}{bend} {r} -{r}Z"
        )

    def createRadialGradient(
        self, x0: float, y0: float, r0: float, x1: float, y1: float, r1: float, /
    ) -> Gradient:
        """Return colours that turn into each other from one circle to another."""
        light = _Light(len(self._lights))
        self._lights.append(light)
        circles = zip(("fx", "fy", "fr", "cx", "cy", "r"), (x0, y0, r0, x1, y1, r1), strict=True)
        said = " ".join(f'{name}="{_n(value)}"' for name, value in circles)
        ids = f'id="c{light.number}" href="#l{light.number}"'
        self._defined.append(f'<radialGradient {ids} gradientUnits="userSpaceOnUse" {said}/>')
        return light

    def clip(self) -> None:
        """Paint only inside of the path, until `restore`."""
        number = len(self._defined)
        self._defined.append(f'<clipPath id="p{number}"><path d="{"".join(self._path)}"/></clipPath>')
        self._shapes.append(f'<g clip-path="url(#p{number})">')
        self._groups += 1

    # --- shapes --------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Fill the path."""
        self._add("path", f'd="{"".join(self._path)}" fill={self._fill()}')

    def stroke(self) -> None:
        """Draw the path's line."""
        line = f'fill="none" stroke={_colour(self.strokeStyle, "stroke")} stroke-width="{_n(self.lineWidth)}"'
        ends = f'stroke-linejoin="{self.lineJoin}" stroke-linecap="{self.lineCap}"'
        self._add("path", f'd="{"".join(self._path)}" {line} {ends}')

    def fillRect(self, x: float, y: float, width: float, height: float, /) -> None:
        """Fill a rectangle. What falls only on what is there already falls on the path that lies there."""
        if self.globalCompositeOperation == "source-atop":
            rim = f'stroke={self._fill()} stroke-width="{_n(self.lineWidth)}" stroke-linejoin="round"'
            self._add("path", f'd="{"".join(self._path)}" fill={self._fill()} {rim}')
            return
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        self._add("rect", f"{place} fill={self._fill()}")

    def fillText(self, text: str, x: float, y: float, /) -> None:
        """Write a text around a point."""
        font = _quoted(f"font:{self.font}")
        place = f'x="{_n(x)}" y="{_n(y)}" text-anchor="middle" dominant-baseline="central"'
        self._add("text", f"{place} style={font} fill={self._fill()}", escape(text))

    def drawImage(self, image: Image, x: float, y: float, width: float, height: float, /) -> None:
        """Draw an image into a rectangle."""
        address = _quoted(image.address if isinstance(image, Drawing) else "")
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        self._add("image", f'{place} preserveAspectRatio="none" href={address}')

    def _fill(self) -> str:
        if isinstance(self.fillStyle, _Light):
            return f'"url(#c{self.fillStyle.number})"'
        return _colour(str(self.fillStyle), "fill")

    def _add(self, tag: str, attributes: str, content: str = "") -> None:
        faint = f' opacity="{_n(self.globalAlpha)}"' if self.globalAlpha != 1 else ""
        moved = f' transform="{self._transform}"' if self._transform else ""
        self._shapes.append(f"<{tag} {attributes}{faint}{moved}>{content}</{tag}>")


def _n(number: float) -> str:
    """Return a number as short as it may be."""
    return f"{number:.3f}".rstrip("0").rstrip(".") or "0"


def _quoted(text: str) -> str:
    """Return a text as the value of an attribute."""
    return f'"{escape(text)}"'


def _colour(colour: str, name: str) -> str:
    """Return a colour as the value of an attribute; how solid it is, an attribute of its own, comes after."""
    found = _SOLID.fullmatch(colour)
    if not found:
        return _quoted(colour)
    return f'"rgb({found[1]},{found[2]},{found[3]})" {name}-opacity="{_n(float(found[4]) / 100)}"'


def _light(light: _Light) -> str:
    stops = "".join(
        f'<stop offset="{_n(at)}" stop-color={_colour(colour, "stop")}/>' for at, colour in light.stops
    )
    return f'<linearGradient id="l{light.number}">{stops}</linearGradient>'
