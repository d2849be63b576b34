"""Signs on the board by kind, each distinct by shape and not by colour alone."""

from __future__ import annotations

from collections.abc import Callable
from math import copysign, cos, pi, sin

from ui.board.context import Context
from ui.board.drawing import Mark
from ui.board.material import Palette

Painter = Callable[[Context, Palette], None]
SPARED = 0.25
"""Start of the corner left free for a square's number, in board units from the middle."""


def _cased(ctx: Context, palette: Palette, colour: str, width: float) -> None:
    """Stroke a path with a dark casing, so that it is visible on light and dark squares."""
    for name, wide in (("casing", width + 0.04), (colour, width)):
        ctx.strokeStyle = palette[name]
        ctx.lineWidth = wide
        ctx.stroke()


def _ring(radius: float, width: float, colour: str, dash: float = 0) -> Painter:
    def draw(ctx: Context, palette: Palette) -> None:
        ctx.beginPath()
        if not dash:
            ctx.arc(0, 0, radius, 0, 2 * pi)
        for i in range(8 if dash else 0):  # gaps towards the corners leave room for numbers
            start = i * pi / 4 + (pi / 4 - dash) / 2
            ctx.moveTo(radius * cos(start), radius * sin(start))
            ctx.arc(0, 0, radius, start, start + dash)
        _cased(ctx, palette, colour, width)

    return draw


def _sights(ctx: Context, palette: Palette) -> None:
    """Paint crosshairs: a ring with four strokes across it."""
    ctx.beginPath()
    ctx.arc(0, 0, 0.44, 0, 2 * pi)
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        ctx.moveTo(0.34 * x, 0.34 * y)
        ctx.lineTo(0.5 * x, 0.5 * y)
    _cased(ctx, palette, "target", 0.07)


def _dot(ctx: Context, palette: Palette) -> None:
    ctx.fillStyle = palette["target"]
    ctx.strokeStyle = palette["target-edge"]
    ctx.lineWidth = 0.04
    ctx.beginPath()
    ctx.arc(0, 0, 0.17, 0, 2 * pi)
    ctx.fill()
    ctx.stroke()


def _gem(size: float, fill: str) -> Painter:
    """Return a painter of a small diamond."""

    def draw(ctx: Context, palette: Palette) -> None:
        ctx.fillStyle = palette[fill]
        ctx.strokeStyle = palette["target-edge"]
        ctx.lineWidth = 0.035
        ctx.beginPath()
        for x, y in ((0, -size), (size, 0), (0, size), (-size, 0), (0, -size)):
            ctx.lineTo(x, y)
        ctx.fill()
        ctx.stroke()

    return draw


def _square(ctx: Context, palette: Palette) -> None:
    ctx.fillStyle = palette["picked"]
    ctx.fillRect(-0.5, -0.5, 1, 1)


def _disc(ctx: Context, palette: Palette) -> None:
    ctx.fillStyle = palette["picked"]
    ctx.beginPath()
    ctx.arc(0, 0, 0.56, 0, 2 * pi)
    ctx.fill()


def _corners(size: float, colour: str, width: float) -> Painter:
    """Return a painter of four brackets, `size` from the centre."""
    arm = 0.42 * size  # a free corner has no bracket

    def draw(ctx: Context, palette: Palette) -> None:
        ctx.lineCap = "butt"
        ctx.beginPath()
        for x in (-size, size):
            for y in (-size, size):
                ctx.moveTo(x - copysign(arm, x), y)
                ctx.lineTo(x, y)
                ctx.lineTo(x, y - copysign(arm, y))
        _cased(ctx, palette, colour, width)

    return draw


def _lozenge(ctx: Context, palette: Palette) -> None:
    """Paint a diamond around the piece."""
    ctx.beginPath()
    for x, y in ((0, -0.46), (0.46, 0), (0, 0.46), (-0.46, 0), (0, -0.46)):
        ctx.lineTo(x, y)
    _cased(ctx, palette, "reply", 0.07)


SIGNS: dict[str, Painter] = {
    "movable": _ring(0.455, 0.06, "movable", dash=0.42),
    "target": _dot,
    "target-taken": _sights,
    "between": _gem(0.13, "target"),
    "between-picked": _gem(0.24, "last"),
    "picked": _square,
    "picked-hole": _disc,
    "touched": _corners(0.44, "last", 0.05),
    "last-start": _corners(0.44, "last", 0.05),
    "last-end": _ring(0.47, 0.05, "last"),
    "hint": _ring(0.42, 0.1, "hint"),
    "why": _ring(0.42, 0.1, "why"),
    "reply": _lozenge,
}
"""Painters of the signs, each distinct by shape and not by colour alone."""


def paint_sign(ctx: Context, mark: Mark, palette: Palette) -> None:
    """Paint a sign at its place, without the corner that it leaves free."""
    ctx.save()
    ctx.globalAlpha = mark.alpha
    ctx.translate(mark.x, mark.y)
    if mark.spared != (0, 0):
        _spare(ctx, *mark.spared)
    SIGNS[mark.kind](ctx, palette)
    ctx.restore()


def _spare(ctx: Context, across: int, down: int) -> None:
    """Clip to the square without one of its corners."""
    ctx.beginPath()
    for x, y in ((-1, 1), (-1, -1), (1, -1), (1, SPARED), (SPARED, SPARED), (SPARED, 1)):
        ctx.lineTo(x * across, y * down)
    ctx.clip()
