"""Painting of things on a canvas context, which is passed in, so that no browser is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import atan2, cos, pi, sin

from ui.board.context import Context, Image
from ui.board.drawing import (
    Caption,
    Frame,
    Line,
    Mark,
    Plate,
    Rod,
    Sprite,
    Squares,
    Tag,
    Thing,
    Tile,
    Trail,
    Veil,
)
from ui.board.material import Palette, paint_frame, paint_plate, paint_squares
from ui.board.signs import paint_sign

COLOURS = (
    "board-dark",
    "board-light",
    "board-hole",
    "board-frame",
    "board-grain",
    "board-inlay",
    "board-motif",
    "board-label",
    "board-number",
    "board-line",
    "board-plate",
    "board-plate-edge",
    "board-rim",
    "wall-0",
    "wall-1",
    "wall-edge",
    "outline",
    "soft",
    "casing",
    "movable",
    "target",
    "target-edge",
    "picked",
    "last",
    "last-edge",
    "side-white",
    "side-black",
    "side-red",
    "side-blue",
    "side-green",
    "side-yellow",
    "side-purple",
    "fuse",
    "hint",
    "why",
    "route",
    "premove",
    "reply",
    "veil",
    "tag",
    "tag-text",
)
"""Custom properties of `assets/app.css` and `assets/themes.css` used for painting."""
RIMS = {"last": (("last-edge", 0.09),)}
"""Edges around a trail by its kind, from outside: colour, and width on both sides."""
RIM = (("casing", 0.05),)
"""Edges around a trail of another kind."""
SIDE_RIM = (("casing", 0.1), ("side-white", 0.05))
"""Edges around a trail in the colour of a side's pieces, which may be as dark or as light as the board."""
FACE = '"Alegreya Sans", system-ui, sans-serif'
FINE = 100
"""Scale of texts relative to the board: some browsers round letter widths to whole units."""
CAPTIONS = {
    "frame": ("board-label", 0.25),
    "square": ("board-number", 0.22),
    "over": ("board-number", 0.22),
    "page": ("soft", 0.5),
}
"""Colour and size of a coordinate, by its location."""


def paint(
    ctx: Context, things: Iterable[Thing], palette: Palette, art: Callable[[str], Image | None]
) -> None:
    """Paint `things` in board units; `art` returns the image of a piece, or None while it loads."""
    for thing in things:
        match thing:
            case Frame():
                paint_frame(ctx, thing, palette)
            case Plate():
                paint_plate(ctx, thing, palette)
            case Squares():
                paint_squares(ctx, thing.frame, palette)
            case Tile():
                _tile(ctx, thing, palette)
            case Caption():
                _caption(ctx, thing, palette)
            case Line():
                _line(ctx, thing.points, palette["board-line"], 0.035)
            case Rod():
                ctx.save()
                ctx.globalAlpha = thing.alpha
                _rod(ctx, thing, palette)
                ctx.restore()
            case Sprite():
                for name in (thing.art, *thing.badges):
                    _sprite(ctx, thing, art(name))
            case Mark():
                paint_sign(ctx, thing, palette)
            case Trail():
                _trail(ctx, thing, palette)
            case Veil():
                _veil(ctx, thing, palette)
            case Tag():
                _tag(ctx, thing, palette)


def _tile(ctx: Context, tile: Tile, palette: Palette) -> None:
    ctx.fillStyle = palette[f"board-{tile.shade}"]
    if tile.shade == "hole":
        ctx.beginPath()
        ctx.arc(tile.x, tile.y, 0.2, 0, 2 * pi)
        ctx.fill()
        ctx.strokeStyle = palette["board-rim"]
        ctx.lineWidth = 0.05
        ctx.stroke()
        return
    ctx.fillRect(tile.x - 0.5, tile.y - 0.5, 1.005, 1.005)


def _caption(ctx: Context, caption: Caption, palette: Palette) -> None:
    colour, size = CAPTIONS[caption.place]
    if caption.place == "over":
        wide = 0.06 + 0.11 * len(caption.text)
        ctx.fillStyle = palette["board-dark"]
        ctx.beginPath()
        ctx.roundRect(caption.x - wide / 2, caption.y - 0.09, wide, 0.17, 0.05)
        ctx.fill()
    ctx.fillStyle = palette[colour]
    _text(ctx, caption.text, (caption.x, caption.y), f"{FINE * size:g}px {FACE}")


