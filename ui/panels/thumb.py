"""A small picture of a position, as SVG elements."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence

from engine.contract.game import AnyGame
from engine.contract.picture import Board, Picture
from engine.registry import GAMES
from ui.board.drawing import PIECE
from ui.board.geometry import PLATE_ROOM, Geometry
from ui.remembered import remember_last
from ui.tree import Node, h


def art_path(art: str) -> str:
    """Return the path of a piece's drawing, relative to the page."""
    return f"assets/pieces/{art}.svg"


def card_path(art: str) -> str:
    """Return the path of a card's drawing, relative to the page."""
    return f"assets/cards/{art}.svg"


def thumb(board: Board, picture: Picture, label: str = "") -> Node:
    """Return the board with its pieces; decoration unless it has a label."""
    centres = {spot.id: (spot.x, spot.y) for spot in board.spots}
    grounds = [_drawing(*centres[ground.spot], ground.art, 1.0) for ground in picture.grounds if ground.art]
    overlays = [_drawing(overlay.x, overlay.y, overlay.art, overlay.size) for overlay in picture.overlays]
    pieces = [
        _drawing(*centres[piece.spot], art, PIECE)
        for piece in picture.pieces
        for art in (piece.art, *piece.badges)
    ]
    squares = any(spot.shade != "hole" for spot in board.spots)
    return h(
        "svg",
        h("path", d=f"{_path(board.plate)}z", class_="board-plate") if board.plate else None,
        [h("path", d=_path(line), class_="board-line") for line in board.lines],
        [_shade(board, shade) for shade in sorted({spot.shade for spot in board.spots})],
        grounds,
        overlays,
        pieces,
        class_="thumb framed" if squares else "thumb",
        viewBox=_view_box(board),
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


def _turned(geometry: Geometry) -> Board:
    """Return a board as a player sees it."""
    board = geometry.board
    spots = tuple(
        spot._replace(x=geometry.spots[spot.id][0], y=geometry.spots[spot.id][1]) for spot in board.spots
    )
    lines = tuple(tuple(geometry.place(*point) for point in line) for line in board.lines)
    return board._replace(spots=spots, lines=lines, plate=tuple(geometry.place(*p) for p in board.plate))


def thumb_as_seen(geometry: Geometry, picture: Picture, label: str) -> Node:
    """Return a board with its pieces, seen by the player."""
    places = [geometry.place(overlay.x, overlay.y) for overlay in picture.overlays]
    overlays = tuple(
        overlay._replace(x=x, y=y) for overlay, (x, y) in zip(picture.overlays, places, strict=True)
    )
    return thumb(_turned(geometry), picture._replace(overlays=overlays), label)


def thumb_of_seats(geometry: Geometry, picture: Picture) -> Node:
    """Return a small board on which dots in the colours of the seats stand for pieces."""
    board = _turned(geometry)
    owners = sorted({piece.owner for piece in picture.pieces if piece.owner >= 0})
    squares = any(spot.shade != "hole" for spot in board.spots)
    return h(
        "svg",
        h("path", d=f"{_path(board.plate)}z", class_="board-plate") if board.plate else None,
        [_shade(board, shade) for shade in sorted({spot.shade for spot in board.spots})],
        [_dots(board, picture, owner) for owner in owners],
        class_="thumb framed" if squares else "thumb",
        viewBox=_view_box(board),
        aria_hidden="true",
    )


def _dots(board: Board, picture: Picture, owner: int) -> Node:
    """Return a dot for each piece of an owner, all in one path."""
    taken = {piece.spot for piece in picture.pieces if piece.owner == owner}
    dot = "m-0.42 0a0.42 0.42 0 1 0 0.84 0a0.42 0.42 0 1 0-0.84 0"
    path = "".join(f"M{spot.x:.3f} {spot.y:.3f}{dot}" for spot in board.spots if spot.id in taken)
    return h("path", d=path, class_=f"dots-{owner}")


@remember_last
def usual_arts(start: Picture) -> Mapping[int, str]:
    """Return the most frequent drawing of each owner in a start position."""
    usual = Counter((piece.owner, piece.art) for piece in start.pieces).most_common()
    return {owner: art for (owner, art), _ in reversed(usual)}


def samples() -> str:
    """Return a picture of each game, as JSON; the build draws the covers of games without a drawn one."""
    return json.dumps({game.info.id: _sample(game) for game in GAMES.values()})


def _sample(game: AnyGame) -> Node:
    options = game.settle_options({})
    view = game.view(game.start(options, game.info.sample), None)
    drawn = thumb(game.board(options), game.picture(view))
    cover = game.info.cover
    facts = {"data-game-theme": cover.theme, "data-cover": cover.art}
    return drawn._replace(attributes={**drawn.attributes, **facts})


def _view_box(board: Board) -> str:
    """Return the part of the plane with the plate, or with the spots if there is no plate."""
    around = PLATE_ROOM if board.plate else 0.5
    points = board.plate or tuple((spot.x, spot.y) for spot in board.spots)
    left, top = (min(point[i] for point in points) - around for i in (0, 1))
    right, bottom = (max(point[i] for point in points) + around for i in (0, 1))
    return f"{left:.3f} {top:.3f} {right - left:.3f} {bottom - top:.3f}"


def _path(line: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in line)


def _shade(board: Board, shade: str) -> Node:
    """Return all spots of one shade in a single path."""
    spots = [spot for spot in board.spots if spot.shade == shade]
    cell = "m-0.2 0a0.2 0.2 0 1 0 0.4 0a0.2 0.2 0 1 0-0.4 0" if shade == "hole" else "m-0.5-0.5h1v1h-1z"
    path = "".join(f"M{spot.x:.3f} {spot.y:.3f}{cell}" for spot in spots)
    return h("path", d=path, class_=f"shade-{shade}")


def _drawing(x: float, y: float, art: str, size: float) -> Node:
    half = size / 2
    return h("image", href=art_path(art), x=x - half, y=y - half, width=size, height=size)
