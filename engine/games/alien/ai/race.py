"""The race for five kings, as a search sees it: who can crown a pawn, now or soon, and has a piece for it.

The numbers, in the log-odds of `evaluate`, come from a logistic regression over 40,000 positions of 2,000
games that simple players played.
"""

from __future__ import annotations

from engine.games.alien.ai.evaluate import kings_worth
from engine.games.alien.ai.planet_value import MET
from engine.games.alien.board.masks import FAR, Outlook, Side, lanes_of
from engine.games.alien.board.tables import line

BOARD = 1.3
"""How much more checkers and jumps count where the race is looked at by itself."""
_LAST, _LAST_BUT_ONE = (tuple(lanes_of(line(way, depth)) for way in range(4)) for depth in (1, 2))
NONE, PAWN, NEAR, BARRED, WAITING, ABLE = range(6)
"""The best pawn of a side: none, any, two lines before its far edge, one line but it cannot step, can step
but has to wait for its turn, can step at once."""
WITH_PIECE = (
    (-1.2, -0.8, -0.8, -0.9, -0.9, -0.9),
    (-1.1, -0.9, -0.6, -0.6, -0.5, -0.5),
    (-0.95, -0.25, -0.45, -0.3, -0.3, -0.05),
    (-0.25, -0.2, 0.3, 0.1, 0.7, 1.1),
    (0.6, 0.85, 1.9, 1.1, 3.1, 4.6),
)
"""With a piece in the reserve: for so many kings and emperors, what the best pawn makes of them."""
WITHOUT = (
    (-1.2, -0.8, -0.6, -1.5, -1.5, -1.5),
    (-1.2, -1.0, -0.6, -1.2, -1.2, -1.2),
    (-1.2, -0.5, -1.2, -1.2, -1.0, -0.8),
    (-0.4, 0.0, -0.5, -0.5, -0.4, -0.3),
    (0.3, 0.3, 0.5, 1.0, 1.2, 1.3),
)
"""Without a piece."""
GOAL = 5
"""So many kings have won (A8), even if somebody has yet to choose whom to crown (A22)."""
NEXT_PIECE = 2.0
"""What it adds to four kings that a pawn waits on its far edge: the next checker that is lost crowns it.

From a logistic regression over 140 positions of 45 games.
"""
AWAY, IN_PILE, NEXT, THEN = range(4)
"""Where Rotate is: used up, in the pile, face up for a seat that chooses next, or for the other first."""
TURNED = (
    (0.0, 0.0, 0.0),
    (0.0, 0.3, 1.6),
    (0.0, 0.8, 4.5),
    (0.0, 0.3, 1.0),
)
"""By where Rotate is: what it is worth that a quarter turn (A61) would make four kings in all, or five.

From a logistic regression over 28,000 positions of 600 games of the search against itself.
"""


def race(sides: tuple[Side, Side], ways: Outlook, forward: int, mover: int) -> float:
    """Return what the race adds to the first player's lead, instead of what `evaluate` says of kings."""
    first, second = (
        _chances(side, (forward + 2 * seat) % 4, ways.steppers[seat], seat == mover)
        for seat, side in enumerate(sides)
    )
    return first - second


def _chances(side: Side, way: int, steppers: int, moves: bool) -> float:
    if side.kings >= GOAL:
        return MET
    worths = (WITH_PIECE if side.pieces > 0 else WITHOUT)[min(side.kings, 4)]
    worth = worths[_best_pawn(side.pawns, way, steppers, moves)] - BOARD * kings_worth(side, way)
    waits = side.pieces <= 0 and side.kings >= 4 and side.pawns & FAR[way]
    return worth + NEXT_PIECE if waits else worth


def _best_pawn(pawns: int, way: int, steppers: int, moves: bool) -> int:
    last = pawns & _LAST[way]
    if last & steppers or pawns & FAR[way]:
        return ABLE if moves else WAITING
    if last:
        return BARRED
    return NEAR if pawns & _LAST_BUT_ONE[way] else PAWN if pawns else NONE


def after_a_turn(side: Side, forward: int) -> int:
    """Return 0 for three kings or fewer after the better quarter turn, 1 for four, 2 for five or more."""
    if side.pieces <= 0 or side.kings + side.pieces < 4:
        return 0
    new = max((side.pawns & FAR[way]).bit_count() for way in ((forward + 1) % 4, (forward + 3) % 4))
    crowned = min(new, side.pieces)
    return max(0, min(5, side.kings + crowned) - 3) if crowned else 0
