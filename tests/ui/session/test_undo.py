"""Why play cannot go back: the buttons say so, and the settings are named where they can change it."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage
from tests.ui.features.alien import STEP, at, click
from ui.app import App
from ui.words.en.session import Words

SHOWN, MAY_BE_SET = Words.shown, Words.may_be_set


def after_a_card(way: str) -> tuple[App, FakePage]:
    """Dark has moved, and a card was turned over for it."""
    app, page, _ = at("", "ring", way)
    app.do("stay-covered")
    click(app, page, *STEP)
    return app, page


@pytest.mark.parametrize(("way", "set_up"), [("solo", True), ("friends", False)])
def test_take_back_says_why_it_cannot_and_where_that_can_be_changed(way: str, set_up: bool) -> None:
    app, page = after_a_card(way)
    undo = page.buttons()["undo"]
    assert undo.attributes["aria-disabled"] == "true" and undo.attributes["disabled"] is False
    assert SHOWN in str(undo.attributes["title"])
    before = app.table.match
    app.do("undo")
    assert app.table.match == before and SHOWN in app.screen.message
    assert (MAY_BE_SET in app.screen.message) == set_up
    app.do("set:undo_reveals", "on")
    app.do("undo")
    assert (app.table.match.cursor < before.cursor) == set_up


def test_play_on_from_here_says_why_it_cannot() -> None:
    app, page = after_a_card("solo")
    app.do("view", "0")
    assert page.buttons()["branch"].attributes["disabled"] is True
    assert SHOWN in page.text()
    app.do("set:undo_reveals", "on")
    assert page.buttons()["branch"].attributes["disabled"] is False
    assert SHOWN not in page.text()


def test_where_nothing_was_done_there_is_nothing_to_say() -> None:
    app, page, _ = at("", "ring")
    assert page.buttons()["undo"].attributes["data-why"] == "You have no move to undo."
    app.do("undo")
    assert SHOWN not in page.text()
