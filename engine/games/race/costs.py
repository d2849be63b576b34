"""Cost of each hole for a seat, in steps: the lower the sum over its pieces, the better."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.race.moves import bits
from engine.games.race.setups import Field, field


class Weights(NamedTuple):
    """Evaluation weights besides distance, in steps. Found by playing."""

    outside: float
    """Cost of a piece outside the goal."""
    turn: float = 0.0
    """Value of the move: an extra turn (S7) ends a search at another's turn."""
    shut_in: float = 0.0
    """Cost of a piece at home, where later arrivals shut it in."""


RACE = Weights(outside=1.5)
DUEL = Weights(outside=0.0, turn=1.5, shut_in=3.0)
DEEP = 0.4
"""Cost of each row left free behind a piece in the goal."""
LATE = 0.2
"""Cost per squared distance: stragglers are worse than pieces on the way."""
SPREAD = 0.3
"""Weight of the mean distance to the free holes of the goal, beside that to the nearest one."""
GRAIN = 1024
"""Costs are multiples of 1/1024, so that sums are exact in any order."""


def weights(here: Field) -> Weights:
    """Return the weights of a set-up: in the duel each goal is the opponent's home (S16)."""
    return DUEL if here.setup.devilish and here.goals == here.homes[::-1] else RACE


@lru_cache(maxsize=256)
def cost_table(setup_id: str, seat: int, own: int) -> tuple[float, ...]:
    """Return the cost of each hole for a seat with pieces on `own`."""
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
