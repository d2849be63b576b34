"""The browser's Back, the focus and fields in a real browser: behaviour that no fake page can show."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, position_link, sit_down, start_game
from e2e.test_access import CALM, LAPTOP
from tests.drawing import draughts_fen

LAST = draughts_fen("""
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . l . . . .
    . . d . . . . .
    . . . . . . . .
    . . . . . . . .
""")
"""Dark captures Light's last piece."""
CHANGES = """() => {
  window.heard = [];
  const voice = document.getElementById('voice');
  new MutationObserver(() => window.heard.push(voice.textContent)).observe(
    voice, { childList: true, subtree: true, characterData: true });
}"""


@pytest.fixture
def table(new_tab: NewPage, open_app: OpenApp) -> Page:
    """Open a game between friends."""
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    start_game(page, "", "")
    return page


def test_back_closes_a_dialog_before_it_leaves_the_table(table: Page) -> None:
    page = table
    for spot in ("c3", "d4"):
        click(page, spot)
    length = page.evaluate("history.length")
    for opens in ("Settings", "Share this game", "Resign"):
        page.get_by_role("button", name=opens).first.click()
        expect(page.get_by_role("dialog")).to_have_count(1)
        page.go_back(wait_until="commit")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("#board")).to_be_visible()
    assert page.evaluate("history.length") == length, "no entry has come to the history"
    page.reload()
    expect(page.locator("#board")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.go_back(wait_until="commit")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#board")).to_be_visible()
    page.go_back(wait_until="commit")
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    page.go_forward(wait_until="commit")
    expect(page.locator("#board")).to_be_visible()


def test_after_a_game_enter_starts_the_rematch(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page, position_link("draughts", LAST))
    sit_down(page)
    for spot in ("c3", "e5"):
        click(page, spot)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="rule")).to_be_visible()
    expect(dialog.get_by_role("button", name="Rematch")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("Dark must jump")


def test_enter_in_the_question_continues_the_game(table: Page) -> None:
    page = table
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("Dark to move")


def test_technical_fields_have_no_spell_checking(table: Page) -> None:
    page = table
    wrong = "all => all.filter((it) => it.spellcheck || it.getAttribute('autocorrect') !== 'off').length"
    assert page.locator("#typed").evaluate_all(wrong) == 0
    page.get_by_role("button", name="Share this game").click()
    page.get_by_role("button", name="Edit position").click()
    assert page.locator("textarea").evaluate_all(wrong) == 0


def test_a_repeated_refusal_is_announced_again(table: Page) -> None:
    page = table
    page.evaluate(CHANGES)
    for _ in range(3):
        click(page, "b8")
    page.wait_for_function("window.heard.length >= 3")
    heard = page.evaluate("window.heard")
    assert len(heard) == 3 and len({words.strip("\u200b") for words in heard}) == 1
