"""Clocks at the table: when they run, what is told, what happens when time is up, what is kept of them."""

from __future__ import annotations

import pytest

from engine.session.clocks.clock import Timed
from engine.session.clocks.control import Control
from tests.ui.fakes import FakePage, FakeThinker, make_app, new_game
from ui.app import App
from ui.storage.records.book import Book
from ui.storage.seats import Note, level_of, read_note, write_note
from ui.storage.store import MemoryStore, Store
from ui.tree import Node, find_all, texts

GAME = {"kind": "game", "seconds": "60", "increment": "2"}
Chosen = dict[str, str]


def begun(
    chosen: Chosen = GAME, way: str = "friends", game: str = "draughts", store: Store | None = None
) -> tuple[App, FakePage, FakeThinker]:
    """Return an app in which a game with clocks has just been set up and begun."""
    app, page, thinker = make_app(store)
    app.do("setup", game)
    app.do("quick", way)
    for field, value in chosen.items():
        app.do(field if ":" in field or field == "first" else f"clock:{field}", value)
    app.do("start")
    return app, page, thinker


def faces(page: FakePage) -> list[Node]:
    return list(find_all(page.nodes, role="timer"))


def shown(page: FakePage) -> list[str]:
    """What the clocks show."""
    return ["".join(texts(face._replace(attributes={}))) for face in faces(page)]


def looks(page: FakePage) -> list[str]:
    return [str(face.attributes["class"]) for face in faces(page)]


# --- running -----------------------------------------------------------------------------------------


def test_the_clock_of_who_is_to_move_runs_from_the_first_move_on() -> None:
    app, page, _ = begun()
    page.wait(30)
    assert shown(page) == ["1:00", "1:00"], "nothing runs before the first move"
    app.do("type", "11-15")
    assert shown(page) == ["1:02", "1:00"] and looks(page) == ["clock", "clock runs"]
    page.wait(5.5)
    assert shown(page) == ["1:02", "0:55"]
    app.do("type", "22-17")
    page.wait(2)
    assert shown(page) == ["1:00", "0:57"] and looks(page) == ["clock runs", "clock"]
    assert app.table.clock and app.table.clock.spent == (0, 5_500)


def test_it_is_drawn_once_a_second_and_stands_still_after_the_end() -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    page.wait(3)
    assert len(page.waiting) == 1
    app.do("resign")
    before = shown(page)
    page.wait(90)
    assert shown(page) == before == ["1:02", "0:57"] and not page.waiting


@pytest.mark.parametrize("dialog", ["settings", "share", "resign"])
def test_it_stands_still_under_a_dialog_which_hides_the_board(dialog: str) -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    page.wait(4)
    app.do("dialog", dialog)
    page.wait(50)
    (shade,) = [node for node in page.every() if "shade" in str(node.attributes.get("class")).split()]
    assert str(shade.attributes["class"]).split() == ["shade", "cover"]
    app.do("close")
    page.wait(3)
    assert shown(page) == ["1:02", "0:53"]


def test_it_stands_still_while_a_move_is_shown() -> None:
    app, page, thinker = begun(way="solo")
    page.calm = False
    app.do("type", "11-15")
    page.wait(1)
    thinker.done("22-17")
    before = shown(page)
    assert app.table.step and app.table.clock and app.table.clock.since is None
    while app.table.step:
        page.wait(0.1)
    assert shown(page) == before
    page.wait(2)
    assert shown(page) == ["1:00", before[1]]


def test_an_hourglass_gives_to_the_other_what_one_takes() -> None:
    app, page, _ = begun({"kind": "hourglass", "seconds": "60"})
    app.do("type", "11-15")
    page.wait(20)
    assert shown(page) == ["1:20", "0:40"]


def test_each_move_has_its_time() -> None:
    app, page, _ = begun({"kind": "move", "seconds": "30"})
    app.do("type", "11-15")
    page.wait(20)
    app.do("type", "22-17")
    page.wait(1)
    assert shown(page) == ["0:29", "0:30"]


def test_a_stronger_player_gets_less_and_takes_it_along_in_a_rematch() -> None:
    app, page, _ = begun({"kind": "game", "seconds": "300", "share:0": "50", "first": "1"})
    assert shown(page) == ["5:00", "2:30"], "player 2 begins"
    app.do("type", "11-15")
    app.do("resign")
    app.do("rematch")
    assert shown(page) == ["2:30", "5:00"]
    app.do("setup-again")
    (share,) = find_all(page.nodes, tag="select", data_do="share:0")
    chosen = [node.children[0] for node in find_all([share], tag="option", selected=True)]
    assert chosen == ["2:30"]


