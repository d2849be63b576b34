"""Uniformly random moves of English draughts for playouts, without listing all moves.

A man's step is selected by index, counting bits. Kings' steps come from a table that includes blocked ones:
if one of those is drawn, the draw is repeated. Jumps are listed, since they are few, but only the position
after the drawn one is built.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.games.draughts.jumps import endings
from engine.games.draughts.tables import (
    BOARD,
    DARK_HOME_ROW,
    HOPS_ALL,
    HOPS_DOWN,
    HOPS_UP,
    JUMPS_DOWN,
    JUMPS_UP,
    KING_HOPS,
    KING_STEPS,
    LIGHT_HOME_ROW,
    TURN,
    Position,
)

Random: TypeAlias = Callable[[], float]
"""A function that returns a random number, at least 0 and less than 1."""
RandomMove: TypeAlias = Callable[[Position, Random], Position | None]


def random_man_jumper(up: bool) -> Callable[[int, int, int, int, int, int, Random], Position]:
    """Return the function (mine, theirs, kings, empty, over4, over5, random) for a random jump of men."""
    hops, king_row = (HOPS_UP, LIGHT_HOME_ROW) if up else (HOPS_DOWN, DARK_HOME_ROW)
    jumps4, jumps5 = JUMPS_UP if up else JUMPS_DOWN

    def draw_jump(
        mine: int, theirs: int, kings: int, empty: int, over4: int, over5: int, random: Random
    ) -> Position:
        if up:
            ends = over4 << 4 | over5 << 5
            next4, next5 = ends << 4 & theirs, ends << 5 & theirs
            further = (next4 or next5) and (next4 << 4 | next5 << 5) & empty
        else:
            ends = over4 >> 4 | over5 >> 5
            next4, next5 = ends >> 4 & theirs, ends >> 5 & theirs
            further = (next4 or next5) and (next4 >> 4 | next5 >> 5) & empty
        jumps = jumps4[over4] + jumps5[over5]
        if further:
            whole = [
                (toggle & mine | end, captured)
                for toggle, over in jumps
                for end, captured in endings(toggle & empty, over, hops, theirs, empty)
            ]
            jumps = tuple(whole)
        toggle, over = jumps[int(random() * len(jumps))] if len(jumps) > 1 else jumps[0]
        return theirs ^ over, mine ^ toggle, (kings ^ TURN) & ~over | toggle & king_row

    return draw_jump


def random_king_jumper(up: bool) -> Callable[[int, int, int, int, int, int, Random], Position | None]:
    """Return the function (mine, theirs, kings, empty, over4, over5, random) for a random jump with kings."""
    hops, king_row = (HOPS_UP, LIGHT_HOME_ROW) if up else (HOPS_DOWN, DARK_HOME_ROW)
    jumps4, jumps5 = JUMPS_UP if up else JUMPS_DOWN

    def draw_royal(
        mine: int, theirs: int, kings: int, empty: int, over4: int, over5: int, random: Random
    ) -> Position | None:
        jumps = [
            (start, captured, end, end)
            for start, over, land in KING_HOPS[mine & kings]
            if over & theirs and land & empty
            for end, captured in endings(land, over, HOPS_ALL, theirs, empty | start)
        ]
        if len(jumps) > 1:
            jumps = list(dict.fromkeys(jumps))
        if over4 or over5:
            jumps += [
                (toggle & mine, captured, end, end & king_row)
                for toggle, over in jumps4[over4] + jumps5[over5]
                for end, captured in endings(toggle & empty, over, hops, theirs, empty)
            ]
        if not jumps:
            return None
        start, captured, end, king = jumps[int(random() * len(jumps))] if len(jumps) > 1 else jumps[0]
        return theirs ^ captured, mine & ~start | end, (kings ^ TURN) & ~(captured | start) | king

    return draw_royal


def random_mover(up: bool) -> RandomMove:
    """Return the function that makes a random move for men moving up (dark) or down; None without moves."""
    king_row = LIGHT_HOME_ROW if up else DARK_HOME_ROW
    draw_jump, draw_royal = random_man_jumper(up), random_king_jumper(up)

    def draw(position: Position, random: Random) -> Position | None:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        own_kings = mine & kings
        men = mine ^ own_kings if own_kings else mine
        over4 = over5 = royal = 0
        to4, to5 = (men << 4, men << 5) if up else (men >> 4, men >> 5)
        if (to4 | to5) & theirs:
            if up:
                over4, over5 = to4 & theirs & empty >> 4, to5 & theirs & empty >> 5
            else:
                over4, over5 = to4 & theirs & empty << 4, to5 & theirs & empty << 5
        if own_kings:
            reach, toggles = KING_STEPS[own_kings]
            if reach & theirs or over4 or over5:
                jumped = draw_royal(mine, theirs, kings, empty, over4, over5, random)
                if jumped:
                    return jumped
            royal = len(toggles) if reach & empty else 0
        elif over4 or over5:
            return draw_jump(mine, theirs, kings, empty, over4, over5, random)
        to4, to5 = to4 & empty, to5 & empty
        crosswise = to4.bit_count()
        count = royal + crosswise + to5.bit_count()
        if not count:
            return None
        number = int(random() * count)
        while number < royal:
            if (toggle := toggles[number]) & empty:
                return theirs, mine ^ toggle, kings ^ toggle ^ TURN
            number = int(random() * count)
        number -= royal
        if number < crosswise:
            while number:
                to4 &= to4 - 1
                number -= 1
            end = to4 & -to4
            toggle = end | end >> 4 if up else end | end << 4
        else:
            while number > crosswise:
                to5 &= to5 - 1
                number -= 1
            end = to5 & -to5
            toggle = end | end >> 5 if up else end | end << 5
        return theirs, mine ^ toggle, kings ^ TURN | end & king_row

    return draw


RANDOM_MOVE = random_mover(up=True), random_mover(up=False)
