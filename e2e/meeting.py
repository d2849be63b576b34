"""How two people at two browsers come to one table: who invites, and who comes."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import wait_ready

LINE_MS = 30_000


def set_table(page: Page) -> None:
    """From the first screen, set a table for a friend elsewhere."""
    page.get_by_role("button", name="Play English Draughts", exact=True).click()
    page.get_by_role("button", name="A friend elsewhere", exact=True).click()
    page.locator("input[data-do='name:0']").fill("Ada")
    page.get_by_role("button", name="Set the table and invite").click()
    page.wait_for_selector("#board")


def invitation(page: Page) -> str:
    """Invite the friend, and return the link."""
    page.get_by_role("button", name="Invite your friend").click()
    field = page.get_by_label("The invitation", exact=True)
    field.wait_for(timeout=LINE_MS)
    return field.input_value()


def answer(page: Page, link: str) -> str:
    """Open an invitation, accept it, and return the answer."""
    page.goto(link)
    wait_ready(page)
    page.get_by_role("heading", name="Ada invites you to English Draughts").wait_for()
    page.get_by_label("Your name").fill("Ben")
    page.keyboard.press("Enter")
    field = page.get_by_label("Your answer")
    field.wait_for(timeout=LINE_MS)
    return field.input_value()
