"""Daily puzzles: each is proved, the same everywhere, and every game has its turn."""

from __future__ import annotations

import calendar
import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.rng import Steady
from engine.registry import GAMES, PLUGINS
from engine.session import daily as days
from engine.session.daily import (
    CHOICE,
    FIRST_DAY,
    LEAST,
    SCORES,
    TABLE,
    daily_puzzle,
    game_of,
    is_open,
    puzzle_of_entry,
    read_entry,
    solutions,
)
from tools.find_daily_puzzles import PLIES

SAME = (
    "chess",
    "win",
    ("h5h4",),
    "rnb1kbnr/ppp2ppp/4p3/3p3q/3N1PP1/N6P/PPPPP3/R1BQKB1R b KQkq - 0 7",
)
LEAST_MANY = 24
"""Minimum number of puzzles per game."""
DATES = st.dates(datetime.date(1, 1, 1), datetime.date(9999, 12, 31))


@pytest.mark.parametrize("game_id", TABLE)
def test_each_puzzle_has_one_way_and_no_other(game_id: str) -> None:
    """This judges the goal independently for every action: one scores more than all others."""
    game, words = GAMES[game_id], TABLE[game_id].split()
    assert len(set(words)) == len(words) >= LEAST_MANY
    for word in words:
        what = read_entry(word)
        asked = puzzle_of_entry(game, what)
        state = game.start(asked.options, asked.position)
        score = SCORES[what.goal](game, state)
        scores = {action: score(action) for action in game.legal_actions(state) if action.text != "resign"}
        best = max(scores.values())
        assert what.plies in PLIES and best >= LEAST[what.goal], word
        assert set(asked.wanted) == {action.text for action, score in scores.items() if score == best}, word
        ways = {game.same_effect_key(state, action) for action in scores if action.text in asked.wanted}
        assert len(ways) == 1 and len(scores) >= CHOICE, word


def test_every_game_has_its_turn() -> None:
    assert list(TABLE) == [game for game in GAMES if game not in PLUGINS]
    week = [game_of(f"2026-11-{day:02}") for day in range(1, 1 + len(TABLE))]
    assert sorted(week) == sorted(TABLE)


def test_a_date_has_the_same_puzzle_for_everyone() -> None:
    """If this changes, people talk about different puzzles for the same date."""
    asked = daily_puzzle("2026-11-23")
    assert asked == daily_puzzle("2026-11-23")
    assert (asked.game.info.id, asked.goal, asked.wanted, asked.position) == SAME


def test_several_ways_or_too_few_choices_are_no_puzzle() -> None:
    chess = GAMES["chess"]
    two = chess.start({}, "7k/8/6K1/8/8/8/8/RR6 w - - 0 1")
    assert solutions(chess, "win", chess.start({}, "7k/8/6K1/8/8/8/8/R7 w - - 0 1")) == ("a1a8",)
    assert not solutions(chess, "win", two), "two rooks can mate"
    forced = GAMES["draughts"].start({}, "B:W18:B15")
    assert not solutions(GAMES["draughts"], "win", forced), "there is nothing to choose"


def test_a_future_day_is_not_open() -> None:
    assert is_open("2026-11-23", "2026-11-23") and is_open(FIRST_DAY, "2026-11-23")
    for day in ("2026-11-24", "2025-12-31", "", "2026-11-3", "2026-02-30", "9999", "rubbish"):
        assert not is_open(day, "2026-11-23")


def test_the_generator_is_what_it_was() -> None:
    """The puzzles depend on it, on every machine and in every version."""
    steady = Steady(42)
    assert [steady.below(1000) for _ in range(6)] == [646, 341, 111, 808, 324, 349]


@given(st.integers(1, 10**9), st.integers(1, 400))
def test_random_numbers_are_below_the_count(seed: int, count: int) -> None:
    steady = Steady(seed)
    assert all(0 <= steady.below(count) < count for _ in range(20))


# --- the calendar ----------------------------------------------------------------------------------


@given(DATES)
def test_days_are_those_of_the_calendar(date: datetime.date) -> None:
    day = date.isoformat()
    assert days.number_of(day) == date.toordinal() - 1
    assert days.weekday(day) == date.weekday()
    assert days.length(date.year, date.month) == calendar.monthrange(date.year, date.month)[1]
    assert days.text(*days.parts(day)) == day


@given(st.integers(1, 9000), st.integers(1, 12), st.integers(-11, 1200))
def test_months_follow_each_other(year: int, month: int, by: int) -> None:
    later, number = days.month_beside(year, month, by)
    assert later * 12 + number == year * 12 + month + by and 1 <= number <= 12


@pytest.mark.parametrize("text", ["", "2026-13-01", "2026-02-29", "2026-1-1", "x", "2026-01-00"])
def test_an_invalid_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no day"):
        days.parts(text)
