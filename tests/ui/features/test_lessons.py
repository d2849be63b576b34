"""What is new in a game is told when it matters, once, and again to whoever asks."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App

START, JUMP = "Move a checker one step diagonally forward", "If you can jump, you must"


def seated() -> tuple[App, FakePage]:
    app, page, _ = make_app()
    new_game(app)
    return app, page


def test_a_lesson_is_told_until_it_was_read() -> None:
    app, page = seated()
    assert START in page.text()
    app.do("learn", "draughts/start")
    assert START not in page.text()
    new_game(app)
    assert START not in page.text()


def test_the_next_lesson_comes_when_it_matters() -> None:
    app, page = seated()
    app.do("learn", "draughts/start")
    for move in ("c3d4", "f6e5"):
        assert JUMP not in page.text()
        app.do("type", move)
    assert JUMP in page.text()


def test_a_lesson_that_nobody_says_was_read_gives_way_after_a_while_to_one_that_waits() -> None:
    app, page = seated()
    for move in ("c3d4", "f6e5"):
        app.do("type", move)
    assert START in page.text() and JUMP not in page.text()
    app, page = seated()
    for move in ("e3d4", "d6c5", "d2e3", "h6g5", "c1d2", "c7d6", "g3f4"):
        app.do("type", move)
        assert START in page.text()
    app.do("type", "c5b4")
    assert JUMP in page.text() and START not in page.text()


def test_lessons_can_be_switched_off_and_heard_again() -> None:
    app, page = seated()
    app.do("set:lessons", "off")
    assert START not in page.text()
    app.do("set:lessons", "on")
    app.do("learn", "draughts/start")
    app.do("dialog", "settings")
    assert "Show all tips again" in page.text()
    app.do("learn-anew")
    app.do("close")
    assert START in page.text()


def test_known_lessons_are_saved_with_the_settings() -> None:
    app, page = seated()
    app.do("learn", "draughts/start")
    assert "draughts/start" in (app.store.get("settings") or "")
    assert "Show all tips again" not in page.text()
