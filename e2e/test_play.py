"""People at the table: games by mouse and by keyboard, a phone by touch, and nothing lost in between."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import (
    cells,
    click,
    last_announcement,
    play_on,
    position_link,
    sit_down,
    start_game,
    start_here,
    tap,
    walk,
)

CALM = {"reduced_motion": "reduce"}
SOAK = pytest.mark.soak
LAST = "B:W15:B11"
"""Dark on c3 jumps d4, and has won."""
FORK = "B:W25,26,18:B15,6"
"""Dark on d4 jumps e5, and then e7 or g7."""


def test_a_whole_game_against_the_computer_by_mouse(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=draughts")
    start_here(page, "", "level2")
    assert play_on(page, click, Random(1)) > 5
    result = page.get_by_role("dialog").inner_text()
    assert "wins:" in result or "raw" in result
    assert not page.evaluate("document.querySelector('.screen').inert"), "the table can be used beside an end"
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_and_its_end_by_the_keyboard_alone(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
            if page.evaluate(focused) == name:
                return
        raise AssertionError(f"no way to {name} by Tab")

    tab_to("Play English Draughts")
    page.keyboard.press("Enter")
    page.wait_for_selector(".setup")
    tab_to("Start")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board")
    tab_to_the_board(page)
    assert play_on(page, walk, Random(2), moves=3) == 3
    open_app(page, position_link("draughts", LAST))
    page.wait_for_selector(".setup")
    tab_to("Start")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board")
    tab_to_the_board(page)
    assert play_on(page, walk, Random(2)) == 1
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".result")).to_be_visible()


def tab_to_the_board(page: Page) -> None:
    """Press Tab until a cell has the focus."""
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            return


def test_a_game_by_touch_on_a_phone(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, **CALM)
    open_app(page, "#new=draughts")
    start_here(page, "", "level1")
    assert play_on(page, tap, Random(3), moves=4) == 4
    board = page.locator("#board").bounding_box()
    assert board and board["width"] > 350, "the board fills the width"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out sideways"
    side = page.locator(".middle").bounding_box()
    assert side and side["y"] >= board["y"] + board["height"] - 1, "the rest is below the board"


def test_a_piece_can_be_dragged(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab()
    open_app(page, "#new=draughts")
    start_here(page, "", "")
    page.locator("[data-spot=c3]").drag_to(page.locator("[data-spot=d4]"))
    expect(page.locator(".entry")).to_have_count(1)
    assert "Dark pawn moves from 11 to 15" in last_announcement(page)


def test_an_animated_move_ends_where_it_should(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab()
    open_app(page, "#new=draughts")
    start_here(page, "", "")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator("[data-spot=d4]")).to_have_attribute("aria-label", "15, dark pawn")
    assert cells(page, "can move") == ["b6", "d6", "f6", "h6"]


def test_a_tab_closed_during_a_capture_loses_nothing(far_tab: Page, open_app: OpenApp) -> None:
    page = far_tab
    open_app(page, position_link("draughts", FORK))
    sit_down(page)
    click(page, "d4")
    click(page, "f6")
    expect(page.locator("[data-spot=f6]")).to_have_attribute("aria-label", "22, empty, selected")
    again = page.context.new_page()
    page.close()
    open_app(again)
    again.get_by_role("button", name="Continue ").click()
    expect(again.locator("[data-spot=f6]")).to_have_attribute("aria-label", "22, empty, selected")
    click(again, "h8")
    assert "becomes a dark king on 29" in last_announcement(again)


def test_a_game_resumes_after_a_reload(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "level1")
    play_on(page, click, Random(4), moves=3)
    page.wait_for_function("!document.querySelector('#thinking')")
    moves = page.locator(".entry").all_inner_texts()
    page.reload()
    wait_ready(page)
    page.get_by_role("button", name="All games").click()
    page.get_by_role("button", name="Continue ").click()
    page.wait_for_selector("#board")
    assert page.locator(".entry").all_inner_texts()[: len(moves)] == moves


@pytest.mark.parametrize("which", ["The whole game", pytest.param("This position", marks=SOAK)])
def test_a_link_opens_in_a_clean_profile(
    which: str, new_tab: NewPage, new_page: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "")
    for spot in ("c3", "d4", "b6", "a5"):
        click(page, spot)
    page.get_by_role("button", name="Share this game").click()
    link = page.get_by_role("textbox", name=which, exact=True).input_value()
    other = new_page(**CALM)
    open_app(other, "", link)
    if which == "This position":
        other.get_by_role("button", name="Start").click()
    expect(other.locator("[data-spot=a5]")).to_have_attribute("aria-label", "20, light pawn")
    expect(other.locator("[data-spot=d4]")).to_have_attribute("aria-label", "15, dark pawn, can move")
    assert "#" not in other.url


def test_a_broken_link_opens_the_home_screen_with_a_message(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page, "#draughts.1.AAAA")
    expect(page.get_by_role("alert").last).to_contain_text("This link")
    expect(page.get_by_role("button", name="Play English Draughts")).to_be_visible()


def test_refused_storage_is_reported_and_play_continues(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    refuse = "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); }"
    page.add_init_script(refuse)
    open_app(page)
    start_game(page, "", "")
    click(page, "c3")
    click(page, "d4")
    expect(page.get_by_role("alert").last).to_contain_text("storage of this browser is full")
    click(page, "b6")
    click(page, "a5")
    expect(page.locator(".entry")).to_have_count(2)


@SOAK
def test_a_game_survives_a_file_and_back(new_tab: NewPage, new_page: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "")
    click(page, "c3")
    click(page, "d4")
    page.get_by_role("button", name="Share this game").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as Portable").click()
    other = new_page(**CALM)
    open_app(other)
    other.locator("#import-file").set_input_files(waiting.value.path())
    expect(other.locator(".entry")).to_have_count(1)


def test_a_computer_explains_its_move(same_tab: NewPage, open_app: OpenApp) -> None:
    """By mouse, after its move: its choice first, then the depth; Escape leads back to the button."""
    page = same_tab(**CALM)
    open_app(page, "#new=draughts")
    start_here(page, "", "level2")
    asks = page.get_by_role("button", name="Why the computer played this")
    expect(asks).to_be_disabled()
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)
    expect(asks).to_be_enabled()
    move = page.locator(".entry [class^=by-]").last.inner_text()
    asks.click()
    box = page.get_by_role("dialog", name=f"Why Curious Fox (Light) chose {move}")
    expect(box.get_by_role("listitem").first).to_have_text(re.compile(rf"{move} wins about \d+%"))
    expect(box).to_contain_text(re.compile(r"Curious Fox searched \d+ moves? ahead: [\d,]+ positions\."))
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(asks).to_be_focused()


@pytest.mark.parametrize(
    ("position", "way", "averted"),
    [
        (
            *("6k1/5ppp/8/2p5/8/8/1R3PPP/6K1 w - - 0 1", ("g2", "g3")),
            "Rb8# – with this move: White wins by checkmate",  # averted, or allowed where the level slips
        ),
        pytest.param(
            *("6k1/R3n3/6p1/7p/8/6P1/4BPKP/8 w - - 0 1", ("e2", "c4")),
            "Rxe7+ – wins a knight; gives check",
            marks=SOAK,
        ),
    ],
    ids=["a threat", "in check"],
)
def test_a_computer_names_the_harm_that_its_move_prevented(
    position: str, way: tuple[str, str], averted: str, same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("chess", position))
    sit_down(page, "Against the computer")
    for spot in way:
        click(page, spot)
    asks = page.get_by_role("button", name="Why the computer played this")
    expect(asks).to_be_enabled(timeout=30_000)
    asks.click()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text(averted)


def test_the_reason_for_a_refused_move_is_shown(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab()
    open_app(page, "#new=draughts")
    start_here(page, "", "")
    click(page, "c1")
    expect(page.locator("#prompt")).to_contain_text("blocked")
    assert "(rule D2)" in last_announcement(page)


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=SOAK), "dark"])
def test_the_theme_follows_the_device_and_the_setting(
    scheme: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(color_scheme=scheme)
    open_app(page)
    colour = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(colour)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Theme").select_option("dark" if scheme == "light" else "light")
    page.wait_for_function(f"{colour} !== '{before}'")
    page.keyboard.press("Escape")
    page.reload()
    wait_ready(page)
    assert page.evaluate(colour) != before


def test_the_rules_open_in_the_app_in_its_colours(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(color_scheme="light")
    open_app(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Theme").select_option("dark")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules of English Draughts").click()
    rules = page.frame_locator("iframe")
    expect(rules.get_by_role("heading", name="English Draughts")).to_be_visible()
    expect(rules.locator("html")).to_have_attribute("data-theme", "dark")
    expect(rules.locator(".way-back")).to_be_hidden()
