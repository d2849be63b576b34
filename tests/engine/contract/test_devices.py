"""Two devices play whole games with secrets: neither holds more than its seat may know."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.registry import GAMES
from tests.engine.contract.devices import Table

CHEATER = (
    "1m1m1k1m/m1m1m1m1/8/8/8/8/1M1M1K1M/M1M1M1M1 1 N -;- 3/3 0/0 0/0 "
    "cheater;flood,fire,emperor,revive,monolith,doom,hippo,snookle,reshuffle,translation,wormhole ? - ?/? 1"
)
CARTERS = "1r1m1m1m/m1m1m1m1/1m1m1m2/8/8/2M1M1M1/1M1M1M1M/M1M1M1R1 1 -/- -/- - 0"
STARTS = [("alien", ""), ("alien", CHEATER), ("ctheckers", ""), ("ctheckers", CARTERS)]
NAMES = ["alien", "alien-cheater", "ctheckers", "ctheckers-carters"]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("name", "position"), STARTS, ids=NAMES)
def test_two_devices_play_whole_games_and_neither_holds_the_others_secrets(
    name: str, position: str, seed: int
) -> None:
    game, rng = GAMES[name], new_rng(seed)
    start = game.start(game.settle_options({}), position)
    table = Table(game, start, rng)
    table.play()
    state = start
    for action in table.log:
        state = game.apply(state, action)
    for side in table.sides:
        assert game.outcome(side.held) == game.outcome(state), "both devices and the whole log agree"
        assert side.log == list(game.redact(table.log, side.seat))
        memory = repr((side.before, side.log))
        secret = {action.text for action in table.log if game.redact((action,), side.seat) != (action,)}
        assert not [text for text in secret if text in memory]
        assert game.partial_state(side.before, side.seat) == side.before, (
            "it holds no secret of the other seat"
        )
