"""Today's puzzle on the home screen: no rules are read, the layout is final at the first paint."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.registry import INFOS
from engine.session.daily import GOALS, daily_puzzle, entry_of, game_of
from tests.ui.fakes import make_app
from tests.ui.history.test_challenge import TODAY, WEEK, do
from ui.panels.history.daily import UNKNOWN, Today, today_line
from ui.storage.history.history import DAYS, SOLVED
from ui.storage.store import MemoryStore
from ui.tree import Node, find_all, texts
from ui.words.en.history import say

HOME = "import sys; from ui.panels.history.daily import *; {}; print(*sys.modules)"


def shape(node: object) -> object:
    if not isinstance(node, Node):
        return "text"
    return node.tag, node.attributes.get("class"), [shape(child) for child in node.children]


@pytest.mark.parametrize("day", WEEK)
def test_it_names_the_game_and_the_goal(day: str) -> None:
    told = " ".join(texts(today_line(Today(day))))
    assert INFOS[game_of(day)].title in told
    assert say.asked[daily_puzzle(day).goal] in told
    assert entry_of(day).goal == daily_puzzle(day).goal


def test_every_goal_has_its_words() -> None:
    assert set(say.asked) == set(GOALS.values())


def test_the_first_paint_is_laid_out_as_any_day() -> None:
    assert shape(today_line(UNKNOWN)) == shape(today_line(Today(TODAY)))


def test_no_rules_are_read_for_it() -> None:
    code = HOME.format(f"today_line(Today({TODAY!r}))")
    read = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    games = [name for name in read.stdout.split() if ".games." in name]
    assert games and not [name for name in games if name.endswith((".rules", ".kernel"))], (
        "a game's rules are imported when the game is asked for"
    )


def test_home_links_to_it_and_to_all_days_and_shows_that_it_is_solved() -> None:
    app, page, _ = make_app()
    (line,) = find_all(page.nodes, class_="daily")
    assert [button.attributes["data-do"] for button in find_all([line], tag="button")] == ["day", "records"]
    app.do("day", TODAY)
    do(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    app.do("home")
    assert say.found in page.text() and "★" in page.text()


def test_a_click_before_the_date_is_known_opens_todays() -> None:
    app, page, _ = make_app()
    app.do("day", "")
    assert app.table.kind.run and app.table.kind.run.day == page.today


def test_a_day_that_was_met_yesterday_is_not_met_today() -> None:
    store = MemoryStore()
    store.set(DAYS + "2026-11-22", SOLVED)
    _, page, _ = make_app(store)
    assert say.found not in page.text()


def test_a_wrong_clock_shows_nothing() -> None:
    app, page, _ = make_app()
    page.today = "1970-01-01"
    app.do("records")
    app.do("home")
    assert say.one_move in page.text()
