"""Legal moves of English draughts with the full route of every capture, for everything but the search.

    moves(position) -> list of Move(path, captured, child)
        path      PDN numbers of the squares touched, from start to end: two for a step, n + 1 for n jumps
        captured  PDN numbers of the captured pieces in the order of the jumps, () for a step
        child     the position after the move, equal to one of `kernel.children(position)`

Each route is a move of its own, including circular routes of a king and different orders of the same
captures. The list is sorted by path; all moves of a position have different paths.
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
    """One route: PDN numbers touched, PDN numbers captured in order, and the position after it."""

    path: Path
    captured: Path
    child: Position


def moves(position: Position) -> list[Move]:
    """Return all legal moves, one for each route, sorted by path; none if the player has lost (D7)."""
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
    """Return the signed steps of the player's piece on `bit`."""
    up, down = (CROSSWISE, ALONG), (-CROSSWISE, -ALONG)
    if bit & kings:
        return up + down
    return down if kings & TURN else up


def routes(
    path: Path, captured: Path, directions: tuple[int, ...], theirs: int, empty: int
) -> Iterator[tuple[Path, Path]]:
    """Yield every continuation of a jump from the end of `path`; nothing if no jump was made."""
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
    """Return the position after a move, with the opponent to move."""
    mine, theirs, kings = position
    start, end, captured_mask = BIT[path[0]], BIT[path[-1]], mask_of(captured)
    king_row = DARK_HOME_ROW if kings & TURN else LIGHT_HOME_ROW
    crowned = end if start & kings else end & king_row
    return theirs ^ captured_mask, mine & ~start | end, (kings & ~start & ~captured_mask | crowned) ^ TURN
