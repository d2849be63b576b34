"""Animation of reveals: a piece turns over, a die rolls, a coin spins, a piece is looked under."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from engine.contract.events import Event, Looked, Revealed, Rolled
from engine.contract.picture import Picture, Piece
from ui.board.drawing import PIECE, Sprite, Thing, Veil
from ui.board.geometry import Geometry

Shown = Revealed | Rolled | Looked
FLIP = 0.6
"""Seconds for a piece to turn over."""
ROLL = 0.9
"""Seconds for a die or a coin to come to rest."""
HOLD = 1.0
"""Seconds for which the result is shown."""
EDGE = 0.2
"""Seconds for the board to darken, and to lighten again."""
GROWN = 1.7
"""Size of a piece while it turns over, relative to its usual size."""
DIE = 1.3
"""Size of a die or coin, in board units."""
BESIDE = 1.15
"""Distance between a piece and its die or coin at rest."""
DARK = 0.5
"""Alpha of the shade over the board."""
BOUNCES = 3
"""Bounces of a die."""
HALF_TURNS = 6
"""Half turns of a coin; an even number, so that the result faces up at the end."""


def reveal_event(events: tuple[Event, ...]) -> Shown | None:
    """Return the revealing event of an action, if any; it is shown before pieces move."""
    return next((event for event in events if isinstance(event, Shown)), None)


def reveal_seconds(event: Shown | None) -> float:
    """Return the duration in seconds."""
    if event is None:
        return 0.0
    return (ROLL if isinstance(event, Rolled) else FLIP) + HOLD


def result_delay(event: Shown | None) -> float:
    """Return the seconds until the result is visible."""
    return reveal_seconds(event) - HOLD if event else 0.0


def with_reveal(picture: Picture, event: Shown | None) -> Picture:
    """Return the picture with a revealed piece face up."""
    if not isinstance(event, Revealed):
        return picture
    pieces = tuple(
        piece._replace(art=event.art or piece.art, badges=()) if piece.spot == event.spot else piece
        for piece in picture.pieces
    )
    return picture._replace(pieces=pieces)


def reveal_scene(geometry: Geometry, picture: Picture, event: Shown, at: float) -> list[Thing]:
    """Return the things over the board `at` seconds after the start."""
    edge = max(0.0, min(1.0, at / EDGE, (reveal_seconds(event) - at) / EDGE))
    things: list[Thing] = [Veil(geometry.width, geometry.height, DARK * edge)]
    piece = next((piece for piece in picture.pieces if piece.spot == event.spot), None)
    if isinstance(event, Rolled):
        still = [Sprite(*geometry.spots[event.spot], piece.art)] if piece else []
        return [*things, *still, *_thrown(geometry, event, at, edge)]
    return [*things, *([_flipped(geometry, piece, event, at, edge)] if piece else [])]


def _flipped(geometry: Geometry, piece: Piece, event: Revealed | Looked, at: float, edge: float) -> Sprite:
    """Return a piece that rises and turns over; a peek shows its face to those who may know it."""
    part = min(1.0, at / FLIP)
    size = PIECE * (1 + (GROWN - 1) * min(edge, sin(pi / 2 * part)))
    up = event.art and part > 0.5
    squeeze = abs(cos(pi * part)) if event.art else 1 - 0.6 * sin(pi * part)
    badges = () if up else piece.badges
    return Sprite(
        *geometry.spots[piece.spot], event.art if up else piece.art, badges=badges, size=size, squeeze=squeeze
    )


def _thrown(geometry: Geometry, event: Rolled, at: float, edge: float) -> list[Sprite]:
    """Return a die that rolls from the middle of the board to the piece, or a coin that spins beside it."""
    if not event.faces:
        return []
    part, count = min(1.0, at / ROLL), len(event.faces)
    if count == 2:
        face, away, angle = round(HALF_TURNS * part) % 2, 0.0, 0.0
        lift, squeeze = 1.5 * sin(pi * part), abs(cos(HALF_TURNS * pi * part))
    else:
        slower = (1 - part) ** 2
        face, away, angle = int(3 * count * part) % count, 2.4 * slower, 3 * pi * slower
        lift, squeeze = 0.7 * abs(sin(BOUNCES * pi * part)) * (1 - part), 1.0
    x, y = _beside(geometry, event.spot, BESIDE + away)
    art = event.faces[face]
    return [Sprite(x, y, art, edge, lift, size=DIE, squeeze=squeeze, angle=angle)]


def _beside(geometry: Geometry, spot: str, away: float) -> tuple[float, float]:
    """Return the point at a distance from a spot, towards the middle of the board."""
    middle = geometry.width / 2, geometry.height / 2
    x, y = geometry.spots.get(spot, middle)
    dx, dy = middle[0] - x, middle[1] - y
    far = hypot(dx, dy) or 1.0
    return x + dx / far * away, y + dy / far * away
