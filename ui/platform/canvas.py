"""The board's canvases, sharp at any pixel density, and the drawings of the pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable

from ui.board.context import Context, Image
from ui.board.paint import COLOURS
from ui.board.pieces import set_art

PICTURE = 1200
"""Width of a saved picture, in pixels."""
OUTLINE = 0.05
"""Width of the outline around a piece, as a fraction of its drawing."""
LAYERS = 4
"""Number of stacked shadows that make an outline."""


class Canvas:
    """Contexts by layer, colours by name, and images by art.

    `art_path` returns the address of an image; `unit` is the number of pixels per board unit.
    """

    def __init__(self, art_path: Callable[[str], str], unit: float = 0.0) -> None:
        self._art_path = art_path
        self._images: dict[str, Image | None] = {}
        self._sprites: dict[str, Image | None] = {}
        self._palette: dict[str, str] = {}
        self._game_theme = ""
        self._unit = unit
        self.pieces = "usual"
        """The current piece set."""
        self.arrived: Callable[[], None] = lambda: None
        """Called when a drawing has arrived."""

    def reset(self) -> None:
        """Drop cached sizes and colours."""
        self._palette = {}
        self._sprites = {}

    @property
    def palette(self) -> dict[str, str]:
        """The colours of the page's theme and game theme."""
        game_theme = str(js.document.querySelector(".screen").dataset.gameTheme)
        if not self._palette or game_theme != self._game_theme:
            self._game_theme = game_theme
            style = js.getComputedStyle(js.document.documentElement)
            self._palette = {name: str(style.getPropertyValue(f"--{name}")).strip() for name in COLOURS}
        return self._palette

    def context(self, layer: str, size: tuple[float, float]) -> Context | None:
        """Return the cleared context of a layer in board units; None if the layer is not on the page."""
        canvas = js.document.getElementById(layer)
        if not canvas:
            return None
        width = round(canvas.clientWidth * js.devicePixelRatio)
        height = round(canvas.clientHeight * js.devicePixelRatio)
        if (canvas.width, canvas.height) != (width, height):
            canvas.width, canvas.height = width, height
        drawing = canvas.getContext("2d")
        drawing.setTransform(1, 0, 0, 1, 0, 0)
        drawing.clearRect(0, 0, width, height)
        drawing.scale(width / size[0], height / size[1])
        if self._unit != width / size[0]:
            self._unit = width / size[0]
            self._sprites = {}
        context: Context = drawing
        return context

    def off_screen(self, size: tuple[float, float]) -> tuple[Any, Context]:
        """Return an off-screen canvas and its context in board units."""
        canvas = js.document.createElement("canvas")
        canvas.width, canvas.height = PICTURE, round(PICTURE * size[1] / size[0])
        drawing = canvas.getContext("2d")
        drawing.scale(PICTURE / size[0], PICTURE / size[0])
        return canvas, drawing

    def art(self, name: str) -> Image | None:
        """Return the drawing of a piece at the needed size; None until it has arrived."""
        name = set_art(name, self.pieces)
        if name in self._sprites:
            return self._sprites[name]
        if name not in self._images:
            self._fetch(name)
        image = self._images[name]
        if image is None:
            return None
        size = max(1, round(self._unit * 2))
        canvas, drawing = _square(size)
        outline = self.palette["outline"]
        if outline != "transparent":
            _outline(drawing, image, size, outline)
        drawing.drawImage(image, 0, 0, size, size)
        sprite: Image = canvas
        self._sprites[name] = sprite
        return sprite

    def _fetch(self, name: str) -> None:
        self._images[name] = None
        image = js.Image.new()

        def done(_event: Any) -> None:
            self._images[name] = image
            self.arrived()

        image.onload = create_once_callable(done)
        image.src = self._art_path(name)


def _square(size: int) -> tuple[Any, Any]:
    """Return an off-screen canvas and its context."""
    canvas = js.document.createElement("canvas")
    canvas.width = canvas.height = size
    return canvas, canvas.getContext("2d")


def _outline(drawing: Any, image: Image, size: int, colour: str) -> None:
    """Draw the shadows of an image without the image; half-transparent parts cast none."""
    shape, cutting = _square(size)
    cutting.drawImage(image, 0, 0, size, size)
    cutting.globalCompositeOperation = "destination-in"
    drawing.shadowColor, drawing.shadowBlur, drawing.shadowOffsetX = colour, size * OUTLINE, 2 * size
    for _ in range(LAYERS):
        cutting.drawImage(image, 0, 0, size, size)
    for _ in range(LAYERS):
        drawing.drawImage(shape, -2 * size, 0)
    drawing.shadowColor = "transparent"
