"""Why something cannot be done is said for as long as it takes to read, and no longer."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App

WHY = "Let the move finish first."
LONG_ENOUGH = 60.0


def asked_too_early() -> tuple[App, FakePage]:
    """Return an app in a tutorial that has refused to show the way while a move is being seen."""
    app, page, _ = make_app()
    app.do("guide", "draughts")
    app.do("why-not", WHY)
    assert WHY in page.text()
    return app, page


def test_a_refusal_ends_by_itself_but_can_be_read_first() -> None:
    _, page = asked_too_early()
    page.wait(3)
    assert WHY in page.text()
    page.wait(LONG_ENOUGH)
    assert WHY not in page.text()


def test_a_refusal_that_is_given_again_stays_as_long_as_the_first() -> None:
    app, page = asked_too_early()
    page.wait(4)
    app.do("why-not", WHY)
    page.wait(4)
    assert WHY in page.text()


def test_the_end_of_a_refusal_takes_no_other_message_away() -> None:
    app, page = asked_too_early()
    app.model = app.model.with_screen(app.screen.with_message("Nothing is stored.", lasting=True))
    page.wait(LONG_ENOUGH)
    assert "Nothing is stored." in page.text()


@pytest.mark.parametrize("command", ["eye", "copy"])
def test_every_refusal_message_ends_by_itself(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePage, "copy", lambda _, text, done: done(not text))
    app, page, _ = make_app()
    new_game(app, "solo")
    app.do(command, "a text")
    assert app.screen.message
    page.wait(LONG_ENOUGH)
    assert app.screen.message == ""
