"""Whoever meets a dimmed button at the table is told why: by its name, and when it is pressed."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, play, set_up
from ui.app import App


def at(game: str, way: str = "solo") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    set_up(app, game)
    app.do("quick", way)
    app.do("start")
    return app, page


def why(page: FakePage, button: str) -> str:
    """What is said when it is pressed; it is part of its name, too."""
    found = page.buttons()[button].attributes
    told = str(found.get("data-why", ""))
    assert told in str(found["aria-label"]) and (found.get("aria-disabled") == "true") is bool(told)
    assert not found.get("disabled")
    return told


@pytest.mark.parametrize(
    ("button", "told"),
    [
        ("undo", "You have no move to undo."),
        ("redo", "Nothing to redo."),
        ("dialog why", "No computer has moved yet."),
        ("review", "You can review the game once it is over."),
        ("step-back", "This is the start."),
        ("step-on", "This is the end."),
    ],
)
def test_at_the_start_of_a_game_against_a_computer(button: str, told: str) -> None:
    _, page = at("chess")
    assert why(page, button) == told


def test_where_something_is_hidden_what_would_give_it_away_waits_for_the_end() -> None:
    _, page = at("ctheckers")
    assert "secrets" in why(page, "dialog why") and "hidden" in why(page, "try")


def test_among_people_no_computer_can_tell_why_and_an_empty_game_is_not_reviewed() -> None:
    app, page = at("chess", "friends")
    assert "only computers explain their moves" in why(page, "dialog why")
    assert why(page, "review") == "Nothing has been played yet."
    play(app, "e2e4")
    assert not why(page, "review") and not why(page, "undo")


def test_while_viewing_buttons_ask_to_return_first() -> None:
    app, page = at("chess", "friends")
    play(app, "e2e4")
    app.do("step-back")
    assert {why(page, each) for each in ("undo", "redo", "hint", "dialog resign")} == {
        "You are viewing another position: go back to the game first."
    }


def test_pressing_a_dimmed_button_shows_its_reason() -> None:
    app, page = at("chess")
    told = why(page, "review")
    app.do("why-not", told)
    assert app.screen.message == told
