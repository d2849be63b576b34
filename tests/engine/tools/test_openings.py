"""`engine.tools.arena`: random openings leave the game open. More in `test_arena`."""

from __future__ import annotations

import pytest

from engine.ai.alphabeta import WON, search
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.registry import find_game
from engine.session.match import Match, new_match
from engine.tools.arena import random_opening
from tests.toy import TakeSticks


def test_nobody_resigns_in_an_opening() -> None:
    start = new_match(find_game("satan"), {"setup": "three", "fire": "off"})
    seeds = new_rng(1)
    for _ in range(10):
        match = random_opening(start, 2, seeds.getrandbits(64))
        assert all(match.state.flames)


def forced(match: Match) -> bool:
    """Return true if one side wins against every defence."""
    kernel = match.game.kernel()
    assert kernel
    *_, last = search(kernel, match.state.position, Budget(nodes=10_000))
    return abs(last.score) >= WON


@pytest.mark.parametrize("seed", [12, 17, 39])
def test_an_opening_with_a_forced_win_is_replaced(seed: int) -> None:
    """With each of these seeds, the first two decisions would lead to a forced win."""
    start, rng = new_match(find_game("chesskers")), new_rng(seed)
    first = start
    for _ in range(2):
        first = first.play(rng.choice(first.game.legal_actions(first.state)))
    assert forced(first)
    assert not forced(random_opening(start, 2, seed))


def test_an_opening_is_accepted_if_all_of_them_decide_the_game() -> None:
    """From three sticks, the player to move next takes the last one in any case."""
    assert len(random_opening(new_match(TakeSticks(), start="3 0"), 1, seed=1).log) == 1
