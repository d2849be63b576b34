"""How good a state looks for each player: what is left, kings, planets, what can be jumped, and who is stuck.

The weights are in log-odds, after what came of two thousand games. The first checkers of a side are worth
much, for five are needed for five kings; those beyond the eighth are worth almost nothing.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh
from operator import getitem

from engine.games.alien.ai.planet_value import MET, planet_lead
from engine.games.alien.board.masks import NEAR, Side, outlook, side_of
from engine.games.alien.board.moves import all_jumps, goers, moved_cells
from engine.games.alien.board.tables import SIZE, SQUARES, STRAIGHT_VECTORS
from engine.games.alien.outcomes import outcome_of
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
"""What so many checkers are worth, whatever their height."""
KINGS = 3.0
"""What four kings and emperors are worth; three are worth nine sixteenths of it, and so on."""
NEARLY = 0.6
"""How much of a king a pawn is that comes near its far edge, if there is a piece for it."""
ONWARD = 0.015
"""What a pawn gains with each line it comes forward."""
STUCK = 0.05
"""What a hippo takes from its checker."""
EMPIRE = 0.1
"""What an emperor is worth less than a king, apart from the pawn that it took."""
THREAT = (0.5, 0.9)
"""How much of what a player can jump counts: while the other can still play a card, and at once."""
EXCHANGE = 3
"""How many moves an exchange of jumps is followed."""
SURE = MET / 2
"""A lead beyond this is a planet that has come true."""
MEMORY = 1 << 14
"""How many boards are remembered: most come again, with other cards or another planet."""
STALE = (0.1, 0.6, 0.8, 0.9)
"""What is left of a lead when so few checkers of a side can go anywhere: it may end in a draw (A9)."""


def _onward(way: int, square: int) -> float:
    across, along = STRAIGHT_VECTORS[way]
    step = (square // SIZE) * across + (square % SIZE) * along
    return ONWARD * (step if across + along > 0 else step + SIZE - 1)


def _counts(cell: int, square: int, forward: int) -> float:
    """Return what a checker is worth to the first player for how it stands there."""
    if cell < CHECKER:
        return 0.0
    seat = 0 if cell & OWNER[0] else 1
    worth = _onward((forward + 2 * seat) % 4, square) if cell & HEIGHT == PAWN else 0.0
    worth -= EMPIRE if cell & HEIGHT == EMPEROR else 0.0
    worth -= STUCK if has_hippo(cell) else 0.0
    return -worth if seat else worth


@lru_cache
def _table(forward: int) -> tuple[tuple[float, ...], ...]:
    """Return what counts, for each square and each content: a megabyte, which no start need bring along."""
    return tuple(tuple(_counts(cell, square, forward) for cell in range(256)) for square in SQUARES)


def evaluate(state: State) -> tuple[float, ...]:
    """Return a guess at the returns of each seat, in [-1, 1]; at the end, the returns."""
    value = _guess(state)
    return value, -value


def at_first_sight(state: State) -> tuple[float, ...]:
    """Return `evaluate` by what stands on the board alone, without planets and without the next jumps."""
    if state.result:
        return outcome_of(state.result).returns
    lead, _ = on_board(state.cells, state.walls, state.forward, state.seat, 0.0)
    return tanh(lead / 2), -tanh(lead / 2)


def _guess(state: State) -> float:
    """Return a guess at the first player's return."""
    if state.result:
        return outcome_of(state.result).returns[0]
    mover = state.seat if state.phase == MOVE else 1 - state.seat
    lead, few = on_board(state.cells, state.walls, state.forward, mover, THREAT[state.phase == MOVE])
    lead += planet_lead(state)
    return tanh(lead / 2) * (1.0 if abs(lead) > SURE else by_table(STALE, few, 1.0))


def by_table(table: tuple[float, ...], index: int, beyond: float) -> float:
    """Return an entry of a table that goes on with the same for ever."""
    return table[index] if index < len(table) else beyond


@lru_cache(maxsize=MEMORY)
def on_board(
    cells: bytes, walls: tuple[int, int], forward: int, mover: int, threat: float
) -> tuple[float, int]:
    """Return the first player's lead by checkers and jumps, and how few of a side's can go anywhere."""
    lead, able, _ = weighed(cells, walls, forward, mover, threat, (side_of(cells, 0), side_of(cells, 1)))
    return lead, min(able)


def weighed(
    cells: bytes,
    walls: tuple[int, int],
    forward: int,
    mover: int,
    threat: float,
    sides: tuple[Side, Side],
) -> tuple[float, tuple[int, int], bytes]:
    """Return the first player's lead by checkers and jumps, and how many of each side can go anywhere.

    The last is what the board is after the jumps that must come.
    """
    lead, after = _lead(cells, forward, sides), cells
    if outlook(cells, forward).jumpers[mover]:
        settled, after = _settled(State(cells, walls, forward=forward), mover, EXCHANGE, lead)
        lead += threat * (settled - lead)
    return lead, able(cells, walls, forward), after


def able(cells: bytes, walls: tuple[int, int], forward: int) -> tuple[int, int]:
    """Return how many of each side can go anywhere."""
    if walls[0] or walls[1]:
        state = State(cells, walls, forward=forward)
        return sum(1 for _ in goers(state, 0)), sum(1 for _ in goers(state, 1))
    ways = outlook(cells, forward)
    first, second = ways.steppers[0] | ways.jumpers[0], ways.steppers[1] | ways.jumpers[1]
    return first.bit_count(), second.bit_count()


def _lead(cells: bytes, forward: int, sides: tuple[Side, Side]) -> float:
    """Return how far the first player is ahead, in log-odds."""
    first, second = sides
    lead = sum(map(getitem, _table(forward), cells)) + CHECKERS[first.many] - CHECKERS[second.many]
    return lead + kings_worth(first, forward) - kings_worth(second, (forward + 2) % 4)


def kings_worth(side: Side, way: int) -> float:
    """Return what a seat's kings are worth, with the pawns that come near and the pieces to crown them."""
    near = min((side.pawns & NEAR[way]).bit_count(), side.pieces)
    return KINGS * ((side.kings + NEARLY * near) / 4) ** 2


def _settled(state: State, seat: int, moves: int, still: float) -> tuple[float, bytes]:
    """Return the lead after the jumps that a seat must make, and the answers to them, and the board then."""
    jumps = all_jumps(state, seat) if moves else []
    if not jumps:
        return still, state.cells
    ends = []
    for jump in jumps:
        cells = moved_cells(state.cells, jump)
        lead = _lead(cells, state.forward, (side_of(cells, 0), side_of(cells, 1)))
        ends.append(_settled(state._replace(cells=cells), 1 - seat, moves - 1, lead))
    return min(ends) if seat else max(ends)
