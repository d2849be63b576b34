"""Counting in English draughts: legal moves without building them, and perft.

    count(position) -> int                        how many children the position has
    COUNT[side](position) -> int                  the same, when the side to move is known (hot)
    perft(position, depth) -> int                 leaves, counted in bulk at the last ply
    perft_listed(position, depth) -> int          leaves, listed at the last ply
    perft_visiting(position, depth, visit) -> int leaves, each built and given to `visit`

All take moves as one that agree in start, end and captured set.
"""

from collections.abc import Callable

from engine.boards.draughts import CHILDREN, Position, children, side_to_move
from engine.boards.draughts_tables import BOARD


def counter(up: bool) -> Callable[[Position], int]:
    """The function that counts the children for the colour whose men move up (dark) or down (light)."""
    listed = CHILDREN[0 if up else 1]

    def count(position: Position) -> int:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        ours = mine & kings
        rising, falling = (mine, ours) if up else (ours, mine)
        up4, up5, down4, down5 = rising << 4, rising << 5, falling >> 4, falling >> 5
        if (up4 | up5 | down4 | down5) & theirs:
            jumps = up4 & theirs & empty >> 4 | up5 & theirs & empty >> 5
            jumps |= down4 & theirs & empty << 4 | down5 & theirs & empty << 5
            if jumps:
                return len(listed(position))
        quiet = (up4 & empty).bit_count() + (up5 & empty).bit_count()
        if falling:
            quiet += (down4 & empty).bit_count() + (down5 & empty).bit_count()
        return quiet

    return count


COUNT = counter(up=True), counter(up=False)


def count(position: Position) -> int:
    """The number of children of a position."""
    return COUNT[side_to_move(position)](position)


def perft(position: Position, depth: int) -> int:
    """The ways to play exactly `depth` moves; the moves of the last ply are counted and not made."""
    if depth <= 1:
        return count(position) if depth else 1
    return sum([perft(child, depth - 1) for child in children(position)])


def perft_listed(position: Position, depth: int) -> int:
    """The same number; the children of the last ply are built as lists and counted by their length."""
    if depth <= 1:
        return len(children(position)) if depth else 1
    return sum([perft_listed(child, depth - 1) for child in children(position)])


def perft_visiting(position: Position, depth: int, visit: Callable[[Position], object]) -> int:
    """The same number, with `visit` called on every leaf."""
    if depth == 0:
        visit(position)
        return 1
    return sum([perft_visiting(child, depth - 1, visit) for child in children(position)])
