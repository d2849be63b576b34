"""Animation of pieces and overlays that an action sets down: they drop, grow or slide."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.contract.picture import Bar, Overlay, Picture, Piece
from ui.board.drawing import Rod, Sprite, Thing
from ui.board.geometry import Geometry

DROP = 0.5
"""Height from which things drop, in board units."""
SEED = 0.3
"""Initial size of a growing filling, relative to its spot."""


def sets_down(before: Picture, after: Picture, placed: Collection[str]) -> bool:
    """Return True if anything is set down; `placed` are the spots with something new."""
    changed = any(overlay not in before.overlays for overlay in after.overlays)
    return changed or bool(placed) or any(bar not in before.bars for bar in after.bars)


def static_picture(before: Picture, after: Picture) -> Picture:
    """Return the picture before the action, without the things that move."""
    return before._replace(
        overlays=tuple(overlay for overlay in before.overlays if overlay in after.overlays)
    )


def arrivals_scene(
    geometry: Geometry, before: Picture, after: Picture, placed: Collection[str], part: float
) -> Iterator[Thing]:
    """Yield the things being set down at a fraction `part` (0 to 1) of the time."""
    for ground in after.grounds:
        if ground.spot in placed and ground not in before.grounds:
            yield Sprite(*geometry.spots[ground.spot], ground.art, part, size=SEED + (1 - SEED) * part)
    for overlay in after.overlays:
        if overlay not in before.overlays:
            yield _overlay(geometry, overlay, before.overlays, part)
    stood = {piece.spot: piece for piece in before.pieces}
    for piece in after.pieces:
        if piece.spot in placed:
            yield from _falling(geometry, piece, stood.get(piece.spot), part)
    for bar in after.bars:
        if bar not in before.bars:
            yield _growing(geometry, bar, part)


def _overlay(geometry: Geometry, overlay: Overlay, before: Collection[Overlay], part: float) -> Sprite:
    """Return an overlay that slides from its earlier place, or drops."""
    was = next((other for other in before if other.art == overlay.art), None)
    x, y = geometry.place(overlay.x, overlay.y)
    if was is None:
        return Sprite(x, y, overlay.art, part, DROP * (1 - part), size=overlay.size)
    x0, y0 = geometry.place(was.x, was.y)
    return Sprite(x0 + (x - x0) * part, y0 + (y - y0) * part, overlay.art, size=overlay.size)


def _falling(geometry: Geometry, piece: Piece, was: Piece | None, part: float) -> Iterator[Sprite]:
    """Yield a dropping piece, or the layers newly put on a piece."""
    x, y = geometry.spots[piece.spot]
    if was is None:
        yield Sprite(x, y, piece.art, part, DROP * (1 - part), piece.badges)
        return
    for badge in piece.badges:
        if badge not in was.badges:
            yield Sprite(x, y, badge, part, DROP * (1 - part))


def _growing(geometry: Geometry, bar: Bar, part: float) -> Rod:
    """Return a bar that grows from its middle."""
    (x1, y1), (x2, y2) = (geometry.place(*point) for point in bar.points)
    x, y, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) / 2 * part, (y2 - y1) / 2 * part
    return Rod((x - dx, y - dy), (x + dx, y + dy), bar.owner)
