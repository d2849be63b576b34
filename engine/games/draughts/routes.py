"""Legal moves of English draughts as a person makes them: every route, with every square touched. Not hot.

    moves(position) -> list of Move(path, captured, child)
        path      PDN numbers of the squares touched, from start to end: two for a step, n + 1 for n jumps
        captured  PDN numbers of the captured pieces in the order of the jumps, () for a step
        child     the position after the move, equal to one of `draughts.children(position)`

Each route is a move of its own, also the circular routes of a king and two orders of the same captures. The
list is sorted by path; the path alone tells all moves of a position apart.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.boards.memo import bits
from engine.games.draughts.kernel import Position
from engine.games.draughts.tables import (
    ALONG,
    BIT,
    BOARD,
    CROSSWISE,
    DARK_HOME_ROW,
    LIGHT_HOME_ROW,
    SQUARE,
    TURN,
    mask_of,
    shifted,
)

Path: TypeAlias = tuple[int, ...]


class Move(NamedTuple):
    """One route: PDN numbers touched, PDN numbers captured in order, and the position it leads to."""

    path: Path
    captured: Path
    child: Position


def moves(position: Position) -> list[Move]:
    """All legal moves, one for each route, sorted by path; empty when the player to move has lost (D7)."""
    mine, theirs, kings = position
    empty = BOARD ^ mine ^ theirs
    jumps: list[tuple[Path, Path]] = []
    steps: list[tuple[Path, Path]] = []
    for bit in bits(mine):
        start = SQUARE[bit]
        directions = directions_of(bit, kings)
        jumps += routes((start,), (), directions, theirs, empty | bit)
        ends = [shifted(bit, step) for step in directions]
        steps += [((start, SQUARE[end]), ()) for end in ends if end & empty]
    return [
        Move(path, captured, child_of(position, path, captured)) for path, captured in sorted(jumps or steps)
    ]


def directions_of(bit: int, kings: int) -> tuple[int, ...]:
    """The signed steps of the piece of the player to move that stands on `bit`."""
    up, down = (CROSSWISE, ALONG), (-CROSSWISE, -ALONG)
    if bit & kings:
        return up + down
    return down if kings & TURN else up


def routes(
    path: Path, captured: Path, directions: tuple[int, ...], theirs: int, empty: int
) -> Iterator[tuple[Path, Path]]:
    """Every way to go on jumping from the end of `path` to the last jump; nothing if no jump was made."""
    at = BIT[path[-1]]
    ended = True
    for step in directions:
        over = shifted(at, step)
        land = shifted(over, step)
        if over & theirs and land & empty:
            ended = False
            yield from routes(
                (*path, SQUARE[land]), (*captured, SQUARE[over]), directions, theirs ^ over, empty
            )
    if ended and captured:
        yield path, captured


def child_of(position: Position, path: Path, captured: Path) -> Position:
    """The position after a move, seen from the opponent."""
    mine, theirs, kings = position
    start, end, taken = BIT[path[0]], BIT[path[-1]], mask_of(captured)
    king_row = DARK_HOME_ROW if kings & TURN else LIGHT_HOME_ROW
    crowned = end if start & kings else end & king_row
    return theirs ^ taken, mine & ~start | end, (kings & ~start & ~taken | crowned) ^ TURN
