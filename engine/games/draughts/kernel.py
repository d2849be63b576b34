"""The move generator of English draughts; positions are three plain ints.

    Position = (mine, theirs, kings)      masks as in `tables`, from the view of the player to move
        mine    all pieces of the player to move
        theirs  all pieces of the opponent
        kings   the kings of both, plus the bit `TURN` when light (player 1) is to move

A position is its own hash key: equal tuples are the same position with the same player to move.

    START                           the initial position, dark to move
    pack(side, dark_men, dark_kings, light_men, light_kings) -> Position     (PDN square numbers)
    unpack(position) -> Squares     the reverse: named frozensets of PDN square numbers and the side to move
    side_to_move(position) -> int   0 dark, 1 light
    children(position) -> list      one child per legal move, moves merged by start, end and captured set
    CHILDREN[side](position)        the same for a known side to move (hot)
    count(position) -> int          the number of children, mostly without building them
    COUNT[side](position) -> int    the same for a known side to move (hot)
    perft(position, depth) -> int   the number of ways to play exactly `depth` moves

`routes.moves` lists legal moves with all squares touched. An uncrowned man on its far rank, possible only in
an imported position, cannot move.

The test for men's jumps is written out in each hot function: a call to a shared one would cost time.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from engine.boards.memo import bits
from engine.games.draughts.jumps import man_jumper, royal_jumper
from engine.games.draughts.tables import (
    BOARD,
    DARK_HOME_ROW,
    KING_STEPS,
    LIGHT_HOME_ROW,
    RANK_2,
    RANK_7,
    SIDE_SHIFT,
    SQUARE,
    STEPS_DOWN,
    STEPS_UP,
    TURN,
    Position,
    mask_of,
)

__all__ = [
    "CHILDREN",
    "COUNT",
    "DARK",
    "LIGHT",
    "START",
    "Count",
    "Expand",
    "Position",
    "Squares",
    "children",
    "count",
    "pack",
    "perft",
    "side_to_move",
    "unpack",
]

Expand: TypeAlias = Callable[[Position], list[Position]]
Count: TypeAlias = Callable[[Position], int]

DARK, LIGHT = 0, 1


class Squares(NamedTuple):
    """A readable position: side to move (0 dark, 1 light) and the PDN square numbers of the pieces."""

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
    """Return the position of these pieces. Raises ValueError for a bad side or square, or one used twice."""
    masks = [mask_of(numbers) for numbers in (dark_men, dark_kings, light_men, light_kings)]
    occupied = 0
    for mask in masks:
        if occupied & mask:
            raise ValueError("two pieces stand on one square")
        occupied |= mask
    dark, light, kings = masks[0] | masks[1], masks[2] | masks[3], masks[1] | masks[3]
    if side == DARK:
        return dark, light, kings
    if side == LIGHT:
        return light, dark, kings | TURN
    raise ValueError(f"no such side: {side}")


def unpack(position: Position) -> Squares:
    """Return the pieces of a position as PDN square numbers."""
    mine, theirs, kings = position
    side = side_to_move(position)
    dark, light = (theirs, mine) if side else (mine, theirs)
    masks = dark & ~kings, dark & kings, light & ~kings, light & kings
    return Squares(side, *(frozenset(SQUARE[bit] for bit in bits(mask)) for mask in masks))


def side_to_move(position: Position) -> int:
    """Return 0 if dark is to move, 1 if light is."""
    return position[2] >> SIDE_SHIFT


def null_move(position: Position) -> Position:
    """Return the same pieces with the other player to move."""
    mine, theirs, kings = position
    return theirs, mine, kings ^ TURN


def royal_expander(up: bool) -> Expand:
    """Return the function that lists the children when the player to move has kings."""
    king_row, row_before = (LIGHT_HOME_ROW, RANK_7) if up else (DARK_HOME_ROW, RANK_2)
    steps4, steps5 = STEPS_UP if up else STEPS_DOWN
    royal_jumps = royal_jumper(up)

    def royal_children(position: Position) -> list[Position]:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        after = kings ^ TURN
        own_kings = mine & kings
        men = mine ^ own_kings
        to4, to5 = (men << 4, men << 5) if up else (men >> 4, men >> 5)
        reach, king_toggles = KING_STEPS[own_kings]
        near = reach & theirs
        if near or (to4 | to5) & theirs:
            jumps = royal_jumps(mine, theirs, after, empty, own_kings, near)
            if jumps:
                return jumps
        found = [(theirs, mine ^ toggle, after ^ toggle) for toggle in king_toggles if toggle & empty]
        toggles = steps4[to4 & empty] + steps5[to5 & empty]
        if men & row_before:
            return found + [(theirs, mine ^ toggle, after | toggle & king_row) for toggle in toggles]
        return found + [(theirs, mine ^ toggle, after) for toggle in toggles]

    return royal_children


def expander(up: bool) -> Expand:
    """Return the function that lists the children for men moving up (dark) or down (light)."""
    king_row, row_before = (LIGHT_HOME_ROW, RANK_7) if up else (DARK_HOME_ROW, RANK_2)
    no_kings, none_after = (0, TURN) if up else (TURN, 0)
    steps4, steps5 = STEPS_UP if up else STEPS_DOWN
    royal_children, man_jumps = royal_expander(up), man_jumper(up)

    def children(position: Position) -> list[Position]:
        mine, theirs, kings = position
        after = none_after
        if kings != no_kings:
            if mine & kings:
                return royal_children(position)
            after = kings ^ TURN
        empty = BOARD ^ mine ^ theirs
        to4, to5 = (mine << 4, mine << 5) if up else (mine >> 4, mine >> 5)
        over4, over5 = to4 & theirs, to5 & theirs
        if over4 or over5:
            over4 &= empty >> 4 if up else empty << 4
            over5 &= empty >> 5 if up else empty << 5
            if over4 or over5:
                return man_jumps(mine, theirs, after, empty, over4, over5)
        toggles = steps4[to4 & empty] + steps5[to5 & empty]
        if mine & row_before:
            return [(theirs, mine ^ toggle, after | toggle & king_row) for toggle in toggles]
        return [(theirs, mine ^ toggle, after) for toggle in toggles]

    return children


CHILDREN = expander(up=True), expander(up=False)
START = pack(DARK, range(1, 13), (), range(21, 33), ())


def children(position: Position) -> list[Position]:
    """Return one child for each legal move, with the opponent to move; none if the player has lost (D7).

    Moves with the same start, end and captured set count as one. No two children are equal: that would take
    two kings that end where they started, with the same captures. Then every landing square would have an
    even number of captured neighbours; a corner has a single neighbour, so there would be no captures.
    """
    return CHILDREN[position[2] >> SIDE_SHIFT](position)


def counter(up: bool) -> Count:
    """Return the function that counts the children for men moving up (dark) or down (light)."""
    listed, man_jumps = CHILDREN[DARK if up else LIGHT], man_jumper(up)
    no_kings, after = (0, TURN) if up else (TURN, 0)

    def count(position: Position) -> int:
        mine, theirs, kings = position
        if kings != no_kings:
            return len(listed(position))
        empty = BOARD ^ mine ^ theirs
        to4, to5 = (mine << 4, mine << 5) if up else (mine >> 4, mine >> 5)
        over4, over5 = to4 & theirs, to5 & theirs
        if over4 or over5:
            over4 &= empty >> 4 if up else empty << 4
            over5 &= empty >> 5 if up else empty << 5
            if over4 or over5:
                return len(man_jumps(mine, theirs, after, empty, over4, over5))
        return (to4 & empty).bit_count() + (to5 & empty).bit_count()

    return count


COUNT = counter(up=True), counter(up=False)


def count(position: Position) -> int:
    """Return the number of children of a position."""
    return COUNT[position[2] >> SIDE_SHIFT](position)


def perft(position: Position, depth: int) -> int:
    """Return the number of ways to play exactly `depth` moves; the last ply is counted, not played."""
    if depth <= 1:
        return count(position) if depth else 1
    if depth == 2:
        counted = COUNT[1 - side_to_move(position)]
        return sum([counted(child) for child in children(position)])
    return sum([perft(child, depth - 1) for child in children(position)])
