"""What a seat has done tells which planet it may have; the search goes by it."""

from __future__ import annotations

import pickle

import pytest

from engine.contract.values import Action
from engine.games.alien.ai.foresight import Foresight
from engine.games.alien.ai.opponent_model import planet_odds
from engine.games.alien.ai.past import NO_PAST, Past
from engine.games.alien.planets import PLANET_NUMBERS
from engine.games.alien.state import State
from tests.engine.games.alien.positions import ALIEN, FRAME, at, play

MEN = f"{FRAME} c1:M e1:M g1:M b8:m d8:m f8:m"
OPEN = at(f"{MEN} c3:^ d4:^ e5:~", cards="fire;-")


def odds(state: State, planet: str, seat: int = 0) -> float:
    """How likely it is that a seat has a planet, if it can be any."""
    return planet_odds(state, seat, list(PLANET_NUMBERS.values()))[PLANET_NUMBERS[planet]]


def test_nothing_is_known_of_turns_before_a_position() -> None:
    assert odds(OPEN, "mercury") == odds(OPEN, "neptune") == odds(OPEN, "venus")


@pytest.mark.rule("A11")
def test_who_leaves_fire_does_not_want_it_and_who_puts_it_out_still_less() -> None:
    left = play(OPEN, "c1-b2", "turn:snookle", "card:snookle", "snookle:e1")
    out = play(at(f"{MEN} c3:^ d4:^ e5:~", cards="flood;-"), "c1-b2", "turn:fire", "card:flood", "flood:c3")
    lit = play(OPEN, "c1-b2", "turn:snookle", "card:fire", "fire:h5")
    assert odds(out, "mercury") < odds(left, "mercury") < odds(OPEN, "mercury") < odds(lit, "mercury")


@pytest.mark.rule("A16")
def test_the_turns_of_the_other_say_nothing_of_a_seat() -> None:
    left = play(OPEN, "c1-b2", "turn:snookle", "card:snookle", "snookle:e1")
    assert odds(left, "mercury", seat=1) == odds(OPEN, "mercury", seat=1)


@pytest.mark.rule("A19")
def test_a_checker_in_a_light_corner_came_there_for_pluto() -> None:
    assert odds(at(f"{MEN} a8:M"), "pluto") > 2 * odds(at(f"{MEN} a1:M"), "pluto")


@pytest.mark.rule("A64")
def test_the_past_holds_what_everybody_has_seen_and_makes_no_state_different() -> None:
    later = play(OPEN, "c1-b2", "turn:snookle", "card:snookle", "snookle:e1", "b8-a7", "turn:ring")
    views = [ALIEN.view(later, seat).state for seat in (0, 1, None)]
    assert len({tuple(view.past) for view in views}) == 1
    assert not {"planets", "order"} & set(views[0].past.start._fields)
    assert later._replace(past=NO_PAST) == later
    assert hash(later._replace(past=NO_PAST)) == hash(later)


@pytest.mark.rule("A11")
def test_a_third_fire_is_never_harmless_however_often_the_other_left_fire_lying() -> None:
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


def test_a_long_past_can_be_sent() -> None:
    past = OPEN.past
    for _ in range(2000):
        past = Past(past.start, past)
    assert list(pickle.loads(pickle.dumps(past))) == list(past)


def test_one_seat_is_judged_as_both_are() -> None:
    judge = Foresight(OPEN, 0)
    for action in (Action("c1-b2"), Action("c1-d2")):
        after = ALIEN.apply(OPEN, action)
        assert [judge.of(after, seat) for seat in (0, 1)] == list(judge(after))
