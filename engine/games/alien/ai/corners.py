"""Ways into the corner that Pluto still needs: a move, Wormhole, or Queen."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.alien.board.masks import FREE, FREE_HIGH, squares
from engine.games.alien.board.moves import hops_of
from engine.games.alien.board.tables import CORNERS, IS_DARK, RAYS, SIZE, SQUARES
from engine.games.alien.cards.names import QUEEN_CARD, WORMHOLE_CARD
from engine.games.alien.state import NO_CARD, OWNER, has_hippo

BY_MOVE, BY_EITHER = -2, -3
"""Instead of a card: a move suffices, or either card does."""


def wanted_corners(cells: bytes, seat: int) -> list[int]:
    """Return the corners opposite a seat's own, unless the opponent stands there."""
    mine, other = OWNER[seat], OWNER[1 - seat]
    return [corner for corner in CORNERS if cells[_opposite(corner)] & mine and not cells[corner] & other]


def means_of_entry(cells: bytes, way: int, seat: int, wanted: Iterable[int]) -> int:
    """Return the means for a seat to enter one of the corners, walls and emperors ignored."""
    free = [corner for corner in wanted if not cells[corner]]
    if can_enter(cells, way, seat, free):
        return BY_MOVE
    colours = {IS_DARK[square] for square in squares(cells, FREE[seat])} if free else set()
    carried = any(IS_DARK[corner] in colours for corner in free)
    if any(_glides(cells, seat, corner) for corner in free):
        return BY_EITHER if carried else QUEEN_CARD
    return WORMHOLE_CARD if carried else NO_CARD


def can_enter(cells: bytes, way: int, seat: int, wanted: Iterable[int]) -> bool:
    """Return True if a move enters one of the corners, walls and emperors ignored."""
    return any(_enters(cells, way, seat, corner) for corner in wanted if not cells[corner])


def _opposite(corner: int) -> int:
    return len(SQUARES) - 1 - corner


def _enters(cells: bytes, way: int, seat: int, corner: int) -> bool:
    """Return True if a seat's checker can step or jump into a corner, walls and emperors ignored."""
    step = (_opposite(corner) - corner) // (SIZE - 1)
    return any(
        cells[square] & OWNER[seat]
        and not has_hippo(cells[square])
        and (hop.to == corner or (hop.land == corner and cells[hop.to] & OWNER[1 - seat]))
        for square in (corner + step, corner + 2 * step)
        for hop in hops_of(cells[square], square, way)
    )


def _glides(cells: bytes, seat: int, corner: int) -> bool:
    """Return True if a seat's king or emperor can slide into a corner (A52), walls ignored."""
    for ray in RAYS[corner]:
        first = next((square for square, _, _ in ray if cells[square]), None)
        if first is not None and FREE_HIGH[seat][cells[first]]:
            return True
    return False
