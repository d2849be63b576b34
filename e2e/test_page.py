"""The page as a whole: scrolling, overlays, and Back and Reload."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.bench.games import positions
from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import TURN_MS, cells, click, position_link, sit_down, start_game, start_here

SOAK = pytest.mark.soak
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, **CALM}


def touch(page: Page, spot: str) -> None:
    """Touch a cell where it is, without scrolling there first."""
    box = page.locator(f"[role=gridcell][data-spot={spot}]").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_on_a_phone_the_page_does_not_scroll_while_the_list_grows(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**PHONE)
    open_app(page, "#new=draughts")
    start_here(page, "", "")
    assert page.evaluate("scrollY") == 0, "a game begins at the top"
    for made in range(1, 10):
        touch(page, cells(page, "can move")[0])
        touch(page, cells(page, "can move here")[0])
        page.wait_for_function(f"document.querySelectorAll('.entry').length >= {made}")
        assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.querySelector('.log').scrollTop") > 0, "the list itself follows"


def test_tapping_a_dimmed_button_shows_the_reason(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**PHONE)
    open_app(page, "#new=chess")
    start_here(page, "", "level1")
    page.locator(".steps [data-do=review]").tap(force=True)
    expect(page.get_by_role("alert")).to_contain_text("You can review the game once it is over.")


def test_a_long_game_is_shown_from_its_end_and_then_as_a_whole(same_tab: NewPage, site: str) -> None:
    """In the end the last move is still visible, and the first can be reached by scrolling. Analysis stands
    above the list; when it appears, the clicked entry stays in place. The list is whole again after the link
    was opened once more, which removes the focused entry while a line of the analysis is under the mouse.
    """
    page = same_tab(**CALM)
    page.set_viewport_size({"width": 1280, "height": 900})
    place = positions("chess")[-1]
    page.goto(f"{site}#{place.link}")
    entries = page.locator(".entry")
    expect(entries).to_have_count(place.behind)
    expect(entries.last).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1280, "height": 720})  # room for the list under the analysis
    expect(entries.last).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1280, "height": 500})
    entries.first.scroll_into_view_if_needed()
    entries.first.click()
    expect(entries.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".analysis .best button").first).to_be_visible(timeout=TURN_MS)
    expect(entries.first).to_be_in_viewport(ratio=0.9)
    page.locator(".analysis [data-point]").first.hover()
    expect(entries.first).to_be_focused()
    page.goto(f"{site}#{place.link}")
    expect(entries.first).not_to_have_attribute("aria-current", "step")
    expect(entries).to_have_count(place.behind)


def test_an_undo_in_a_long_game_computes_the_styles_of_few_elements(
    same_tab: NewPage, site: str, browser: Browser
) -> None:
    """A selector that ends in any element, `span` or `button` after a `:has()` would mean the whole log."""
    page = same_tab(**CALM)
    place = positions("chess")[-1]
    page.goto(f"{site}#{place.link}")
    entries = page.locator(".entry")
    expect(entries).to_have_count(place.behind)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-do=redo]")).to_be_enabled()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    visited = [each["args"]["elementCount"] for each in events if "elementCount" in each.get("args", {})]
    assert 0 < max(visited) < place.behind


def test_the_thinking_time_is_set_with_the_arrow_keys_and_stored(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page)
    page.get_by_role("button", name="Settings").click()
    slider = page.get_by_role("slider", name="Thinking time of the strongest computer")
    slider.focus()
    for key, words in (("ArrowRight", "4 seconds"), ("End", "8 seconds"), ("Home", "0.5 seconds")):
        page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuetext", words)
    expect(slider).to_be_focused()
    page.reload()
    wait_ready(page)
    page.get_by_role("button", name="Settings").click()
    expect(slider).to_have_value("0")
    expect(page.get_by_role("dialog")).to_contain_text("0.5 seconds")


def test_reload_back_and_forward_lead_to_the_same_place(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    entries = page.locator(".entry")
    start_game(page, "", "")
    click(page, "c3")
    click(page, "d4")
    expect(entries).to_have_count(1)
    page.reload()
    wait_ready(page)
    expect(entries).to_have_count(1)
    page.go_back()
    expect(page.get_by_role("button", name="Play English Draughts")).to_be_visible()
    page.go_forward()
    expect(entries).to_have_count(1)
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.reload()
    wait_ready(page)
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.go_back()
    expect(entries).to_have_count(1)
    page.go_back()
    expect(page.get_by_role("button", name="Play English Draughts")).to_be_visible()
    page.reload()
    wait_ready(page)
    expect(page.get_by_role("button", name="Play English Draughts")).to_be_visible()


def test_with_large_fonts_on_a_tablet_the_own_line_stays_above_the_buttons(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": 820, "height": 1180}, **CALM)
    open_app(page)
    start_game(page, game="Chinese Checkers")
    page.add_style_tag(content="html { font-size: 23px !important; }")
    line, buttons = page.locator(".near .players").bounding_box(), page.locator(".buttons").bounding_box()
    assert line and buttons and line["y"] + line["height"] <= buttons["y"]


def test_the_field_for_typing_can_be_reached_below_any_text(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=satan")
    start_here(page)
    field = page.locator("#typed")
    for text in (".lesson", ".why"):
        if text == ".why":
            click(page, "A8")
        expect(page.locator(text)).to_be_visible()
        for height in (800, 600):
            page.set_viewport_size({"width": 1280, "height": height})
            if height < 800:
                field.scroll_into_view_if_needed()
            box = field.bounding_box()
            assert box and box["y"] + box["height"] <= height
    assert page.evaluate("scrollY") == 0


def test_scrolling_areas_mark_the_edges_where_they_continue(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport={"width": 1280, "height": 500}, **CALM)
    open_app(page, "#new=alien")
    start_here(page, "", "level1")
    side, above, below = (page.locator(f".middle{end}") for end in ("", "[data-before]", "[data-more]"))
    expect(below).to_have_count(1)
    expect(above).to_have_count(0)
    side.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    expect(below).to_have_count(0)
    expect(above).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 1400})
    expect(above).to_have_count(0)
    expect(below).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=SOAK), (390, 844)])
def test_a_notice_covers_no_square_nor_a_phones_header_and_is_visible_with_the_board(
    size: tuple[int, int], same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page, "#new=alien")
    start_here(page, "", "level1")
    news, board = page.locator(".flash").bounding_box(), page.locator("#board").bounding_box()
    assert news and board
    if size[0] < 700:
        assert board["y"] + board["height"] <= news["y"] < news["y"] + news["height"] <= size[1]
    else:
        assert 0 <= news["y"] < news["y"] + news["height"] <= board["y"] + board["height"] / 8
    page.evaluate("scrollTo(0, 300)")
    box = page.locator(".flash").bounding_box()
    assert box and (box["y"] == news["y"] or box["y"] > 0)


COVERED = """() => {
  const box = document.querySelector('.message').getBoundingClientRect();
  const under = (it) => { const { left, right, top, bottom } = it.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top; };
  const all = [...document.querySelectorAll('.screen :is(button, input, [role=gridcell])')];
  return all.filter((it) => it.checkVisibility() && under(it)).map((it) => it.ariaLabel); }"""
"""Script for the controls and fields that a message covers."""


def test_beside_a_board_a_message_covers_no_control(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=alien")
    sit_down(page)
    page.locator("[data-do=stay-covered]").last.click()
    page.locator("[data-do=analysis]").click(force=True)
    for width, height in ((1280, 800), (1024, 768), (1600, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".message button")).to_have_count(2)
        assert page.evaluate(COVERED) == [], width


LAST = "B:W15:B11"
"""Dark on c3 jumps d4, and Light has nothing left."""


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((390, 844), marks=SOAK)])
def test_the_result_leaves_the_board_visible(
    size: tuple[int, int], same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page, position_link("draughts", LAST))
    sit_down(page)
    page.locator("[data-spot=c3]").click()
    page.locator("[data-spot=e5]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("no pieces left")
    over, board = dialog.bounding_box(), page.locator("#board").bounding_box()
    assert over and board
    assert over["x"] >= board["x"] + board["width"] or over["y"] >= board["y"] + board["height"]


MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
"""The rook gives mate on a8."""


def test_a_result_that_fills_the_window_begins_with_its_picture(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport={"width": 1280, "height": 490}, **CALM)
    open_app(page, position_link("chess", MATE))
    sit_down(page, "Against the computer")
    click(page, "a1")
    click(page, "a8")
    dialog = page.get_by_role("dialog", name="You won!")
    expect(dialog.get_by_role("button", name="Rematch")).to_be_focused()
    assert dialog.evaluate("each => each.scrollHeight > each.clientHeight && each.scrollTop === 0")
    row = dialog.get_by_role("button", name="Rematch").bounding_box()
    assert row and row["y"] + row["height"] <= 490


LAST_BUT_ONE = "A1,A2,A3,A4,A5,A6,A7,1.0/A8,A9 satan:- 0 0 duel"
"""Any move of Red fills its home, so that Red is out and Yellow wins."""


def test_a_notice_at_the_end_lies_beside_the_result(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport={"width": 1280, "height": 720}, **CALM)
    open_app(page, position_link("satan", LAST_BUT_ONE))
    sit_down(page)
    click(page, "1.0")
    click(page, "1.4")
    expect(page.get_by_role("dialog")).to_contain_text("everyone else is out")
    notice, over = page.locator(".flash").bounding_box(), page.get_by_role("dialog").bounding_box()
    assert notice and over and notice["x"] + notice["width"] <= over["x"]


def test_on_a_low_screen_the_prompt_and_its_choices_stand_beside_the_board(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": 640, "height": 400}, **CALM)
    open_app(page, "#new=satan")
    start_here(page, "", "", "", "", "")
    stay = page.get_by_role("button", name="Let Satan's fire stay").bounding_box()
    board = page.locator("#board").bounding_box()
    assert stay and board and stay["y"] + stay["height"] <= 400
    assert board["y"] + board["height"] <= 401 and board["height"] > 250
    assert page.evaluate("scrollY") == 0 and page.evaluate("document.documentElement.scrollWidth") <= 640
