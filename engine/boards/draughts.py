"""English draughts below the protocol: positions as three plain ints, children built directly.

    Position = (mine, theirs, kings)      masks as in `draughts_tables`, seen from the player to move
        mine    all pieces of the player to move
        theirs  all pieces of the opponent
        kings   the kings of both, plus the bit `TURN` when light (player 1) is to move

A position is its own key in tables: equal tuples are the same position with the same player to move.

    START                           the initial position, dark to move
    pack(side, dark_men, dark_kings, light_men, light_kings) -> Position     (PDN square numbers)
    unpack(position) -> Squares     the reverse: named frozensets of PDN square numbers and the side to move
    side_to_move(position) -> int   0 dark, 1 light
    children(position) -> list      one child per legal move, moves merged by start, end and captured set
    CHILDREN[side](position)        the same, when the side to move is known (hot)

Every legal move as a person makes it, with all squares touched, is in `draughts_routes.moves`; counting is in
`draughts_perft`. An uncrowned man on its far rank, possible only in an imported position, stands still.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from engine.boards.draughts_tables import (
    BOARD,
    DARK_HOME_ROW,
    HOPS_ALL,
    HOPS_DOWN,
    HOPS_UP,
    JUMPS_DOWN,
    JUMPS_UP,
    LIGHT_HOME_ROW,
    SQUARE,
    STEPS_DOWN,
    STEPS_UP,
    TURN,
    Hops,
    bits,
    mask_of,
)

Position: TypeAlias = tuple[int, int, int]
Expand: TypeAlias = Callable[[Position], list[Position]]

DARK, LIGHT = 0, 1


class Squares(NamedTuple):
    """A position for people: who is to move (0 dark, 1 light) and the PDN square numbers of the pieces."""

    side: int
    dark_men: frozenset[int]
    dark_kings: frozenset[int]
    light_men: frozenset[int]
    light_kings: frozenset[int]


def pack(
    side: int,
    dark_men: Iterable[int],
    dark_kings: Iterable[int],
    light_men: Iterable[int],
    light_kings: Iterable[int],
) -> Position:
    """The position with these pieces. Raises ValueError for a bad side or square, or a square used twice."""
    masks = [mask_of(numbers) for numbers in (dark_men, dark_kings, light_men, light_kings)]
    taken = 0
    for mask in masks:
        if taken & mask:
            raise ValueError("two pieces stand on one square")
        taken |= mask
    dark, light, kings = masks[0] | masks[1], masks[2] | masks[3], masks[1] | masks[3]
    if side == DARK:
        return dark, light, kings
    if side == LIGHT:
        return light, dark, kings | TURN
    raise ValueError(f"no such side: {side}")


def unpack(position: Position) -> Squares:
    """The pieces of a position as PDN square numbers."""
    mine, theirs, kings = position
    side = side_to_move(position)
    dark, light = (theirs, mine) if side else (mine, theirs)
    masks = dark & ~kings, dark & kings, light & ~kings, light & kings
    return Squares(side, *(frozenset(SQUARE[bit] for bit in bits(mask)) for mask in masks))


def side_to_move(position: Position) -> int:
    """0 when dark is to move, 1 when light is."""
    return 1 if position[2] & TURN else 0


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


def royal_expander(up: bool) -> Expand:
    """The function that lists the children when the player to move has kings."""
    king_row = LIGHT_HOME_ROW if up else DARK_HOME_ROW
    (up4, up5), (down4, down5) = STEPS_UP, STEPS_DOWN
    steps4, steps5 = STEPS_UP if up else STEPS_DOWN
    man_jumps = man_jumper(up)

    def royal_children(position: Position) -> list[Position]:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        ours = mine & kings
        men = mine ^ ours
        king_up4, king_up5, king_down4, king_down5 = ours << 4, ours << 5, ours >> 4, ours >> 5
        to4, to5 = (men << 4, men << 5) if up else (men >> 4, men >> 5)
        if (to4 | to5 | king_up4 | king_up5 | king_down4 | king_down5) & theirs:
            up4_over, up5_over = theirs & empty >> 4, theirs & empty >> 5
            down4_over, down5_over = theirs & empty << 4, theirs & empty << 5
            starts = ours & (up4_over >> 4 | up5_over >> 5 | down4_over << 4 | down5_over << 5)
            over4, over5 = (to4 & up4_over, to5 & up5_over) if up else (to4 & down4_over, to5 & down5_over)
            if starts or over4 or over5:
                return king_jumps(position, starts) + man_jumps(position, over4, over5)
        after = kings ^ TURN
        flips = (
            up4[king_up4 & empty]
            + up5[king_up5 & empty]
            + down4[king_down4 & empty]
            + down5[king_down5 & empty]
        )
        steps = steps4[to4 & empty] + steps5[to5 & empty]
        return [(theirs, mine ^ flip, after ^ flip) for flip in flips] + [
            (theirs, mine ^ flip, after | flip & king_row) for flip in steps
        ]

    return royal_children


def expander(up: bool) -> Expand:
    """The function that lists the children for the colour whose men move up (dark) or down (light)."""
    king_row = LIGHT_HOME_ROW if up else DARK_HOME_ROW
    steps4, steps5 = STEPS_UP if up else STEPS_DOWN
    man_jumps = man_jumper(up)
    royal_children = royal_expander(up)

    def children(position: Position) -> list[Position]:
        mine, theirs, kings = position
        if mine & kings:
            return royal_children(position)
        empty = BOARD ^ mine ^ theirs
        to4, to5 = (mine << 4, mine << 5) if up else (mine >> 4, mine >> 5)
        if (to4 | to5) & theirs:
            if up:
                over4, over5 = to4 & theirs & empty >> 4, to5 & theirs & empty >> 5
            else:
                over4, over5 = to4 & theirs & empty << 4, to5 & theirs & empty << 5
            if over4 or over5:
                return man_jumps(position, over4, over5)
        to4 &= empty
        to5 &= empty
        after = kings ^ TURN
        if (to4 | to5) & king_row:
            return [(theirs, mine ^ flip, after | flip & king_row) for flip in steps4[to4] + steps5[to5]]
        return [(theirs, mine ^ flip, after) for flip in steps4[to4] + steps5[to5]]

    return children


CHILDREN = expander(up=True), expander(up=False)
START = pack(DARK, range(1, 13), (), range(21, 33), ())


def children(position: Position) -> list[Position]:
    """One child for each legal move, seen from the opponent; empty when the player to move has lost (D7).

    Moves that agree in start, end and captured set are one. No two children are equal: for that, two kings
    would have to end where they started with the same captures. Then every landing square of the board would
    have an even number of captures around it; a corner one has a single neighbour: so there are none at all.
    """
    return CHILDREN[side_to_move(position)](position)
