"""Dimmed buttons at the table explain why they are dimmed."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, play, set_up
from ui.app import App


def at(game: str, way: str = "solo") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    set_up(app, game)
    app.do("seating", way)
    app.do("start")
    return app, page


def why(page: FakePage, button: str) -> str:
    """Return the reason that a button shows when it is pressed; its label contains the reason too."""
    found = page.buttons()[button].attributes
    reason = str(found.get("data-why", ""))
    assert reason in str(found["aria-label"]) and (found.get("aria-disabled") == "true") is bool(reason)
    assert not found.get("disabled")
    return reason


@pytest.mark.parametrize(
    ("button", "reason"),
    [
        ("undo", "You have no move to undo."),
        ("redo", "Nothing to redo."),
        ("dialog why", "No computer has moved yet."),
        ("review", "You can review the game once it is over."),
        ("step-back", "This is the start."),
        ("step-on", "This is the end."),
    ],
)
def test_buttons_are_dimmed_with_reasons_at_the_start_of_a_game(button: str, reason: str) -> None:
    _, page = at("chess")
    assert why(page, button) == reason


def test_features_that_would_reveal_secrets_wait_for_the_end() -> None:
    _, page = at("ctheckers")
    assert "secrets" in why(page, "dialog why") and "hidden" in why(page, "variation")


def test_games_between_people_have_no_computer_to_explain_and_empty_games_no_review() -> None:
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
    reason = why(page, "review")
    app.do("why-not", reason)
    assert app.screen.message == reason
