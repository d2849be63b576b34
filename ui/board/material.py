"""Material of the board: its frame with the theme's motif, the grain of its squares, the light.

A board is painted once and always the same: random-looking details are computed from numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import pi, sin

from ui.board.context import Context, Gradient
from ui.board.drawing import Frame, Plate
from ui.board.geometry import PLATE_ROOM
from ui.board.strokes import Strokes

Palette = Mapping[str, str]
"""Colours by their names in `assets/app.css` and `assets/themes.css` (`--board-dark` is "board-dark")."""
Motif = Callable[[Context, Frame, Palette], None]
TAPE = 0.1
"""Width of the tape around a frame, in board units."""
FIBRE = {"grain": (0.6, 0.12), "fibres": (0.25, 0.14)}
"""Length (in board units) and strength of the strokes on the squares, by motif; default `SPECK`."""
SPECK = (0.04, 0.2)
SHADE = 0.16
"""Darkness of the corner farthest from the light, which comes from the upper left."""


def _faint(ctx: Context, colour: str, alpha: float, width: float, path: str) -> None:
    """Stroke a path faintly."""
    ctx.strokeStyle = colour
    ctx.globalAlpha = alpha
    ctx.lineWidth = width
    ctx.trace(path)
    ctx.globalAlpha = 1


def scattered(number: int) -> float:
    """Return a pseudo-random number from 0 to 1 for an index."""
    return sin(number * 12.9898 + 4.1414) * 43758.5453 % 1


def paint_frame(ctx: Context, frame: Frame, palette: Palette) -> None:
    """Paint the frame of a board of squares, its motif, and an inlaid line around the squares."""
    ctx.fillStyle = palette["board-frame"]
    ctx.beginPath()
    ctx.roundRect(0, 0, frame.width, frame.height, 0.16)
    ctx.fill()
    if motif := MOTIFS.get(palette["board-motif"]):
        motif(ctx, frame, palette)
    left, top, right, bottom = frame.inner
    ctx.strokeStyle = palette["board-inlay"]
    ctx.lineWidth = 0.03
    ctx.beginPath()
    ctx.roundRect(left - 0.055, top - 0.055, right - left + 0.11, bottom - top + 0.11, 0.03)
    ctx.stroke()


def paint_squares(ctx: Context, frame: Frame, palette: Palette) -> None:
    """Paint the grain, joints and light of the squares."""
    left, top, right, bottom = frame.inner
    length, alpha = FIBRE.get(palette["board-motif"], SPECK)
    _faint(ctx, palette["board-grain"], alpha, 0.018, _scratches(frame.inner, length))
    _faint(ctx, palette["board-grain"], 0.3, 0.014, _joints(frame.inner))
    ctx.fillStyle = _light(ctx, frame.inner)
    ctx.fillRect(left, top, right - left, bottom - top)


@cache
def _scratches(inner: tuple[float, float, float, float], length: float) -> str:
    """Return the path of three strokes along each square: long ones look like wood, short ones like stone."""
    left, top, right, bottom = inner
    columns = round(right - left)
    pen = Strokes()
    for number in range(3 * columns * round(bottom - top)):
        square, line = divmod(number, 3)
        x = left + square % columns + (0.95 - length) * scattered(number + 501)
        y = top + square // columns + (line + 0.2 + 0.6 * scattered(number)) / 3
        pen.moveTo(x, y)
        pen.lineTo(
            x + length * (0.4 + 0.6 * scattered(number + 9)), y + 0.05 * (scattered(number + 77) - 0.5)
        )
    return pen.written()


@cache
def _joints(inner: tuple[float, float, float, float]) -> str:
    """Return the path of the joints between the squares."""
    left, top, right, bottom = inner
    pen = Strokes()
    for column in range(1, round(right - left)):
        pen.moveTo(left + column, top)
        pen.lineTo(left + column, bottom)
    for row in range(1, round(bottom - top)):
        pen.moveTo(left, top + row)
        pen.lineTo(right, top + row)
    return pen.written()


def paint_plate(ctx: Context, plate: Plate, palette: Palette) -> None:
    """Paint a plate with a rounded rim, both as the outline drawn wide, and the light on it.

    The light falls on painted pixels alone, which are the plate's.
    """
    ctx.lineJoin = "round"
    ctx.beginPath()
    for x, y in plate.points:
        ctx.lineTo(x, y)
    ctx.closePath()
    for colour, reach in (
        ("plate-edge", PLATE_ROOM),
        ("inlay", PLATE_ROOM - 0.1),
        ("plate", PLATE_ROOM - 0.14),
    ):
        ctx.strokeStyle = ctx.fillStyle = palette[f"board-{colour}"]
        ctx.lineWidth = 2 * reach
        ctx.stroke()
    ctx.fill()
    left, top, right, bottom = area = _around(plate)
    ctx.globalCompositeOperation = "source-atop"
    ctx.fillStyle = _light(ctx, area)
    ctx.fillRect(left, top, right - left, bottom - top)
    ctx.globalCompositeOperation = "source-over"


def _around(plate: Plate) -> tuple[float, float, float, float]:
    columns, rows = zip(*plate.points, strict=True)
    return (
        min(columns) - PLATE_ROOM,
        min(rows) - PLATE_ROOM,
        max(columns) + PLATE_ROOM,
        max(rows) + PLATE_ROOM,
    )


def _light(ctx: Context, area: tuple[float, float, float, float]) -> Gradient:
    left, top, right, bottom = area
    size = max(right - left, bottom - top)
    light = ctx.createRadialGradient(
        left + size / 5, top + size / 8, size / 10, left + size / 4, top + size / 5, 1.25 * size
    )
    light.addColorStop(0, "rgb(255 255 255 / 15%)")
    light.addColorStop(0.45, "rgb(255 255 255 / 0%)")
    light.addColorStop(1, f"rgb(0 0 0 / {SHADE:.0%})")
    return light


# --- motifs ----------------------------------------------------------------------------------------------


def grain(ctx: Context, frame: Frame, palette: Palette) -> None:
    """Paint wood grain along the longer side."""
    _faint(ctx, palette["board-inlay"], 0.13, 0.02, _grain(frame.width, frame.height))


@cache
def _grain(width: float, height: float) -> str:
    pen = Strokes()
    for line in range(int((height - 0.2) / 0.09)):
        y = 0.1 + line * 0.09 + 0.03 * scattered(line)
        pen.moveTo(0.06, y)
        for step in range(1, 9):
            pen.lineTo(width * step / 8 - 0.06 * (step == 8), y + 0.03 * sin(step + 9 * scattered(line)))
    return pen.written()


def stars(ctx: Context, frame: Frame, palette: Palette) -> None:
    """Paint a sky: points of three sizes."""
    ctx.fillStyle = palette["board-label"]
    for size in (0.012, 0.02, 0.032):
        ctx.globalAlpha = 0.3 + 16 * size
        ctx.beginPath()
        for number in range(int(180 * (0.04 - size) * frame.width)):
            x = 0.08 + (frame.width - 0.16) * scattered(number + int(size * 90000))
            y = 0.08 + (frame.height - 0.16) * scattered(number + int(size * 70000))
            ctx.moveTo(x + size, y)
            ctx.arc(x, y, size, 0, 2 * pi)
        ctx.fill()
    ctx.globalAlpha = 1


def waves(ctx: Context, frame: Frame, palette: Palette) -> None:
    """Paint scallops, like the sea of an old map."""
    _faint(ctx, palette["board-inlay"], 0.28, 0.018, _waves(frame.width, frame.height))


@cache
def _waves(width: float, height: float) -> str:
    pen = Strokes()
    for row in range(int(height / 0.16)):
        for column in range(int((width - 0.2) / 0.32)):
            x, y = 0.24 + 0.32 * column + 0.16 * (row % 2), 0.2 + 0.16 * row
            if x < width - 0.2:
                pen.moveTo(x - 0.16, y)
                pen.arc(x, y, 0.16, pi, 2 * pi)
    return pen.written()


def fibres(ctx: Context, frame: Frame, palette: Palette) -> None:
    """Paint short hairs in all directions, as in old skin."""
    _faint(ctx, palette["board-inlay"], 0.2, 0.015, _fibres(frame.width, frame.height))


@cache
def _fibres(width: float, height: float) -> str:
    pen = Strokes()
    for number in range(int(60 * width)):
        x = 0.1 + (width - 0.3) * scattered(number)
        y = 0.1 + (height - 0.3) * scattered(number + 999)
        pen.moveTo(x, y)
        pen.lineTo(x + 0.16 * (scattered(number + 33) - 0.5), y + 0.16 * (scattered(number + 66) - 0.5))
    return pen.written()


def stripes(ctx: Context, frame: Frame, palette: Palette) -> None:
    """Paint warning tape."""
    wide, high = frame.width, frame.height
    ctx.fillStyle = palette["board-inlay"]
    ctx.beginPath()
    ctx.roundRect(0, 0, wide, high, 0.16)
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.strokeStyle = palette["board-frame"]
    ctx.lineWidth = 0.14
    ctx.beginPath()
    for number in range(int((wide + high) / 0.4) + 1):
        ctx.moveTo(0.4 * number, 0)
        ctx.lineTo(0.4 * number - high, high)
    ctx.stroke()
    ctx.restore()
    ctx.fillStyle = palette["board-frame"]
    ctx.beginPath()
    ctx.roundRect(TAPE, TAPE, wide - 2 * TAPE, high - 2 * TAPE, 0.1)
    ctx.fill()


MOTIFS: dict[str, Motif] = {
    "grain": grain,
    "stars": stars,
    "waves": waves,
    "fibres": fibres,
    "stripes": stripes,
}
"""Painters by the value of `--board-motif`."""
