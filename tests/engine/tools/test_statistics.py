"""`engine.tools.statistics`: the results of a series, and its early end."""

from __future__ import annotations

from random import Random

import pytest

from engine.tools.statistics import Sprt, Tally, wilson


def test_returns_become_kinds_and_points() -> None:
    tally = Tally().plus(1, -1).plus(-1, 1).plus(0, 0).plus(-1, -1).plus(0, -1).plus(1, 1)
    assert tally == Tally(wins=2, draws=2, losses=1, both_lost=1, points=1 + 0 + 0.5 + 0 + 0.5 + 1)
    assert tally.score == pytest.approx(3 / 6)
    assert Tally().score == 0


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [
        (0.5, 10, 0.2366, 0.7634),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.9, 50, 0.7864, 0.9565),
        (1.0, 1, 0.2065, 1.0),
        (0.3, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=2e-4)


def test_the_interval_of_a_tally_holds_its_score() -> None:
    tally = Tally(wins=7, draws=2, losses=3, both_lost=1, points=8)
    low, high = tally.interval()
    assert 0 < low < tally.score < high < 1


def test_games_lost_by_both_do_not_compare_the_agents() -> None:
    tally = Tally(wins=6, draws=1, losses=2, both_lost=11, points=6.5)
    assert (tally.decided, tally.share) == (8, 0.75)
    assert Tally(both_lost=3).share == 0


WON, LOST, DRAWN, BOTH = (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0), (-1.0, -1.0)


def played(low: float, high: float, pairs: list[list[tuple[float, float]]]) -> Sprt:
    sprt = Sprt(low, high)
    for pair in pairs:
        sprt.add(pair)
    return sprt


def test_a_test_without_games_is_undecided() -> None:
    assert Sprt(0.5, 0.75).verdict is None
    assert played(0.5, 0.75, [[WON, WON]]).verdict is None


def test_a_long_run_of_wins_decides_the_test() -> None:
    assert played(0.5, 0.75, [[WON, WON]] * 12).verdict == 0.75
    assert played(0.5, 0.75, [[LOST, LOST]] * 12).verdict == 0.5
    assert played(0.5, 0.75, [[WON, LOST]] * 40).verdict == 0.5, "A scores half of the points"


def test_draws_count_half_and_games_lost_by_all_are_ignored() -> None:
    assert played(0.5, 0.75, [[DRAWN, DRAWN]] * 40).verdict == 0.5
    one, two = (
        played(0.5, 0.75, [[WON, BOTH]] * 5),
        played(0.5, 0.75, [[WON], *[[BOTH, BOTH]] * 9] + [[WON]] * 4),
    )
    assert one.ratio == two.ratio > 0


@pytest.mark.parametrize(("share", "right"), [(0.45, 0.5), (0.8, 0.75)])
def test_the_sequential_test_is_seldom_wrong(share: float, right: float) -> None:
    """Games are drawn with a known share: nearly all of 200 series accept the nearer hypothesis."""
    rng, verdicts = Random(5), []
    for _ in range(200):
        sprt = Sprt(0.5, 0.75)
        while sprt.verdict is None:
            sprt.add([WON if rng.random() < share else LOST for _ in range(2)])
        verdicts.append(sprt.verdict)
    assert verdicts.count(right) >= 180


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.8, 0.6), (-0.1, 0.5), (0.5, 1.1)])
def test_the_hypotheses_are_two_ordered_shares(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="two shares"):
        Sprt(low, high)
