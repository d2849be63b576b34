"""Saved games on the home screen, and all of them in the library."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.panels.home import RECENT
from ui.session.screen import LIBRARY
from ui.tree import find_all, texts


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


def ways(page: FakePage) -> list[str]:
    """Return the labels of the buttons that lead to the library."""
    return ["".join(texts(node)) for node in find_all(page.nodes, tag="button", data_do="library")]


def test_the_first_screen_shows_the_latest_games_and_the_way_to_all() -> None:
    app, page = played(*["draughts"] * RECENT)
    assert len(shown(page)) == RECENT and ways(page) == []
    app, page = played(*["draughts"] * 9, "chess", *["chess!"] * 5)
    assert len(shown(page)) == 2 * RECENT and ways(page) == ["All 15 games"]
    assert shown(page)[0].startswith("Continue Chess")
    app.do("library")
    assert page.place() == LIBRARY and len(shown(page)) == 15 and "15 games" in page.text()


def test_finished_games_alone_lead_to_all_games_too() -> None:
    _, page = played(*["chess!"] * (RECENT + 1))
    assert len(shown(page)) == RECENT and ways(page) == ["All 4 games"]


def test_the_filter_shows_games_of_a_kind_and_stays_until_it_is_changed() -> None:
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


@pytest.mark.parametrize(("field", "value"), [("game", "ludo"), ("state", "won"), ("colour", "")])
def test_a_filter_that_is_none_changes_nothing(field: str, value: str) -> None:
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
