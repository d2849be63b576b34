"""What the page as a whole does: where it scrolls to, what it covers, and where Back and Reload lead."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.bench.games import positions
from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import TURN_MS, cells, click, position_link, sit_down, start_game

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, **CALM}


def touch(page: Page, spot: str) -> None:
    """Put a finger on a cell where it is, without scrolling there first."""
    box = page.locator(f"[role=gridcell][data-spot={spot}]").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_on_a_phone_the_page_stays_where_it_is_while_the_list_grows(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**PHONE)
    open_app(page)
    start_game(page, "", "")
    assert page.evaluate("scrollY") == 0, "a game begins at the top"
    for made in range(1, 13):
        touch(page, cells(page, "can move")[0])
        touch(page, cells(page, "can move here")[0])
        page.wait_for_function(f"document.querySelectorAll('.entry').length >= {made}")
        assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.querySelector('.log').scrollTop") > 0, "the list itself follows"


def test_a_long_game_is_shown_from_its_end_and_then_as_a_whole(new_tab: NewPage, site: str) -> None:
    """Once all of it is there, the last move is still in sight, and the first can be scrolled to.

    What the eye sees stands above the list; when it comes, what was clicked stays where it is.
    """
    page = new_tab(**CALM)
    page.set_viewport_size({"width": 1280, "height": 900})
    place = positions("chess")[-1]
    page.goto(f"{site}#{place.link}")
    entries = page.locator(".entry")
    expect(entries).to_have_count(place.behind)
    expect(entries.last).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1280, "height": 720})  # room for the list under what the eye sees
    expect(entries.last).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1280, "height": 560})
    entries.first.scroll_into_view_if_needed()
    entries.first.click()
    expect(entries.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".eye .best button").first).to_be_visible(timeout=TURN_MS)
    expect(entries.first).to_be_in_viewport(ratio=0.9)


def test_how_long_the_strongest_computer_may_think_is_set_with_the_arrow_keys_and_kept(
    page: Page, open_app: OpenApp
) -> None:
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


def test_reload_back_and_forward_lead_where_one_was(new_page: NewPage, open_app: OpenApp) -> None:
    page = new_page(**CALM)
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


def test_the_field_for_typing_is_reached_whatever_is_told_above_it(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, game="Satan's Checkers")
    field = page.locator("#typed")
    for told in (".lesson", ".why"):
        if told == ".why":
            click(page, "A8")
        expect(page.locator(told)).to_be_visible()
        for height in (800, 600):
            page.set_viewport_size({"width": 1280, "height": height})
            if height < 800:
                field.scroll_into_view_if_needed()
            box = field.bounding_box()
            assert box and box["y"] + box["height"] <= height
    assert page.evaluate("scrollY") == 0


def test_what_scrolls_says_at_which_edge_it_goes_on(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 1280, "height": 560}, **CALM)
    open_app(page)
    start_game(page, "", "level1", game="Alien Checkers")
    side, above, below = (page.locator(f".side{end}") for end in ("", "[data-before]", "[data-more]"))
    expect(below).to_have_count(1)
    expect(above).to_have_count(0)
    side.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    expect(below).to_have_count(0)
    expect(above).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 1400})
    expect(above).to_have_count(0)
    expect(below).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_news_covers_no_square_nor_a_phones_header_and_is_seen_as_long_as_the_board_is(
    size: tuple[int, int], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page)
    start_game(page, "", "level1", game="Alien Checkers")
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
"""What a message lies on, of all that one presses or writes in."""


def test_beside_a_board_a_message_covers_nothing_that_is_used(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page, "#new=alien")
    sit_down(page)
    page.locator("[data-do=stay-covered]").last.click()
    page.locator("[data-do=eye]").click(force=True)
    for width, height in ((1280, 800), (1024, 768), (1600, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".message button")).to_have_count(2)
        assert page.evaluate(COVERED) == [], width


LAST = "B:W15:B11"
"""Dark on c3 jumps d4, and Light has nothing left."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_end_leaves_the_board_in_sight(
    size: tuple[int, int], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page, position_link("draughts", LAST))
    sit_down(page)
    page.locator("[data-spot=c3]").click()
    page.locator("[data-spot=e5]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("no pieces left")
    over, board = dialog.bounding_box(), page.locator("#board").bounding_box()
    assert over and board
    assert over["x"] >= board["x"] + board["width"] or over["y"] >= board["y"] + board["height"]


def test_on_a_low_screen_the_prompt_and_its_choices_stand_beside_the_board(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": 640, "height": 400}, **CALM)
    open_app(page)
    start_game(page, "", "", "", "", "", game="Satan's Checkers")
    stay = page.get_by_role("button", name="Let Satan's fire stay").bounding_box()
    board = page.locator("#board").bounding_box()
    assert stay and board and stay["y"] + stay["height"] <= 400
    assert board["y"] + board["height"] <= 401 and board["height"] > 250
    assert page.evaluate("scrollY") == 0 and page.evaluate("document.documentElement.scrollWidth") <= 640


def test_a_dimmed_button_that_is_tapped_says_why(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 390, "height": 844}, has_touch=True, **CALM)
    open_app(page)
    start_game(page, "", "level1", game="Chess")
    page.locator(".steps [data-do=review]").tap(force=True)
    expect(page.get_by_role("alert")).to_contain_text("You can review the game once it is over.")
