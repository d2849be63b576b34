"""What a test asks about what is in sight, in windows of which size, and the table to ask it at."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from e2e.conftest import OpenApp
from e2e.play import click, position_link, sit_down

CALM = {"reduced_motion": "reduce"}
THINKING_MS = 60_000
SMALL_PHONE, PHONE, LAPTOP, ZOOMED = (360, 640), (390, 844), (1280, 800), (640, 400)
"""The last is a laptop at 200 %."""
CARDS = (
    "1m1m1m1m/m1m1m1m1/1m3m1m/4m3/3M4/M3M1M1/1M1M1M1M/M1M1M1M1 1 N -;- 0/0 0/0 0/0 {};- ? - neptune/mars 5"
)
"""A turn that begins with one card face up."""
PILES = (".pile.deck", ".pile.none")
"""The draw pile, and where the used cards will lie."""
IN_SIGHT = """(names) => names.map((name) => document.querySelector(name).getBoundingClientRect())
  .every((box) => box.top >= 0 && box.bottom <= innerHeight)"""
IN_FRAME = """(names) => {
  const frame = document.querySelector('.extras').getBoundingClientRect();
  const boxes = names.map((name) => document.querySelector(`.extras ${name}`).getBoundingClientRect());
  return boxes.every((box) => box.top >= frame.top && box.bottom <= Math.min(frame.bottom, innerHeight)); }"""


def seat(page: Page, open_app: OpenApp, size: tuple[int, int], card: str) -> None:
    """Sit down where a checker has been moved, and a card is to be chosen."""
    resize(page, size)
    open_app(page, position_link("alien", CARDS.format(card)))
    sit_down(page, "Against the computer")
    click(page, "g3")
    click(page, "h4")
    expect(page.locator("button.play-card").first).to_be_visible()


def seen_in(page: Page, sizes: Sequence[tuple[int, int]], names: Sequence[str]) -> None:
    """Check in windows of several sizes, one after the other, that parts of the page are in sight."""
    for size in sizes:
        resize(page, size)
        page.wait_for_function(IN_SIGHT, arg=names)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window as large as `size`."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def look_away(page: Page) -> None:
    """Answer, where friends sit around one screen, that nobody wants to see secrets now."""
    if page.get_by_role("dialog").count():
        page.locator("[data-do=stay-covered]").last.click()


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the settings, from the first screen."""
    page.locator("[data-do=dialog][data-value=settings]").click()
    page.locator("select[data-do='set:language']").select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)
