"""From the first screen to the table: choosing, setting up, saved games, links and files."""

from __future__ import annotations

import json

import pytest

from engine.contract.series import Result
from engine.registry import GAMES, find_game
from engine.session.link import read_link, write_link
from engine.session.match import new_match
from tests.ui.fakes import FakePage, make_app, new_game, setup_of
from ui.app import App
from ui.features.share import links
from ui.panels.thumb import samples
from ui.storage.seats import (
    Computer,
    Here,
    Note,
    level_of,
    read_levels,
    read_note,
    read_past,
    write_levels,
    write_note,
)
from ui.storage.store import MemoryStore, StoreRefused
from ui.tree import find_all, texts


def played(app: App) -> list[str]:
    return [action.text for action in app.table.match.played]


def begun(store: MemoryStore | None = None) -> tuple[App, FakePage]:
    """Return an app in which one move of a game between two people has been made."""
    app, page, _ = make_app(store)
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    return app, page


def link_of(moves: int, seats: str = "") -> str:
    match = new_match(find_game("draughts"))
    for _ in range(moves):
        match = match.play(match.game.legal_actions(match.state)[0])
    return write_link(match, seats)


# --- setting up ------------------------------------------------------------------------------------------


def test_home_offers_every_game() -> None:
    _, page, _ = make_app()
    assert "Play English Draughts" in page.text() and "Saved games" not in page.text()


def test_a_new_game_is_set_up_against_the_computer_and_can_be_changed() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    assert [level_of(seat) for seat in setup_of(app).seats] == ["", "level2"]
    app.do("seat:1", "level4")
    app.do("name:0", "  Ada  ")
    app.do("first", "1")
    assert "Ada" in page.text()
    app.do("start")
    assert app.table.seats == (Computer("level4"), Here("Ada"))
    assert "Ada (Light)" in page.text()


@pytest.mark.parametrize(("way", "levels"), [("solo", 1), ("friends", 0), ("watch", 2)])
def test_the_usual_ways_to_sit_down(way: str, levels: int) -> None:
    app, _, _ = make_app()
    new_game(app, way)
    assert sum(bool(level_of(seat)) for seat in app.table.seats) == levels


def test_lots_are_drawn_for_who_begins() -> None:
    app, _, _ = make_app()
    app.do("setup", "draughts")
    app.do("first", "chance")
    app.do("start")
    assert sorted(level_of(seat) for seat in app.table.seats) == ["", "level2"]


def beginners(page: FakePage) -> list[str]:
    """Who is offered to begin."""
    (asked,) = find_all(page.nodes, tag="select", data_do="first")
    return ["".join(texts(option)) for option in find_all([asked], tag="option")]


def test_who_begins_is_asked_by_name_and_the_colours_stand_with_the_players() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("name:0", "Ada")
    assert beginners(page) == ["Ada", "Player 2", "Drawn by lot"]
    assert "Player 1: Dark" in page.text() and "Player 2: Light" in page.text()
    app.do("first", "1")
    assert "Player 1: Light" in page.text() and "Player 2: Dark" in page.text()


def test_the_back_button_leads_home_and_the_game_is_kept() -> None:
    app, page = begun()
    app.do("home")
    assert "Go on with English Draughts: Dark – Light" in page.text()


# --- saved games -----------------------------------------------------------------------------------------


def test_a_game_without_a_move_is_not_kept() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("home")
    assert "Saved games" not in page.text()


def test_a_closed_tab_loses_nothing_not_even_half_a_capture() -> None:
    store = MemoryStore()
    app, _ = begun(store)
    app.do("pick", "b6")
    again, _, _ = make_app(store)
    key = again.shelf.list()[0].id
    again.do("resume", key)
    assert played(again) == ["11-15"] and again.table.picked == ("b6",)
    again.do("pick", "a5")
    assert len(played(again)) == 2


def test_what_was_taken_back_can_still_be_played_again_after_a_reload() -> None:
    store = MemoryStore()
    app, _ = begun(store)
    app.do("undo")
    again, _, _ = make_app(store)
    again.do("resume", again.shelf.list()[0].id)
    again.do("redo")
    assert played(again) == ["11-15"]


def test_renaming_deleting_and_bringing_back() -> None:
    app, page = begun()
    key = app.table.key
    app.do("home")
    app.do("rename", key)
    app.do("renamed", "  Sunday  ")
    assert "Sunday" in page.text() and app.screen.dialog == ""
    app.do("rename", key)
    for name, problem in (("   ", "A game needs a name."), ("x" * 61, "Use at most 60 characters.")):
        app.do("renamed", name)
        assert app.screen.dialog == "rename" and problem in page.text()
        (field,) = (node for node in page.inputs() if node.attributes.get("id") == "new-name")
        assert field.attributes["aria-invalid"] == "true"
        assert not {"value", "maxlength"} & field.attributes.keys(), "what was typed stays, all of it"
    app.do("close")
    app.do("rename", key)
    assert "Use at most" not in page.text() and "At most 60 letters." in page.text()
    app.do("close")
    app.do("delete", key)
    assert "“Sunday” was deleted." in page.text() and "Saved games" not in page.text()
    app.do("restore")
    assert "Go on with Sunday" in page.text()


