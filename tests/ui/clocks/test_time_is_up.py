"""Clocks that run out."""

from __future__ import annotations

import pytest

from tests.ui.clocks.timed_games import GAME, shown, styles, timed_game
from tests.ui.fakes import make_app
from ui.storage.history.history import History
from ui.storage.store import MemoryStore


def test_a_timeout_loses_the_game_and_is_recorded() -> None:
    store = MemoryStore()
    app, page, _ = timed_game(way="solo", store=store)
    app.do("type", "11-15")
    page.wait(0.1)
    app.do("sit:1", "")
    app.do("sit:0", "level1")
    page.wait(59)
    assert app.table.match.outcome is None
    page.wait(1.5)
    outcome = app.table.match.outcome
    assert outcome and outcome.reason.code == "time" and outcome.returns == (1.0, -1.0)
    assert app.screen.dialog == "result" and "ran out of time" in page.text() and "over" in page.heard
    assert [record.reason for record in History(app.store).data().records] == ["time"]
    again, other, _ = make_app(store)
    again.do("resume", app.table.key)
    assert again.table.match.outcome == outcome and "0:00" in shown(other)


def test_after_a_lenient_timeout_play_continues_and_the_clock_shows_the_excess() -> None:
    app, page, _ = timed_game({**GAME, "fall": "shown"})
    app.do("type", "11-15")
    page.wait(75)
    assert shown(page) == ["1:02", "−0:15"] and styles(page)[1] == "clock runs low up"
    assert page.heard.count("over") == 1 and "time ran out 15 seconds ago" in page.text()
    app.do("type", "22-17")
    assert len(app.table.match.log) == 2 and app.table.match.outcome is None


def test_undo_restores_the_time() -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    page.wait(70)
    assert app.table.match.outcome
    app.do("close")
    app.do("undo")
    assert app.table.match.outcome is None and shown(page) == ["1:00", "1:00"]
    app.do("redo")
    page.wait(1)
    assert shown(page) == ["1:02", "0:59"]


def test_a_computer_can_lose_on_time() -> None:
    app, page, search_service = timed_game({"kind": "game", "seconds": "30", "seat:1": "level4"}, way="solo")
    app.do("type", "11-15")
    page.wait(0.1)
    assert search_service.job
    page.wait(29.2)
    assert not search_service.hurried
    page.wait(0.3)
    assert search_service.hurried
    page.wait(0.5)
    outcome = app.table.match.outcome
    assert outcome and outcome.returns == (1.0, -1.0) and app.table.thinking is None


def test_the_clock_limits_a_computers_thinking_time() -> None:
    app, page, search_service = timed_game(
        {"kind": "move", "seconds": "5", "share:1": "25", "seat:1": "level4"}, "solo"
    )
    app.do("type", "11-15")
    page.wait(0.1)
    assert search_service.job and search_service.job.seconds and search_service.job.seconds < 0.5
    slow, page, search_service = timed_game({"kind": "game", "seconds": "5400", "seat:1": "level4"}, "solo")
    slow.do("type", "11-15")
    page.wait(0.1)
    assert search_service.job and search_service.job.seconds == 2.0
    weak, page, search_service = timed_game({"kind": "game", "seconds": "5400", "seat:1": "level1"}, "solo")
    weak.do("type", "11-15")
    page.wait(0.1)
    assert search_service.job and search_service.job.seconds is None


@pytest.mark.parametrize(
    ("game", "option", "value"), [("satan", "setup", "five"), ("chinese", "players", "4")]
)
def test_among_several_players_a_timeout_eliminates_one_and_the_others_play_on(
    game: str, option: str, value: str
) -> None:
    app, page, _ = timed_game({f"option:{option}": value, "kind": "game", "seconds": "30"}, game=game)
    first = app.table.match.player
    while app.table.match.player == first:
        app.do("type", app.table.actions[0].text)
    late = app.table.match.player
    page.wait(31)
    match = app.table.match
    assert match.outcome is None and match.player not in (first, late) and match.log[-1].text == "resign"
    assert "ran out of time" in page.text() and not app.screen.dialog
    page.wait(5)
    assert (shown(page)[late], shown(page)[match.player]) == ("0:00", "0:24")
    page.wait(30)
    assert app.table.match.player != match.player and app.table.match.outcome is None


def test_a_timeout_within_a_turn_discards_the_turn() -> None:
    """Satan's fire has moved, but not the flame."""
    app, page, _ = timed_game({"option:setup": "five", "kind": "game", "seconds": "30"}, game="satan")
    first = app.table.match.player
    while app.table.match.player == first:
        app.do("type", app.table.actions[0].text)
    late, before = app.table.match.player, app.table.match.cursor
    app.do("type", next(a.text for a in app.table.actions if a.text not in ("stay", "resign")))
    assert (app.table.match.player, app.table.match.cursor) == (late, before + 1)
    page.wait(31)
    match = app.table.match
    assert match.cursor == before + 1 and match.log[-1].text == "resign" and match.player != late


OUT_OF_TIME = {
    "de": ("hat die Zeit überschritten", "gibt auf"),
    "es": ("ha agotado el tiempo", "se rinde"),
    "en": ("ran out of time", "resigns"),
}
"""For each language: the log about a timeout, and about a resignation."""


@pytest.mark.parametrize("kind", ["game", "move", "hourglass"])
@pytest.mark.parametrize("begun", [False, True])
def test_the_log_says_that_the_time_of_one_of_several_players_ran_out(begun: bool, kind: str) -> None:
    store, chosen = MemoryStore(), {"option:setup": "five", "kind": kind, "seconds": "30"}
    app, page, _ = timed_game(chosen, game="satan", store=store)
    first = app.table.match.player
    while app.table.match.player == first:
        app.do("type", app.table.actions[0].text)
    if begun:
        page.wait(5)
        app.do("type", next(a.text for a in app.table.actions if a.text not in ("stay", "resign")))
    page.wait(26 if begun and kind != "move" else 31)
    said = app.screen.announcement
    assert app.table.match.log[-1].text == "resign"
    assert said.count("ran out of time") == 1 and "resigns" not in said
    app.do("type", "resign")
    again, _, _ = make_app(store)
    again.do("resume", app.table.key)
    for language, (late, resigning) in OUT_OF_TIME.items():
        for each in (app, again):
            each.do("set:language", language)
            log = [entry.logged.words for entry in each.table.log.entries]
            assert late in log[-2] and resigning not in log[-2]
            assert resigning in log[-1] and late not in log[-1]