def _text(ctx: Context, text: str, place: tuple[float, float], font: str) -> None:
    """Draw a text centred on a place, in a font set `FINE` times too large."""
    ctx.save()
    ctx.translate(*place)
    ctx.scale(1 / FINE, 1 / FINE)
    ctx.font = font
    ctx.textAlign = "center"
    ctx.textBaseline = "middle"
    ctx.fillText(text, 0, 0)
    ctx.restore()


def _sprite(ctx: Context, sprite: Sprite, image: Image | None) -> None:
    if image is None:
        return
    size = sprite.size * (1 + sprite.lift / 3)
    wide, high = size * sprite.squeeze, size * sprite.stretch
    x, y = sprite.x, sprite.y - sprite.lift
    ctx.globalAlpha = sprite.alpha
    if sprite.angle:
        ctx.save()
        ctx.translate(x, y)
        ctx.rotate(sprite.angle)
        x = y = 0.0
    ctx.drawImage(image, x - wide / 2, y + size / 2 - high, wide, high)
    if sprite.angle:
        ctx.restore()
    ctx.globalAlpha = 1


def _veil(ctx: Context, veil: Veil, palette: Palette) -> None:
    ctx.globalAlpha = veil.alpha
    ctx.fillStyle = palette["veil"]
    ctx.fillRect(0, 0, veil.width, veil.height)
    ctx.globalAlpha = 1


def _tag(ctx: Context, tag: Tag, palette: Palette) -> None:
    wide = 0.2 + 0.13 * len(tag.text)
    ctx.fillStyle = palette["tag"]
    ctx.beginPath()
    ctx.roundRect(tag.x - wide / 2, tag.y + 0.16, wide, 0.3, 0.15)
    ctx.fill()
    ctx.fillStyle = palette["tag-text"]
    _text(ctx, tag.text, (tag.x, tag.y + 0.32), f"700 {FINE * 0.24:g}px {FACE}")


def _line(ctx: Context, points: Iterable[tuple[float, float]], colour: str, width: float) -> None:
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.lineCap = ctx.lineJoin = "round"
    ctx.beginPath()
    for x, y in points:
        ctx.lineTo(x, y)
    ctx.stroke()


def _rod(ctx: Context, rod: Rod, palette: Palette) -> None:
    """Paint a wall; its owner shows by colour, and by a groove (first seat) or studs (others)."""
    _line(ctx, (rod.start, rod.end), palette["wall-edge"], 0.2)
    _line(ctx, (rod.start, rod.end), palette[f"wall-{rod.owner}"], 0.15)
    if rod.owner == 0:
        _line(ctx, (rod.start, rod.end), palette["wall-edge"], 0.03)
        return
    (x1, y1), (x2, y2) = rod.start, rod.end
    ctx.fillStyle = palette["wall-edge"]
    for part in (0.0, 0.5, 1.0):
        ctx.beginPath()
        ctx.arc(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, 0.045, 0, 2 * pi)
        ctx.fill()


def _trail(ctx: Context, trail: Trail, palette: Palette) -> None:
    ctx.globalAlpha = trail.alpha
    width, head = 0.11 * trail.wide, _head(trail.points, 0.24 * trail.wide)
    for edge, rim in SIDE_RIM if trail.kind.startswith("side-") else RIMS.get(trail.kind, RIM):
        _line(ctx, trail.points, palette[edge], width + rim)
        if trail.kind != "last":
            _line(ctx, (*head, head[0]), palette[edge], rim)
    _line(ctx, trail.points, palette[trail.kind], width)
    ctx.fillStyle = palette[trail.kind]
    ctx.beginPath()
    for x, y in head:
        ctx.lineTo(x, y)
    ctx.fill()
    ctx.globalAlpha = 1


def _head(points: Sequence[tuple[float, float]], size: float) -> list[tuple[float, float]]:
    """Return the corners of the arrowhead at the end of a line."""
    (x1, y1), (x2, y2) = points[-2:] if len(points) > 1 else (*points, *points)
    angle = atan2(y2 - y1, x2 - x1)
    return [(x2 + size * cos(angle + turn), y2 + size * sin(angle + turn)) for turn in (0, 2.5, -2.5)]
