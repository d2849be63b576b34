"""A small picture of a position, as SVG elements."""

from __future__ import annotations

from engine.picture import Board, Picture
from ui.tree import Node, h

PIECE = 0.9
"""The width of a piece, in board units."""


def art_path(art: str) -> str:
    """Return where the drawing of a piece is, relative to the page."""
    return f"assets/pieces/{art}.svg"


def thumb(board: Board, picture: Picture, label: str = "") -> Node:
    """Return the board with its pieces; decoration unless it has a label."""
    centres = {spot.id: (spot.x, spot.y) for spot in board.spots}
    pieces = [_piece(*centres[piece.spot], piece.art) for piece in picture.pieces]
    x = min(spot.x for spot in board.spots) - 0.5
    y = min(spot.y for spot in board.spots) - 0.5
    return h(
        "svg",
        [_shade(board, shade) for shade in sorted({spot.shade for spot in board.spots})],
        pieces,
        class_="thumb",
        viewBox=f"{x} {y} {board.width - 2 * x} {board.height - 2 * y}",
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


def _shade(board: Board, shade: str) -> Node:
    """All spots of one shade in a single path."""
    spots = [spot for spot in board.spots if spot.shade == shade]
    path = "".join(f"M{spot.x - 0.5} {spot.y - 0.5}h1v1h-1z" for spot in spots)
    return h("path", d=path, class_=f"shade-{shade}")


def _piece(x: float, y: float, art: str) -> Node:
    half = PIECE / 2
    return h("image", href=art_path(art), x=x - half, y=y - half, width=PIECE, height=PIECE)
