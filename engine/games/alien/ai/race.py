"""The race for five kings: pawns that can be crowned now or soon, and the pieces to crown them.

The numbers, in the log-odds of `evaluate`, come from a logistic regression over 40,000 positions of 2,000
games between simple players.
"""

from __future__ import annotations

from engine.games.alien.ai.evaluate import kings_worth
from engine.games.alien.ai.planet_value import MET
from engine.games.alien.board.masks import FAR, Mobility, Side, lanes_of
from engine.games.alien.board.tables import line

BOARD = 1.3
"""Factor of the lead by checkers and jumps when the race is evaluated separately."""
_LAST, _LAST_BUT_ONE = (tuple(lanes_of(line(way, depth)) for way in range(4)) for depth in (1, 2))
NONE, PAWN, NEAR, BARRED, WAITING, ABLE = range(6)
"""The best pawn of a side: none, any, two lines before its far edge, one line before it but blocked, able to
step on its next turn, able to step at once."""
WITH_PIECE = (
    (-1.2, -0.8, -0.8, -0.9, -0.9, -0.9),
    (-1.1, -0.9, -0.6, -0.6, -0.5, -0.5),
    (-0.95, -0.25, -0.45, -0.3, -0.3, -0.05),
    (-0.25, -0.2, 0.3, 0.1, 0.7, 1.1),
    (0.6, 0.85, 1.9, 1.1, 3.1, 4.6),
)
"""With a piece in the reserve: the value for a number of kings and emperors, by the best pawn."""
WITHOUT_PIECE = (
    (-1.2, -0.8, -0.6, -1.5, -1.5, -1.5),
    (-1.2, -1.0, -0.6, -1.2, -1.2, -1.2),
    (-1.2, -0.5, -1.2, -1.2, -1.0, -0.8),
    (-0.4, 0.0, -0.5, -0.5, -0.4, -0.3),
    (0.3, 0.3, 0.5, 1.0, 1.2, 1.3),
)
"""Without a piece."""
GOAL = 5
"""The number of kings that wins (A8), even before the player chooses the pawns to crown (A22)."""
NEXT_PIECE = 2.0
"""Value of a pawn that waits on its far edge beside four kings: the next lost checker crowns it.

From a logistic regression over 140 positions of 45 games.
"""
AWAY, IN_PILE, NEXT, THEN = range(4)
"""Position of Rotate: used up, in the pile, open for the next player to choose, or for the other one."""
TURNED = (
    (0.0, 0.0, 0.0),
    (0.0, 0.3, 1.6),
    (0.0, 0.8, 4.5),
    (0.0, 0.3, 1.0),
)
"""Value of a quarter turn (A61) that would make four kings in all, or five, by the position of Rotate.

From a logistic regression over 28,000 positions of 600 games of the search against itself.
"""


def race(sides: tuple[Side, Side], ways: Mobility, forward: int, mover: int) -> float:
    """Return the correction of the first player's lead by the race, in place of the value of kings."""
    first, second = (
        _chances(side, (forward + 2 * seat) % 4, ways.can_step[seat], seat == mover)
        for seat, side in enumerate(sides)
    )
    return first - second


def _chances(side: Side, way: int, can_step: int, moves: bool) -> float:
    if side.king_count >= GOAL:
        return MET
    worths = (WITH_PIECE if side.reserve > 0 else WITHOUT_PIECE)[min(side.king_count, 4)]
    worth = worths[_best_pawn(side.pawns, way, can_step, moves)] - BOARD * kings_worth(side, way)
    waits = side.reserve <= 0 and side.king_count >= 4 and side.pawns & FAR[way]
    return worth + NEXT_PIECE if waits else worth


def _best_pawn(pawns: int, way: int, can_step: int, moves: bool) -> int:
    last = pawns & _LAST[way]
    if last & can_step or pawns & FAR[way]:
        return ABLE if moves else WAITING
    if last:
        return BARRED
    return NEAR if pawns & _LAST_BUT_ONE[way] else PAWN if pawns else NONE


def crowned_by_turn(side: Side, forward: int) -> int:
    """Return 0 for three kings or fewer after the better quarter turn, 1 for four, 2 for five or more."""
    if side.reserve <= 0 or side.king_count + side.reserve < 4:
        return 0
    new = max((side.pawns & FAR[way]).bit_count() for way in ((forward + 1) % 4, (forward + 3) % 4))
    crowned = min(new, side.reserve)
    return max(0, min(5, side.king_count + crowned) - 3) if crowned else 0
