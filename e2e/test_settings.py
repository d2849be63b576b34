"""The settings: changed with the mouse, effective at once and after a reload; and the shapes of pieces."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import cells, click, start_game
from e2e.site import ROOT
from ui.board.pieces import FOLDERS, set_art

BOARD = "getComputedStyle(document.documentElement).getPropertyValue('--board-dark').trim()"
PLAYER = ".near .players img"
SHAPE = """async (drawings) => {
  const side = 100, ink = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  const solid = async (text) => {
    const image = new Image();
    const sized = text.replace('<svg', `<svg width="${side}" height="${side}"`);
    image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
    await image.decode();
    ink.clearRect(0, 0, side, side);
    ink.drawImage(image, 0, 0);
    const { data } = ink.getImageData(0, 0, side, side);
    return [...data].filter((_, at) => at % 4 === 3).map((alpha) => alpha > 200);
  };
  const [one, other] = [await solid(drawings[0]), await solid(drawings[1])];
  const either = one.filter((there, at) => there || other[at]).length;
  return one.filter((there, at) => there !== other[at]).length / either;
}"""
"""Minimum share of the area of two drawings that only one of them covers; shadows do not count."""


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("dialog").wait_for()


def seen_as_set(page: Page, before: str) -> None:
    assert page.evaluate(BOARD) != before
    assert "bold/dark-pawn" in str(page.locator(PLAYER).get_attribute("src"))
    expect(page.locator("#typed")).to_have_count(0)


def test_a_changed_setting_applies_at_once_and_after_a_reload(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(color_scheme="light", reduced_motion="reduce")
    open_app(page)
    start_game(page, "", "level1")
    before = page.evaluate(BOARD)
    settings(page)
    page.get_by_role("button", name="Blue").click()
    page.get_by_role("button", name="Bold").click()
    page.get_by_label("Confirm each move").check()
    page.get_by_label("Show a field for typing moves").uncheck()
    page.get_by_label("Animation speed").select_option("fast")
    page.get_by_label("Sounds").fill("1")
    page.get_by_label("Move pieces").select_option("click")
    page.get_by_label("Screen readers announce moves").select_option("short")
    page.keyboard.press("Escape")
    seen_as_set(page, before)
    page.reload()
    wait_ready(page)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[aria-label$='can move']")
    seen_as_set(page, before)
    click(page, "c3")
    click(page, "d4")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    assert page.locator(".entry").count() == 0 and "d4" in cells(page, "can move here")
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_selector(".entry")
    page.wait_for_function("/^\\d+ \\d+\\./.test(document.getElementById('voice').innerText)")
    settings(page)
    assert page.get_by_label("Sounds").input_value() == "1"
    assert page.get_by_label("Animation speed").input_value() == "fast"
    assert page.get_by_role("button", name="Blue").get_attribute("aria-pressed") == "true"


def test_a_second_tap_confirms_on_a_phone_that_vibrates(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page.add_init_script("globalThis.felt = []; navigator.vibrate = (way) => felt.push([...way]) > 0")
    open_app(page)
    start_game(page, "", "level1")
    settings(page)
    expect(page.get_by_label("Vibrate on moves")).to_be_checked()
    page.get_by_label("Confirm each move").check()
    page.keyboard.press("Escape")
    for spot in ("c3", "d4", "d4"):
        page.locator(f"[data-spot={spot}]").tap()
    page.wait_for_selector(".entry")
    page.wait_for_function("felt.length >= 3")
    assert all(length < 200 for way in page.evaluate("felt") for length in way)


def drawing(art: str) -> str:
    return (ROOT / "assets" / "pieces" / f"{art}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_sides_of_a_set_have_different_shapes_on_the_screen(new_tab: NewPage, folder: str) -> None:
    page = new_tab()
    other = {"dark": "light", "black": "white"}
    shares = {}
    for art in sorted(FOLDERS[folder]):
        side, _, kind = art.partition("-")
        if side in other and kind not in ("cthecker", "nyarlathotep"):  # what covers its whole checker
            pair = [drawing(f"{folder}/{art}"), drawing(set_art(f"{other[side]}-{kind}", folder))]
            shares[art] = page.evaluate(SHAPE, pair)
    assert shares and {art: share for art, share in shares.items() if share < 0.08} == {}


def test_flames_have_outlines_of_their_own(new_tab: NewPage) -> None:
    page = new_tab()
    flames = ("red", "yellow", "blue", "green", "white")
    for one, two in combinations(flames, 2):
        share = page.evaluate(SHAPE, [drawing(f"flame-{one}"), drawing(f"flame-{two}")])
        assert share > 0.08, (one, two)
