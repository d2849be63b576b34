"""Premoves through the page: by mouse, finger and keyboard, while the computer thinks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import Choose, click, start_game, tap, walk

CALM = {"reduced_motion": "reduce"}
PREMOVE = "[data-do='set:premove']"


def wait_for_black(page: Page, open_app: OpenApp) -> None:
    """Switch premoves on and begin a game of chess; the strongest computer thinks about its reply."""
    open_app(page)
    start_game(page, "", "level4", game="Chess")
    page.locator("[data-do=dialog][data-value=settings]").first.click()
    page.locator(PREMOVE).check()
    page.locator("[data-do='set:thinking']").fill("4")
    page.keyboard.press("Escape")
    click(page, "a2")
    click(page, "a3")
    expect(page.locator("#thinking")).to_be_visible()


@pytest.mark.parametrize("choose", [pytest.param(click, marks=pytest.mark.soak), tap, walk])
def test_a_premove_is_played_after_the_computers_move(
    choose: Choose, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(has_touch=True, is_mobile=True, **CALM)
    wait_for_black(page, open_app)
    if choose is walk:
        page.locator("[data-spot=a3]").focus()
    choose(page, "b2")
    choose(page, "b3")
    expect(page.locator("[data-spot=b3]")).to_have_attribute("aria-label", "b3, empty, premove")
    page.locator("[data-do=hurry]").click()
    expect(page.locator(".entry")).to_have_count(3, timeout=30_000)
    expect(page.locator("[data-spot=b3]")).to_have_attribute("aria-label", re.compile("b3, white pawn"))


def test_a_tap_elsewhere_cancels_a_premove(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(has_touch=True, is_mobile=True, **CALM)
    wait_for_black(page, open_app)
    for spot in ("h2", "h3", "e5"):
        tap(page, spot)
    expect(page.locator("[data-spot=h3]")).to_have_attribute("aria-label", "h3, empty")
    expect(page.locator("[data-spot=h2]")).to_have_attribute("aria-label", "h2, white pawn")
