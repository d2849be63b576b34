"""Clocks at the table: running, pausing and warning."""

from __future__ import annotations

import pytest

from tests.ui.clocks.timed_games import faces, shown, styles, timed_game
from tests.ui.fakes import make_app, new_game
from ui.tree import find_all


def test_the_first_move_starts_the_clock_of_the_player_to_move() -> None:
    app, page, _ = timed_game()
    page.wait(30)
    assert shown(page) == ["1:00", "1:00"], "nothing runs before the first move"
    app.do("type", "11-15")
    assert shown(page) == ["1:02", "1:00"] and styles(page) == ["clock", "clock runs"]
    page.wait(5.5)
    assert shown(page) == ["1:02", "0:55"]
    app.do("type", "22-17")
    page.wait(2)
    assert shown(page) == ["1:00", "0:57"] and styles(page) == ["clock runs", "clock"]
    assert app.table.clock and app.table.clock.spent == (0, 5_500)


def test_the_clock_runs_for_the_player_to_move_while_another_position_is_viewed() -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    app.do("step-back")
    assert styles(page) == ["clock", "clock runs"]


def test_a_clock_is_drawn_once_a_second_and_stops_at_the_end() -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    page.wait(3)
    assert len(page.waiting) == 1
    app.do("resign")
    before = shown(page)
    page.wait(90)
    assert shown(page) == before == ["1:02", "0:57"] and not page.waiting


@pytest.mark.parametrize("dialog", ["settings", "share", "resign"])
def test_a_dialog_hides_the_board_and_stops_the_clock(dialog: str) -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    page.wait(4)
    app.do("dialog", dialog)
    page.wait(50)
    (shade,) = [node for node in page.every() if "shade" in str(node.attributes.get("class")).split()]
    assert str(shade.attributes["class"]).split() == ["shade", "cover"]
    app.do("close")
    page.wait(3)
    assert shown(page) == ["1:02", "0:53"]


def test_an_animation_stops_the_clock() -> None:
    app, page, search_service = timed_game(way="solo")
    page.calm = False
    app.do("type", "11-15")
    page.wait(1)
    search_service.done("22-17")
    before = shown(page)
    assert app.table.step and app.table.clock and app.table.clock.since is None
    while app.table.step:
        page.wait(0.1)
    assert shown(page) == before
    page.wait(2)
    assert shown(page) == ["1:00", before[1]]


def test_an_hourglass_gives_used_time_to_the_other_player() -> None:
    app, page, _ = timed_game({"kind": "hourglass", "seconds": "60"})
    app.do("type", "11-15")
    page.wait(20)
    assert shown(page) == ["1:20", "0:40"]


def test_time_per_move_starts_anew_with_each_move() -> None:
    app, page, _ = timed_game({"kind": "move", "seconds": "30"})
    app.do("type", "11-15")
    page.wait(20)
    app.do("type", "22-17")
    page.wait(1)
    assert shown(page) == ["0:29", "0:30"]


def test_a_players_share_of_time_follows_the_player_into_a_rematch() -> None:
    app, page, _ = timed_game({"kind": "game", "seconds": "300", "share:0": "50", "first": "1"})
    assert shown(page) == ["5:00", "2:30"], "player 2 begins"
    app.do("type", "11-15")
    app.do("resign")
    app.do("rematch")
    assert shown(page) == ["2:30", "5:00"]
    app.do("setup-again")
    (share,) = find_all(page.nodes, role="group", aria_labelledby="label-share-0")
    assert [node.children[0] for node in find_all([share], tag="output")] == ["2:30"]


def test_a_players_share_of_time_follows_the_player_through_a_tournament() -> None:
    tournament = {"option:setup": "three", "option:games": "tournament", "kind": "game", "share:0": "25"}
    app, page, _ = timed_game(tournament, game="satan")
    assert shown(page) == ["2:30", "10:00", "10:00"]
    for _ in range(2):
        app.do("resign")
    assert app.screen.dialog == "result"
    app.do("next-game")
    assert shown(page) == ["10:00", "10:00", "2:30"]
    app.do("setup-again")
    assert app.screen.setup and app.screen.setup.clock.shares == (25, 100, 100)


@pytest.mark.parametrize("way", ["p", "hold-clocks", "hidden"])
def test_paused_clocks_stop_with_the_board_covered_until_play_continues(way: str) -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    page.wait(4)
    app.key("p", "", False) if way == "p" else app.do(way)
    assert app.screen.dialog == "held" and "Clocks paused" in page.text()
    page.wait(30)
    assert [*shown(page)][-2:] == ["1:02", "0:56"]
    app.key("Escape", "", False)
    page.wait(1)
    assert not app.screen.dialog and shown(page) == ["1:02", "0:55"]


def test_a_pause_stops_the_computers_search_and_restarts_it_afterwards() -> None:
    app, page, search_service = timed_game(way="solo")
    app.do("type", "11-15")
    page.wait(3)
    app.do("hold-clocks")
    assert search_service.job is None
    page.wait(30)
    app.do("run-clocks")
    page.wait(0.1)
    assert search_service.job and shown(page) == ["1:02", "0:57"]


def test_a_game_without_clocks_cannot_be_paused() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("type", "11-15")
    for name in ("hold-clocks", "hidden"):
        app.do(name)
    assert not app.key("p", "", False) and not app.key("c", "", False)
    assert not app.screen.dialog and not faces(page) and "hold-clocks" not in page.buttons()


def test_hiding_the_page_does_not_pause_a_game_between_computers() -> None:
    app, page, search_service = timed_game(way="watch")
    page.wait(0.1)
    search_service.done("11-15")
    app.do("hidden")
    page.wait(2.5)
    assert not app.screen.dialog and search_service.job and shown(page) == ["1:02", "0:58"]


def test_low_time_is_announced_once_and_the_last_seconds_are_audible() -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    page.wait(49.5)
    page.heard.clear()
    before = app.screen.announcement
    assert styles(page)[1] == "clock runs"
    page.wait(1)
    assert page.heard == ["low"] and styles(page)[1] == "clock runs low"
    assert app.screen.announcement == "Light: 10 seconds left." != before
    assert [node.attributes["aria-label"] for node in faces(page)] == [
        "1 minute 2 seconds left",
        "10 seconds left",
    ]
    page.wait(6)
    assert page.heard == ["low"] and app.screen.announcement == "Light: 10 seconds left."
    page.wait(3.4)
    assert page.heard == ["low", "last", "last", "last"] and styles(page)[1] == "clock runs low last"


def test_a_muted_page_plays_no_warning() -> None:
    app, page, _ = timed_game()
    app.do("set:volume", "0")
    app.do("type", "11-15")
    page.heard.clear()
    page.wait(58)
    assert not page.heard


def test_a_key_announces_the_remaining_times() -> None:
    app, page, _ = timed_game({"kind": "game", "seconds": "5400"})
    app.do("type", "11-15")
    page.wait(65)
    app.key("c", "", False)
    assert (
        app.screen.announcement
        == "Dark: 1 hour 30 minutes 5 seconds left. Light: 1 hour 28 minutes 55 seconds left."
    )
