"""Daily puzzles: each is proved, the same everywhere, and every game has its turn."""

from __future__ import annotations

import calendar
import datetime
from collections.abc import Iterator
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.rng import Steady
from engine.registry import GAMES, PLUGINS
from engine.session import daily as days
from engine.session.daily import (
    FIRST_DAY,
    GRADED_FROM,
    LEVELS,
    MIN_ACTIONS,
    MIN_SCORES,
    SATURDAY,
    SCORES,
    SUNDAY,
    TABLE,
    WEEKENDS,
    daily_puzzle,
    entry_of,
    game_of,
    is_open,
    level_of,
    listed_puzzle,
    puzzle_of_entry,
    read_entry,
    solutions,
    words_of,
)
from engine.session.puzzles.table import find_puzzle
from tools.find_daily_puzzles import PLIES
from tools.find_puzzles.measuring import FILE, difficulty, read_measures

SAME = (
    "chess",
    "win",
    ("h5h4",),
    "rnb1kbnr/ppp2ppp/4p3/3p3q/3N1PP1/N6P/PPPPP3/R1BQKB1R b KQkq - 0 7",
)
LEAST_MANY = 24
"""Minimum number of puzzles per game."""
LEAST_AT_WEEKENDS = 3
"""Minimum number of a game's own puzzles for Saturdays, and for Sundays: each game has one every 56 days."""
UNGRADED = "3c844733"
"""Checksum of the puzzles of all dates before `GRADED_FROM`."""
GAMES_IN_TURN = ["alien", "satan", "ctheckers", "chesskers", "nuclear", "draughts", "chess", "chinese"]
DATES = st.dates(datetime.date(1, 1, 1), datetime.date(9999, 12, 31))


@pytest.mark.parametrize("game_id", TABLE)
def test_each_puzzle_has_a_unique_solution(game_id: str) -> None:
    """This judges the goal independently for every action: one scores more than all others."""
    game, words = GAMES[game_id].for_puzzles(), TABLE[game_id].split()
    assert len(set(words)) == len(words) >= LEAST_MANY
    for word in words:
        entry = read_entry(word)
        puzzle = puzzle_of_entry(game, entry)
        state = game.start(puzzle.options, puzzle.position)
        score = SCORES[entry.goal](game, state)
        scores = {action: score(action) for action in game.legal_actions(state) if action.text != "resign"}
        best = max(scores.values())
        assert entry.plies in PLIES and best >= MIN_SCORES[entry.goal], word
        assert set(puzzle.wanted) == {action.text for action, score in scores.items() if score == best}, word
        ways = {game.same_effect_key(state, action) for action in scores if action.text in puzzle.wanted}
        assert len(ways) == 1 and len(scores) >= MIN_ACTIONS, word


def test_every_game_has_its_turn() -> None:
    assert set(TABLE) == {game for game in GAMES if game not in PLUGINS}
    week = [game_of(f"2026-11-{day:02}") for day in range(1, 1 + len(TABLE))]
    assert sorted(week) == sorted(TABLE)


def test_a_date_has_the_same_puzzle_for_everyone() -> None:
    """If this changes, people talk about different puzzles for the same date."""
    puzzle = daily_puzzle("2026-11-23")
    assert puzzle == daily_puzzle("2026-11-23")
    assert (puzzle.game.info.id, puzzle.goal, puzzle.wanted, puzzle.position) == SAME


def dates(first: str, count: int) -> Iterator[str]:
    """Yield dates from the first on."""
    start = datetime.date.fromisoformat(first)
    return ((start + datetime.timedelta(days)).isoformat() for days in range(count))


