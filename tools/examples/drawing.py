"""Drawing of an example: the visible part of the board, and the things on it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from engine.contract.picture import Picture
from tools.examples.visible_part import VisiblePart, outline
from ui.board.drawing import Line, Plate, Rod, Sprite, Tile, board_scene, ground_scene, pieces_scene
from ui.board.geometry import CELL
from ui.panels.thumb import art_path
from ui.tree import Node, h

HOLE, SQUARE = "m-.2 0a.2 .2 0 1 0 .4 0a.2 .2 0 1 0-.4 0", "m-.5-.5h1v1h-1z"
"""Outlines of spots, relative to their centres."""
LINE = 0.02
"""Distance of the frame from the edge of the picture, for the width of its line."""


class PlacedDrawing(NamedTuple):
    """A drawing placed on the board; `spot` is where it can be picked up, or ""."""

    art: str
    x: float
    y: float
    size: float
    spot: str


def things_of(sight: VisiblePart, picture: Picture) -> list[PlacedDrawing]:
    """Return the drawings on the visible part of the board, the lowest first."""
    geometry = sight.geometry
    found = [_drawn(each, "") for each in ground_scene(geometry, picture) if isinstance(each, Sprite)]
    for piece in picture.pieces:
        standing = pieces_scene(geometry, picture._replace(pieces=(piece,), bars=()), {})
        *below, top = [each for each in standing if isinstance(each, Sprite)]
        found += [_drawn(each, "") for each in below]
        found += [_drawn(top._replace(art=art), piece.spot) for art in (top.art, *top.badges)]
    return [each for each in found if sight.holds(each.x, each.y, max(0.2, each.size - 1))]


def _drawn(sprite: Sprite, spot: str) -> PlacedDrawing:
    return PlacedDrawing(sprite.art, sprite.x, sprite.y - sprite.lift, sprite.size, spot)


def rods_of(sight: VisiblePart, picture: Picture) -> list[Rod]:
    """Return the visible walls."""
    rods = pieces_scene(sight.geometry, picture._replace(pieces=()), {})
    return [rod for rod in rods if isinstance(rod, Rod) and sight.holds(*rod.start, 0.6)]


def drawing_of(sight: VisiblePart, picture: Picture, number: int, home: str, label: str) -> Node:
    """Return the board and the things on it as an SVG, the `number`th of its page.

    `home` is the relative path to the root of the site.
    """
    scene = board_scene(sight.geometry, False)
    squares = any(isinstance(each, Tile) and each.shade != "hole" for each in scene)
    board = h(
        "g", _plates(scene), _lines(sight, scene), _tiles(sight, scene), clip_path=f"url(#cut-{number})"
    )
    return h(
        "svg",
        h("clipPath", h("path", d=f"{_path(outline(sight))}z"), id=f"cut-{number}"),
        _frame(sight) if squares else None,
        board,
        _labels(sight, squares),
        h(
            "g",
            [_image(each, home) for each in things_of(sight, picture)],
            [_wall(rod) for rod in rods_of(sight, picture)],
        ),
        viewBox=" ".join(_n(number) for number in sight.box),
        role="img",
        aria_label=label,
    )


def _frame(sight: VisiblePart) -> Node:
    left, top, width, height = sight.box
    size = {
        "x": _n(left + LINE),
        "y": _n(top + LINE),
        "width": _n(width - 2 * LINE),
        "height": _n(height - 2 * LINE),
    }
    return h("rect", class_="try-frame", rx=0.2, **size)


def _n(number: float) -> str:
    return f"{round(number, 2) + 0:g}"


def _path(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _plates(scene: Iterable[object]) -> list[Node]:
    plates = [f"{_path(each.points)}z" for each in scene if isinstance(each, Plate)]
    return [h("path", d=path, class_=f"board-plate{edge}") for path in plates for edge in (" edge", "")]


def _lines(sight: VisiblePart, scene: Iterable[object]) -> Node | None:
    near = [each.points for each in scene if isinstance(each, Line)]
    pairs = [pair for line in near for pair in pairwise(line)]
    path = "".join(_path(pair) for pair in pairs if any(sight.holds(*point, 1) for point in pair))
    return h("path", d=path, class_="board-line") if path else None


def _tiles(sight: VisiblePart, scene: Iterable[object]) -> list[Node]:
    tiles = [each for each in scene if isinstance(each, Tile) and sight.holds(each.x, each.y, 1.1)]
    paths: dict[str, str] = {}
    for tile in tiles:
        shape = HOLE if tile.shade == "hole" else SQUARE
        paths[tile.shade] = paths.get(tile.shade, "") + f"M{_n(tile.x)} {_n(tile.y)}{shape}"
    return [h("path", d=path, class_=f"shade-{shade}") for shade, path in sorted(paths.items())]


def _labels(sight: VisiblePart, squares: bool) -> list[Node]:
    """Return the coordinates: in squares, or on the frame of the visible part."""
    geometry, found = sight.geometry, []
    inside = {geometry.spots[spot] for spot in sight.spots}
    columns, rows = ({round(at[i], 2) for at in inside} for i in (0, 1))
    rim = CELL + 0.25
    for label in geometry.board.shown_labels(lettered=False):
        x, y = geometry.place(label.x, label.y)
        if label.inside and sight.holds(x, y, 0.4):
            found.append((label.text, x, y, "square"))
        elif not label.inside and squares and round(x, 2) in columns:
            found.append((label.text, x, sight.bottom + rim, "frame"))
        elif not label.inside and squares and round(y, 2) in rows:
            found.append((label.text, sight.left - rim, y, "frame"))
        elif not squares and sight.holds(x, y, 0.3):
            found.append((label.text, x, y, "page"))
    return [h("text", text, x=_n(x), y=_n(y), class_=f"try-label {place}") for text, x, y, place in found]


def _image(each: PlacedDrawing, home: str) -> Node:
    x, y, size = each.x - each.size / 2, each.y - each.size / 2, _n(each.size)
    return h("image", href=f"{home}{art_path(each.art)}", x=_n(x), y=_n(y), width=size, height=size)


def _wall(rod: Rod) -> Node:
    (x1, y1), (x2, y2) = rod.start, rod.end
    path = _path([(x1, y1), (x2, y2)])
    return h("g", h("path", d=path), h("path", d=path), h("path", d=path), class_=f"wall-{rod.owner}")
