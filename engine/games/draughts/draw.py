"""A random move of English draughts, drawn without listing all of them: for playouts.

Each legal move is as likely as the others. A man's step is found by its number, counted by bits. Of the steps
of kings, which come from a table, some are blocked: then all is drawn again. Jumps are listed, for they are
few.
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
    TURN,
    Position,
)

Luck: TypeAlias = Callable[[], float]
"""A random number, at least 0 and less than 1, at each call."""
Draw: TypeAlias = Callable[[Position, Luck], Position | None]


def drawer(up: bool) -> Draw:
    """The function that makes a random move of the colour whose men move up (dark) or down; None: none."""
    king_row = LIGHT_HOME_ROW if up else DARK_HOME_ROW
    jumps4, jumps5 = JUMPS_UP if up else JUMPS_DOWN
    royal_jumps, man_jumps = royal_jumper(up), man_jumper(up)

    def draw_jump(position: Position, empty: int, over4: int, over5: int, luck: Luck) -> Position:
        mine, theirs, kings = position
        ends = over4 << 4 | over5 << 5 if up else over4 >> 4 | over5 >> 5
        if (ends << 4 | ends << 5 if up else ends >> 4 | ends >> 5) & theirs:
            jumps = man_jumps(mine, theirs, kings ^ TURN, empty, over4, over5)
            return jumps[int(luck() * len(jumps))]
        firsts = jumps4[over4] + jumps5[over5]
        flip, over = firsts[int(luck() * len(firsts))]
        return theirs ^ over, mine ^ flip, (kings ^ TURN) & ~over | flip & king_row

    def draw(position: Position, luck: Luck) -> Position | None:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        ours = mine & kings
        men = mine ^ ours if ours else mine
        over4 = over5 = royal = 0
        to4, to5 = (men << 4, men << 5) if up else (men >> 4, men >> 5)
        if (to4 | to5) & theirs:
            if up:
                over4, over5 = to4 & theirs & empty >> 4, to5 & theirs & empty >> 5
            else:
                over4, over5 = to4 & theirs & empty << 4, to5 & theirs & empty << 5
        if ours:
            reach, flips = KING_STEPS[ours]
            near = reach & theirs
            if near or over4 or over5:
                jumps = royal_jumps(mine, theirs, kings ^ TURN, empty, ours, near)
                if jumps:
                    return jumps[int(luck() * len(jumps))]
            royal = len(flips) if reach & empty else 0
        elif over4 or over5:
            return draw_jump(position, empty, over4, over5, luck)
        to4, to5 = to4 & empty, to5 & empty
        crosswise = to4.bit_count()
        count = royal + crosswise + to5.bit_count()
        if not count:
            return None
        number = int(luck() * count)
        while number < royal:
            if (flip := flips[number]) & empty:
                return theirs, mine ^ flip, kings ^ flip ^ TURN
            number = int(luck() * count)
        number -= royal
        if number < crosswise:
            while number:
                to4 &= to4 - 1
                number -= 1
            end = to4 & -to4
            flip = end | end >> 4 if up else end | end << 4
        else:
            while number > crosswise:
                to5 &= to5 - 1
                number -= 1
            end = to5 & -to5
            flip = end | end >> 5 if up else end | end << 5
        return theirs, mine ^ flip, kings ^ TURN | end & king_row

    return draw


DRAW = drawer(up=True), drawer(up=False)
