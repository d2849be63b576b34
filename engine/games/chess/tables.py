"""The 8x8 board as 64 bits, and the tables that the kernels for chess pieces read.

Bit 0 is a1, bit 7 is h1, bit 63 is h8. Tables are keyed by the bit of a square or by a mask and are filled on
demand. The attacks of a sliding piece are keyed by the occupied squares in its blocker mask.

A *toggle* is the mask of a move's start and end: XOR with it moves the piece in any mask that holds it.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from engine.boards.memo import Memo, bits

SQUARES = 64
ALL = (1 << SQUARES) - 1
FILE_A = sum(1 << n for n in range(0, SQUARES, 8))
FILE_H = FILE_A << 7
RANK = tuple(255 << 8 * n for n in range(8))
"""The mask of each rank; index 0 is rank 1."""
EDGE_ROWS = RANK[0] | RANK[7]
LIGHT_SQUARES = sum(1 << n for n in range(SQUARES) if (n + n // 8) % 2)

NAMES = {1 << n: f"{'abcdefgh'[n % 8]}{n // 8 + 1}" for n in range(SQUARES)}
"""Algebraic name of a square, by its bit."""
BITS_OF = {name: bit for bit, name in NAMES.items()}
"""Bit of a square, by its algebraic name."""
BITS: Memo[tuple[int, ...]] = Memo(lambda mask: tuple(bits(mask)))
"""The single bits of a mask, lowest first."""

Way: TypeAlias = tuple[int, int]
"""A direction: files to the right, ranks up."""
DIAGONAL: tuple[Way, ...] = ((1, 1), (1, -1), (-1, -1), (-1, 1))
STRAIGHT: tuple[Way, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
LEAPS: tuple[Way, ...] = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

Toggles: TypeAlias = Memo[tuple[int, ...]]
Takes: TypeAlias = Memo[tuple[tuple[int, int, int], ...]]
Leaper: TypeAlias = tuple[int, Toggles, Takes]
Slider: TypeAlias = tuple[int, Memo[int], Toggles, Takes]


def shift(bit: int, way: Way) -> int:
    """Return the bit of the next square that way, or 0 beyond the edge."""
    square = bit.bit_length() - 1
    file, rank = square % 8 + way[0], square // 8 + way[1]
    return 1 << rank * 8 + file if 0 <= file < 8 and 0 <= rank < 8 else 0


def reach(bit: int, ways: Iterable[Way], occupied: int) -> int:
    """Return the squares a sliding piece attacks, up to the first occupied one each way, inclusive."""
    attacked = 0
    for way in ways:
        at = shift(bit, way)
        while at:
            attacked |= at
            at = 0 if at & occupied else shift(at, way)
    return attacked


def one_step(ways: Iterable[Way]) -> dict[int, int]:
    """Map each square to the squares one step away."""
    return {bit: sum(shift(bit, way) for way in ways) for bit in NAMES}


def blocker_mask(bit: int, ways: Iterable[Way]) -> int:
    """Return the squares where a blocker matters to a sliding piece: its lines without their last squares."""
    return sum(at for way in ways for at in BITS[reach(bit, (way,), 0)] if shift(at, way))


def reach_memo(bit: int, ways: tuple[Way, ...]) -> Memo[int]:
    """Map the occupied squares in the blocker mask of a square to the squares attacked from it."""
    return Memo(lambda occupied: reach(bit, ways, occupied))


def toggles_memo(start: int) -> Toggles:
    """Map a mask of end squares to the toggle of the move to each."""
    return Memo(lambda ends: tuple([start | end for end in BITS[ends]]))


def takes_memo(start: int) -> Takes:
    """Map a mask of capture squares to (all other bits, the end, the toggle) for each."""
    return Memo(lambda ends: tuple([(~(start | end), end, start | end) for end in BITS[ends]]))


def advance_memo(step: int) -> Toggles:
    """Map the end squares of moves by one step to the toggle of each."""
    return Memo(lambda ends: tuple([end | _back(end, step) for end in BITS[ends]]))


def strike_memo(step: int) -> Takes:
    """Map the end squares of captures by one step to the triples of `takes_memo`."""
    return Memo(
        lambda ends: tuple([(~(end | _back(end, step)), end, end | _back(end, step)) for end in BITS[ends]])
    )


def _back(bit: int, step: int) -> int:
    return bit >> step if step > 0 else bit << -step


def union_memo(table: dict[int, int]) -> Memo[int]:
    """Map a mask of squares to the union of their table entries."""

    def union(mask: int) -> int:
        found = 0
        for bit in BITS[mask]:
            found |= table[bit]
        return found

    return Memo(union)


def per_piece(make: Callable[[int], Leaper]) -> Memo[tuple[Leaper, ...]]:
    """Map a mask of leaping pieces to the tables of each."""
    table = {bit: make(bit) for bit in NAMES}
    return Memo(lambda mask: tuple([table[bit] for bit in BITS[mask]]))


def sliders(ways: tuple[Way, ...]) -> dict[int, Slider]:
    """Map each square to a slider's blocker mask, attacks, toggles and captures."""
    return {bit: (blocker_mask(bit, ways), reach_memo(bit, ways), TOGGLES[bit], TAKES[bit]) for bit in NAMES}


