"""Saved games, in one tab and in two."""

from __future__ import annotations

from tests.ui.fakes import make_app, new_game
from tests.ui.features.saves.begun import begun, played
from ui.storage.store import MemoryStore, StoreRefused


def test_a_game_without_a_move_is_not_saved() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("home")
    assert "Saved games" not in page.text()


def test_a_closed_tab_loses_nothing_not_even_half_a_capture() -> None:
    store = MemoryStore()
    app, _ = begun(store)
    app.do("pick", "b6")
    again, _, _ = make_app(store)
    key = again.library.list()[0].id
    again.do("resume", key)
    assert played(again) == ["11-15"] and again.table.picked == ("b6",)
    again.do("pick", "a5")
    assert len(played(again)) == 2


def test_redo_still_works_after_a_reload() -> None:
    store = MemoryStore()
    app, _ = begun(store)
    app.do("undo")
    again, _, _ = make_app(store)
    again.do("resume", again.library.list()[0].id)
    again.do("redo")
    assert played(again) == ["11-15"]


def test_a_saved_game_is_renamed_deleted_and_restored() -> None:
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
    assert "too long" not in page.text() and "At most 60 characters." in page.text()
    app.do("close")
    app.do("delete", key)
    assert "“Sunday” was deleted." in page.text() and "Saved games" not in page.text()
    app.do("restore")
    assert "Continue Sunday" in page.text()


def test_two_tabs_do_not_overwrite_each_other() -> None:
    store = MemoryStore()
    one, page = begun(store)
    two, _, _ = make_app(store)
    two.do("resume", one.table.key)
    two.do("type", "22-17")
    one.do("storage", f"oddcheckers/game/{one.table.key}")
    assert "continued in another tab" in page.text()
    one.do("type", "23-18")
    assert one.screen.dialog == "clash"
    one.do("keep-both")
    assert one.screen.dialog == "" and one.table.key != two.table.key
    assert sorted(len(e.name) for e in one.library.list()) and len(one.library.list()) == 2
    two.do("type", "8-11")
    assert two.screen.dialog == ""


def test_a_tab_can_load_the_other_tabs_version() -> None:
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
    assert "damaged" in page.text() and "Continue English Draughts" in page.text()
    again.do("export", "broken")
    assert page.files and page.files[0][1] == "rubbish"
    again.do("delete", "broken")
    assert len(again.library.list()) == 1 and "Restore" in page.text()


def test_settings_are_saved() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    app.do("set:volume", "0")
    app.do("set:theme", "dark")
    again, page, _ = make_app(store)
    assert again.screen.settings.volume == 0 and page.colours == "dark"
