"""The jumps of English draughts (D3-D6), built directly as the positions they lead to."""

from collections.abc import Callable

from engine.boards.draughts_tables import (
    BOARD,
    DARK_HOME_ROW,
    HOPS_ALL,
    HOPS_DOWN,
    HOPS_UP,
    JUMPS_DOWN,
    JUMPS_UP,
    LIGHT_HOME_ROW,
    TURN,
    Hops,
    Position,
    bits,
)


def endings(at: int, taken: int, hops: Hops, theirs: int, empty: int) -> list[tuple[int, int]]:
    """How a jump that has come to `at` and has `taken` can end: (end bit, captured mask), each once.

    `empty` has the square it started from in it (D5: that counts as empty); `hops` holds its directions.
    """
    found: dict[tuple[int, int], None] = {}
    todo = [(at, taken)]
    while todo:
        at, taken = todo.pop()
        left = theirs & ~taken
        further = [(land, taken | over) for over, land in hops[at] if over & left and land & empty]
        if further:
            todo += further
        else:
            found[at, taken] = None
    return list(found)


def man_jumper(up: bool) -> Callable[[Position, int, int], list[Position]]:
    """The function that lists the jumps of men, given the pieces they can jump over by either diagonal."""
    hops, king_row = (HOPS_UP, LIGHT_HOME_ROW) if up else (HOPS_DOWN, DARK_HOME_ROW)
    jumps4, jumps5 = JUMPS_UP if up else JUMPS_DOWN

    def man_jumps(position: Position, over4: int, over5: int) -> list[Position]:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        after = kings ^ TURN
        firsts = jumps4[over4] + jumps5[over5]
        if up:
            ends = over4 << 4 | over5 << 5
            further = theirs & (ends << 4 & empty >> 4 | ends << 5 & empty >> 5)
        else:
            ends = over4 >> 4 | over5 >> 5
            further = theirs & (ends >> 4 & empty << 4 | ends >> 5 & empty << 5)
        if not further:
            return [(theirs ^ o, mine ^ flip, after & ~o | flip & king_row) for flip, o in firsts]
        return [
            (theirs ^ taken, mine & ~flip | end, after & ~taken | end & king_row)
            for flip, over in firsts
            for end, taken in endings(flip & empty, over, hops, theirs, empty)
        ]

    return man_jumps


def king_jumps(position: Position, starts: int) -> list[Position]:
    """The jumps of the kings on `starts`, all of which can jump."""
    mine, theirs, kings = position
    empty = BOARD ^ mine ^ theirs
    return [
        (theirs ^ taken, mine ^ start | end, (kings ^ TURN ^ start) & ~taken | end)
        for start in bits(starts)
        for end, taken in endings(start, 0, HOPS_ALL, theirs, empty | start)
    ]
