"""The board as a list of things to draw, made and tested without a browser.

Things are in board units, turned to the orientation of the board.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sin
from typing import NamedTuple, TypeAlias

from engine.contract.picture import Bar, Picture, Piece
from ui.board.geometry import Geometry


class Tile(NamedTuple):
    """A spot of the board itself."""

    x: float
    y: float
    shade: str


class Frame(NamedTuple):
    """The rim of a board of squares."""

    width: float
    height: float
    inner: tuple[float, float, float, float]
    """Left, top, right and bottom of the squares."""


class Squares(NamedTuple):
    """The texture over the squares' colours: grain, joints, light."""

    frame: Frame


class Caption(NamedTuple):
    """A coordinate."""

    x: float
    y: float
    text: str
    place: str = "frame"
    """Location: on the "frame", in a "square", in a square "over" a sign, or on the "page"."""


PIECE = 0.86
"""Width of a piece, in board units."""
LAYER = 0.1
"""Visible thickness of a layer of a stack, in board units."""
SWAY = 0.07
"""Amplitude of swaying, in board units."""


class Sprite(NamedTuple):
    """A drawing by name. `alpha` is 1 for solid; `lift` is its height over the board."""

    x: float
    y: float
    art: str
    alpha: float = 1.0
    lift: float = 0.0
    badges: tuple[str, ...] = ()
    """Drawings of the same size on top of it."""
    size: float = PIECE
    sways: int = 0
    """Phase of swaying; 0 for none."""
    stretch: float = 1.0
    """Height relative to width; its foot stays in place."""
    squeeze: float = 1.0
    """Width while it turns over, relative to its usual width."""
    angle: float = 0.0
    """Rotation on the board, clockwise."""


class Plate(NamedTuple):
    """The plate of a board without squares."""

    points: tuple[tuple[float, float], ...]


class Line(NamedTuple):
    """A line engraved in the board."""

    points: tuple[tuple[float, float], ...]


class Rod(NamedTuple):
    """A wall between two points; `owner` is its seat."""

    start: tuple[float, float]
    end: tuple[float, float]
    owner: int
    alpha: float = 1.0


class Mark(NamedTuple):
    """A sign on a spot: see `ui.board.signs.SIGNS` for the kinds."""

    x: float
    y: float
    kind: str
    alpha: float = 1.0
    spared: tuple[int, int] = (0, 0)
    """The corner to leave free, seen from the middle; (0, 0) for none."""


class Trail(NamedTuple):
    """A line through several spots, with an arrowhead."""

    points: tuple[tuple[float, float], ...]
    kind: str
    alpha: float = 1.0
    wide: float = 1.0
    """Width relative to the usual width."""


class Veil(NamedTuple):
    """A shade over the whole board during a reveal."""

    width: float
    height: float
    alpha: float


class Tag(NamedTuple):
    """A short text at the foot of a piece."""

    x: float
    y: float
    text: str


Thing: TypeAlias = Frame | Squares | Plate | Tile | Line | Caption | Sprite | Rod | Mark | Trail | Veil | Tag


def board_scene(geometry: Geometry, coordinates: bool, lettered: bool = False) -> list[Thing]:
    """Return the empty board; `lettered` names numbered squares by letters."""
    tiles = [Tile(*geometry.place(spot.x, spot.y), spot.shade) for spot in geometry.board.spots]
    squares = any(tile.shade != "hole" for tile in tiles)
    frame = Frame(geometry.board.width, geometry.board.height, _around(tiles)) if squares else None
    things: list[Thing] = [frame] if frame else []
    if geometry.board.plate:
        things.append(Plate(tuple(geometry.place(*point) for point in geometry.board.plate)))
    things += [Line(tuple(geometry.place(*point) for point in line)) for line in geometry.board.lines]
    things += tiles
    if frame:
        things.append(Squares(frame))
    if coordinates:
        rim = "frame" if squares else "page"
        things += [
            Caption(*geometry.place(label.x, label.y), label.text, "square" if label.inside else rim)
            for label in geometry.board.shown_labels(lettered)
        ]
    return things


def _around(tiles: Sequence[Tile]) -> tuple[float, float, float, float]:
    columns, rows = [tile.x for tile in tiles], [tile.y for tile in tiles]
    return min(columns) - 0.5, min(rows) - 0.5, max(columns) + 0.5, max(rows) + 0.5


def ground_scene(geometry: Geometry, picture: Picture) -> list[Thing]:
    """Return the things under the pieces: filled spots, and overlays over several spots."""
    grounds = [
        Sprite(*geometry.spots[ground.spot], ground.art, size=1.0) for ground in picture.grounds if ground.art
    ]
    return [*grounds, *(Sprite(*geometry.place(s.x, s.y), s.art, size=s.size) for s in picture.overlays)]


def pieces_scene(geometry: Geometry, picture: Picture, faded: Mapping[str, float]) -> list[Thing]:
    """Return the pieces and walls; `faded` gives the alpha of the pieces on some spots (0: left out)."""
    sprites: list[Sprite] = []
    for number, piece in enumerate(picture.pieces, 1):
        if alpha := faded.get(piece.spot, 1.0):
            below = stack_scene(geometry, piece, alpha)
            sways = number if piece.animated else 0
            lift = LAYER * len(below) / 2
            top = Sprite(*geometry.spots[piece.spot], piece.art, alpha, lift, piece.badges, sways=sways)
            sprites += [*below, top]
    marked = [piece for piece in picture.pieces if piece.odds and faded.get(piece.spot, 1.0)]
    tags = [Tag(*geometry.spots[piece.spot], piece.odds) for piece in marked]
    return [*sprites, *tags, *bars_scene(geometry, picture.bars)]


def bars_scene(geometry: Geometry, bars: Collection[Bar], alpha: float = 1.0) -> list[Rod]:
    """Return the walls."""
    return [
        Rod(geometry.place(*bar.points[0]), geometry.place(*bar.points[1]), bar.owner, alpha) for bar in bars
    ]


def stack_scene(geometry: Geometry, piece: Piece, alpha: float = 1.0) -> list[Sprite]:
    """Return the layers below a piece, lowest first."""
    lowest = -LAYER * len(piece.under) / 2
    layers = enumerate(reversed(piece.under))
    return [
        Sprite(*geometry.spots[piece.spot], art, alpha, lowest + LAYER * number) for number, art in layers
    ]


def sway(things: Sequence[Thing], beat: int) -> list[Thing]:
    """Return the things with swaying ones at their height of a beat."""
    return [
        thing._replace(stretch=1 + SWAY * sin(2.4 * thing.sways + 0.9 * beat))
        if isinstance(thing, Sprite) and thing.sways
        else thing
        for thing in things
    ]
