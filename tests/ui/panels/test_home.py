"""The home screen with plugin games."""

from __future__ import annotations

from pathlib import Path

from engine.registry import INFOS
from tests.ui.fakes import make_app, new_game
from tests.wheels import ANY_GAME, installed, write_wheel
from ui.storage.store import MemoryStore
from ui.tree import find_all, texts


def test_without_plugin_games_the_home_screen_mentions_none() -> None:
    _, page, _ = make_app()
    assert len([do for do in page.buttons() if do.startswith("setup ")]) == len(INFOS)
    assert "could not be loaded" not in page.text()


def test_plugin_games_are_listed_last_and_broken_ones_are_reported(tmp_path: Path) -> None:
    wheels = [write_wheel(tmp_path, "other", ANY_GAME), write_wheel(tmp_path, "sick", "1 / 0")]
    with installed(tmp_path / "installed", *wheels):
        app, page, _ = make_app()
        assert [do for do in page.buttons() if do.startswith("setup ")][-1] == "setup other"
        (section,) = find_all(page.nodes, aria_label="Games left out")
        assert "sick" in list(texts(section))
        assert any("ZeroDivisionError: division by zero" in text for text in texts(section))
        new_game(app, "solo", "other")
        app.do("pick", "c3")
        app.do("pick", "d4")
        assert [action.text for action in app.table.match.log] == ["11-15"]


def test_a_saved_game_stays_after_its_plugin_game_is_removed(tmp_path: Path) -> None:
    store, wheel = MemoryStore(), write_wheel(tmp_path, "other", ANY_GAME)
    with installed(tmp_path / "one", wheel):
        app, _, _ = make_app(store)
        new_game(app, game="other")
        app.do("pick", "c3")
        app.do("pick", "d4")
        key = app.table.key
    app, page, _ = make_app(store)
    app.do("resume", key)
    assert "Choose a game" in page.text(), "nothing is at the table"
    assert "This is a game of “other”, which this page does not have." in page.text()
    with installed(tmp_path / "two", wheel):
        app, _, _ = make_app(store)
        app.do("resume", key)
        assert [action.text for action in app.table.match.log] == ["11-15"]
