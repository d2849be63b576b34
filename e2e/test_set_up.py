"""The set-up of a game: it fits one screen of a phone, and keys reach every tile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import pick
from engine.contract.language import LANGUAGES
from engine.registry import INFOS

CALM = {"reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844}
HEIGHT = "document.documentElement.scrollHeight"
CUT = """() => [...document.querySelectorAll('.pick, .segment, .besides button')]
  .filter((it) => it.checkVisibility({ contentVisibilityAuto: true }) && it.scrollWidth > it.clientWidth + 1)
  .map((it) => it.innerText)"""
"""Script for the visible tiles and buttons whose words do not fit."""
ABOVE_START = """() => {
  const start = document.querySelector('.form > .big');
  const [, down, , spread] = getComputedStyle(start).boxShadow.match(/-?[\\d.]+px/g).map(parseFloat);
  const bottoms = [...start.previousElementSibling.querySelectorAll('.pick')]
    .map((it) => it.getBoundingClientRect().bottom);
  return start.getBoundingClientRect().top - spread + down - Math.max(...bottoms); }"""
"""Script for the room between the last tiles and the ground of the Start button, in pixels."""


def open_set_up(page: Page, game: str) -> None:
    page.evaluate("game => { location.hash = `new=${game}`; }", game)
    page.locator(f".setup-screen [data-do=rules][data-value={game}]").wait_for()


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=() if each == "de" else pytest.mark.soak) for each in LANGUAGES],
)
def test_the_usual_set_up_fits_one_screen_of_a_phone(
    language: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport=PHONE, locale=language, **CALM)
    open_app(page)
    for game in INFOS:
        open_set_up(page, game)
        assert page.evaluate(HEIGHT) <= PHONE["height"], game
        assert page.evaluate(CUT) == [], game
        assert page.evaluate(ABOVE_START) >= 0, game


def test_tiles_stay_chosen_when_other_choices_appear(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=draughts")
    page.get_by_role("button", name="Play online", exact=True).click()
    expect(page.get_by_role("radio", name="Live, at the same time")).to_be_checked()
    page.get_by_role("button", name="Against the computer").click()
    expect(page.get_by_role("radio", name="Curious Fox").first).to_be_checked()
    open_set_up(page, "satan")
    expect(page.get_by_role("radio", name="Five players")).to_be_checked()
    pick(page, "option:setup", "three")
    expect(page.get_by_role("radio", name="Red", exact=True)).to_be_checked()


def test_tiles_are_chosen_with_the_keyboard(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=draughts")
    opponent = page.get_by_role("radiogroup", name="Opponent")
    opponent.get_by_role("radio", name="Curious Fox").focus()
    page.keyboard.press("ArrowRight")
    expect(opponent.get_by_role("radio", name="Patient Owl")).to_be_checked()
    expect(opponent.get_by_role("radio", name="Patient Owl")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Dark")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Light")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".players li").first).to_contain_text("Patient Owl")


def test_two_watched_computers_may_differ(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport=PHONE, **CALM)
    open_app(page, "#new=chess")
    page.get_by_role("button", name="Watch the computer").click()
    pick(page, "seat:0", "level1")
    pick(page, "seat:1", "level4")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#app")).to_contain_text("Sleepy Kitten")
    expect(page.locator("#app")).to_contain_text("Old Dragon")