def test_who_was_alone_in_a_tournament_takes_the_time_along_to_the_next_seat() -> None:
    tournament = {"option:setup": "three", "option:games": "tournament", "kind": "game", "share:0": "25"}
    app, page, _ = begun(tournament, game="satan")
    assert shown(page) == ["2:30", "10:00", "10:00"]
    for _ in range(2):
        app.do("resign")
    assert app.screen.dialog == "result"
    app.do("next-game")
    assert shown(page) == ["10:00", "10:00", "2:30"]
    app.do("setup-again")
    assert app.screen.setup and app.screen.setup.clock.shares == (25, 100, 100)


# --- holding -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["p", "hold-clocks", "hidden"])
def test_clocks_are_held_with_the_board_covered_until_somebody_goes_on(way: str) -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    page.wait(4)
    app.key("p", "", False) if way == "p" else app.do(way)
    assert app.screen.dialog == "held" and "The clocks stand still" in page.text()
    page.wait(30)
    assert [*shown(page)][-2:] == ["1:02", "0:56"]
    app.key("Escape", "", False)
    page.wait(1)
    assert not app.screen.dialog and shown(page) == ["1:02", "0:55"]


def test_a_computer_that_thinks_is_held_too_and_asked_again_then() -> None:
    app, page, thinker = begun(way="solo")
    app.do("type", "11-15")
    page.wait(3)
    app.do("hold-clocks")
    assert thinker.job is None
    page.wait(30)
    app.do("run-clocks")
    page.wait(0.1)
    assert thinker.job and shown(page) == ["1:02", "0:57"]


def test_without_clocks_nothing_is_held() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("type", "11-15")
    for name in ("hold-clocks", "hidden"):
        app.do(name)
    assert not app.key("p", "", False) and not app.key("c", "", False)
    assert not app.screen.dialog and not faces(page) and "hold-clocks" not in page.buttons()


def test_nobody_holds_the_clocks_of_two_computers_that_a_hidden_page_plays_on_for() -> None:
    app, page, thinker = begun(way="watch")
    page.wait(0.1)
    thinker.done("11-15")
    app.do("hidden")
    page.wait(2.5)
    assert not app.screen.dialog and thinker.job and shown(page) == ["1:02", "0:58"]


# --- warnings ----------------------------------------------------------------------------------------


def test_who_has_little_time_left_is_warned_once_and_hears_the_last_seconds() -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    page.wait(49.5)
    page.heard.clear()
    told = app.screen.announcement
    assert looks(page)[1] == "clock runs"
    page.wait(1)
    assert page.heard == ["low"] and looks(page)[1] == "clock runs low"
    assert app.screen.announcement == "Light: 10 seconds left." != told
    assert [node.attributes["aria-label"] for node in faces(page)] == [
        "1 minute 2 seconds left",
        "10 seconds left",
    ]
    page.wait(6)
    assert page.heard == ["low"] and app.screen.announcement == "Light: 10 seconds left."
    page.wait(3.4)
    assert page.heard == ["low", "last", "last", "last"] and looks(page)[1] == "clock runs low last"


def test_a_muted_page_rings_no_bell() -> None:
    app, page, _ = begun()
    app.do("set:volume", "0")
    app.do("type", "11-15")
    page.heard.clear()
    page.wait(58)
    assert not page.heard


def test_how_the_clocks_stand_is_told_by_a_key() -> None:
    app, page, _ = begun({"kind": "game", "seconds": "5400"})
    app.do("type", "11-15")
    page.wait(65)
    app.key("c", "", False)
    assert (
        app.screen.announcement
        == "Dark: 1 hour 30 minutes 5 seconds left. Light: 1 hour 28 minutes 55 seconds left."
    )


# --- when time is up ---------------------------------------------------------------------------------


def test_who_runs_out_of_time_has_lost_and_that_is_on_record() -> None:
    store = MemoryStore()
    app, page, _ = begun(way="solo", store=store)
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
    assert [record.reason for record in Book(app.store).kept().records] == ["time"]
    again, other, _ = make_app(store)
    again.do("resume", app.table.key)
    assert again.table.match.outcome == outcome and shown(other)[1] == "0:00"


