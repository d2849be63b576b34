"""How good a state looks for each player: pieces, kings, the planets, and who is stuck."""

from __future__ import annotations

from math import tanh

from engine.games.alien.moves import can_move
from engine.games.alien.outcomes import outcome_of
from engine.games.alien.planets import ALL_PLANETS, EARTH
from engine.games.alien.state import CHECKER, HEIGHT, HIPPO, OWNER, PAWN, State, direction
from engine.games.alien.tables import SIZE, SQUARES, STRAIGHT_VECTORS

WORTH = (0.0, 1.0, 1.9, 2.6)
"""Of a pawn, a king, an emperor."""
STUCK = 0.4
"""What a hippo takes from its checker, for each piece of its height."""
KINGS = (0.0, 0.1, 0.3, 0.8, 2.2, 9.0)
"""What so many kings and emperors are worth on the way to five."""
PLANET = 3.0
"""What all but the last bit of a planet's goal is worth about."""
ONWARD = 0.04
"""What a pawn gains with each line it comes forward."""
SURE_LEAD = 2.0
STALE = 0.3
"""What is left of so large a lead when a side has no move just now: that may end in a draw (A9)."""
SCALE = 4.0
"""How many pawns make a game look nearly won."""


def _worth(cell: int) -> float:
    height = cell & HEIGHT
    return WORTH[height] - (STUCK * height if cell & HIPPO else 0.0)


_WORTH = tuple(_worth(cell) if cell >= CHECKER else 0.0 for cell in range(256))


def _lines(way: int) -> tuple[float, ...]:
    across, along = STRAIGHT_VECTORS[way]
    steps = ((s // SIZE) * across + (s % SIZE) * along for s in SQUARES)
    shift = 0 if across + along > 0 else SIZE - 1
    return tuple(ONWARD * (step + shift) for step in steps)


_ONWARD = tuple(_lines(way) for way in range(4))


def evaluate(state: State) -> tuple[float, ...]:
    """Return a guess at the returns of each seat, in [-1, 1]; at the end, the returns."""
    if state.result:
        return outcome_of(state.result).returns
    lead = _lead(state)
    value = tanh(lead / SCALE)
    if abs(lead) >= SURE_LEAD and not (can_move(state, 0) and can_move(state, 1)):
        value *= STALE
    return value, -value


def _lead(state: State) -> float:
    """Return how far the first player is ahead, in pawns."""
    first = OWNER[0]
    ways = _ONWARD[direction(state, 0)], _ONWARD[direction(state, 1)]
    lead, kings = 0.0, [0, 0]
    for square, cell in enumerate(state.cells):
        if cell < CHECKER:
            continue
        seat = 0 if cell & first else 1
        worth = _WORTH[cell]
        if cell & HEIGHT == PAWN:
            worth += ways[seat][square]
        else:
            kings[seat] += 1
        lead += -worth if seat else worth
    bonus = [KINGS[min(count, len(KINGS) - 1)] + _planet(state, seat) for seat, count in enumerate(kings)]
    return lead + bonus[0] - bonus[1]


def _planet(state: State, seat: int) -> float:
    number = state.planets[seat]
    if number < 0:
        return 0.0
    planet = ALL_PLANETS[number]
    share = min(planet.count(state, seat) / planet.goal, 1.0)
    return PLANET * (share if number == EARTH else share * share)