def test_two_tabs_do_not_overwrite_each_other() -> None:
    store = MemoryStore()
    one, page = begun(store)
    two, _, _ = make_app(store)
    two.do("resume", one.table.key)
    two.do("type", "22-17")
    one.do("storage", f"oddcheckers/game/{one.table.key}")
    assert "played on in another tab" in page.text()
    one.do("type", "23-18")
    assert one.screen.dialog == "clash"
    one.do("keep-both")
    assert one.screen.dialog == "" and one.table.key != two.table.key
    assert sorted(len(e.name) for e in one.shelf.list()) and len(one.shelf.list()) == 2
    two.do("type", "8-11")
    assert two.screen.dialog == ""


def test_a_tab_can_take_what_the_other_has() -> None:
    store = MemoryStore()
    one, _ = begun(store)
    two, _, _ = make_app(store)
    two.do("resume", one.table.key)
    two.do("type", "22-17")
    one.do("type", "23-18")
    one.do("take-theirs")
    assert played(one) == ["11-15", "22-17"] and one.screen.dialog == ""


class NoStore(MemoryStore):
    """A browser that stores nothing."""

    def get(self, _key: str) -> str | None:
        raise StoreRefused()

    def set(self, _key: str, _text: str) -> None:
        raise StoreRefused()

    def keys(self) -> list[str]:
        raise StoreRefused()


def test_without_storage_play_goes_on_and_the_page_says_so() -> None:
    app, page = begun(NoStore())
    assert "does not let the page store games" in page.text()
    app.do("type", "22-17")
    assert played(app) == ["11-15", "22-17"]
    app.do("set:theme", "dark")
    assert page.colours == "dark"


def test_a_damaged_game_is_listed_and_the_others_open() -> None:
    store = MemoryStore()
    begun(store)
    store.set("game/broken", "rubbish")
    again, page, _ = make_app(store)
    assert "damaged" in page.text() and "Go on with English Draughts" in page.text()
    again.do("export", "broken")
    assert page.files and page.files[0][1] == "rubbish"
    again.do("delete", "broken")
    assert len(again.shelf.list()) == 1 and "Bring it back" in page.text()


def test_settings_are_kept() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    app.do("set:volume", "0")
    app.do("set:theme", "dark")
    again, page, _ = make_app(store)
    assert again.screen.settings.volume == 0 and page.colours == "dark"


# --- links -----------------------------------------------------------------------------------------------


def test_a_link_opens_the_same_game_in_a_clean_browser() -> None:
    app, page = begun()
    app.do("dialog", "share")
    fragment = links(app.table).game
    address = page.address(fragment)
    assert address in [node.attributes.get("value") for node in page.inputs()]
    other, _, _ = make_app(fragment=fragment)
    assert other.screen.name == "table" and other.table.match.played == app.table.match.played
    assert len(other.shelf.list()) == 1


def test_opening_a_link_twice_makes_one_game_and_overwrites_none() -> None:
    store = MemoryStore()
    link = link_of(6, ",level3")
    one, _, _ = make_app(store, link)
    assert [level_of(seat) for seat in one.table.seats] == ["", "level3"]
    make_app(store, link)
    assert len(one.shelf.list()) == 1
    app, _ = begun(store)
    app.do("link", link)
    assert len(app.shelf.list()) == 2


def test_a_position_link_asks_who_plays_it_on() -> None:
    app, _ = begun()
    fragment = links(app.table).position
    other, page, _ = make_app(fragment=fragment)
    assert other.screen.name == "setup" and "This position is where the game begins" in page.text()
    other.do("quick", "friends")
    other.do("start")
    assert other.table.state.position == app.table.state.position


def test_a_link_made_while_looking_back_is_to_what_is_shown() -> None:
    app, _ = begun()
    app.do("type", "22-17")
    app.do("view", "1")
    fragment = links(app.table).game
    assert len(read_link(fragment).match.log) == 1


@pytest.mark.parametrize("damage", [lambda t: t[:-3], lambda t: t[:20] + "x" + t[21:], lambda _: "nonsense"])
def test_a_broken_link_leads_home_with_a_message(damage: object) -> None:
    assert callable(damage)
    _, page, _ = make_app(fragment=damage(link_of(9)))
    assert "Choose a game" in page.text()
    assert "This link" in page.text()


