"""The home screen and the history in narrow windows: 320 pixels, and a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp

LANGUAGES = ["en-GB", "de-DE", "es-ES"]
CALM = {"reduced_motion": "reduce"}
LEAVING = """() => [...document.querySelectorAll('.game-card')].flatMap((box) => {
  const { left, right } = box.getBoundingClientRect();
  const isOut = ({ left: from, right: to }) => from < left - 1 || to > right + 1;
  const all = [...box.querySelectorAll('*')].filter((it) => it.checkVisibility());
  return all.filter((it) => isOut(it.getBoundingClientRect())).map((it) => it.outerHTML.slice(0, 60)); })"""
"""Script for the parts of a game's cover that lie outside of it."""
CUT = """() => [...document.querySelectorAll('.daily .way *, .games h3')]
  .filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"""
"""Script for the names of games that are cut."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_320_pixels_covers_contain_their_names_and_the_daily_puzzle_is_readable(
    language: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": 320, "height": 640}, locale=language, **CALM)
    open_app(page)
    assert page.evaluate(LEAVING) == [] and page.evaluate(CUT) == []


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=() if each == "de-DE" else pytest.mark.soak) for each in LANGUAGES],
)
def test_all_columns_of_the_history_are_visible_together(
    language: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": 360, "height": 640}, locale=language, **CALM)
    open_app(page, "#new=nuclear")
    page.locator("[data-do=seating][data-value=solo]").click()
    page.locator("[data-do=start]").click()
    page.locator("[data-do=dialog][data-value=resign]").click()
    page.locator("[role=dialog] [data-do=resign]").click()
    page.locator("[role=dialog] [data-do=close]").first.click()
    page.locator("button[data-do=home]").first.click()
    page.locator("header [data-do=history]").click()
    tables = page.locator(".records .scrolls")
    expect(tables).to_have_count(2)
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert tables.evaluate_all("all => all.every((it) => it.scrollWidth <= it.clientWidth)"), width
