"""Chain reactions of pawns and the squares they clear (N2-N4 of Nuclear Chess), on masks."""

from typing import NamedTuple

from engine.boards.memo import Memo
from engine.games.chess.tables import around


class Wave(NamedTuple):
    """One step of a chain: the pawns that explode together, and the squares they are the first to reach."""

    pawns: int
    reached: int


def waves(pawns: int, start: int) -> tuple[Wave, ...]:
    """Return the steps of the chain that begins with an explosion on `start` (N2, N3)."""
    found: list[Wave] = []
    burning, burnt, gone = start, 0, 0
    while burning:
        reached = around(burning) & ~gone
        found.append(Wave(burning, reached))
        burnt, gone = burnt | burning, gone | reached
        burning = pawns & gone & ~burnt
    return tuple(found)


def zone(pawns: int, start: int) -> int:
    """Return all squares cleared by an explosion on `start`."""
    for linked, cleared in LINKED[pawns]:
        if linked & start:
            return cleared
    return around(start)


def _link(pawns: int) -> tuple[tuple[int, int], ...]:
    found = []
    while pawns:
        linked, wider = 0, pawns & -pawns
        while wider != linked:
            linked = wider
            wider = around(linked) & pawns
        found.append((linked, around(linked)))
        pawns ^= linked
    return tuple(found)


LINKED: Memo[tuple[tuple[int, int], ...]] = Memo(_link)
"""Groups of pawns that explode together, each with the squares it clears, by the mask of all pawns."""
