"""A page that the browser translates keeps working: its changes are visible."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, start_game
from e2e.test_access import CALM, LAPTOP

TRANSLATE = """(keeps) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement.closest('font, script, style, template')) continue;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    inner.textContent = keeps ? '' : text.data.toUpperCase();
    text.replaceWith(font);
    if (keeps) inner.append(text);
  }
}"""
"""Script that replaces each text by two elements, as Chrome does; some keep the text inside of theirs."""


def translate(page: Page, keeps: bool) -> None:
    page.evaluate(TRANSLATE, keeps)


@pytest.mark.parametrize(
    "keeps", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["replaced", "kept inside"]
)
def test_a_translated_page_keeps_working(new_tab: NewPage, open_app: OpenApp, keeps: bool) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    translate(page, keeps)
    expect(page.locator("#app font").first).to_be_attached()
    start_game(page, "", "", game="Chess") if keeps else start_translated(page)
    translate(page, keeps)
    prompt, place = page.locator("#prompt .prompt"), page.locator(".steps .at")
    expect(prompt).to_have_text("White to move." if keeps else "WHITE TO MOVE.", use_inner_text=True)
    moves = [("e2", "e4", "Black to move"), ("e7", "e5", "White to move"), ("g1", "f3", "Black to move")]
    for number, (start, end, expected) in enumerate(moves, 1):
        click(page, start)
        translate(page, keeps)
        click(page, end)
        expect(page.locator(".entry")).to_have_count(number)
        expect(prompt).to_have_text(f"{expected}.", use_inner_text=True)
        translate(page, keeps)
    expect(place).to_have_text("2 OF 2" if not keeps else "2 of 2", use_inner_text=True)
    expect(page.locator(".entry").nth(2)).to_contain_text("NF3" if not keeps else "Nf3")
    page.get_by_role("button", name="Undo your last move").or_(page.locator("[data-do=undo]")).first.click()
    expect(prompt).to_have_text("White to move.", use_inner_text=True)
    translate(page, keeps)
    assert page.locator("#app font").count() > 10, "what has not changed stays translated"
    page.locator("[data-do=home]").click()
    expect(page.locator(".recent .card")).to_have_count(1)
    expect(page.locator("h1")).to_have_text("Odd Checkers")


def start_translated(page: Page) -> None:
    """Start a game of chess between friends by the commands of the buttons: their texts are translated."""
    page.locator("[data-do=setup][data-value=chess]").click()
    translate(page, keeps=False)
    page.locator("[data-do=seating][data-value=friends]").click()
    expect(page.locator("[data-do=seating][data-value=friends]")).to_have_attribute("aria-pressed", "true")
    translate(page, keeps=False)
    page.locator("[data-do=start]").click()
    page.wait_for_selector("#board")
