"""Appearance: own typefaces, a theme for each game, and each tip shown once."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, open_library, start_game

FACES = """async () => { await document.fonts.ready;
  return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family); }"""
FRAME = "() => getComputedStyle(document.documentElement).getPropertyValue('--board-frame').trim()"
PIXELS = """() => { const { width, height } = document.getElementById('board-base');
  const ink = document.getElementById('board-base').getContext('2d');
  return [0.012, 0.1].map((part) => [...ink.getImageData(width * part, height * part, 1, 1).data]); }"""
START = "A turn has three parts"


def test_the_typefaces_are_the_sites_own(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page)
    assert {name.strip('"') for name in page.evaluate(FACES)} == {"Almendra", "Alegreya Sans"}


def test_each_game_has_its_theme_on_the_page_and_on_the_canvas(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(color_scheme="light", reduced_motion="reduce")
    frames, painted = [], []
    open_app(page)
    for game in ("Nuclear Chess", "Ctheckers"):
        start_game(page, "", "level1", game=game)
        frames.append(page.evaluate(FRAME))
        painted.append(page.evaluate(PIXELS))
        page.get_by_role("button", name="All games").click()
    assert frames[0] != frames[1] and all(frame.startswith("rgb") for frame in frames)
    assert painted[0] != painted[1] and all(pixel[3] == 255 for pixels in painted for pixel in pixels)


def test_a_tip_is_shown_until_it_was_read_also_after_a_reload(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(reduced_motion="reduce")
    open_app(page)
    start_game(page, "", "level1", game="Alien Checkers")
    lesson = page.locator(".lesson")
    lesson.get_by_text(START).wait_for()
    page.get_by_role("button", name="Got it").click()
    lesson.wait_for(state="detached")
    page.reload()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[aria-label$='can move']")
    assert lesson.count() == 0
    click(page, "c3")
    click(page, "d4")
    lesson.get_by_text("Use one of these cards").wait_for()


def test_long_words_leave_the_buttons_of_a_saved_game_in_one_row(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(locale="de-DE", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    open_app(page, "#new=draughts")
    page.get_by_role("button", name="Mit Freunden an diesem Gerät").click()
    page.get_by_role("button", name="Partie starten", exact=True).click()
    click(page, "c3")
    click(page, "d4")
    page.locator("[data-do=home]").first.click()
    open_library(page)
    row = page.locator(".saved .row button")
    expect(row).to_have_count(4)
    assert len(set(row.evaluate_all("all => all.map((it) => it.getBoundingClientRect().bottom)"))) == 1
