"""Variations in the browser: tried by mouse and keys, stored over a reload; on a phone by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import click, start_game, tap
from engine.contract.variation_edits import with_path
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import new_match

CALM = {"reduced_motion": "reduce"}
HEAD, HERE = ".other-line", ".log [aria-current=step]"


def test_a_variation_is_tried_and_stored(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "", game="Chess")
    for spot in ("e2", "e4", "e7", "e5"):
        click(page, spot)
    page.keyboard.press("[")
    page.get_by_role("button", name="Try a variation from here").click()
    for spot in ("c7", "c5", "g1", "f3"):
        click(page, spot)
    expect(page.locator(HEAD)).to_have_text("c52 moves")
    expect(page.locator(HERE)).to_have_text("2.Nf3, White")
    page.get_by_role("button", name="Comment").click()
    page.keyboard.type("open")
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_have_text("open")
    page.keyboard.press("t")
    expect(page.get_by_role("gridcell", name="e5, black pawn")).to_be_visible()
    page.wait_for_selector("html[data-kept]")
    page.reload()
    wait_ready(page)
    page.locator(HEAD).focus()
    page.keyboard.press("Enter")
    expect(page.locator(HEAD)).to_be_focused()
    expect(page.locator(HEAD)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.type("Sicilian")
    page.keyboard.press("Enter")
    expect(page.locator(HEAD)).to_have_text("Sicilian2 moves")
    expect(page.locator(".said")).to_have_text("open")


def test_on_a_phone_a_variation_from_a_link_is_viewed_and_deleted(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    match = new_match(find_game("draughts"))
    for text in ("11-15", "22-18"):
        match = match.play(match.game.find(match.state, text))
    lines = with_path(match.texts, match.lines, ("11-15", "24-19", "15x24", "28x19"))
    page = new_tab(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, **CALM)
    open_app(page, "#" + write_link(match._replace(lines=lines)))
    for target in (page.locator(HEAD), page.locator(".other .icon-button")):
        box = target.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    page.locator(HEAD).tap()
    page.locator("[data-do='view-variation:1']").first.tap()
    expect(page.locator("#prompt")).to_contain_text("You are trying a variation")
    tap(page, page.locator("[role=gridcell][aria-label$='can move']").first.get_attribute("data-spot") or "")
    page.locator(".other .icon-button").tap()
    page.get_by_role("button", name="Delete", exact=True).tap()
    expect(page.locator(HEAD)).to_have_count(0)
    page.get_by_role("button", name="Restore").tap()
    expect(page.locator(HEAD)).to_have_count(1)
    page.get_by_role("button", name="Back to game", exact=True).tap()
    expect(page.locator("[data-do=view].entry")).to_have_count(2)
