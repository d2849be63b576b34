"""Reload, Back and Forward restore the screen noted in the browser history."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game, setup_of
from ui.app import App
from ui.storage.store import MemoryStore


def begun(store: MemoryStore) -> tuple[App, FakePage]:
    app, page, _ = make_app(store)
    new_game(app)
    assert page.here == "table=draughts"
    app.do("pick", "c3")
    app.do("pick", "d4")
    return app, page


def loaded_anew(store: MemoryStore, place: str) -> tuple[App, FakePage]:
    app, page, _ = make_app(store, place=place)
    return app, page


def test_a_reload_opens_the_stored_game() -> None:
    store = MemoryStore()
    app, page = begun(store)
    assert page.here == f"game={app.table.key}"
    again, page = loaded_anew(store, page.here)
    assert again.screen.name == "table" and again.table.key == app.table.key
    assert [action.text for action in again.table.match.played] == ["11-15"]
    assert page.here == f"game={app.table.key}"


@pytest.mark.parametrize("place", ["setup=draughts", "table=draughts"])
def test_a_reload_of_an_unstarted_game_opens_its_set_up(place: str) -> None:
    app, _ = loaded_anew(MemoryStore(), place)
    assert app.screen.name == "setup" and setup_of(app).game == "draughts"


@pytest.mark.parametrize("place", ["", "setup=nothing", "rubbish", "game="])
def test_an_unknown_history_entry_opens_the_home_screen(place: str) -> None:
    app, page = loaded_anew(MemoryStore(), place)
    assert app.screen.name == "home" and page.here == ""


def test_a_deleted_game_opens_the_home_screen_with_an_error() -> None:
    app, page = loaded_anew(MemoryStore(), "game=id9")
    assert app.screen.name == "home" and page.here == ""
    assert "no longer stored here" in page.text()


def test_a_link_takes_precedence_over_the_history_entry() -> None:
    app, _, _ = make_app(fragment="new=chess", place="setup=draughts")
    assert setup_of(app).game == "chess"


def test_back_from_a_set_up_returns_to_the_previous_game() -> None:
    app, page = begun(MemoryStore())
    place = page.here
    app.do("setup-again")
    assert page.here == "setup=draughts"
    app.do("back", place)
    assert app.screen.name == "table" and len(app.table.match.log) == 1
    app.do("back", "")
    assert app.screen.name == "home"


def test_each_screen_is_shown_from_its_top() -> None:
    app, page = begun(MemoryStore())
    tops = page.tops
    app.do("pick", "b6")
    app.do("pick", "a5")
    assert page.tops == tops, "but a move does not scroll"
    for do in ("rematch", "setup-again", "home"):
        app.do(do)
        tops += 1
        assert page.tops == tops
