"""The 8x8 draughts board as 35 bits, and the tables that the move kernel reads.

Playing square n (0..31, PDN number n + 1) is bit `n + n // 8`. After every second rank one bit stays unused
(8, 17, 26), and so a diagonal step is always a shift by 4 or by 5, and a jump a shift by 8 or by 10. A step
that leaves the board ends on an unused bit or beyond bit 34, and `BOARD` masks it away.

A *toggle* is the mask of a move's start and end: XOR with it moves the piece in any mask that holds it.

PDN square 1 is g1, 4 is a1, 5 is h2, 29 is h8, 32 is b8: rank 1 is player 0's (dark's) home.
"""

from collections.abc import Iterable
from typing import TypeAlias

from engine.boards.memo import Memo, bits

SQUARES = 32
CROSSWISE, ALONG = 4, 5
"""The two shifts of a diagonal step; both are used in both directions."""

BIT = (0, *(1 << n + n // 8 for n in range(SQUARES)))
"""Bit of a square, by its PDN number (1..32); index 0 is no square."""

SQUARE = {bit: number for number, bit in enumerate(BIT) if number}
"""PDN number of a square, by its bit."""

BOARD = sum(BIT)
DARK_HOME_ROW = sum(BIT[1:5])
LIGHT_HOME_ROW = sum(BIT[29:33])
RANK_2 = sum(BIT[5:9])
RANK_7 = sum(BIT[25:29])
SIDE_SHIFT = 35
TURN = 1 << SIDE_SHIFT
"""Set in the third number of a position when light (player 1) is to move."""

NAMES = ("", *(f"{'gecahfdb'[n % 8]}{n // 4 + 1}" for n in range(SQUARES)))
"""Algebraic name of a square, by its PDN number; index 0 is no square."""

NUMBERS = {name: number for number, name in enumerate(NAMES) if number}
"""PDN number of a square, by its algebraic name."""

Position: TypeAlias = tuple[int, int, int]
"""Pieces of the player to move, pieces of the opponent, kings of both (with `TURN`); see `kernel`."""

MINE, THEIRS, KING_MASK = range(3)
"""Indexes of a position. Hot functions unpack it or use the numbers."""

Hops: TypeAlias = dict[int, tuple[tuple[int, int], ...]]
"""Jumps that fit on the board from each bit: (bit jumped over, landing bit)."""


def mask_of(numbers: Iterable[int]) -> int:
    """Return the mask of some PDN square numbers. Raises ValueError for a number outside 1..32."""
    mask = 0
    for number in numbers:
        if not 1 <= number <= SQUARES:
            raise ValueError(f"no such square: {number}")
        mask |= BIT[number]
    return mask


def shifted(mask: int, step: int) -> int:
    """Return a mask moved by a signed step, without the bits that left the board."""
    return (mask << step if step > 0 else mask >> -step) & BOARD


def steps_memo(step: int) -> Memo[tuple[int, ...]]:
    """Map the end squares of steps to the toggle of each."""
    toggles = {bit: bit | shifted(bit, -step) for bit in SQUARE}
    return Memo(lambda mask: tuple([toggles[bit] for bit in bits(mask)]))


def jumps_memo(step: int) -> Memo[tuple[tuple[int, int], ...]]:
    """Map the squares jumped over to (the toggle, the bit jumped over) for each."""
    toggles = {bit: (shifted(bit, -step) | shifted(bit, step), bit) for bit in SQUARE}
    return Memo(lambda mask: tuple([toggles[bit] for bit in bits(mask)]))


def hops_table(*steps: int) -> Hops:
    """Return the jumps from every square in the given directions (signed steps) that fit on the board."""
    return {
        bit: tuple(
            (shifted(bit, step), shifted(shifted(bit, step), step))
            for step in steps
            if shifted(shifted(bit, step), step)
        )
        for bit in SQUARE
    }


STEPS_UP = steps_memo(CROSSWISE), steps_memo(ALONG)
STEPS_DOWN = steps_memo(-CROSSWISE), steps_memo(-ALONG)
JUMPS_UP = jumps_memo(CROSSWISE), jumps_memo(ALONG)
JUMPS_DOWN = jumps_memo(-CROSSWISE), jumps_memo(-ALONG)
HOPS_UP = hops_table(CROSSWISE, ALONG)
HOPS_DOWN = hops_table(-CROSSWISE, -ALONG)
HOPS_ALL = hops_table(CROSSWISE, ALONG, -CROSSWISE, -ALONG)


def steps_from(bit: int) -> tuple[int, ...]:
    """Return the toggle of each step of a king."""
    ends = [shifted(bit, step) for step in (CROSSWISE, ALONG, -CROSSWISE, -ALONG)]
    return tuple([bit | end for end in ends if end])


STEPS_FROM = {bit: steps_from(bit) for bit in SQUARE}


def king_steps(kings: int) -> tuple[int, tuple[int, ...]]:
    """Return the squares of kings and next to them, and the toggle of each of their steps."""
    toggles = tuple([toggle for bit in bits(kings) for toggle in STEPS_FROM[bit]])
    reach = 0
    for toggle in toggles:
        reach |= toggle
    return reach, toggles


def king_hops(kings: int) -> tuple[tuple[int, int, int], ...]:
    """Return the jumps of kings that fit on the board: (start, jumped over, landing)."""
    return tuple([(bit, over, land) for bit in bits(kings) for over, land in HOPS_ALL[bit]])


KING_STEPS = Memo(king_steps)
KING_HOPS = Memo(king_hops)