def test_earlier_dates_keep_their_puzzles() -> None:
    count = days.day_number(GRADED_FROM) - days.day_number(FIRST_DAY)
    rows = []
    for day in dates(FIRST_DAY, count):
        entry = entry_of(day)
        assert entry and not listed_puzzle(day) and level_of(day) == 0
        rows.append(f"{day} {game_of(day)} {entry.goal[0]}{entry.seed}.{entry.plies}")
    assert f"{crc32(chr(10).join(rows).encode()):08x}" == UNGRADED
    assert list(TABLE) == GAMES_IN_TURN == list(WEEKENDS), "another order changes every date"


# --- difficulty by weekday ---------------------------------------------------------------------------------


def test_each_weekday_has_its_difficulty() -> None:
    for day in dates(GRADED_FROM, 8 * 7):
        weekday = datetime.date.fromisoformat(day).weekday()
        assert level_of(day) == weekday + 1 <= LEVELS
        assert bool(listed_puzzle(day)) == (entry_of(day) is None) == (weekday >= SATURDAY)


@pytest.mark.parametrize("game", TABLE)
def test_puzzles_of_one_move_are_in_the_order_of_their_difficulty(game: str) -> None:
    measures = read_measures(FILE.read_text(encoding="utf-8"))
    words = [word for weekday in range(SATURDAY) for word in words_of(game, weekday)]
    assert words == TABLE[game].split()
    keys = [difficulty(measures[f"{game}/{word}"]) for word in words]
    assert keys == sorted(keys)


@pytest.mark.parametrize("game", TABLE)
def test_weekends_have_medium_and_hard_puzzles(game: str) -> None:
    for weekday, grade in ((SATURDAY, "middling"), (SUNDAY, "hard")):
        names = [f"{game}/{number}" for number in words_of(game, weekday)]
        assert len(set(names)) == len(names) >= LEAST_AT_WEEKENDS
        assert {find_puzzle(name).grade for name in names} == {grade}


def test_a_year_shows_every_puzzle_of_the_weekends() -> None:
    shown = {listed_puzzle(day) for day in dates(GRADED_FROM, 366)} - {""}
    every = {f"{game}/{number}" for game, two in WEEKENDS.items() for each in two for number in each.split()}
    assert shown == every


def test_a_date_at_the_weekend_has_no_puzzle_of_one_move() -> None:
    with pytest.raises(LookupError, match="own puzzles"):
        daily_puzzle("2026-12-06")


def test_several_solutions_or_too_few_choices_make_no_puzzle() -> None:
    chess = GAMES["chess"]
    two = chess.start({}, "7k/8/6K1/8/8/8/8/RR6 w - - 0 1")
    assert solutions(chess, "win", chess.start({}, "7k/8/6K1/8/8/8/8/R7 w - - 0 1")) == ("a1a8",)
    assert not solutions(chess, "win", two), "either rook can mate"
    forced = GAMES["draughts"].start({}, "B:W18:B15")
    assert not solutions(GAMES["draughts"], "win", forced), "there is only one action"


def test_a_future_day_is_not_open() -> None:
    assert is_open("2026-11-23", "2026-11-23") and is_open(FIRST_DAY, "2026-11-23")
    for day in ("2026-11-24", "2025-12-31", "", "2026-11-3", "2026-02-30", "9999", "rubbish"):
        assert not is_open(day, "2026-11-23")


def test_the_generator_never_changes() -> None:
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
    assert days.day_number(day) == date.toordinal() - 1
    assert days.weekday(day) == date.weekday()
    assert days.days_in_month(date.year, date.month) == calendar.monthrange(date.year, date.month)[1]
    assert days.date_text(*days.date_parts(day)) == day


@given(st.integers(1, 9000), st.integers(1, 12), st.integers(-11, 1200))
def test_months_follow_each_other(year: int, month: int, by: int) -> None:
    later, number = days.month_beside(year, month, by)
    assert later * 12 + number == year * 12 + month + by and 1 <= number <= 12


@pytest.mark.parametrize("text", ["", "2026-13-01", "2026-02-29", "2026-1-1", "x", "2026-01-00"])
def test_an_invalid_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no day"):
        days.date_parts(text)
