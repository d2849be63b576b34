"""Moves typed with real keys: the focus stays in the field, also while the computer thinks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import READY, TURN_MS, start_game, start_here

CALM = {"reduced_motion": "reduce"}
SOAK = pytest.mark.soak
FEW = ("ctheckers", "satan")
"""Games with moves that reveal, and with two parts of a turn."""
ALL = ("draughts", "chesskers", "chinese", *FEW)
TYPED, ENTRIES, MISREAD, RESULT = "#typed", ".entry", ".typing .why", ".shade .result"


def enter(page: Page, text: str) -> None:
    """Type a text where the focus is, and press Enter."""
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def expect_answer(page: Page, entries: int) -> None:
    """Wait until so many actions are in the log, and the person may move again."""
    page.wait_for_function(f"document.querySelectorAll('{ENTRIES}').length >= {entries}", timeout=TURN_MS)
    page.wait_for_function(READY, timeout=TURN_MS)


@pytest.mark.parametrize("motion", [pytest.param("reduce", marks=SOAK), "no-preference"])
def test_one_move_is_typed_after_the_other(motion: str, new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(reduced_motion=motion)
    open_app(page)
    start_game(page, "", "level1", game="Chess")
    page.locator(TYPED).click()
    for made, text in enumerate(("e4", "Nf3", "Nc3")):
        enter(page, text)
        expect_answer(page, 2 * made + 2)
        expect(page.locator(TYPED)).to_be_focused()
        expect(page.locator(TYPED)).to_have_value("")
    expect(page.locator(MISREAD)).to_have_count(0)


def test_an_unreadable_move_is_selected_and_typed_over(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=chess")
    start_here(page, "", "")
    page.locator(TYPED).click()
    enter(page, "e5")
    expect(page.locator(MISREAD)).to_contain_text("“e5” is not a legal move here.")
    expect(page.locator(TYPED)).to_have_value("e5")
    enter(page, "e4")
    expect(page.locator(ENTRIES)).to_have_count(1)
    expect(page.locator(MISREAD)).to_have_count(0)


@pytest.mark.parametrize("games", [FEW, pytest.param(ALL, marks=SOAK)], ids=["few", "all"])
def test_moves_are_typed_in_every_kind_of_game(
    games: tuple[str, ...], same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    for game in games:
        open_app(page, f"#new={game}")
        start_here(page, "", "level1")
        type_two_moves(page)


def type_two_moves(page: Page) -> None:
    """Type something wrong, and then one of the moves that the answer suggests; twice."""
    page.locator(TYPED).click()
    for _ in range(2):
        made = page.locator(ENTRIES).count()
        enter(page, "?")
        possible = re.split(", | and |: ", page.locator(MISREAD).inner_text().rstrip("."))[1:]
        enter(page, next(text for text in possible if text != "resign"))
        expect(page.locator(TYPED)).to_have_value("")
        expect_answer(page, made + 1)
        if page.locator(RESULT).count():  # two of a hundred games of Ctheckers end with the second answer
            return
        expect(page.locator(TYPED)).to_be_focused()


@SOAK
def test_a_move_typed_too_early_waits_for_its_turn(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "level4", game="Chess")
    page.locator(TYPED).click()
    enter(page, "a4")
    enter(page, "Ra3")
    expect(page.locator(MISREAD)).to_contain_text("It is not your turn yet.")
    page.get_by_role("button", name="Move now").click()
    page.locator(TYPED).focus()
    expect_answer(page, 2)
    expect(page.locator(MISREAD)).to_have_count(0)
    expect(page.locator(TYPED)).to_have_value("Ra3")
    page.keyboard.press("Enter")
    expect(page.locator(TYPED)).to_have_value("")
    expect_answer(page, 4)
