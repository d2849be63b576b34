"""Tips about the rules: each is shown once, when its rule applies, and again on request."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App

START, JUMP = "Move a checker one step diagonally forward", "If you can jump, you must"


def seated() -> tuple[App, FakePage]:
    app, page, _ = make_app()
    new_game(app)
    return app, page


def test_a_tip_is_shown_until_it_is_confirmed() -> None:
    app, page = seated()
    assert START in page.text()
    app.do("lesson-seen", "draughts/start")
    assert START not in page.text()
    new_game(app)
    assert START not in page.text()


def test_the_next_tip_is_shown_when_its_rule_applies() -> None:
    app, page = seated()
    app.do("lesson-seen", "draughts/start")
    for move in ("c3d4", "f6e5"):
        assert JUMP not in page.text()
        app.do("type", move)
    assert JUMP in page.text()


def test_an_unconfirmed_tip_gives_way_to_the_next_one_after_some_moves() -> None:
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


def test_tips_can_be_switched_off_and_shown_again() -> None:
    app, page = seated()
    app.do("set:lessons", "off")
    assert START not in page.text()
    app.do("set:lessons", "on")
    app.do("lesson-seen", "draughts/start")
    app.do("dialog", "settings")
    assert "Show all tips again" in page.text()
    app.do("reset-lessons")
    app.do("close")
    assert START in page.text()


def test_confirmed_tips_are_saved_with_the_settings() -> None:
    app, page = seated()
    app.do("lesson-seen", "draughts/start")
    assert "draughts/start" in (app.store.get("settings") or "")
    assert "Show all tips again" not in page.text()
