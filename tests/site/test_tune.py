"""`python3 -m tools.tune` finds the numbers of an evaluation, and better ones."""

from __future__ import annotations

import sys
from math import exp

import pytest

from engine.contract.rng import new_rng
from engine.registry import find_game
from tools import tune
from tools.tune import Sample, error, module_of, numbers_of, replaced, samples

SOURCE = '''"""A made-up evaluation."""
PAWN = 50
ROOK, BONUS = 100, (0, 1.5, -3)
TABLE = {1: 7, 2: 8}
DERIVED = tuple(n * 9 for n in range(3))
small = 5


def evaluate(position):
    return PAWN * position[0] + ROOK * position[1]
'''


def test_the_numbers_are_those_of_names_in_capitals() -> None:
    assert [number.value for number in numbers_of(SOURCE)] == [50, 100, 1.5, 3, 7, 8]


def test_a_number_is_replaced_where_it_stands() -> None:
    rook = numbers_of(SOURCE)[1]
    assert "ROOK, BONUS = 120, (0, 1.5, -3)" in replaced(SOURCE, rook, 120)
    assert "(0, 1.75, -3)" in replaced(SOURCE, numbers_of(SOURCE)[2], 1.75)


def test_the_numbers_come_to_fit_the_outcomes() -> None:
    """The games were decided as if a rook counted five pawns."""
    rng, known = new_rng(1), []
    for _ in range(3000):
        position = rng.randint(-4, 4), rng.randint(-1, 1)
        chance = 1 / (1 + exp(-0.01 * (50 * position[0] + 250 * position[1])))
        known.append(Sample(position, float(rng.random() < chance)))

    def judge(source: str) -> float:
        return error(module_of("tests.made_up", source).evaluate, known, 0.01)

    try:
        better = module_of("tests.made_up", tune.tune(SOURCE, judge))
    finally:
        del sys.modules["tests.made_up"]
    assert 40 <= better.PAWN <= 60 and 210 <= better.ROOK <= 290
    assert better.BONUS == (0, 1.5, -3), "what makes no difference stays"


def test_samples_are_quiet_and_know_how_their_game_ended() -> None:
    game = find_game("draughts")
    learnt, aside = samples(game, "random", 10, 3)
    assert len(learnt) > len(aside) > 0
    kernel = game.kernel()
    assert kernel
    for position, result in (*learnt, *aside):
        assert result in (0, 0.5, 1)
        kids = kernel.children[kernel.side_to_move(position)](position)
        pieces = {(kid[0] | kid[1]).bit_count() for kid in kids}
        assert pieces == {(position[0] | position[1]).bit_count()}, "nothing can be captured"


def test_an_unknown_agent_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["tune", "draughts", "--agent", "nobody", "--games", "1"])
    with pytest.raises(ValueError, match="nobody"):
        tune.main()
