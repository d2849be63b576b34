"""Nobody waits for ever: in a long game a move that gains nothing costs something."""

from __future__ import annotations

import pytest

from engine.ai.levels import LEVELS, LevelAgent
from engine.contract.rng import new_rng
from engine.contract.skill import Skill
from engine.games.race.actions import apply_known
from engine.games.race.options import TURN_LIMIT
from engine.games.race.turns import FILLED
from tests.engine.games.satan.drawn import GAME, at

STANDOFFS = (
    "A6,A8,A9,2.2,3.2,3.3,3.4,4.4,4.5/C5,C8,C9,2.3,2.4,3.5,3.6,4.6,4.7",
    "C5,C8,C9,2.2,3.2,3.3,3.4,4.4,4.5/A6,A8,A9,2.3,2.4,3.5,3.6,4.6,4.7",
)
"""Who leaves the middle first lets the other jump; both would rather move to and fro in the goal."""


@pytest.mark.parametrize("flames", STANDOFFS)
@pytest.mark.parametrize("plies", [2, 3])
def test_two_who_wait_for_each_other_go_on_when_the_game_is_long(flames: str, plies: int) -> None:
    state = at(flames, "duel")._replace(turns=300)
    agent = LevelAgent(GAME, LEVELS[3]._replace(seconds=None), skill=Skill(plies, None, 2, 0.0))
    rng = new_rng(1)
    while not state.end:
        state = apply_known(state, agent.choose(state, rng))
    assert state.end == FILLED
    assert state.turns < TURN_LIMIT / 2
