"""A random move of English draughts, drawn without listing all of them: for playouts.

Quiet moves are drawn from tables: of the steps of kings some are blocked, and one that is blocked is drawn
again, so that each legal move is as likely as the others. Jumps are listed, for they are few.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.games.draughts.jumps import man_jumper, royal_jumper
from engine.games.draughts.tables import (
    BOARD,
    DARK_HOME_ROW,
    JUMPS_DOWN,
    JUMPS_UP,
    KING_STEPS,
    LIGHT_HOME_ROW,
    STEPS_DOWN,
    STEPS_UP,
    TURN,
    Position,
)

Luck: TypeAlias = Callable[[], float]
"""A random number, at least 0 and less than 1, at each call."""
Draw: TypeAlias = Callable[[Position, Luck], Position | None]


def drawer(up: bool) -> Draw:
    """The function that makes a random move of the colour whose men move up (dark) or down; None: none."""
    king_row = LIGHT_HOME_ROW if up else DARK_HOME_ROW
    steps4, steps5 = STEPS_UP if up else STEPS_DOWN
    jumps4, jumps5 = JUMPS_UP if up else JUMPS_DOWN
    royal_jumps, man_jumps = royal_jumper(up), man_jumper(up)

    def draw_royal(mine: int, theirs: int, after: int, ours: int, luck: Luck) -> Position | None:
        empty, men = BOARD ^ mine ^ theirs, mine ^ ours
        to4, to5 = (men << 4, men << 5) if up else (men >> 4, men >> 5)
        reach, flips = KING_STEPS[ours]
        near = reach & theirs
        if near or (to4 | to5) & theirs:
            jumps = royal_jumps(mine, theirs, after, empty, ours, near)
            if jumps:
                return jumps[int(luck() * len(jumps))]
        if men:
            flips = flips + steps4[to4 & empty] + steps5[to5 & empty]
        if not (reach | to4 | to5) & empty:
            return None
        count = len(flips)
        while not (flip := flips[int(luck() * count)]) & empty:
            pass
        return theirs, mine ^ flip, after ^ flip if flip & ours else after | flip & king_row

    def draw(position: Position, luck: Luck) -> Position | None:
        mine, theirs, kings = position
        if ours := mine & kings:
            return draw_royal(mine, theirs, kings ^ TURN, ours, luck)
        empty = BOARD ^ mine ^ theirs
        if up:
            to4, to5 = mine << 4, mine << 5
            over4, over5 = to4 & theirs & empty >> 4, to5 & theirs & empty >> 5
        else:
            to4, to5 = mine >> 4, mine >> 5
            over4, over5 = to4 & theirs & empty << 4, to5 & theirs & empty << 5
        if over4 or over5:
            ends = over4 << 4 | over5 << 5 if up else over4 >> 4 | over5 >> 5
            if (ends << 4 | ends << 5 if up else ends >> 4 | ends >> 5) & theirs:
                jumps = man_jumps(mine, theirs, kings ^ TURN, empty, over4, over5)
                return jumps[int(luck() * len(jumps))]
            firsts = jumps4[over4] + jumps5[over5]
            flip, over = firsts[int(luck() * len(firsts))]
            return theirs ^ over, mine ^ flip, (kings ^ TURN) & ~over | flip & king_row
        flips = steps4[to4 & empty] + steps5[to5 & empty]
        if not flips:
            return None
        flip = flips[int(luck() * len(flips))]
        return theirs, mine ^ flip, (kings ^ TURN) | flip & king_row

    return draw


DRAW = drawer(up=True), drawer(up=False)
