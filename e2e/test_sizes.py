"""A table in windows of all sizes: phones either way, tablets, laptops, and pages that are enlarged."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.contrast import edgeless, faint
from e2e.play import sit_down
from e2e.sight import (
    CALM,
    IN_SIGHT,
    LAPTOP,
    MATTERS,
    MISPLACED,
    PHONE,
    SMALL_PHONE,
    begin,
    choose_language,
    resize,
    seat,
)
from engine.contract.language import LANGUAGES
from engine.registry import GAMES, find_game
from engine.session.match import new_match

SIZES = [
    *((320, 256), (455, 256), (640, 400), (740, 360), (844, 390), (932, 430)),
    *((390, 844), (800, 1280), (820, 1180), (834, 1194)),
    *((1024, 600), (1280, 720), (1366, 768), (1280, 800)),
]
"""Pages at 400 and 200 %, phones on their side, phone and tablets upright, laptops."""
ALIKE = ("chess", "chesskers", "nuclear", "chinese")
"""Games whose tables are made as another one's is: every third size will do."""
SIDEWAYS = (844, 390)
BROKEN = """() => [...document.querySelectorAll('.players .name')].flatMap((it) => {
  const text = it.firstChild, range = document.createRange();
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map((box) => box.top)).size > 1;
  }).map(([word]) => word); })"""
"""The words of names that go on in another line."""


def at_the_table(page: Page, open_app: OpenApp, game: str) -> None:
    """Sit down with all that a table has to show: a lesson, and in Alien Checkers a card to be chosen."""
    if game == "alien":
        return seat(page, open_app, (1280, 800), "fortify")
    open_app(page, f"#new={game}")
    sit_down(page, "Against the computer")
    return expect(page.locator(".lesson")).to_be_visible()


def swipe(page: Page, x: float, y: float, far: float) -> None:
    """Move a finger up or down from a place, as far as told."""
    session = page.context.new_cdp_session(page)
    for step in range(6):
        kind = "touchMove" if step else "touchStart"
        points = [{"x": x, "y": y + far * step / 5}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_in_every_window_nothing_is_cut_and_all_can_be_read(
    game: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    at_the_table(page, open_app, game)
    for size in SIZES[::3] if game in ALIKE else SIZES:
        resize(page, size)
        assert page.evaluate(MISPLACED, MATTERS) == [], size
        if size[1] < 300:
            assert page.locator("#board").evaluate("it => it.offsetWidth") >= size[0] * 0.9, size
    resize(page, LAPTOP)
    looks: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in looks:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert list(faint(page)) == [], scheme


@pytest.mark.parametrize("game", ["chess", "satan", "chinese", "chesskers"])
def test_in_high_contrast_every_piece_has_an_edge(game: str, new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 1280, "height": 800}, **CALM)
    open_app(page)
    page.locator("[data-do=dialog][data-value=settings]").click()
    page.locator("[data-do='set:theme']").select_option("contrast")
    page.keyboard.press("Escape")
    at_the_table(page, open_app, game)
    page.wait_for_load_state("networkidle")
    match = new_match(find_game(game))
    pieces = match.game.picture(match.game.view(match.state, None)).pieces
    assert edgeless(page, [piece.spot for piece in pieces]) == []
    assert list(faint(page)) == []


def test_what_a_card_kept_secret_says_can_be_read(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 1280, "height": 800}, color_scheme="light", **CALM)
    at_the_table(page, open_app, "alien")
    page.locator(".pile.back").click()
    expect(page.locator(".large-card.hidden")).to_be_visible()
    assert list(faint(page)) == []


def test_on_a_page_at_400_percent_a_set_up_is_as_wide_as_the_window(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": 320, "height": 256}, **CALM)
    for fragment in ("#new=alien", "#new=satan"):
        open_app(page, fragment)
        page.wait_for_selector("[data-do=start]")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, fragment


def test_what_scrolls_beside_a_board_is_reached_by_wheel_finger_and_keys(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(has_touch=True, **CALM)
    at_the_table(page, open_app, "alien")
    resize(page, SIDEWAYS)
    side = page.locator(".side")
    expect(page.locator(".side[data-more]:not([data-before])")).to_have_count(1)
    place = side.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, 3_000)
    expect(page.locator(".side[data-before]:not([data-more])")).to_have_count(1)
    side.evaluate("it => it.scrollTo(0, 0)")
    swipe(page, x, y, -150)
    page.wait_for_function("document.querySelector('.side').scrollTop > 100")
    expect(page.locator(".side[data-more][data-before]")).to_have_count(1)
    page.locator(".side button").first.focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate("it => it.contains(document.activeElement)", side.element_handle())
        assert page.evaluate(IN_SIGHT, [":focus"])
        if page.evaluate("document.activeElement.id") == "typed":
            break
    expect(page.locator("#typed")).to_be_focused()


def test_names_are_broken_between_words_and_a_full_field_says_so(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    for game in ("chess", "satan"):
        open_app(page, f"#new={game}")
        page.locator("[data-do=quick][data-value=friends]").click()
        field, note = page.locator("#name-0"), page.locator("#name-0-limit")
        field.fill("Bartholomew Featherstonehaugh")
        expect(note).to_be_hidden()
        field.press_sequentially("XY")
        expect(field).to_have_value("Bartholomew FeatherstonehaughX")
        expect(note).to_be_visible()
        expect(field).to_have_accessible_description("At most 30 characters.")
        page.locator("#name-1").fill("Maximiliane zu Hohenlohe-Lange")
        page.locator("[data-do=start]").click()
        for size in (SMALL_PHONE, PHONE, (320, 640), SIDEWAYS, (1024, 600), (1280, 800)):
            resize(page, size)
            assert page.evaluate(BROKEN) == [], (game, size)
            assert page.evaluate(MISPLACED, ".players li") == [], (game, size)


def test_labels_keep_apart_however_large_the_least_letters_are(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    for language in LANGUAGES:
        choose_language(page, language)
        open_app(page, "#new=alien")
        begin(page)
        page.add_style_tag(content=".labelled small, .steps .at { font-size: 24px !important; }")
        for size in ((320, 640), PHONE, SIDEWAYS, LAPTOP):
            resize(page, size)
            assert page.evaluate(MISPLACED, ".buttons button, .steps > *") == [], (language, size)
        page.locator("[data-do=home]").click()
