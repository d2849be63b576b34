"""The odds of a seat's planet, inferred from its turns, and their use by the search."""

from __future__ import annotations

import pickle

import pytest

from engine.contract.values import Action
from engine.games.alien.ai.foresight import Foresight
from engine.games.alien.ai.opponent_model import planet_odds
from engine.games.alien.planets import PLANET_NUMBERS
from engine.games.alien.state import NO_PAST, Past, State
from tests.engine.games.alien.positions import ALIEN, FRAME, at, play

MEN = f"{FRAME} c1:M e1:M g1:M b8:m d8:m f8:m"
OPEN = at(f"{MEN} c3:^ d4:^ e5:~", cards="fire;-")


def odds(state: State, planet: str, seat: int = 0) -> float:
    """Return the probability that a seat has a planet, if it can have any."""
    return planet_odds(state, seat, list(PLANET_NUMBERS.values()))[PLANET_NUMBERS[planet]]


def test_a_position_has_no_earlier_turns() -> None:
    assert odds(OPEN, "mercury") == odds(OPEN, "neptune") == odds(OPEN, "venus")


@pytest.mark.rule("A11")
def test_leaving_fire_makes_mercury_unlikely_and_putting_it_out_more_so() -> None:
    left = play(OPEN, "c1-b2", "turn:snookle", "card:snookle", "snookle:e1")
    out = play(at(f"{MEN} c3:^ d4:^ e5:~", cards="flood;-"), "c1-b2", "turn:fire", "card:flood", "flood:c3")
    lit = play(OPEN, "c1-b2", "turn:snookle", "card:fire", "fire:h5")
    assert odds(out, "mercury") < odds(left, "mercury") < odds(OPEN, "mercury") < odds(lit, "mercury")


@pytest.mark.rule("A16")
def test_the_opponents_turns_do_not_change_a_seats_odds() -> None:
    left = play(OPEN, "c1-b2", "turn:snookle", "card:snookle", "snookle:e1")
    assert odds(left, "mercury", seat=1) == odds(OPEN, "mercury", seat=1)


@pytest.mark.rule("A19")
def test_a_checker_in_a_light_corner_makes_pluto_likely() -> None:
    assert odds(at(f"{MEN} a8:M"), "pluto") > 2 * odds(at(f"{MEN} a1:M"), "pluto")


@pytest.mark.rule("A64")
def test_the_past_is_public_and_does_not_affect_equality() -> None:
    later = play(OPEN, "c1-b2", "turn:snookle", "card:snookle", "snookle:e1", "b8-a7", "turn:ring")
    views = [ALIEN.view(later, seat).state for seat in (0, 1, None)]
    assert len({tuple(view.past) for view in views}) == 1
    assert not {"planets", "order"} & set(views[0].past.start._fields)
    assert later._replace(past=NO_PAST) == later
    assert hash(later._replace(past=NO_PAST)) == hash(later)


@pytest.mark.rule("A11")
def test_a_third_fire_stays_a_threat_after_fire_was_left_many_times() -> None:
    left = play(OPEN, "c1-b2", "turn:snookle", "card:snookle", "snookle:e1")
    after, before, *_ = left.past
    past = NO_PAST
    for start in (before, after) * 5:
        past = Past(start, past)
    lighting = play(left._replace(past=past), "h8-g7", "turn:ring", "card:fire")
    assert odds(lighting, "mercury") > 0.02
    judge = Foresight(lighting, 1)
    third, dried = (judge.of(play(lighting, f"fire:{square}"), 1) for square in ("h5", "e5"))
    assert third < dried - 0.02


def test_a_long_past_can_be_pickled() -> None:
    past = OPEN.past
    for _ in range(2000):
        past = Past(past.start, past)
    assert list(pickle.loads(pickle.dumps(past))) == list(past)


def test_evaluating_one_seat_agrees_with_evaluating_both() -> None:
    judge = Foresight(OPEN, 0)
    for action in (Action("c1-b2"), Action("c1-d2")):
        after = ALIEN.apply(OPEN, action)
        assert [judge.of(after, seat) for seat in (0, 1)] == list(judge(after))
