"""Which pawns burn together, and what goes with them: N2-N4 of Nuclear Chess on masks."""

from typing import NamedTuple

from engine.boards.memo import Memo
from engine.games.chess.tables import around


class Wave(NamedTuple):
    """One step of a chain: the pawns that explode at once, and what they are the first to reach."""

    pawns: int
    reached: int


def waves(pawns: int, start: int) -> tuple[Wave, ...]:
    """The steps of the chain that begins with an explosion on `start` (N2, N3)."""
    found: list[Wave] = []
    burning, burnt, gone = start, 0, 0
    while burning:
        reached = around(burning) & ~gone
        found.append(Wave(burning, reached))
        burnt, gone = burnt | burning, gone | reached
        burning = pawns & gone & ~burnt
    return tuple(found)


def zone(pawns: int, start: int) -> int:
    """All the squares that are cleared by an explosion on `start`."""
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
"""Mask of all pawns -> the groups that burn together, each with the squares it clears."""
