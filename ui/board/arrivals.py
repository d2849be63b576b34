"""What is set down on the board by an action: it comes down, grows or slides while the action is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.contract.picture import Bar, Overlay, Picture, Piece
from ui.board.drawing import Rod, Sprite, Thing
from ui.board.geometry import Geometry

DROP = 0.5
"""From how high things come down, in board units."""
SEED = 0.3
"""How large a filling is at first, compared with its spot."""


def sets_down(before: Picture, after: Picture, placed: Collection[str]) -> bool:
    """Whether anything is set down; `placed` are the spots where something came."""
    changed = any(overlay not in before.overlays for overlay in after.overlays)
    return changed or bool(placed) or any(bar not in before.bars for bar in after.bars)


def staying(before: Picture, after: Picture) -> Picture:
    """Return the picture before without what is on its way."""
    return before._replace(
        overlays=tuple(overlay for overlay in before.overlays if overlay in after.overlays)
    )


def settling(
    geometry: Geometry, before: Picture, after: Picture, placed: Collection[str], part: float
) -> Iterator[Thing]:
    """Yield what is being set down, when `part` of the time (0 to 1) is over."""
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
    """A slab that lay elsewhere slides, any other comes down."""
    was = next((other for other in before if other.art == overlay.art), None)
    x, y = geometry.place(overlay.x, overlay.y)
    if was is None:
        return Sprite(x, y, overlay.art, part, DROP * (1 - part), size=overlay.size)
    x0, y0 = geometry.place(was.x, was.y)
    return Sprite(x0 + (x - x0) * part, y0 + (y - y0) * part, overlay.art, size=overlay.size)


def _falling(geometry: Geometry, piece: Piece, was: Piece | None, part: float) -> Iterator[Sprite]:
    """A piece where there was none, or what a piece is given to carry."""
    x, y = geometry.spots[piece.spot]
    if was is None:
        yield Sprite(x, y, piece.art, part, DROP * (1 - part), piece.badges)
        return
    for badge in piece.badges:
        if badge not in was.badges:
            yield Sprite(x, y, badge, part, DROP * (1 - part))


def _growing(geometry: Geometry, bar: Bar, part: float) -> Rod:
    """A bar that grows from its middle."""
    (x1, y1), (x2, y2) = (geometry.place(*point) for point in bar.points)
    x, y, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) / 2 * part, (y2 - y1) / 2 * part
    return Rod((x - dx, y - dy), (x + dx, y + dy), bar.owner)
