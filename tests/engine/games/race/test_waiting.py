"""No endless waiting: in a long game a move without gain has a penalty."""

from __future__ import annotations

import pytest

from engine.ai.levels import LEVELS, LevelAgent
from engine.contract.rng import new_rng
from engine.contract.skill import Skill
from engine.games.race.actions import apply_known
from engine.games.race.setups import TURN_LIMIT
from engine.games.race.turns import FILLED
from tests.engine.games.satan.positions import GAME, at

STANDOFFS = (
    "A6,A8,A9,2.2,3.2,3.3,3.4,4.4,4.5/C5,C8,C9,2.3,2.4,3.5,3.6,4.6,4.7",
    "C5,C8,C9,2.2,3.2,3.3,3.4,4.4,4.5/A6,A8,A9,2.3,2.4,3.5,3.6,4.6,4.7",
)
"""The first to leave the middle lets the other jump; both prefer to shuffle in the goal."""


@pytest.mark.parametrize("flames", STANDOFFS)
@pytest.mark.parametrize("plies", [2, 3])
def test_two_waiting_sides_move_on_in_a_long_game(flames: str, plies: int) -> None:
    state = at(flames, "duel")._replace(turns=300)
    agent = LevelAgent(GAME, LEVELS[3]._replace(seconds=None), skill=Skill(plies, None, 2, 0.0))
    rng = new_rng(1)
    while not state.end:
        state = apply_known(state, agent.choose(state, rng))
    assert state.end == FILLED
    assert state.turns < TURN_LIMIT / 2
