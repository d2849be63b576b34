"""English draughts below the protocol: positions as three plain ints, children built directly.

    Position = (mine, theirs, kings)      masks as in `tables`, seen from the player to move
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
    count(position) -> int          how many children there are, mostly without building them
    COUNT[side](position) -> int    the same, when the side to move is known (hot)
    perft(position, depth) -> int   the ways to play exactly `depth` moves

Every legal move as a person makes it, with all squares touched, is in `draughts_routes.moves`. An uncrowned
man on its far rank, possible only in an imported position, stands still.
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
    return position[2] >> SIDE_SHIFT


def null_move(position: Position) -> Position:
    """The same pieces with the other player to move."""
    mine, theirs, kings = position
    return theirs, mine, kings ^ TURN


def royal_expander(up: bool) -> Expand:
    """The function that lists the children when the player to move has kings."""
    king_row, row_before = (LIGHT_HOME_ROW, RANK_7) if up else (DARK_HOME_ROW, RANK_2)
    steps4, steps5 = STEPS_UP if up else STEPS_DOWN
    royal_jumps = royal_jumper(up)

    def royal_children(position: Position) -> list[Position]:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        after = kings ^ TURN
        ours = mine & kings
        men = mine ^ ours
        to4, to5 = (men << 4, men << 5) if up else (men >> 4, men >> 5)
        reach, king_flips = KING_STEPS[ours]
        near = reach & theirs
        if near or (to4 | to5) & theirs:
            jumps = royal_jumps(mine, theirs, after, empty, ours, near)
            if jumps:
                return jumps
        found = [(theirs, mine ^ flip, after ^ flip) for flip in king_flips if flip & empty]
        flips = steps4[to4 & empty] + steps5[to5 & empty]
        if men & row_before:
            return found + [(theirs, mine ^ flip, after | flip & king_row) for flip in flips]
        return found + [(theirs, mine ^ flip, after) for flip in flips]

    return royal_children


def expander(up: bool) -> Expand:
    """The function that lists the children for the colour whose men move up (dark) or down (light)."""
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
            if up:
                over4 &= empty >> 4
                over5 &= empty >> 5
            else:
                over4 &= empty << 4
                over5 &= empty << 5
            if over4 or over5:
                return man_jumps(mine, theirs, after, empty, over4, over5)
        flips = steps4[to4 & empty] + steps5[to5 & empty]
        if mine & row_before:
            return [(theirs, mine ^ flip, after | flip & king_row) for flip in flips]
        return [(theirs, mine ^ flip, after) for flip in flips]

    return children


CHILDREN = expander(up=True), expander(up=False)
START = pack(DARK, range(1, 13), (), range(21, 33), ())


def children(position: Position) -> list[Position]:
    """One child for each legal move, seen from the opponent; empty when the player to move has lost (D7).

    Moves that agree in start, end and captured set are one. No two children are equal: for that, two kings
    would have to end where they started with the same captures. Then every landing square of the board would
    have an even number of captures around it; a corner one has a single neighbour: so there are none at all.
    """
    return CHILDREN[position[2] >> SIDE_SHIFT](position)


def counter(up: bool) -> Count:
    """The function that counts the children for the colour whose men move up (dark) or down (light)."""
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
            if up:
                over4 &= empty >> 4
                over5 &= empty >> 5
            else:
                over4 &= empty << 4
                over5 &= empty << 5
            if over4 or over5:
                return len(man_jumps(mine, theirs, after, empty, over4, over5))
        return (to4 & empty).bit_count() + (to5 & empty).bit_count()

    return count


COUNT = counter(up=True), counter(up=False)


def count(position: Position) -> int:
    """The number of children of a position."""
    return COUNT[position[2] >> SIDE_SHIFT](position)


def perft(position: Position, depth: int) -> int:
    """The ways to play exactly `depth` moves; the moves of the last ply are counted and not made."""
    if depth <= 1:
        return count(position) if depth else 1
    if depth == 2:
        counted = COUNT[1 - side_to_move(position)]
        return sum([counted(child) for child in children(position)])
    return sum([perft(child, depth - 1) for child in children(position)])
