"""What each hole costs a seat, in steps: the less its pieces cost together, the better it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.race.moves import bits
from engine.games.race.setups import Field, field


class Weights(NamedTuple):
    """What counts beside the distances, in steps: found by playing."""

    outside: float
    """What it costs to be outside the goal."""
    turn: float = 0.0
    """What it is worth to be the one to move: an extra turn (S7) has a look-ahead end at another's turn."""
    shut_in: float = 0.0
    """What it costs to be at home: whoever comes there later shuts in who is left."""


RACE = Weights(outside=1.5)
DUEL = Weights(outside=0.0, turn=1.5, shut_in=3.0)
DEEP = 0.4
"""What a row costs that is left free behind a piece in the goal."""
LATE = 0.2
"""What the square of the distance costs: pieces left behind are worse than pieces on the way."""
SPREAD = 0.3
"""How much the mean distance to the free holes of the goal counts beside that to the nearest one."""
GRAIN = 1024
"""Costs are multiples of one part in so many, so that sums are exact, in whatever order pieces have moved."""


def weights(here: Field) -> Weights:
    """Return what counts in a set-up: in the duel each one's goal is the other's home (S16)."""
    return DUEL if here.setup.devilish and here.goals == here.homes[::-1] else RACE


@lru_cache(maxsize=256)
def cost_table(setup_id: str, seat: int, own: int) -> tuple[float, ...]:
    """Return what each hole costs a seat, now that its pieces stand on `own`."""
    here = field(setup_id)
    goal = here.goals[seat]
    free = goal & ~own or goal
    outside, _, shut_in = weights(here)
    nearest = here.moves.distances(free)
    each = [here.moves.distances(1 << hole) for hole in bits(free)]
    table = []
    for hole in range(len(here.board.names)):
        if goal >> hole & 1:
            table.append(DEEP * here.far[seat][hole])
        else:
            mean = sum(far[hole] for far in each) / len(each)
            far = (1 - SPREAD) * nearest[hole] + SPREAD * mean
            at_home = shut_in if here.homes[seat] >> hole & 1 else 0.0
            table.append(outside + at_home + far + LATE * far * far)
    return tuple(round(cost * GRAIN) / GRAIN for cost in table)
