"""The board as sets of squares, in bits: where walkers go and jump, what a Nyarlathotep reaches."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.ctheckers.grid import BISHOP_RAYS, LEAPS, ROOK_RAYS, SQUARES, beyond
from engine.games.ctheckers.state import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK

ALL = (1 << 64) - 1
NOT_A = ALL // 255 * 254
NOT_H = ALL // 255 * 127
Beside = tuple[int, int, int, int]
"""The squares next to a side's walkers: north-east, north-west, south-east, south-west."""


class Bits(NamedTuple):
    """The board as sets of squares."""

    pawns: tuple[int, int]
    kings: tuple[int, int]
    taken: int
    """All that is not free."""


def walks(pawns: int, kings: int, up: bool) -> Beside:
    """Return where a side's walkers step, whether it is free or not."""
    north, south = (pawns | kings, kings) if up else (kings, pawns | kings)
    return (north & NOT_H) << 9, (north & NOT_A) << 7, (south & NOT_H) >> 7, (south & NOT_A) >> 9


def covered(beside: Beside, free: int) -> int:
    """Return where whatever stands there can be jumped."""
    one, two, three, four = beside
    return (
        (one & (free & NOT_A) >> 9)
        | (two & (free & NOT_H) >> 7)
        | (three & (free & NOT_A) << 7)
        | (four & (free & NOT_H) << 9)
    )


def lands(beside: Beside, over: int) -> int:
    """Return where jumps over squares lead, whether it is free or not."""
    one, two, three, four = beside
    return (
        (one & over & NOT_H) << 9
        | (two & over & NOT_A) << 7
        | (three & over & NOT_H) >> 7
        | (four & over & NOT_A) >> 9
    )


def _ring(square: int, far: int) -> int:
    rank, file = divmod(square, 8)
    return sum(1 << at for at in SQUARES if max(abs(at // 8 - rank), abs(at % 8 - file)) == far)


NEAR = tuple(_ring(square, 1) for square in SQUARES)
FAR = tuple(_ring(square, 2) for square in SQUARES)
_LEAPT = tuple(sum(1 << s for s in {s for leap in LEAPS[square] for s in leap}) for square in SQUARES)
_PAWN = tuple(
    tuple(
        sum(1 << end for aside in (-1, 1) if (end := beyond(square, aside, -1 if seat else 1)) is not None)
        for square in SQUARES
    )
    for seat in (0, 1)
)
_RAYS = {
    BISHOP: BISHOP_RAYS,
    ROOK: ROOK_RAYS,
    QUEEN: tuple(one + two for one, two in zip(BISHOP_RAYS, ROOK_RAYS, strict=True)),
}
_LINES = {
    form: tuple(tuple(tuple(1 << end for end in ray) for ray in rays if ray) for rays in table)
    for form, table in _RAYS.items()
}


def attacked(form: int, square: int, seat: int, taken: int) -> int:
    """Return where a Nyarlathotep that a seat moves takes what stands there."""
    if form == KING:
        return NEAR[square]
    if form == KNIGHT:
        return _LEAPT[square]
    if form == PAWN:
        return _PAWN[seat][square]
    found = 0
    for line in _LINES[form][square]:
        for end in line:
            found |= end
            if taken & end:
                break
    return found
