"""Clocks in saves, links and later games."""

from __future__ import annotations

import pytest

from engine.session.clock import ClockRecord, TimeControl
from tests.ui.clocks.timed_games import GAME, faces, shown, timed_game
from tests.ui.fakes import make_app, new_game
from ui.storage.seats import Note, level_of, read_note, write_note
from ui.storage.store import MemoryStore
from ui.tree import find_all


def test_a_saved_game_resumes_paused_with_the_remaining_time() -> None:
    store = MemoryStore()
    app, page, _ = timed_game(store=store)
    app.do("type", "11-15")
    page.wait(10)
    app.do("home")
    app.do("resume", app.library.list()[0].id)
    assert app.screen.dialog == "held" and shown(page)[-2:] == ["1:02", "0:50"]
    page.wait(100)
    app.do("run-clocks")
    page.wait(1)
    assert shown(page) == ["1:02", "0:49"]
    again, other, _ = make_app(store)
    again.do("resume", app.table.key)
    assert shown(other)[-2:] == ["1:02", "0:50"], "what runs is stored when it stops"


def test_reopening_the_game_at_the_table_keeps_the_used_time() -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    page.wait(5.5)
    app.do("resume", app.table.key)
    assert app.table.clock and app.table.clock.since is None and app.table.clock.used == 5_500
    assert shown(page)[:2] == ["1:02", "0:55"]


def test_a_running_clock_causes_no_saves() -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    before = app.library.list()[0].revision
    page.wait(30)
    assert app.library.list()[0].revision == before
    app.do("hold-clocks")
    assert app.library.list()[0].revision == before + 1
    app.do("run-clocks")
    assert app.library.list()[0].revision == before + 1


def test_a_clock_of_one_game_is_not_preset_for_another() -> None:
    store = MemoryStore()
    timed_game(store=store)
    app, page, _ = make_app(store)
    app.do("setup", "chess")
    app.do("seating", "watch")
    assert app.screen.setup and app.screen.setup.clock == TimeControl()
    assert "Clock:" not in page.text()
    app.do("start")
    assert app.table.clock is None and not list(find_all(page.nodes, role="timer"))


def test_the_same_kind_of_clock_restores_its_last_values() -> None:
    store = MemoryStore()
    timed_game({**GAME, "fall": "shown", "share:1": "50"}, store=store)
    app, _, _ = make_app(store)
    app.do("setup", "chess")
    app.do("start")
    app.do("setup", "chess")
    app.do("clock:kind", "move")
    assert app.screen.setup and app.screen.setup.clock == TimeControl("move", 30)
    app.do("clock:kind", "game")
    assert app.screen.setup.clock == TimeControl("game", 60, 2, strict=False)


def test_a_rematch_and_a_new_game_at_the_table_keep_the_clocks() -> None:
    app, page, _ = timed_game()
    app.do("setup-again")
    assert app.screen.setup and app.screen.setup.clock == TimeControl("game", 60, 2)
    assert "Clock: 1 minute + 2 seconds per move" in page.text(), "nobody overlooks it"
    app.do("start")
    app.do("resign")
    app.do("rematch")
    assert app.table.clock and app.table.clock.control == TimeControl("game", 60, 2)


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"kind": "game"}, "10 minutes + 5 seconds per move"),
        ({"kind": "game", "increment": "0"}, "10 minutes"),
        ({"kind": "move"}, "30 seconds per move"),
        ({"kind": "hourglass"}, "hourglass, 2 minutes"),
    ],
)
def test_the_time_control_is_described_before_and_during_the_game(chosen: dict[str, str], words: str) -> None:
    app, page, _ = timed_game(chosen)
    assert [node.children for node in find_all(page.nodes, class_="by agreed")] == [(words,)]
    app.do("type", "11-15")
    app.do("hold-clocks")
    assert page.text().splitlines().count(words) == 2, "at the table, and while the clocks are held"
    app.do("run-clocks")
    app.do("setup-again")
    assert f"Clock: {words}" in page.text().splitlines()


def test_games_without_clocks_store_no_time_control() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app)
    assert app.store.get("settings") is None


def test_an_invalid_choice_changes_nothing() -> None:
    app, _, _ = make_app()
    app.do("setup", "chess")
    for field, value in {"kind": "game", "seconds": "31", "increment": "4"}.items():
        app.do(f"clock:{field}", value)
    app.do("share:7", "50")
    app.do("share:0", "51")
    assert app.screen.setup and app.screen.setup.clock == TimeControl("game", 600, 5)


TIMED = ClockRecord(TimeControl("game", 600, 5, False, (100, 50)), (1_200, 0, 34_567), 890)


def test_a_note_contains_the_clocks() -> None:
    note = read_note("", 2)._replace(timed=TIMED)
    assert read_note(write_note(note), 2) == note
    assert "clocks" not in write_note(Note(note.seats)), "old notes look as they did"


@pytest.mark.parametrize(
    "text",
    ["", "game 600 5 loses", "game 600 5 loses|x|", "game 600 5 loses|1|1,,2", "game 600 5 loses|-1|1",
     "game 600 5 loses|1|1.5", "blitz|0|", "game 600 5 loses|" + "9" * 30 + "|", "|||",
     "game 600 5 loses|1|1|1"],
)  # fmt: skip
def test_a_note_with_damaged_clocks_keeps_its_players_only(text: str) -> None:
    written = write_note(read_note('{"seats": [["level1", "Ada"], ["", ""]], "picked": []}', 2))
    note = read_note(written[:-1] + f', "clocks": "{text}"}}', 2)
    assert note.timed is None and level_of(note.seats[0]) == "level1"


def test_the_share_dialog_says_that_links_leave_out_the_clocks() -> None:
    app, page, _ = timed_game()
    app.do("dialog", "share")
    assert "The link leaves out the clocks; the file keeps them." in page.text()
    plain, other, _ = make_app(fragment=app.screen.links.game)
    plain.do("dialog", "share")
    assert plain.table.clock is None and "clocks" not in other.text()


def test_chance_events_before_the_first_move_use_no_time() -> None:
    app, page, _ = timed_game(game="alien")
    page.wait(20)
    assert app.table.match.cursor > 0 and shown(page) == ["1:00", "1:00"] and app.screen.dialog == "cover"


def test_variations_wait_until_a_game_with_clocks_is_over() -> None:
    app, page, _ = timed_game()
    app.do("type", "11-15")
    app.do("variation")
    assert not app.table.in_variation
    app.do("resign")
    before = shown(page)
    app.do("close")
    app.do("variation")
    assert app.table.in_variation and not faces(page)
    app.do("type", app.table.actions[0].text)
    page.wait(5)
    app.do("leave-line")
    assert shown(page) == before and app.table.clock and len(app.table.clock.spent) == 1