def _lines() -> tuple[dict[int, int], dict[int, int]]:
    """Map two squares on one line (their bits together) to those between, and to those between with both."""
    between: dict[int, int] = {}
    whole: dict[int, int] = {}
    for start in NAMES:
        for way in DIAGONAL + STRAIGHT:
            passed, at = 0, shift(start, way)
            while at:
                between[start | at], whole[start | at] = passed, passed | start | at
                passed, at = passed | at, shift(at, way)
    return between, whole


TOGGLES = {bit: toggles_memo(bit) for bit in NAMES}
TAKES = {bit: takes_memo(bit) for bit in NAMES}
NEIGHBOURS = one_step(DIAGONAL + STRAIGHT)
"""Neighbours of each square, up to eight."""
KNIGHT_MOVES = one_step(LEAPS)
"""Squares a knight reaches from each square."""
KNIGHT_ATTACKS = union_memo(KNIGHT_MOVES)
PAWN_ATTACKS = one_step(((-1, 1), (1, 1))), one_step(((-1, -1), (1, -1)))
"""Squares a pawn attacks, by its colour (0 moves up the board) and square."""
DIAGONAL_LINES = {bit: reach(bit, DIAGONAL, 0) for bit in NAMES}
STRAIGHT_LINES = {bit: reach(bit, STRAIGHT, 0) for bit in NAMES}
BETWEEN, LINE = _lines()
KNIGHTS = per_piece(lambda bit: (KNIGHT_MOVES[bit], TOGGLES[bit], TAKES[bit]))
DIAGONAL_SLIDER = sliders(DIAGONAL)
STRAIGHT_SLIDER = sliders(STRAIGHT)
BISHOPS: Memo[tuple[Slider, ...]] = Memo(lambda mask: tuple([DIAGONAL_SLIDER[bit] for bit in BITS[mask]]))
ROOKS: Memo[tuple[Slider, ...]] = Memo(lambda mask: tuple([STRAIGHT_SLIDER[bit] for bit in BITS[mask]]))


def centrality(square: int) -> int:
    """Return the nearness of a square (0 is a1) to the centre: 0 in a corner, 6 in the centre."""
    file, rank = square % 8, square // 8
    return 7 - (abs(2 * file - 7) + abs(2 * rank - 7)) // 2


def around(mask: int) -> int:
    """Return the squares of a mask and all their neighbours."""
    wide = mask | (mask & (ALL ^ FILE_A)) >> 1 | (mask & (ALL ^ FILE_H)) << 1
    return (wide | wide << 8 | wide >> 8) & ALL
