"""The geometry of the 8×8 board: a square is 8 × rank + file, so a1 is 0 and h8 is 63."""

from __future__ import annotations

from typing import TypeAlias

from engine.boards.square import FILES, SIZE

Ways: TypeAlias = tuple[tuple[int, int], ...]

NAMES = tuple(f"{file}{rank + 1}" for rank in range(SIZE) for file in FILES)
AT = {name: square for square, name in enumerate(NAMES)}
SQUARES = range(len(NAMES))
UP: Ways = ((1, 1), (-1, 1))
DOWN: Ways = ((1, -1), (-1, -1))
DIAGONAL = UP + DOWN
STRAIGHT: Ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
LAST_RANK = (SIZE - 1, 0)
"""The rank, 0 to 7, that each side's pawns move towards."""


def rank_of(square: int) -> int:
    """Return the rank of a square, from 0 to 7."""
    return square // SIZE


def is_dark(square: int) -> bool:
    """Return True for a dark square, where checkers stand (D1)."""
    return (square + square // SIZE) % 2 == 0


def beyond(square: int, file_step: int, rank_step: int) -> int | None:
    """Return the square at an offset of files and ranks, or None off the board."""
    rank, file = divmod(square, SIZE)
    rank, file = rank + rank_step, file + file_step
    return SIZE * rank + file if 0 <= rank < SIZE and 0 <= file < SIZE else None


def _steps(square: int, ways: Ways) -> tuple[int, ...]:
    ends = (beyond(square, *way) for way in ways)
    return tuple(end for end in ends if end is not None)


def _jumps(square: int, ways: Ways) -> tuple[tuple[int, int], ...]:
    pairs = ((beyond(square, *way), beyond(square, 2 * way[0], 2 * way[1])) for way in ways)
    return tuple((over, end) for over, end in pairs if over is not None and end is not None)


def _ray(square: int, way: tuple[int, int]) -> tuple[int, ...]:
    ends = (beyond(square, way[0] * far, way[1] * far) for far in range(1, SIZE))
    return tuple(end for end in ends if end is not None)


def _leaps(square: int) -> tuple[tuple[int, int, int], ...]:
    """Return knight moves (C10) as the two squares passed, straight ahead, and the end."""
    found = []
    for file, rank in STRAIGHT:
        for side in (1, -1):
            end = beyond(square, 2 * file + side * rank, 2 * rank + side * file)
            first, corner = beyond(square, file, rank), beyond(square, 2 * file, 2 * rank)
            if first is not None and corner is not None and end is not None:
                found.append((first, corner, end))
    return tuple(found)


WALKS = {"M": UP, "m": DOWN, "k": DIAGONAL}
STEPS = {kind: tuple(_steps(i, ways) for i in SQUARES) for kind, ways in WALKS.items()}
"""Steps of the first player's pawns (M), the second player's (m), and kings (k), by square (D2)."""
JUMPS = {kind: tuple(_jumps(i, ways) for i in SQUARES) for kind, ways in WALKS.items()}
"""Their jumps, as the square jumped over and the landing square (D3)."""
BISHOP_RAYS = tuple(tuple(_ray(i, way) for way in DIAGONAL) for i in SQUARES)
ROOK_RAYS = tuple(tuple(_ray(i, way) for way in STRAIGHT) for i in SQUARES)
LEAPS = tuple(_leaps(i) for i in SQUARES)


def square_before(start: int, end: int) -> int:
    """Return the square before `end` on a line from `start` (C16); `start` itself for a step or a leap."""
    ranks, files = rank_of(end) - rank_of(start), end % SIZE - start % SIZE
    far = max(abs(ranks), abs(files))
    if ranks % far or files % far:
        return start
    return end - (SIZE * (ranks // far) + files // far)
