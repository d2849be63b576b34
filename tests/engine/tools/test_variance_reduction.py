"""`engine.tools.statistics.PairedChance`: less variance in a series, and the same mean."""

from __future__ import annotations

from statistics import mean, pstdev

import pytest

from engine.ai.agents import RandomAgent
from engine.contract.rng import new_rng
from engine.session.match import new_match
from engine.tools.arena import Contest
from engine.tools.statistics import VarianceReduction, summary
from tests.toy import DIE, DiceRace, Racers

RACE = DiceRace()
LAST = Racers((3, -1), rolling=True)
"""Red rolls, and Green has crashed: on a 0 both lose."""
WON = (1.0, -1.0)


def drawn(state: Racers) -> dict[str, VarianceReduction]:
    """Return the possible draws, each with the resulting `VarianceReduction`."""
    found = {}
    for seed in range(30):
        reduction = VarianceReduction(2)
        found[reduction.draw(RACE, state, new_rng(seed)).text] = reduction
    return found


def test_outcomes_that_all_lose_are_avoided_and_reduce_the_weight() -> None:
    reductions = drawn(LAST)
    assert set(reductions) == {"die-1", "die-2"}
    assert all(reduction.likelihood == pytest.approx(5 / 6) for reduction in reductions.values())


def test_luck_is_subtracted_and_has_mean_zero() -> None:
    weights = {action.text: weight for action, weight in DIE}
    reductions = drawn(LAST)
    shares = {text: reduction.shares(WON)[0] for text, reduction in reductions.items()}
    assert sum(weights[text] * share for text, share in shares.items()) / 5 == pytest.approx(5 / 6)
    assert shares["die-2"] < 5 / 6 < shares["die-1"], "a better roll counts as luck"


def test_an_unavoidable_outcome_is_drawn() -> None:
    class Doomed(DiceRace):
        def chance_outcomes(self, state: Racers) -> tuple[tuple[object, float], ...]:  # type: ignore[override]
            return DIE[:1] if state.rolling else ()

    reduction = VarianceReduction(2)
    assert reduction.draw(Doomed(), LAST, new_rng(1)).text == "die-0"
    assert reduction.shares((-1.0, -1.0)) == (0.0, 0.0)


def test_a_series_with_less_luck_has_the_same_mean_and_less_spread() -> None:
    make = {"a": lambda: RandomAgent(RACE), "b": lambda: RandomAgent(RACE)}
    start = new_match(RACE, {"players": "2"})

    def won(steady: bool) -> list[float]:
        rounds = [played for pair in Contest(start, make, steady=steady).play(600, 3) for played in pair]
        return [played.shares[0] if steady else (played.mine + 1) / 2 for played in rounds]

    plain, steady = won(steady=False), won(steady=True)
    assert mean(steady) == pytest.approx(mean(plain), abs=0.04)
    assert pstdev(steady) < 0.9 * pstdev(plain)


def test_the_summary_has_standard_errors() -> None:
    text = summary([(0.3, 0.1), (0.1, 0.1)])
    assert text == (
        "With less luck A won 0.200 ± 0.100 of the games, B 0.100 ± 0.000; "
        "of the decided A 66.7 ± 11.1 %; not decided 70.0 ± 10.0 %"
    )
    assert "± 100.0 %" in summary([(0.3, 0.1)]), "a single pair has no standard error"
