"""A refusal is shown for as long as it takes to read."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App

WHY = "Let the move finish first."
LONG_ENOUGH = 60.0


def asked_too_early() -> tuple[App, FakePage]:
    """Return an app in a tutorial that has refused a hint during an animation."""
    app, page, _ = make_app()
    app.do("tutorial", "draughts")
    app.do("why-not", WHY)
    assert WHY in page.text()
    return app, page


def test_a_refusal_stays_long_enough_to_be_read_and_then_ends() -> None:
    _, page = asked_too_early()
    page.wait(3)
    assert WHY in page.text()
    page.wait(LONG_ENOUGH)
    assert WHY not in page.text()


def test_a_repeated_refusal_stays_for_the_full_time() -> None:
    app, page = asked_too_early()
    page.wait(4)
    app.do("why-not", WHY)
    page.wait(4)
    assert WHY in page.text()


def test_the_end_of_a_refusal_keeps_later_messages() -> None:
    app, page = asked_too_early()
    app.model = app.model.with_screen(app.screen.with_message("Nothing is stored.", lasting=True))
    page.wait(LONG_ENOUGH)
    assert "Nothing is stored." in page.text()


@pytest.mark.parametrize("command", ["analysis", "copy"])
def test_every_refusal_message_ends_by_itself(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePage, "copy", lambda _, text, done: done(not text))
    app, page, _ = make_app()
    new_game(app, "solo")
    app.do(command, "a text")
    assert app.screen.message
    page.wait(LONG_ENOUGH)
    assert app.screen.message == ""
