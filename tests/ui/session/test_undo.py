"""Blocked undo explains itself, and names the setting that would allow it."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage
from tests.ui.features.alien import STEP, at, click
from ui.app import App
from ui.words.en.session import Words

SHOWN, MAY_BE_SET = Words.revealed_since, Words.setting_allows_it


def after_a_card(way: str) -> tuple[App, FakePage]:
    """Return an app in which Dark has moved and a card was then turned over."""
    app, page, _ = at("", "ring", way)
    app.do("stay-covered")
    click(app, page, *STEP)
    return app, page


@pytest.mark.parametrize(("way", "changeable"), [("solo", True), ("friends", False)])
def test_undo_explains_why_it_is_blocked_and_names_the_setting_that_allows_it(
    way: str, changeable: bool
) -> None:
    app, page = after_a_card(way)
    undo = page.buttons()["undo"]
    assert undo.attributes["aria-disabled"] == "true" and undo.attributes["disabled"] is False
    assert SHOWN in str(undo.attributes["title"])
    before = app.table.match
    app.do("undo")
    assert app.table.match == before and SHOWN in app.screen.message
    assert (MAY_BE_SET in app.screen.message) == changeable
    app.do("set:undo_reveals", "on")
    app.do("undo")
    assert (app.table.match.cursor < before.cursor) == changeable


def test_branching_explains_why_it_is_blocked() -> None:
    app, page = after_a_card("solo")
    app.do("view", "0")
    assert page.buttons()["branch"].attributes["disabled"] is True
    assert SHOWN in page.text()
    app.do("set:undo_reveals", "on")
    assert page.buttons()["branch"].attributes["disabled"] is False
    assert SHOWN not in page.text()


def test_without_a_move_undo_names_no_revealed_cards() -> None:
    app, page, _ = at("", "ring")
    assert page.buttons()["undo"].attributes["data-why"] == "You have no move to undo."
    app.do("undo")
    assert SHOWN not in page.text()