# --- files -----------------------------------------------------------------------------------------------


def test_a_game_goes_out_as_a_file_and_comes_back() -> None:
    app, page = begun()
    app.do("export", "")
    name, text = page.files[-1]
    assert name.endswith(".json")
    other, _, _ = make_app()
    other.do("import", text)
    assert other.screen.name == "table" and played(other) == ["11-15"]


def test_a_game_goes_out_as_pdn_and_comes_back() -> None:
    app, page = begun()
    app.do("export-as", ".pdn")
    name, text = page.files[-1]
    assert name == "draughts.pdn" and "1. 11-15" in text and '[Result "*"]' in text
    other, _, _ = make_app()
    other.do("import", text)
    assert played(other) == ["11-15"]


@pytest.mark.parametrize("text", ["", "rubbish", "{}", json.dumps({"oddcheckers": 99}), "1. 11-99 *"])
def test_a_file_that_is_no_game_is_refused_with_a_message(text: str) -> None:
    app, page, _ = make_app()
    app.do("import", text)
    assert app.screen.name == "home" and app.screen.message
    assert page.text()


# --- notes -----------------------------------------------------------------------------------------------


def test_notes_and_levels_survive_anything() -> None:
    seats = (Computer("level1", "Ada"), Here())
    note = Note(seats, ("c3",), (Result((3, 0), 0), Result((1, 1), None)))
    assert read_note(write_note(note), 2) == note
    for text in ("", "null", "[]", '{"seats": 3}', '{"seats": [["level9", "x"]], "picked": [1]}'):
        read = read_note(text, 2)
        assert [level_of(seat) for seat in read.seats] == ["", ""] and read.picked == ()
    assert read_levels(write_levels(seats), 2) == Note((Computer("level1"), Here()))
    assert read_levels(write_levels(seats, note.past), 2).past == note.past
    assert read_levels("level9,,,,", 2) == Note((Here(), Here()))


@pytest.mark.parametrize("past", ["1.2", "1.2w5", "1.2.3w0", "a.bw0", "1.2w0  1.2w0", "1.2w0 w", "-1.2w0"])
def test_results_that_do_not_fit_are_none(past: str) -> None:
    assert read_past(past, 2) == ()
    assert read_levels(f",;{past}", 2).past == ()


@pytest.mark.parametrize(
    ("way", "words"),
    [("solo", "You play Light now."), ("friends", "Sides are exchanged: who had Light has Dark now.")],
)
def test_a_rematch_says_who_has_which_side(way: str, words: str) -> None:
    app, page, _ = make_app()
    new_game(app, way)
    app.do("resign")
    app.do("rematch")
    assert words in app.screen.notice.words and words in app.screen.announcement
    page.wait(10)
    assert app.screen.notice.words == ""


def test_a_file_with_secrets_is_warned_of_until_they_are_open() -> None:
    app, page, _ = make_app()
    new_game(app, game="alien")
    app.do("dialog", "share")
    assert "who has it can read that before the end" in page.text()
    app.do("resign")
    app.do("dialog", "share")
    assert "who has it can read that before the end" not in page.text()
    new_game(app)
    app.do("dialog", "share")
    assert "who has it can read that before the end" not in page.text()


def test_no_two_games_on_the_first_screen_have_the_same_picture() -> None:
    pictures = json.loads(samples())
    assert list(pictures) == list(GAMES)
    assert len({json.dumps(picture) for picture in pictures.values()}) == len(GAMES)


def test_a_game_that_is_over_is_looked_at_and_not_gone_on_with() -> None:
    app, page = begun()
    app.do("home")
    assert "Go on with English Draughts" in page.text()
    app.do("resume", app.shelf.list()[0].id)
    app.do("resign")
    app.do("home")
    assert "Look at English Draughts" in page.text() and "Go on with" not in page.text()
    assert "Finished games" in page.text() and "Saved games" not in page.text()
    app.do("resume", app.shelf.list()[0].id)
    app.do("undo")
    app.do("home")
    assert "Go on with English Draughts" in page.text()


def test_computers_get_ready_once_they_have_a_seat_for_a_while() -> None:
    app, page, thinker = make_app()
    page.wait(1.0)
    assert not thinker.warm, "nobody plays yet"
    app.do("setup", "draughts")
    app.do("quick", "friends")
    page.wait(1.0)
    assert not thinker.warm, "no computer has stayed"
    app.do("quick", "solo")
    page.wait(1.0)
    assert thinker.warm


def test_computers_get_ready_for_a_game_that_goes_on() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app, "solo")
    app.do("pick", "c3")
    app.do("pick", "d4")
    _, page, thinker = make_app(store, place=f"game={app.table.key}")
    page.wait(1.0)
    assert thinker.warm
