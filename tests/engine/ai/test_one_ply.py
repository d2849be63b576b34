"""A slip sees its own captures but no replies, and in Alien Checkers no planets."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.ai.levels import ACTION_LIMIT, LEVELS, LevelAgent, rank_one_ply
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.contract.skill import Skill
from engine.contract.values import CHANCE
from engine.registry import find_game
from tests.engine.games.alien.positions import ALIEN, text_of

POISONED = "3r3k/8/8/3p4/8/8/8/3Q3K w - - 0 1"


def test_a_slip_captures_a_defended_piece() -> None:
    """The queen takes the pawn, and is lost to the rook."""
    chess = find_game("chess")
    state = chess.start({}, POISONED)
    hasty = LevelAgent(chess, LEVELS[0], skill=Skill(plies=3, nodes=4_000, spread=0, slips=1))
    careful = LevelAgent(chess, LEVELS[0], skill=Skill(plies=3, nodes=4_000, spread=0, slips=0))
    assert {hasty.choose(state, new_rng(seed)).text for seed in range(4)} == {"d1d5"}
    assert "d1d5" not in {careful.choose(state, new_rng(seed)).text for seed in range(4)}


@pytest.mark.parametrize(("slips", "again"), [(0.3, 0.0), (0.3, 0.7), (0.05, 0.6)])
def test_slips_may_come_in_a_row_without_becoming_more_frequent(slips: float, again: float) -> None:
    skill, rng = Skill(plies=3, nodes=100, spread=10, slips=slips, again=again), new_rng(1)
    slipped = [False]
    for _ in range(40_000):
        slipped.append(rng.random() < skill.slips_after(slipped[-1]))
    after = [then for one, then in pairwise(slipped) if one]
    assert sum(slipped) / len(slipped) == pytest.approx(slips, abs=0.02)
    assert sum(after) / len(after) == pytest.approx(again or slips, abs=0.03)


def test_slips_are_tracked_by_seat() -> None:
    chess = find_game("chess")
    states = chess.start({}, POISONED), chess.start({}, POISONED.replace(" w ", " b "))
    player = LevelAgent(chess, LEVELS[0], skill=Skill(plies=1, nodes=100, spread=0, slips=0.01, again=0.999))
    player.slipped = {0}
    for state in states:
        player.choose(state, new_rng(1))
    assert player.slipped == {0}


def test_a_hasty_player_ignores_the_planets() -> None:
    """Uranus wants checkers on light squares; the hasty evaluation ignores it."""
    state = ALIEN.parse(text_of("c3:M d5:K e4:m", planets="uranus/mars"), {"open_cards": "1"})
    look = ALIEN.hasty_evaluation(state, 0)
    other = state._replace(planets=(state.planets[1], state.planets[0]))
    assert look(state) == look(other)
    assert ALIEN.evaluate(state) != ALIEN.evaluate(other)


def test_a_slip_considers_a_sample_of_very_many_actions() -> None:
    state = ALIEN.initial(ALIEN.settle_options({}))
    rng, most = new_rng(2), 0
    for _ in range(60):
        if ALIEN.player(state) == CHANCE:
            state = ALIEN.apply(state, ALIEN.chance_outcomes(state)[0][0])
            continue
        (ranking,) = rank_one_ply(ALIEN, ALIEN.view(state, ALIEN.player(state)), rng, Budget())
        legal = ALIEN.legal_actions(state)
        assert len(ranking.rows) <= ACTION_LIMIT and all(action in legal for action, _ in ranking.rows)
        most = max(most, len(legal))
        state = ALIEN.apply(state, rng.choice(legal))
    assert most > ACTION_LIMIT


def test_the_one_ply_lookahead_ends_when_time_is_up() -> None:
    now = iter(range(10_000))
    state = ALIEN.initial(ALIEN.settle_options({}))
    while ALIEN.player(state) == CHANCE:
        state = ALIEN.apply(state, ALIEN.chance_outcomes(state)[0][0])
    budget = Budget(seconds=1.5, clock=lambda: next(now))
    (ranking,) = rank_one_ply(ALIEN, ALIEN.view(state, ALIEN.player(state)), new_rng(1), budget)
    assert 1 <= len(ranking.rows) < len(ALIEN.legal_actions(state))