def test_where_it_is_only_shown_play_goes_on_and_the_clock_tells_how_late_it_is() -> None:
    app, page, _ = begun({**GAME, "fall": "shown"})
    app.do("type", "11-15")
    page.wait(75)
    assert shown(page) == ["1:02", "−0:15"] and looks(page)[1] == "clock runs low up"
    assert page.heard.count("over") == 1 and "time is up, 15 seconds ago" in page.text()
    app.do("type", "22-17")
    assert len(app.table.match.log) == 2 and app.table.match.outcome is None


def test_who_takes_the_move_back_has_the_time_back() -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    page.wait(70)
    assert app.table.match.outcome
    app.do("close")
    app.do("undo")
    assert app.table.match.outcome is None and shown(page) == ["1:00", "1:00"]
    app.do("redo")
    page.wait(1)
    assert shown(page) == ["1:02", "0:59"]


def test_a_computer_uses_its_clock_and_loses_by_it_too() -> None:
    app, page, thinker = begun({"kind": "game", "seconds": "30", "seat:1": "level4"}, way="solo")
    app.do("type", "11-15")
    page.wait(0.1)
    assert thinker.job
    page.wait(29.2)
    assert not thinker.hurried
    page.wait(0.3)
    assert thinker.hurried
    page.wait(0.5)
    outcome = app.table.match.outcome
    assert outcome and outcome.returns == (1.0, -1.0) and app.table.thinking is None


def test_a_computer_is_told_how_long_it_may_think() -> None:
    app, page, thinker = begun({"kind": "move", "seconds": "5", "share:1": "25", "seat:1": "level4"}, "solo")
    app.do("type", "11-15")
    page.wait(0.1)
    assert thinker.job and thinker.job.seconds and thinker.job.seconds < 0.5
    slow, page, thinker = begun({"kind": "game", "seconds": "5400", "seat:1": "level4"}, "solo")
    slow.do("type", "11-15")
    page.wait(0.1)
    assert thinker.job and thinker.job.seconds == 2.0
    weak, page, thinker = begun({"kind": "game", "seconds": "5400", "seat:1": "level1"}, "solo")
    weak.do("type", "11-15")
    page.wait(0.1)
    assert thinker.job and thinker.job.seconds is None


@pytest.mark.parametrize(
    ("game", "option", "value"), [("satan", "setup", "five"), ("chinese", "players", "4")]
)
def test_of_several_players_whoever_runs_out_is_out_and_the_others_play_on(
    game: str, option: str, value: str
) -> None:
    app, page, _ = begun({f"option:{option}": value, "kind": "game", "seconds": "30"}, game=game)
    first = app.table.match.player
    while app.table.match.player == first:
        app.do("type", app.table.actions[0].text)
    late = app.table.match.player
    page.wait(31)
    match = app.table.match
    assert match.outcome is None and match.player not in (first, late) and match.log[-1].text == "resign"
    assert "has run out of time" in page.text() and not app.screen.dialog
    page.wait(5)
    assert (shown(page)[late], shown(page)[match.player]) == ("0:00", "0:24")
    page.wait(30)
    assert app.table.match.player != match.player and app.table.match.outcome is None


def test_a_turn_that_was_begun_does_not_count_when_time_runs_out_in_it() -> None:
    """Satan's fire was moved, the flame was not."""
    app, page, _ = begun({"option:setup": "five", "kind": "game", "seconds": "30"}, game="satan")
    first = app.table.match.player
    while app.table.match.player == first:
        app.do("type", app.table.actions[0].text)
    late, before = app.table.match.player, app.table.match.cursor
    app.do("type", next(a.text for a in app.table.actions if a.text not in ("stay", "resign")))
    assert (app.table.match.player, app.table.match.cursor) == (late, before + 1)
    page.wait(31)
    match = app.table.match
    assert match.cursor == before + 1 and match.log[-1].text == "resign" and match.player != late


# --- what is kept ------------------------------------------------------------------------------------


def test_a_stored_game_goes_on_with_the_time_that_was_left_when_somebody_says_so() -> None:
    store = MemoryStore()
    app, page, _ = begun(store=store)
    app.do("type", "11-15")
    page.wait(10)
    app.do("home")
    app.do("resume", app.shelf.list()[0].id)
    assert app.screen.dialog == "held" and shown(page)[-2:] == ["1:02", "0:50"]
    page.wait(100)
    app.do("run-clocks")
    page.wait(1)
    assert shown(page) == ["1:02", "0:49"]
    again, other, _ = make_app(store)
    again.do("resume", app.table.key)
    assert shown(other)[-2:] == ["1:02", "0:50"], "what runs is stored when it stops"


