"""Evaluation by checkers, kings, planets, pending jumps and mobility.

The weights are log-odds, fitted to two thousand games. The first checkers of a side weigh most, since five
are needed for five kings; those beyond the eighth weigh almost nothing.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh
from operator import getitem

from engine.games.alien.ai.planet_value import MET, planet_lead
from engine.games.alien.board.masks import NEAR, Side, mobility, side_of
from engine.games.alien.board.moves import all_jumps, movable_squares, moved_cells
from engine.games.alien.board.tables import SIZE, SQUARES, STRAIGHT_VECTORS
from engine.games.alien.settle import outcome_of
from engine.games.alien.state import (
    CHECKER,
    EMPEROR,
    HEIGHT,
    MOVE,
    OWNER,
    PAWN,
    State,
    has_hippo,
)

CHECKERS = (-1.0, 0.0, 0.45, 0.7, 1.0, 1.4, 1.85, 2.1, 2.2, 2.28, 2.33, 2.37, 2.4)
"""Value of a number of checkers, by number, regardless of height."""
KINGS = 3.0
"""Value of four kings and emperors; it grows with the square of their number."""
NEAR_KING = 0.6
"""Fraction of a king for a pawn near its far edge, if a piece is left to crown it."""
ADVANCE = 0.015
"""Value of a pawn's step forward."""
HIPPO_LOSS = 0.05
"""Loss for a checker under a hippo."""
EMPEROR_LOSS = 0.1
"""Loss for an emperor compared with a king, apart from the pawn that it took."""
THREAT = (0.5, 0.9)
"""Weight of pending jumps: while the opponent can still play a card, and at once."""
MAX_EXCHANGE = 3
"""Maximum number of moves in an exchange of jumps."""
DECIDED = MET / 2
"""A lead beyond this means that a planet's goal is met."""
CACHE_SIZE = 1 << 14
"""Number of boards that are cached: most recur with other cards or another planet."""
DRAW_FACTORS = (0.1, 0.6, 0.8, 0.9)
"""Factor for the lead by the number of a side's mobile checkers: without any it is a draw (A9)."""


def _advance(way: int, square: int) -> float:
    across, along = STRAIGHT_VECTORS[way]
    step = (square // SIZE) * across + (square % SIZE) * along
    return ADVANCE * (step if across + along > 0 else step + SIZE - 1)


def _checker_worth(cell: int, square: int, forward: int) -> float:
    """Return the positional value of a checker to the first player."""
    if cell < CHECKER:
        return 0.0
    seat = 0 if cell & OWNER[0] else 1
    worth = _advance((forward + 2 * seat) % 4, square) if cell & HEIGHT == PAWN else 0.0
    worth -= EMPEROR_LOSS if cell & HEIGHT == EMPEROR else 0.0
    worth -= HIPPO_LOSS if has_hippo(cell) else 0.0
    return -worth if seat else worth


@lru_cache
def _table(forward: int) -> tuple[tuple[float, ...], ...]:
    """Return the positional values by square and content: a megabyte, so computed only when needed."""
    return tuple(tuple(_checker_worth(cell, square, forward) for cell in range(256)) for square in SQUARES)


def evaluate(state: State) -> tuple[float, ...]:
    """Return the expected return of each seat, in [-1, 1]; at the end, the returns."""
    value = _first_return(state)
    return value, -value


def evaluate_board(state: State) -> tuple[float, ...]:
    """Return the evaluation of the board alone, without planets and the next jumps."""
    if state.result:
        return outcome_of(state.result).returns
    lead, _ = board_summary(state.cells, state.walls, state.forward, state.seat, 0.0)
    return tanh(lead / 2), -tanh(lead / 2)


def _first_return(state: State) -> float:
    """Return the first player's expected return."""
    if state.result:
        return outcome_of(state.result).returns[0]
    mover = state.seat if state.phase == MOVE else 1 - state.seat
    lead, mobile = board_summary(state.cells, state.walls, state.forward, mover, THREAT[state.phase == MOVE])
    lead += planet_lead(state)
    return tanh(lead / 2) * (1.0 if abs(lead) > DECIDED else entry(DRAW_FACTORS, mobile, 1.0))


def entry(table: tuple[float, ...], index: int, beyond: float) -> float:
    """Return an entry of a table, or `beyond` past its end."""
    return table[index] if index < len(table) else beyond


@lru_cache(maxsize=CACHE_SIZE)
def board_summary(
    cells: bytes, walls: tuple[int, int], forward: int, mover: int, threat: float
) -> tuple[float, int]:
    """Return the first player's lead by checkers and jumps, and the lower number of mobile checkers."""
    lead, counts, _ = board_lead(cells, walls, forward, mover, threat, (side_of(cells, 0), side_of(cells, 1)))
    return lead, min(counts)


def board_lead(
    cells: bytes,
    walls: tuple[int, int],
    forward: int,
    mover: int,
    threat: float,
    sides: tuple[Side, Side],
) -> tuple[float, tuple[int, int], bytes]:
    """Return the first player's lead by checkers and jumps, the mobile checkers of each side, and the board.

    The board is the one after the forced jumps.
    """
    lead, after = _lead(cells, forward, sides), cells
    if mobility(cells, forward).can_jump[mover]:
        settled, after = _after_exchange(State(cells, walls, forward=forward), mover, MAX_EXCHANGE, lead)
        lead += threat * (settled - lead)
    return lead, mobile_counts(cells, walls, forward), after


def mobile_counts(cells: bytes, walls: tuple[int, int], forward: int) -> tuple[int, int]:
    """Return each side's number of mobile checkers."""
    if walls[0] or walls[1]:
        state = State(cells, walls, forward=forward)
        return sum(1 for _ in movable_squares(state, 0)), sum(1 for _ in movable_squares(state, 1))
    ways = mobility(cells, forward)
    first, second = ways.can_step[0] | ways.can_jump[0], ways.can_step[1] | ways.can_jump[1]
    return first.bit_count(), second.bit_count()


def _lead(cells: bytes, forward: int, sides: tuple[Side, Side]) -> float:
    """Return the first player's lead, in log-odds."""
    first, second = sides
    lead = (
        sum(map(getitem, _table(forward), cells))
        + CHECKERS[first.checker_count]
        - CHECKERS[second.checker_count]
    )
    return lead + kings_worth(first, forward) - kings_worth(second, (forward + 2) % 4)


def kings_worth(side: Side, way: int) -> float:
    """Return the value of a seat's kings, and of pawns near the far edge with pieces to crown them."""
    near = min((side.pawns & NEAR[way]).bit_count(), side.reserve)
    return KINGS * ((side.king_count + NEAR_KING * near) / 4) ** 2


def _after_exchange(state: State, seat: int, moves: int, unchanged: float) -> tuple[float, bytes]:
    """Return the lead and the board after a seat's forced jumps and the jumps in reply.

    `unchanged` is the lead without jumps.
    """
    jumps = all_jumps(state, seat) if moves else []
    if not jumps:
        return unchanged, state.cells
    ends = []
    for jump in jumps:
        cells = moved_cells(state.cells, jump)
        lead = _lead(cells, state.forward, (side_of(cells, 0), side_of(cells, 1)))
        ends.append(_after_exchange(state._replace(cells=cells), 1 - seat, moves - 1, lead))
    return min(ends) if seat else max(ends)
