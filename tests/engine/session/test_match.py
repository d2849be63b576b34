"""`engine.session.match`: playing, undo and redo, ends by agreement."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL, Action, BadOption, BadPosition, IllegalAction
from engine.session.link import choices
from engine.session.match import Match, new_match
from engine.session.narration import describe_action, result_words
from tests.examples import examples
from tests.toy import DiceRace, TakeSticks

STICKS, RACE = TakeSticks(), DiceRace()


def played(match: Match, *texts: str) -> Match:
    for text in texts:
        match = match.play(match.game.find(match.state, text))
    return match


def sticks(*texts: str) -> Match:
    return played(new_match(STICKS), *texts)


def race(*texts: str) -> Match:
    return played(new_match(RACE), *texts)


def texts(match: Match) -> list[str]:
    return [action.text for action in match.log]


def test_a_new_match_has_the_default_options_and_stands_at_the_start() -> None:
    match = new_match(STICKS)
    assert match.options == {"heap": "7"}
    assert (match.log, match.cursor, match.player, match.outcome) == ((), 0, 0, None)
    assert match.state == STICKS.initial({"heap": "7"})


def test_options_and_start_are_settled() -> None:
    assert new_match(STICKS, {"heap": "5"}).state.left == 5
    assert new_match(STICKS, start="3 1").player == 1
    assert new_match(STICKS, start="7 0").start == ""
    with pytest.raises(BadOption):
        new_match(STICKS, {"heap": "6"})
    with pytest.raises(BadOption):
        new_match(STICKS, {"piles": "7"})
    with pytest.raises(BadPosition):
        new_match(STICKS, start="8 0")


def test_a_match_is_a_value_and_playing_leaves_it_as_it_was() -> None:
    before = sticks("take-2")
    after = before.play(Action("take-3", ("p3",)))
    assert texts(before) == ["take-2"]
    assert texts(after) == ["take-2", "take-3"]
    assert (before.state.left, after.state.left) == (5, 2)


@pytest.mark.parametrize("text", ["take-4", "take-0", "", "TAKE-1", "take-1 "])
def test_an_illegal_action_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction):
        sticks().play(Action(text))


def test_the_last_take_wins_and_ends_it() -> None:
    match = sticks("take-3", "take-1", "take-3")
    assert match.player == TERMINAL
    assert match.outcome is not None and match.outcome.returns == (1.0, -1.0)
    assert (
        result_words(match.outcome, match.seats, match.game.words)
        == "First wins: Second has nothing left to take."
    )
    with pytest.raises(IllegalAction):
        match.play(Action("take-1", ("p1",)))


def test_goto_keeps_the_redo_tail_and_a_new_action_replaces_it() -> None:
    match = sticks("take-1", "take-2", "take-3").goto(1)
    assert (match.cursor, len(match.log), match.state.left) == (1, 3, 6)
    assert match.played == match.log[:1]
    assert match.outcome is None and match.player == 1
    assert texts(match.play(STICKS.find(match.state, "take-1"))) == ["take-1", "take-1"]


@pytest.mark.parametrize("cursor", [-1, 3, 10**30])
def test_goto_outside_the_log_is_refused(cursor: int) -> None:
    with pytest.raises(IndexError):
        sticks("take-1", "take-2").goto(cursor)


def test_undo_leads_to_the_last_decision_of_the_given_seats() -> None:
    match = sticks("take-1", "take-2", "take-1")
    assert match.undo_point({0, 1}) == 2
    assert match.undo_point({1}) == 1
    assert match.undo_point({0}) == 2
    assert match.goto(1).undo_point({1}) is None
    assert match.goto(0).undo_point({0, 1}) is None
    assert match.undo_point(()) is None


def test_redo_leads_to_the_next_decision_of_the_given_seats() -> None:
    match = sticks("take-1", "take-2", "take-1").goto(0)
    assert match.redo_point({0, 1}) == 1
    assert match.redo_point({0}) == 2
    assert match.redo_point({1}) == 1
    assert match.goto(2).redo_point({1}) == 3
    assert match.goto(3).redo_point({0, 1}) is None


def test_undo_stops_at_information_revealed_by_chance() -> None:
    rolled = race("roll", "die-2")
    assert rolled.undo_point({0}) is None
    assert rolled.undo_point({0}, past_reveals=True) == 0
    later = played(rolled, "stop", "stop")
    assert later.undo_point({0}) is None
    assert later.undo_point({1}) == 2
    assert later.undo_point({0, 1, 2}) == 3


def test_chance_decides_at_its_nodes_and_settle_plays_them() -> None:
    match = race("roll")
    assert match.player == CHANCE and match.decider(0) == 0
    settled = match.settle(new_rng(1))
    assert settled.decider(1) == CHANCE
    assert settled.player == 1 and len(settled.log) == 2
    assert settled.settle(new_rng(1)) == settled
    assert match.settle(new_rng(5)).log == match.settle(new_rng(5)).log


def test_resigning_ends_it_for_one_seat_only() -> None:
    match = race("stop").agree(1)
    assert match.player == TERMINAL
    assert match.outcome is not None and match.outcome.returns == (0.0, -1.0, 0.0)
    assert result_words(match.outcome, match.seats, match.game.words) == "Nobody wins: Green resigned."


def test_running_out_of_time_loses_between_two_and_ends_a_larger_game_without_winner() -> None:
    late = sticks("take-1").agree(1, late=True)
    assert late.outcome is not None and late.outcome.returns == (1.0, -1.0)
    words = late.game.words
    assert result_words(late.outcome, late.seats, words) == "First wins: Second ran out of time."
    left = race("stop").agree(1, late=True)
    assert left.outcome is not None and left.outcome.returns == (0.0, -1.0, 0.0)
    assert result_words(left.outcome, left.seats, left.game.words) == "Nobody wins: Green ran out of time."


def test_running_out_of_time_draws_if_the_opponent_cannot_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakeSticks, "can_win", lambda _game, _state, seat: seat == 1)
    assert [end.returns for seat in (0, 1) if (end := sticks().agree(seat, late=True).outcome)] == [
        (-1.0, 1.0),
        (0.0, 0.0),
    ]
    assert sticks().agree(1).outcome == sticks("take-1").agree(1).outcome, "a resignation always loses"


def test_a_draw_can_be_agreed() -> None:
    match = sticks("take-1").agree()
    assert match.outcome is not None and match.outcome.returns == (0.0, 0.0)
    assert result_words(match.outcome, match.seats, match.game.words) == "Draw by agreement."


def test_an_agreed_end_drops_the_redo_tail_and_refuses_more() -> None:
    match = sticks("take-1", "take-2").goto(1).agree(0)
    assert (texts(match), len(match.states)) == (["take-1"], 2)
    with pytest.raises(IllegalAction):
        match.play(Action("take-1", ("p1",)))
    with pytest.raises(IllegalAction):
        match.agree()
    with pytest.raises(IllegalAction):
        sticks("take-3", "take-1", "take-3").agree(0)


def test_stepping_back_cancels_an_agreed_end() -> None:
    match = sticks("take-1", "take-2").agree(1).goto(1)
    assert match.agreed is None and match.player == 1


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_a_seat_of_the_game_can_resign(seat: int) -> None:
    with pytest.raises(IllegalAction):
        sticks().agree(seat)


def test_events_are_described() -> None:
    assert describe_action(sticks("take-2"), 0) == "Heap moves from p7 to p5."


def test_all_seats_can_lose() -> None:
    match = race("roll", "die-0", "roll", "die-0", "roll", "die-0")
    assert match.outcome is not None and match.outcome.returns == (-1.0, -1.0, -1.0)
    assert result_words(match.outcome, match.seats, match.game.words) == "Everybody crashed."


@settings(max_examples=examples(60), deadline=None)
@given(seed=st.integers(0, 2**32), game=st.sampled_from([STICKS, RACE]), jumps=st.lists(st.integers(0, 99)))
def test_the_states_follow_from_the_log_for_every_cursor(seed: int, game: Any, jumps: list[int]) -> None:
    rng, match = new_rng(seed), new_match(game)
    for jump in [None, *jumps]:
        if jump is not None:
            match = match.goto(jump % (len(match.log) + 1))
        for _ in range(3):
            if match.player != TERMINAL:
                match = match.play(rng.choice(choices(game, match.state)))
    assert len(match.states) == len(match.log) + 1
    assert match.states[0] == game.initial(match.options)
    for (before, after), action in zip(pairwise(match.states), match.log, strict=True):
        assert game.apply(before, action) == after
