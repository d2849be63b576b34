"""Saved games on the home screen, and all of them in the library."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.features import screens
from ui.panels.home import RECENT
from ui.session.screen import LIBRARY, SEARCH_LIMIT
from ui.tree import Node, find_all, texts


def played(*games: str) -> tuple[App, FakePage]:
    """Return an app with games started one after the other; those named with "!" are finished."""
    app, page, _ = make_app()
    for game in games:
        page.time += 60
        new_game(app, game=game.rstrip("!"))
        app.do("type", "11-15" if game.startswith("draughts") else "e4")
        if game.endswith("!"):
            app.do("resign")
        app.do("home")
    return app, page


def shown(page: FakePage) -> list[str]:
    """Return the buttons that open saved games, by their names."""
    return [
        str(node.attributes["aria-label"]) for node in find_all(page.nodes, tag="button", data_do="resume")
    ]


def links_to_library(page: FakePage) -> list[str]:
    """Return the labels of the buttons that lead to the library."""
    return ["".join(texts(node)) for node in find_all(page.nodes, tag="button", data_do="library")]


def test_the_home_screen_shows_the_latest_games_and_a_link_to_all() -> None:
    app, page = played("draughts")
    assert shown(page) == ["Continue English Draughts: Dark – Light"] and links_to_library(page) == [
        "Saved games"
    ]
    app, page = played(*["draughts"] * 9, *["chess!"] * 5, "chess")
    assert len(shown(page)) == RECENT and links_to_library(page) == ["All 15 games"]
    assert [name.split()[0] for name in shown(page)] == ["Continue", "View", "View"]
    app.do("library")
    assert page.place() == LIBRARY and len(shown(page)) == 15 and "15 games" in page.text()


def test_the_filter_stays_until_it_is_changed() -> None:
    app, page = played("draughts", "draughts!", "chess", "chess!", "chess!")
    app.do("library")
    app.do("filter:game", "chess")
    assert len(shown(page)) == 3 and "3 of 5 games" in page.text()
    app.do("filter:state", "over")
    assert len(shown(page)) == 2 and all(name.startswith("View") for name in shown(page))
    app.do("resume", next(entry.id for entry in app.library.list() if entry.over))
    app.do("back", LIBRARY)
    assert len(shown(page)) == 2
    app.do("filter:state", "")
    app.do("filter:game", "")
    assert len(shown(page)) == 5


def test_a_search_finds_games_by_all_its_words() -> None:
    app, page = played("draughts", "chess", "chess!")
    app.do("library")
    app.do("filter:text", "CHESS white")
    assert len(shown(page)) == 2 and "2 of 3 games" in page.text()
    app.do("filter:text", "draughts chess")
    assert shown(page) == [] and "0 of 3 games" in page.text()
    app.do("filter:text", "x" * 500)
    assert len(app.screen.filter.text) == SEARCH_LIMIT


def test_a_long_library_shows_more_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = played(*["draughts"] * 5)
    monkeypatch.setattr(screens, "PAGE", 2)
    app.do("library")
    app.do("filter:state", "open")
    assert len(shown(page)) == 2 and "Show more (3)" in page.text()
    app.do("more-games")
    assert len(shown(page)) == 4 and "5 games" in page.text()
    app.do("more-games")
    assert len(shown(page)) == 5 and "Show more" not in page.text()


def test_selected_games_are_deleted_together_and_restored() -> None:
    app, page = played("draughts", "chess", "chess")
    app.do("library")
    names, (first, second, _) = shown(page), [entry.id for entry in app.library.list()]
    assert "Delete 1 game" not in page.text()
    app.do(f"mark:{first}", "on")
    app.do(f"mark:{second}", "on")
    app.do(f"mark:{second}", "off")
    assert "Delete 1 game" in page.text()
    app.do(f"mark:{second}", "on")
    app.do("delete-marked")
    assert "2 games were deleted." in page.text() and len(shown(page)) == 1
    app.do("restore")
    assert shown(page) == names and not app.screen.marked


def test_all_shown_games_are_selected_at_once_and_a_filter_selects_none() -> None:
    app, page = played("draughts", "chess", "chess!")
    app.do("library")
    app.do("filter:game", "chess")
    (every,) = [str(node.attributes["data-do"]) for node in page.inputs() if is_mark_all(node)]
    app.do(every, "on")
    assert "Delete 2 games" in page.text() and len(app.screen.marked) == 2
    app.do(every, "off")
    assert not app.screen.marked
    app.do(every, "on")
    app.do("filter:game", "")
    assert not app.screen.marked, "the filter could hide what is selected"


def is_mark_all(node: Node) -> bool:
    return str(node.attributes.get("data-do", "")).startswith("mark-all:")


def test_a_game_of_a_newer_version_stays_when_others_are_deleted() -> None:
    app, page = played("draughts")
    app.store.set("game/newer", "oddcheckers-game 9.9\n")
    app.do("library")
    app.do(f"mark-all:{' '.join(entry.id for entry in app.library.list())}", "on")
    app.do("delete-marked")
    assert "1 game was deleted. 1 could not be deleted." in page.text()
    assert [entry.id for entry in app.library.list()] == ["newer"]


def test_a_deleted_game_is_no_longer_selected() -> None:
    app, _ = played("draughts", "chess")
    app.do("library")
    key = app.library.list()[0].id
    app.do(f"mark:{key}", "on")
    app.do("delete", key)
    assert not app.screen.marked


@pytest.mark.parametrize(("field", "value"), [("game", "ludo"), ("state", "won"), ("colour", "")])
def test_an_invalid_filter_changes_nothing(field: str, value: str) -> None:
    app, page = played("draughts")
    app.do("library")
    app.do(f"filter:{field}", value)
    assert len(shown(page)) == 1


def test_games_are_renamed_and_deleted_in_the_library() -> None:
    app, page = played("draughts", "chess")
    key = app.library.list()[0].id
    app.do("library")
    app.do("rename", key)
    app.do("renamed", "Sunday")
    assert "Continue Sunday" in shown(page)
    app.do("delete", key)
    assert len(shown(page)) == 1 and app.screen.name == LIBRARY
