"""Two people play by links, each in a profile of their own: by clicks, and links in the address bar."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import click, pick, unfold_options
from e2e.test_access import LOOKS, faults


def set_up_table(page: Page) -> None:
    """Set up a table for a friend who plays by links, from the home screen."""
    page.get_by_role("button", name="Play English Draughts", exact=True).click()
    page.get_by_role("button", name="Play online", exact=True).click()
    pick(page, "way", "post")
    unfold_options(page)
    page.locator("input[data-do='name:0']").fill("Ada")
    page.get_by_role("button", name="Create and invite").click()
    page.wait_for_selector("#board")


def copied_link(page: Page) -> str:
    """Return the link that the page copies, with words before it, when its button is pressed."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    words, link = str(page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert "English Draughts" in words
    return link


def test_two_profiles_play_by_links_with_a_reload_between(
    new_tab: NewPage, page: Page, open_app: OpenApp
) -> None:
    ada, ben = new_tab(), page
    open_app(ada)
    set_up_table(ada)
    click(ada, "a3")
    click(ada, "b4")
    expect(ada.get_by_text("Not sent yet")).to_be_visible()
    assert list(faults(ada, "move to send", LOOKS[:1])) == []
    link = copied_link(ada)
    expect(ada.get_by_text("Not sent yet")).to_have_count(0)

    ben.goto(link)
    wait_ready(ben)
    expect(ben.get_by_role("dialog", name="Ada invites you to English Draughts")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.keyboard.press("Enter")
    click(ben, "f6")
    click(ben, "e5")
    expect(ben.get_by_text("Send this to Ada")).to_be_visible()
    ben.reload()
    wait_ready(ben)
    expect(ben.get_by_text("Not sent yet")).to_be_visible()
    answer = copied_link(ben)

    ada.goto(answer)
    expect(ada.get_by_text("Ben has moved. Your turn.")).to_be_visible()
    expect(ada.locator("[data-spot='e5']")).to_have_attribute("aria-label", "18, light pawn")
    expect(ada.get_by_text("1 of 1")).to_be_visible()
