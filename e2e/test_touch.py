"""Fingers that miss the middle of a place between squares: nothing happens that was not shown first."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.test_alien import link, start
from tests.engine.games.alien.positions import MIDDLE
from tests.ui.features.alien import STEP

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
SMALL = """() => {
  const NO = "[inert], [role=grid], .visually-hidden";
  const shown = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest(NO);
  const worded = (it) => [...it.parentElement.childNodes].some((by) => by !== it && by.textContent.trim());
  const spoken = (it) => it.matches("a, .clause") && getComputedStyle(it).display === "inline" && worded(it);
  const reach = (it) => {
    it.scrollIntoView({ block: "center" });
    const { x, y, width, height } = (it.closest("label") ?? it).getBoundingClientRect();
    const hit = (across, down) =>
      it.contains(document.elementFromPoint(x + width / 2 + across, y + height / 2 + down));
    const [wide, high] = [width, height].map((size) => size >= 43.5);
    return (wide || (hit(-21, 0) && hit(21, 0))) && (high || (hit(0, -21) && hit(0, 21)));
  };
  const all = document.querySelectorAll("a[href], button, summary, select, textarea, input");
  return [...all].filter((it) => shown(it) && !spoken(it) && !reach(it)).map((it) => it.outerHTML);
}"""
"""Script for elements smaller than 44 pixels, outside boards and sentences; touch areas may exceed the
visible part.
"""
BESIDE = list(product((-14, 14), repeat=2))
"""Distances from the middle, in pixels; a square has some 42."""
SOAK = pytest.mark.soak
STONE = re.compile("monolith")
PLACE = re.compile(r"(?:between|from) (\w\d) (?:and|to) (\w\d)")


def play_card(page: Page, open_app: OpenApp, card: str, pieces: str) -> None:
    """Sit down at a position, move, and choose a card."""
    open_app(page, link(pieces, card))
    start(page)
    for spot in STEP:
        page.locator(f"#board [data-spot={spot}]").tap()
    page.locator(f".side button[data-value='card:{card}']").tap()
    page.evaluate("scrollTo(0, 0)")


def middle(page: Page, place: str) -> tuple[float, float]:
    """Return the middle of a place between squares on the screen."""
    box = page.locator(f".extra[data-spot='{place}']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_touch_targets_are_large_enough(same_tab: NewPage, open_app: OpenApp, site: str) -> None:
    page = same_tab(**PHONE)
    open_app(page)
    page.wait_for_function(f"() => !({SMALL})().length")
    for game in ("alien", "satan", "chess"):
        open_app(page, f"#new={game}")
        page.wait_for_function(f"() => !({SMALL})().length")
        start(page)
        page.wait_for_function(f"() => !({SMALL})().length")
    for name in ("Rules", "Settings", "Share this game"):
        page.get_by_role("button", name=name, exact=True).tap()
        page.get_by_role("dialog").wait_for()
        page.wait_for_function(f"() => !({SMALL})().length")
        page.keyboard.press("Escape")
    page.goto(f"{site}rules/alien.html")
    page.wait_for_function(f"() => !({SMALL})().length")


def test_a_finger_beside_a_small_marble_picks_it(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**PHONE)
    open_app(page, "#new=chinese")
    start(page)
    box = page.locator("#board .usable").first.bounding_box()
    assert box and box["width"] < 44
    page.touchscreen.tap(box["x"] - 2, box["y"] - 2)
    expect(page.locator("#board [aria-label$='selected']")).to_have_count(1)


def sit_across(page: Page, open_app: OpenApp) -> None:
    """Begin a game of draughts between two who sit opposite each other."""
    open_app(page, "#new=draughts")
    start(page, "Friends on this device")
    page.locator("[data-do=dialog][data-value=settings]").tap()
    page.locator("[data-do='set:across']").tap()
    page.locator("button[data-do=close]").tap()


def test_across_a_table_the_list_shows_the_last_move_to_either_player(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**PHONE | {"viewport": {"width": 1024, "height": 560}})
    sit_across(page, open_app)
    for number, path in enumerate(("c3 d4", "b6 a5", "g3 h4", "f6 e5", "d4 f6", "g7 e5", "h2 g3"), 1):
        for spot in path.split():
            page.locator(f"#board [data-spot={spot}]").tap()
        expect(page.locator(".entry")).to_have_count(number)
        expect(page.locator(".entry").last).to_be_in_viewport(ratio=0.7)


def test_across_a_table_a_tap_does_not_click_the_turned_screen(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**PHONE | {"viewport": {"width": 1024, "height": 768}})
    sit_across(page, open_app)
    for number, spot in enumerate(("c3", "d4", "b6", "a5", "g3", "h4")):
        expect(page.locator(".screen[data-across]")).to_have_count(number // 2 % 2)
        page.locator(f"#board [data-spot={spot}]").tap()
    expect(page.locator(".entry")).to_have_count(3)
    expect(page.get_by_text("is thinking:")).to_have_count(0)
    page.locator("#board [data-spot=f6]").tap()
    box = page.locator("#board [data-spot=f6]").bounding_box()
    assert box and box["y"] < 768 / 2, "the board lies as it lay: light's checkers are on the far side"


def log(page: Page) -> list[str]:
    return page.locator(".entry").all_inner_texts()


def confirmable_squares(page: Page) -> set[str]:
    """Return the squares beside the place that must be touched once more."""
    why = page.locator("#prompt .why").all_inner_texts()
    return {square for text in why for found in PLACE.findall(text) for square in found}


def test_touches_of_one_point_only_pick_and_unpick(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**PHONE)
    play_card(page, open_app, "fortify", "")
    x, y = middle(page, "d4|e4")
    before = log(page)
    for right, down in BESIDE:
        for _ in range(4):
            page.touchscreen.tap(x + right, y + down)
            assert log(page) == before, f"{right} px right, {down} px down"
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("right", "down"), [(-14, 7), pytest.param(12, -12, marks=SOAK)])
def test_a_second_wall_is_named_before_it_is_built(
    right: int, down: int, same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**PHONE)
    play_card(page, open_app, "fortify", "")
    edge, first = middle(page, "d4|d5"), middle(page, "d4|e4")
    before = log(page)
    page.touchscreen.tap(*first)
    page.touchscreen.tap(edge[0] + right, edge[1] + down)
    named = confirmable_squares(page)
    assert len(named) == 2 and log(page) == before
    page.touchscreen.tap(edge[0] + right, edge[1] + down)
    page.wait_for_function(f"document.querySelectorAll('.entry').length > {len(before)}")
    built = page.locator(".entry", has_text="builds walls").inner_text()
    assert set(re.findall(r"\b[a-h][1-8]\b", built)) == named | {"d4", "e4"}


@pytest.mark.parametrize(
    ("card", "pieces", "place", "then"),
    [
        pytest.param("monolith", "", "d4+e5", STONE, marks=SOAK),
        pytest.param("monolith", MIDDLE, "e4+f5", STONE, marks=SOAK),
        pytest.param("doom", MIDDLE, "e4+f5", STONE, marks=SOAK),
        ("antimatter", "d4:K d5:m", "d4+e5", re.compile("empty")),
    ],
)
def test_four_squares_are_shown_before_they_are_taken(
    card: str,
    pieces: str,
    place: str,
    then: re.Pattern[str],
    same_tab: NewPage,
    open_app: OpenApp,
) -> None:
    page = same_tab(**PHONE)
    for right, down in ((9, -6), (-14, 14)):
        play_card(page, open_app, card, pieces)
        x, y = middle(page, place)
        before = log(page)
        page.touchscreen.tap(x + right, y + down)
        named = confirmable_squares(page)
        assert named == set(place.split("+")) and log(page) == before
        page.touchscreen.tap(x + right, y + down)
        page.wait_for_function(f"document.querySelectorAll('.entry').length > {len(before)}")
        for file, rank in product(place[0] + place[3], place[1] + place[4]):
            expect(page.locator(f"#board [data-spot={file}{rank}]")).to_have_attribute("aria-label", then)


@pytest.mark.parametrize(("card", "square"), [("ring", "b2"), pytest.param("flood", "d4", marks=SOAK)])
def test_a_touch_anywhere_in_a_square_selects_it(
    card: str, square: str, same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**PHONE)
    for right, down in ((17, -17), (-15, 4)):
        play_card(page, open_app, card, "")
        before = log(page)
        box = page.locator(f"[role=gridcell][data-spot={square}]").bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2 + right, box["y"] + box["height"] / 2 + down)
        expect(page.locator(".entry", has_text=f" {square}")).not_to_have_count(0)
        assert len(log(page)) > len(before)
