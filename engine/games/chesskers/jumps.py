"""Jumps of checkers and super kings (K4, K5), on the masks of `chess.tables`."""

from collections.abc import Iterable
from typing import TypeAlias

from engine.games.chess.tables import ALL, DIAGONAL, FILE_A, FILE_H, NAMES, STRAIGHT, Way, shift

Hops: TypeAlias = dict[int, tuple[tuple[int, int], ...]]
"""Jumps that fit on the board from each square: (square jumped over, landing square)."""
_SHIFTS = (9, 7, -9, -7), (8, 1, -8, -1)
_FAR = {1: FILE_H | FILE_H >> 1, -1: FILE_A | FILE_A << 1, 0: 0}
_ROOM = {
    step: ALL ^ _FAR[{9: 1, -7: 1, 1: 1, 7: -1, -9: -1, -1: -1}.get(step, 0)]
    for way in _SHIFTS
    for step in way
}
"""Squares from which a jump by each step does not leave the board sideways."""


def hops_table(ways: Iterable[Way]) -> Hops:
    """Return the jumps in the given directions that fit on the board."""
    ways = tuple(ways)
    return {
        bit: tuple((shift(bit, w), shift(shift(bit, w), w)) for w in ways if _far_enough(bit, w))
        for bit in NAMES
    }


def _far_enough(bit: int, way: Way) -> bool:
    over = shift(bit, way)
    return bool(over and shift(over, way))


DIAGONAL_HOPS = hops_table(DIAGONAL)
HOPS = hops_table(DIAGONAL + STRAIGHT)


def starts(army: int, empty: int, men: int, supers: int) -> int:
    """Return the checkers and super kings that can jump."""
    found = 0
    both = men | supers
    for steps, movers in zip(_SHIFTS, (both, supers), strict=True):
        for step in steps if movers else ():
            if step > 0:
                found |= movers & _ROOM[step] & army >> step & empty >> 2 * step
            else:
                found |= movers & _ROOM[step] & army << -step & empty << 2 * -step
    return found


def endings(
    at: int, table: Hops, army: int, empty: int, king: int, captured: int = 0
) -> set[tuple[int, int]]:
    """Return the ends of all jump sequences from a square: (end, captured pieces).

    A sequence continues while it can (K4), and ends with the king's capture. `empty` holds the start square.
    """
    found: set[tuple[int, int]] = set()
    for over, land in table[at]:
        if over & army and land & empty:
            if over & king:
                found.add((land, captured | over))
            else:
                found |= endings(land, table, army ^ over, empty, king, captured | over)
    if not found and captured:
        found.add((at, captured))
    return found
