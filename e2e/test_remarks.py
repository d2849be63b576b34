"""Faces and remarks of the computer opponents at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, start_game, start_here

PLACES = """() => [...document.querySelectorAll('.players li, #prompt, .buttons, .log-box')]
  .map((it) => JSON.stringify(it.getBoundingClientRect()))"""
INSIDE = """() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const list = document.querySelector('.players').getBoundingClientRect();
  return bubble.left >= list.left && bubble.right <= list.right
    && bubble.top >= list.top - 12 && bubble.bottom <= list.bottom + 12;
}"""
SIZES = ((1280, 800), (390, 844))
MORE_SIZES = ((844, 390), (820, 1180))
"""Sizes for the soak run."""


@pytest.mark.parametrize(
    "size", [*SIZES, *(pytest.param(size, marks=pytest.mark.soak) for size in MORE_SIZES)], ids=str
)
def test_a_remark_stands_over_its_line_and_moves_nothing(
    size: tuple[int, int], same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    open_app(page, "#new=draughts")
    start_here(page, "", "level2")
    bubble = page.locator(".remark[aria-live=polite] .bubble")
    expect(bubble).to_contain_text("Curious Fox:")
    expect(page.locator(".portrait").first).to_have_attribute("src", "assets/portraits/fox-thinking.svg")
    assert page.evaluate(INSIDE)
    places = page.evaluate(PLACES)
    expect(bubble).to_have_count(0, timeout=15_000)
    assert page.evaluate(PLACES) == places
    expect(page.locator("#app")).to_contain_text("Curious Fox")


def test_the_settings_silence_the_opponents(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(reduced_motion="reduce")
    open_app(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Remarks of opponents and friends").uncheck()
    page.keyboard.press("Escape")
    start_game(page, "", "level2")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)
    expect(page.locator(".remark")).to_have_count(0)
