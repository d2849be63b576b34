"""A table in windows of all sizes: phones either way, tablets, laptops, and zoomed pages."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.contrast import edgeless_pieces, faint_texts
from e2e.play import sit_down, unfold_options
from e2e.visibility import (
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
    sit_at_cards,
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
SOAK = pytest.mark.soak
VARIED = ("alien", "satan")
"""Games with the most panels: tables of the others are parts of theirs, and only the soak run tries them."""
ALIKE = ("chess", "chesskers", "nuclear", "chinese")
"""Games with the same kind of table as another: they try every third size."""
SIDEWAYS = (844, 390)
BROKEN = """() => [...document.querySelectorAll('.players .name')].flatMap((it) => {
  const text = it.firstChild, range = document.createRange();
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map((box) => box.top)).size > 1;
  }).map(([word]) => word); })"""
"""Script for the words of names that are broken within a word."""


def at_the_table(page: Page, open_app: OpenApp, game: str) -> None:
    """Sit down with everything that a table can show: a tip, and in Alien Checkers a card to choose."""
    if game == "alien":
        return sit_at_cards(page, open_app, (1280, 800), "fortify")
    open_app(page, f"#new={game}")
    sit_down(page, "Against the computer")
    return expect(page.locator(".lesson")).to_be_visible()


def swipe(page: Page, x: float, y: float, far: float) -> None:
    """Move a finger up or down from a place, by a distance."""
    session = page.context.new_cdp_session(page)
    for step in range(6):
        kind = "touchMove" if step else "touchStart"
        points = [{"x": x, "y": y + far * step / 5}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game in VARIED else SOAK) for game in GAMES])
def test_in_every_window_nothing_is_cut_and_everything_can_be_read(
    game: str, same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    at_the_table(page, open_app, game)
    for size in SIZES[::3] if game in ALIKE else SIZES:
        resize(page, size)
        assert page.evaluate(MISPLACED, MATTERS) == [], size
        if size[1] < 300:
            assert page.locator("#board").evaluate("it => it.offsetWidth") >= size[0] * 0.9, size
    resize(page, LAPTOP)
    looks: tuple[Literal["light", "dark"], ...] = ("dark", "light")
    for scheme in looks:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert list(faint_texts(page)) == [], scheme


@pytest.mark.parametrize(
    "game", ["chess", "satan", *(pytest.param(game, marks=SOAK) for game in ("chinese", "chesskers"))]
)
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
    assert edgeless_pieces(page, [piece.spot for piece in pieces]) == []
    assert list(faint_texts(page)) == []


@SOAK
def test_the_text_of_a_secret_card_can_be_read(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 1280, "height": 800}, color_scheme="light", **CALM)
    at_the_table(page, open_app, "alien")
    page.locator(".pile.back").click()
    expect(page.locator(".large-card.hidden")).to_be_visible()
    assert list(faint_texts(page)) == []


def test_on_a_page_at_400_percent_a_set_up_is_as_wide_as_the_window(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": 320, "height": 256}, **CALM)
    for fragment in ("#new=alien", "#new=satan"):
        open_app(page, fragment)
        page.wait_for_selector("[data-do=start]")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, fragment


def test_the_panel_beside_a_board_scrolls_by_wheel_finger_and_keys(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(has_touch=True, is_mobile=True, **CALM)
    at_the_table(page, open_app, "alien")
    resize(page, SIDEWAYS)
    side = page.locator(".middle")
    expect(page.locator(".middle[data-more]:not([data-before])")).to_have_count(1)
    place = side.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, 3_000)
    expect(page.locator(".middle[data-before]:not([data-more])")).to_have_count(1)
    side.evaluate("it => it.scrollTo(0, 0)")
    swipe(page, x, y, -150)
    page.wait_for_function("document.querySelector('.middle').scrollTop > 100")
    expect(page.locator(".middle[data-more][data-before]")).to_have_count(1)
    page.locator(".middle button").first.focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate("it => it.contains(document.activeElement)", side.element_handle())
        assert page.evaluate(IN_SIGHT, [":focus"])
        if page.evaluate("document.activeElement.id") == "typed":
            break
    expect(page.locator("#typed")).to_be_focused()


@pytest.mark.parametrize(
    "games", [["satan"], pytest.param(["chess", "satan"], marks=SOAK)], ids=["one", "two"]
)
def test_names_are_broken_between_words_and_a_full_field_says_so(
    games: list[str], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    for game in games:
        open_app(page, f"#new={game}")
        page.locator("[data-do=seating][data-value=friends]").click()
        unfold_options(page)
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


@pytest.mark.parametrize("languages", [["de"], pytest.param([*LANGUAGES], marks=SOAK)], ids=["one", "all"])
def test_labels_do_not_overlap_with_any_minimum_font_size(
    languages: list[str], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    for language in languages:
        choose_language(page, language)
        open_app(page, "#new=alien")
        begin(page)
        page.add_style_tag(content=".labelled small, .steps .at { font-size: 24px !important; }")
        for size in ((320, 640), PHONE, SIDEWAYS, LAPTOP):
            resize(page, size)
            assert page.evaluate(MISPLACED, ".buttons button, .steps > *") == [], (language, size)
        page.locator("[data-do=home]").click()
