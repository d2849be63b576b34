"""The daily puzzle at the table: solved, missed, and recorded."""

from __future__ import annotations

import pytest

from engine.registry import INFOS
from engine.session.daily import TABLE, daily_puzzle, game_of
from tests.ui.fakes import FakePage, make_app
from ui.app import App
from ui.storage.history.history import DAYS, History
from ui.storage.store import MemoryStore
from ui.tree import find_all

TODAY = "2026-11-23"
WEEK = [f"2026-11-{day:02}" for day in range(1, 1 + len(TABLE))]
"""A date for each game."""


def opened(day: str = TODAY, store: MemoryStore | None = None) -> tuple[App, FakePage, MemoryStore]:
    store = store or MemoryStore()
    app, page, _ = make_app(store)
    app.do("records")
    app.do("day", day)
    return app, page, store


def do(app: App, text: str) -> None:
    app.do("type", text)
    if app.table.proposed:
        app.do("type", text)


def wrong(app: App, day: str) -> str:
    asked = daily_puzzle(day)
    return next(action.text for action in app.table.actions if action.text not in asked.wanted)


@pytest.mark.parametrize("day", WEEK)
def test_the_right_move_meets_the_puzzle_in_every_game(day: str) -> None:
    app, page, store = opened(day)
    assert app.model.at_table and app.table.kind.run and app.table.persons_turn
    do(app, daily_puzzle(day).wanted[0])
    page.wait(5)
    assert app.screen.dialog == "day-over" and "Solved!" in page.text()
    assert History(app.store).data().days == {day}
    assert [key for key in store.texts if not key.startswith("settings")] == [DAYS + day], "nothing else"
    app.do("records")
    assert app.screen.name == "records" and ", solved" in page.text()


@pytest.mark.parametrize("day", WEEK)
def test_another_move_is_shown_and_undone_in_every_game(day: str) -> None:
    app, page, store = opened(day)
    before = app.table.state
    do(app, wrong(app, day))
    assert len(app.table.match.log) >= 1 and not app.table.choices
    page.wait(5)
    assert app.table.state == before and not app.table.match.log
    assert app.table.why and app.table.why.words in page.text()
    assert app.table.choices, "one may try again"
    assert not History(app.store).data().days
    do(app, daily_puzzle(day).wanted[0])
    page.wait(5)
    assert History(app.store).data().days == {day}
    assert not [key for key in store.texts if key.startswith(("game/", "record/"))]


def test_a_future_day_cannot_be_opened() -> None:
    app, page, _ = opened("2026-11-24")
    assert app.screen.name == "records" and "has not come" in page.text()
    assert not [node for node in page.buttons() if node == "day 2026-11-24"]


def test_a_reload_leads_back_to_the_puzzle() -> None:
    app, page, store = opened()
    again, _, _ = make_app(store, place=page.place())
    assert again.model.at_table and again.table.kind.run
    assert again.table.match.start == app.table.match.start


def test_a_place_that_is_no_day_leads_home() -> None:
    app, _, _ = make_app(place="day=rubbish")
    assert app.screen.name == "home"


def test_a_left_puzzle_undoes_nothing_in_other_games() -> None:
    app, page, _ = opened()
    do(app, wrong(app, TODAY))
    app.do("records")
    page.wait(5)
    assert app.screen.name == "records"


def test_past_months_can_be_viewed() -> None:
    app, page, _ = opened()
    app.do("records")
    assert "November 2026" in page.text()
    app.do("month", "1")
    assert "October 2026" in page.text() and "day 2026-10-31" in page.buttons()
    app.do("month", "10")
    assert "January 2026" in page.text()
    app.do("month", "-1")
    assert "January 2026" in page.text(), "there is nothing to come"


def test_each_day_is_named_by_date_game_and_state() -> None:
    app, page, _ = opened()
    do(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    app.do("records")
    game = {day: INFOS[game_of(day)].title for day in (TODAY, "2026-11-01")}
    names = {do: str(node.attributes["aria-label"]) for do, node in page.buttons().items() if "day" in do}
    assert names[f"day {TODAY}"] == f"Monday, 23 November: {game[TODAY]}, solved"
    assert names["day 2026-11-01"] == f"Sunday, 1 November: {game['2026-11-01']}, not solved yet"
    (head,) = find_all(page.nodes, tag="thead")
    assert next(find_all([head], tag="th")).attributes["aria-label"] == "Monday"
    current = find_all(page.nodes, aria_current="date")
    assert [node.attributes["data-value"] for node in current] == [TODAY]


def test_the_hint_shows_the_way() -> None:
    app, page, _ = opened()
    app.do("hint")
    page.wait(1)
    assert app.table.hint


def test_all_puzzles_leads_to_the_puzzles() -> None:
    app, page, _ = make_app()
    app.do("day", TODAY)
    do(app, daily_puzzle(TODAY).wanted[0])
    page.wait(30)
    ways = [node for node in page.every() if node.children == ("All puzzles",)]
    assert ways and {node.attributes["data-do"] for node in ways} == {"challenges"}
    app.do(str(ways[0].attributes["data-do"]))
    assert app.screen.name == "challenges" and "Puzzles" in page.text()