def test_a_game_that_is_opened_anew_from_its_own_table_keeps_the_time_that_has_gone() -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    page.wait(5.5)
    app.do("resume", app.table.key)
    assert app.table.clock and app.table.clock.since is None and app.table.clock.used == 5_500
    assert shown(page)[:2] == ["1:02", "0:55"]


def test_a_clock_that_runs_stores_nothing_by_itself() -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    before = app.shelf.list()[0].revision
    page.wait(30)
    assert app.shelf.list()[0].revision == before
    app.do("hold-clocks")
    assert app.shelf.list()[0].revision == before + 1
    app.do("run-clocks")
    assert app.shelf.list()[0].revision == before + 1


def test_what_was_agreed_on_is_offered_for_the_next_game() -> None:
    store = MemoryStore()
    begun({**GAME, "share:1": "50"}, store=store)
    app, _, _ = make_app(store)
    app.do("setup", "chess")
    assert app.screen.setup and app.screen.setup.clock == Control("game", 60, 2)
    app.do("clock:kind", "none")
    app.do("start")
    assert app.table.clock is None
    again, _, _ = make_app(store)
    again.do("setup", "chess")
    assert again.screen.setup and again.screen.setup.clock == Control()


def test_who_never_wanted_a_clock_has_nothing_stored_about_it() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app)
    assert app.store.get("settings") is None


def test_what_cannot_be_chosen_changes_nothing() -> None:
    app, _, _ = make_app()
    app.do("setup", "chess")
    for field, value in {"kind": "game", "seconds": "31", "increment": "4"}.items():
        app.do(f"clock:{field}", value)
    app.do("share:7", "50")
    app.do("share:0", "51")
    assert app.screen.setup and app.screen.setup.clock == Control("game", 600, 5)


TIMED = Timed(Control("game", 600, 5, False, (100, 50)), (1_200, 0, 34_567), 890)


def test_a_note_carries_the_clocks() -> None:
    note = read_note("", 2)._replace(timed=TIMED)
    assert read_note(write_note(note), 2) == note
    assert "clocks" not in write_note(Note(note.seats)), "old notes look as they did"


@pytest.mark.parametrize(
    "text",
    ["", "game 600 5 loses", "game 600 5 loses|x|", "game 600 5 loses|1|1,,2", "game 600 5 loses|-1|1",
     "game 600 5 loses|1|1.5", "blitz|0|", "game 600 5 loses|" + "9" * 30 + "|", "|||",
     "game 600 5 loses|1|1|1"],
)  # fmt: skip
def test_a_note_with_damaged_clocks_has_none_but_the_same_players(text: str) -> None:
    written = write_note(read_note('{"seats": [["level1", "Ada"], ["", ""]], "picked": []}', 2))
    note = read_note(written[:-1] + f', "clocks": "{text}"}}', 2)
    assert note.timed is None and level_of(note.seats[0]) == "level1"


def test_a_link_says_that_it_carries_no_clocks() -> None:
    app, page, _ = begun()
    app.do("dialog", "share")
    assert "The clocks are not in it; the file keeps them." in page.text()
    plain, other, _ = make_app(fragment=app.screen.links.game)
    plain.do("dialog", "share")
    assert plain.table.clock is None and "clocks" not in other.text()


def test_what_chance_decides_before_the_first_move_takes_no_time() -> None:
    app, page, _ = begun(game="alien")
    page.wait(20)
    assert app.table.match.cursor > 0 and shown(page) == ["1:00", "1:00"] and app.screen.dialog == "cover"


def test_no_line_is_tried_while_the_game_goes_on_for_that_is_to_think() -> None:
    app, page, _ = begun()
    app.do("type", "11-15")
    app.do("try")
    assert app.table.base is None
    app.do("resign")
    before = shown(page)
    app.do("close")
    app.do("try")
    assert app.table.base and not faces(page)
    app.do("type", app.table.actions[0].text)
    page.wait(5)
    app.do("leave-line")
    assert shown(page) == before and app.table.clock and len(app.table.clock.spent) == 1
