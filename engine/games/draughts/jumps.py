"""The jumps of English draughts (D3-D6), built directly as child positions."""

from collections.abc import Callable
from typing import TypeAlias

from engine.games.draughts.tables import (
    DARK_HOME_ROW,
    HOPS_ALL,
    HOPS_DOWN,
    HOPS_UP,
    JUMPS_DOWN,
    JUMPS_UP,
    KING_HOPS,
    LIGHT_HOME_ROW,
    Hops,
    Position,
)

ManJumps: TypeAlias = Callable[[int, int, int, int, int, int], list[Position]]
RoyalJumps: TypeAlias = Callable[[int, int, int, int, int, int], list[Position]]


def endings(at: int, captured: int, hops: Hops, theirs: int, empty: int) -> list[tuple[int, int]]:
    """Return the ends of a jump that has reached `at` and captured `captured`: distinct (end, captured mask).

    `empty` includes the start square, which counts as empty (D5); `hops` holds the piece's directions.
    """
    left = theirs & ~captured
    todo = [(land, captured | over) for over, land in hops[at] if over & left and land & empty]
    if not todo:
        return [(at, captured)]
    found: dict[tuple[int, int], None] = {}
    while todo:
        at, captured = todo.pop()
        left = theirs & ~captured
        further = [(land, captured | over) for over, land in hops[at] if over & left and land & empty]
        if further:
            todo += further
        else:
            found[at, captured] = None
    return list(found)


def man_jumper(up: bool) -> ManJumps:
    """Return the function (mine, theirs, after, empty, over4, over5) -> children by jumps of men.

    `after` is the children's third number except for captured and new kings; `over4` and `over5` are the
    pieces that the first jump can capture by a step of 4 or of 5, at least one in all.
    """
    hops, king_row = (HOPS_UP, LIGHT_HOME_ROW) if up else (HOPS_DOWN, DARK_HOME_ROW)
    jumps4, jumps5 = JUMPS_UP if up else JUMPS_DOWN

    def man_jumps(mine: int, theirs: int, after: int, empty: int, over4: int, over5: int) -> list[Position]:
        firsts = jumps4[over4] + jumps5[over5]
        if up:
            ends = over4 << 4 | over5 << 5
            next4, next5 = ends << 4 & theirs, ends << 5 & theirs
            further = (next4 or next5) and (next4 << 4 | next5 << 5) & empty
        else:
            ends = over4 >> 4 | over5 >> 5
            next4, next5 = ends >> 4 & theirs, ends >> 5 & theirs
            further = (next4 or next5) and (next4 >> 4 | next5 >> 5) & empty
        if further:
            return [
                (theirs ^ captured, mine & ~toggle | end, after & ~captured | end & king_row)
                for toggle, over in firsts
                for end, captured in endings(toggle & empty, over, hops, theirs, empty)
            ]
        if ends & king_row or after & theirs:
            return [
                (theirs ^ over, mine ^ toggle, after & ~over | toggle & king_row) for toggle, over in firsts
            ]
        return [(theirs ^ over, mine ^ toggle, after) for toggle, over in firsts]

    return man_jumps


def king_jumps(
    mine: int, theirs: int, after: int, empty: int, firsts: list[tuple[int, int, int]]
) -> list[Position]:
    """Return the children by kings' jumps that begin with one of `firsts`: (start, jumped over, landing)."""
    found = [
        (theirs ^ captured, mine & ~start | end, after & ~(start | captured) | end)
        for start, over, land in firsts
        for end, captured in endings(land, over, HOPS_ALL, theirs, empty | start)
    ]
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def royal_jumper(up: bool) -> RoyalJumps:
    """Return the function (mine, theirs, after, empty, own_kings, near) -> children by jumps, if any.

    `own_kings` are the kings of the player to move, `near` the opponent's pieces next to one of them.
    """
    man_jumps = man_jumper(up)

    def royal_jumps(
        mine: int, theirs: int, after: int, empty: int, own_kings: int, near: int
    ) -> list[Position]:
        found = []
        if near:
            firsts = [
                (start, o, land) for start, o, land in KING_HOPS[own_kings] if o & near and land & empty
            ]
            if firsts:
                found = king_jumps(mine, theirs, after, empty, firsts)
        men = mine ^ own_kings
        if up:
            over4, over5 = men << 4 & theirs & empty >> 4, men << 5 & theirs & empty >> 5
        else:
            over4, over5 = men >> 4 & theirs & empty << 4, men >> 5 & theirs & empty << 5
        return found + man_jumps(mine, theirs, after, empty, over4, over5) if over4 or over5 else found

    return royal_jumps
