"""How a side comes into the corner that Pluto still wants: by a move, by Wormhole, or by Queen."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.alien.board.masks import FREE, FREE_HIGH, squares
from engine.games.alien.board.moves import hops_of
from engine.games.alien.board.tables import CORNERS, IS_DARK, RAYS, SIZE, SQUARES
from engine.games.alien.cards.names import QUEEN_CARD, WORMHOLE_CARD
from engine.games.alien.state import NO_CARD, OWNER, has_hippo

BY_MOVE, BY_BOTH = -2, -3
"""Instead of the card that does it: a move does, or either card."""


def wanted_by(cells: bytes, seat: int) -> list[int]:
    """Return the corners opposite to those that a seat has, where the other does not stand."""
    mine, other = OWNER[seat], OWNER[1 - seat]
    return [corner for corner in CORNERS if cells[_opposite(corner)] & mine and not cells[corner] & other]


def way_in(cells: bytes, way: int, seat: int, wanted: Iterable[int]) -> int:
    """Return what brings a seat that moves that way into one of some corners, but for walls and emperors."""
    free = [corner for corner in wanted if not cells[corner]]
    if steps_in(cells, way, seat, free):
        return BY_MOVE
    colours = {IS_DARK[square] for square in squares(cells, FREE[seat])} if free else set()
    carried = any(IS_DARK[corner] in colours for corner in free)
    if any(_glides(cells, seat, corner) for corner in free):
        return BY_BOTH if carried else QUEEN_CARD
    return WORMHOLE_CARD if carried else NO_CARD


def steps_in(cells: bytes, way: int, seat: int, wanted: Iterable[int]) -> bool:
    """Whether a move brings a seat into one of some corners, but for walls and emperors."""
    return any(_enters(cells, way, seat, corner) for corner in wanted if not cells[corner])


def _opposite(corner: int) -> int:
    return len(SQUARES) - 1 - corner


def _enters(cells: bytes, way: int, seat: int, corner: int) -> bool:
    """Whether a seat's checker can step or jump into a corner, but for walls and emperors."""
    step = (_opposite(corner) - corner) // (SIZE - 1)
    return any(
        cells[square] & OWNER[seat]
        and not has_hippo(cells[square])
        and (hop.to == corner or (hop.land == corner and cells[hop.to] & OWNER[1 - seat]))
        for square in (corner + step, corner + 2 * step)
        for hop in hops_of(cells[square], square, way)
    )


def _glides(cells: bytes, seat: int, corner: int) -> bool:
    """Whether a seat's king or emperor sees a corner along a line (A52), but for walls."""
    for ray in RAYS[corner]:
        first = next((square for square, _, _ in ray if cells[square]), None)
        if first is not None and FREE_HIGH[seat][cells[first]]:
            return True
    return False
