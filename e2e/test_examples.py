"""The interactive examples of the rules pages: by mouse, keys and touch, also in the app's dialog."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import NewPage, OpenApp
from engine.games.draughts.tables import NAMES
from engine.registry import INFOS

REFUSED = "Another piece must jump"
DONE = "The pawn on 27 has to wait."
DENSE = ("chinese", "satan")
"""Games with the smallest cells."""
NARROW = 44
"""Minimum width of a cell on touch screens, in pixels."""
WIDTHS = "all => all.map((cell) => Math.min(cell.offsetWidth, cell.offsetHeight))"


def first_board(page: Page, site: str, game: str = "draughts") -> Locator:
    """Return the first board of a rules page."""
    page.goto(f"{site}rules/{game}.html")
    return page.locator(".try").first


def cell(board: Locator, spot: str) -> Locator:
    return board.get_by_role("gridcell", name=re.compile(f"^{spot},"))


def test_by_mouse_a_wrong_move_gets_a_reason_and_the_right_one_its_effect(
    new_page: NewPage, site: str
) -> None:
    page = new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", bypass_csp=False)
    board = first_board(page, site)
    said = board.get_by_role("status")
    cell(board, "27").click()
    expect(said).to_contain_text(REFUSED)
    assert said.get_by_role("link", name="Read rule D4").get_attribute("href") == "#D4"
    cell(board, "15").click()
    expect(said).to_be_empty()
    expect(cell(board, "31")).to_have_attribute("aria-label", "31, empty, can move here")
    cell(board, "19").click()
    expect(said).to_have_text("This pawn must jump (D4).")
    cell(board, "31").click()
    expect(said).to_contain_text("Dark pawn jumps from 15 to 22 to 31.")
    expect(said).to_contain_text(DONE)
    expect(cell(board, "31")).to_have_attribute("aria-label", "31, dark king")
    expect(cell(board, "18")).to_have_attribute("aria-label", "18, empty")
    board.get_by_role("button", name="Again").click()
    expect(said).to_be_empty()
    expect(cell(board, "15")).to_have_attribute("aria-label", "15, dark pawn")


def test_with_animations_the_end_is_the_same(new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="no-preference")
    board = first_board(page, site)
    cell(board, "15").click()
    cell(board, "31").click()
    expect(board.get_by_role("status")).to_contain_text(DONE)
    expect(cell(board, "31")).to_have_attribute("aria-label", "31, dark king")
    expect(board.locator("image")).to_have_count(2)


def walk(page: Page, to: int) -> None:
    """Move on the board from the focused cell to a spot, with the arrow keys, and press Enter there."""
    name = page.locator(":focus").get_attribute("aria-label") or ""
    here, there = NAMES[int(name.split(",")[0])], NAMES[to]
    across, up = ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])
    for key, steps in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(steps):
            page.keyboard.press(key)
    page.keyboard.press("Enter")


def test_by_keys_alone(new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="reduce")
    board = first_board(page, site)
    said = board.get_by_role("status")
    cell(board, "27").wait_for()
    while not board.locator("[role=gridcell]:focus").count():
        page.keyboard.press("Tab")
    walk(page, 27)
    expect(said).to_contain_text(REFUSED)
    walk(page, 15)
    walk(page, 31)
    expect(said).to_contain_text(DONE)
    while page.locator(":focus").inner_text() != "Again":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(cell(board, "31")).to_be_focused()
    expect(said).to_be_empty()


def test_a_card_is_chosen_below_the_board(new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="reduce")
    board = first_board(page, site, "alien")
    choices = board.get_by_role("group", name="Choices")
    choices.get_by_role("button", name="Snookle").click()
    expect(board.get_by_role("status")).to_contain_text("not what is asked here")
    choices.get_by_role("button", name="Flood!").click()
    expect(board.get_by_role("status")).to_contain_text("Dark wins for Neptune")
    expect(choices).to_be_hidden()
    expect(board.get_by_role("button", name="Again")).to_be_focused()


def test_by_touch_in_the_apps_dialog_on_a_phone(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    open_app(page)
    page.get_by_role("button", name="Rules of English Draughts").tap()
    board = page.frame_locator(".rules-page").locator(".try").first
    said = board.get_by_role("status")
    cell(board, "27").tap()
    expect(said).to_contain_text(REFUSED)
    cell(board, "15").tap()
    cell(board, "31").tap()
    expect(said).to_contain_text(DONE)
    sizes = board.get_by_role("gridcell").evaluate_all(WIDTHS)
    assert min(sizes) >= NARROW


def test_the_example_has_the_chosen_appearance(new_page: NewPage, site: str) -> None:
    page = new_page(bypass_csp=False)
    chosen = '{"board": "blue", "pieces": "cut", "theme": "dark"}'
    page.add_init_script(f"localStorage.setItem('oddcheckers/settings', '{chosen}')")
    board = first_board(page, site)
    paths = board.locator("image").evaluate_all("all => all.map((each) => each.href.baseVal)")
    assert [path for path in paths if "dark-pawn" in path] == ["../assets/pieces/cut/dark-pawn.svg"] * 2
    dark = board.locator(".shade-dark").evaluate("shade => getComputedStyle(shade).fill")
    assert dark == "rgb(92, 124, 156)", "the dark squares of blue boards by night"
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in DENSE else pytest.mark.soak) for game in INFOS]
)
def test_cells_are_large_enough_on_a_phone(new_page: NewPage, site: str, game: str) -> None:
    page = new_page(viewport={"width": 360, "height": 780})
    first_board(page, site, game)
    sizes = page.locator(".try").get_by_role("gridcell").evaluate_all(WIDTHS)
    assert min(sizes) >= NARROW


def test_without_scripts_the_position_is_a_picture_with_a_name(new_page: NewPage, site: str) -> None:
    page = new_page(java_script_enabled=False)
    board = first_board(page, site)
    picture = board.get_by_role(
        "img", name="The board: 27 dark pawn, 26 light pawn, 18 light pawn, 15 dark pawn."
    )
    expect(picture).to_be_visible()
    expect(board.get_by_text("You are dark.")).to_be_visible()
