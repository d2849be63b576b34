"""Today's puzzle on the home screen: no rules are read, the layout is final at the first paint."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.registry import INFOS
from engine.session.daily import daily_puzzle, game_of, level_of
from tests.ui.fakes import make_app
from tests.ui.history.test_daily_at_table import TODAY, WEEK, play_text
from ui.panels.daily import UNKNOWN, Today, today_line
from ui.storage.history.history import DAYS, SOLVED
from ui.storage.store import MemoryStore
from ui.tree import Node, find_all, texts
from ui.words.de import history as de
from ui.words.en import history as en
from ui.words.en.history import say
from ui.words.es import history as es

HOME = "import sys; from ui.panels.daily import *; {}; print(*sys.modules)"


def structure(node: object) -> object:
    if not isinstance(node, Node):
        return "text"
    return node.tag, node.attributes.get("class"), [structure(child) for child in node.children]


@pytest.mark.parametrize("day", WEEK)
def test_the_home_screen_names_the_game_of_the_daily_puzzle(day: str) -> None:
    line = " ".join(texts(today_line(Today(day))))
    assert INFOS[game_of(day)].title in line and say.every_day in line


@pytest.mark.parametrize("day", [f"2026-12-{day:02}" for day in range(7, 14)])
def test_the_home_screen_names_the_difficulty_of_the_weekday(day: str) -> None:
    assert f"Difficulty: {say.levels[level_of(day)]}" in texts(today_line(Today(day)))


def test_the_first_paint_has_the_layout_of_any_day() -> None:
    assert structure(today_line(UNKNOWN)) == structure(today_line(Today(TODAY)))


def test_the_daily_puzzle_on_the_home_screen_loads_no_rules() -> None:
    code = HOME.format(f"today_line(Today({TODAY!r}))")
    read = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    games = [name for name in read.stdout.split() if ".games." in name]
    assert games and not [name for name in games if name.endswith((".rules", ".kernel"))], (
        "a game's rules are imported when the game is asked for"
    )


def test_home_links_to_the_puzzle_of_the_day_and_shows_a_solved_one() -> None:
    app, page, _ = make_app()
    (line,) = find_all(page.nodes, class_="daily")
    assert [button.attributes["data-do"] for button in find_all([line], tag="button")] == ["day"]
    app.do("day", TODAY)
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    app.do("home")
    assert say.found in page.text() and "★" in page.text()


def test_a_click_before_the_date_is_known_opens_todays() -> None:
    app, page, _ = make_app()
    app.do("day", "")
    assert app.table.kind.run and app.table.kind.run.day == page.today


def test_yesterdays_solution_does_not_solve_todays_puzzle() -> None:
    store = MemoryStore()
    store.set(DAYS + "2026-11-22", SOLVED)
    _, page, _ = make_app(store)
    assert say.found not in page.text()


def streak_after(*days: str) -> str:
    """Return the streak that the home screen shows when these days are solved."""
    store = MemoryStore()
    for day in days:
        store.set(DAYS + day, SOLVED)
    _, page, _ = make_app(store)
    (streak,) = find_all(page.nodes, class_="streak")
    return "".join(texts(streak))


def test_the_streak_counts_the_days_until_today_or_yesterday() -> None:
    before = ("2026-11-20", "2026-11-21", "2026-11-22")
    assert streak_after() == streak_after(TODAY) == streak_after("2026-11-20", "2026-11-21") == ""
    assert streak_after(*before) == say.streak(3)
    assert streak_after(*before, TODAY) == say.streak(4)
    assert streak_after("2026-11-20", "2026-11-22", TODAY) == say.streak(2)


def test_a_wrong_clock_shows_nothing() -> None:
    app, page, _ = make_app()
    page.today = "1970-01-01"
    app.do("history")
    app.do("home")
    assert say.every_day in page.text()


@pytest.mark.parametrize("words", [en.Words(), de.Words(), es.Words()])
def test_the_words_below_the_daily_puzzle_fit_a_phone(words: en.Words) -> None:
    lines = [words.every_day, words.found, *map(words.difficulty, range(1, len(words.levels)))]
    assert max(map(len, lines)) <= 30
