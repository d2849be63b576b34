"""The strongest level takes the quickest win it sees, and avoids every immediate loss that it can.

`forks.txt` holds positions from the ends of games between hasty players, in which some actions are good:

    win        the good actions win at once
    soon       no action wins at once; after the good ones the next piece wins, in an extra turn or after any
               reply
    danger     all others let an opponent win before our next move

`tests/engine/find_forks.py` found them by exhaustive search; a part of them is searched again here.
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


@pytest.mark.parametrize("part", [3, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_wins_are_taken_and_traps_avoided(name: str, part: int) -> None:
    """The gate checks every third of these positions, the soak run all of them."""
    assert not mistakes(find_game(name), read_forks(FORKS, name)[::part], NODES[name])


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
    for seed in range(2):
        one, other = (dragon(game, NODES[name]).choose(state, new_rng(seed)) for _ in "ab")
        assert one == other
        state = apply_known(state, one)
