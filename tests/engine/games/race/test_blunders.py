"""The strongest level takes the quickest win it sees, and walks into no loss at once that it can avoid.

`forks.txt` holds positions from the ends of games between hasty players, in which some actions are good:

    win        they win at once
    soon       nothing wins at once; after them the next piece does, in an extra turn or whatever is answered
    danger     after all others somebody can win before we move again

They were found by looking at everything that can follow (`tests/engine/find_forks.py`); part of them is
judged again here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.contract.rng import new_rng
from engine.games.race.actions import apply_known
from engine.registry import find_game
from tests.engine.forks import dragon, mistakes, read_forks
from tests.engine.games.race import judge

NAMES = ("satan", "chinese")
NODES = {"satan": 4_000, "chinese": 2_000}
FORKS = Path(__file__).parent / "forks.txt"


@pytest.mark.parametrize("name", NAMES)
def test_wins_are_taken_and_traps_avoided(name: str) -> None:
    assert not mistakes(find_game(name), read_forks(FORKS, name), NODES[name])


@pytest.mark.parametrize("name", NAMES)
def test_the_positions_have_their_themes(name: str) -> None:
    game = find_game(name)
    found = read_forks(FORKS, name)
    assert {fork.kind for fork in found} == {judge.WIN, judge.SOON, judge.DANGER}
    for fork in found[::16]:
        state = game.start({}, fork.text)
        good = judge.good(state, fork.kind)
        assert good == {action.text for action in judge.plain(state) if fork.good(action.text)}
        assert judge.can_win(state) == (fork.kind == judge.WIN)
        assert 0 < len(good) < len(judge.plain(state))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_positions_play_the_same(name: str) -> None:
    game = find_game(name)
    state = game.start({"first": "0"})
    for seed in range(4):
        one, other = (dragon(game, NODES[name]).choose(state, new_rng(seed)) for _ in "ab")
        assert one == other
        state = apply_known(state, one)
