"""Bringing people at several browsers to one table: inviting and joining."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.conftest import wait_ready
from e2e.play import unfold_options

LINE_MS = 30_000


def set_up_table(page: Page, game: str = "English Draughts", **options: str) -> None:
    """Set up a table for remote friends from the home screen, with options by their labels."""
    page.get_by_role("button", name=f"Play {game}", exact=True).click()
    unfold_options(page)
    for label, choice in options.items():
        page.get_by_role("radiogroup", name=label).locator(f"input[value='{choice}']").check()
    page.get_by_role("button", name="Play online", exact=True).click()
    page.locator("input[data-do='name:0']").fill("Ada")
    page.get_by_role("button", name="Create and invite").click()
    page.wait_for_selector("#board")


def invitation(page: Page, device: int = 1) -> str:
    """Invite the friend at a device, and return the link."""
    page.locator(f"[data-do=invite][data-value='{device}']").click()
    field = page.get_by_label("The invitation", exact=True)
    field.wait_for(timeout=LINE_MS)
    return field.input_value()


def reply(page: Page, link: str, name: str = "Ben", host: str = "Ada") -> str:
    """Open an invitation, accept it, and return the reply. A device that knows the game asks for no name."""
    page.goto(link)
    wait_ready(page)
    page.get_by_role("heading", name=f"{host} invites you to ").wait_for()
    if page.get_by_role("button", name="Continue", exact=True).count():
        page.get_by_role("button", name="Continue", exact=True).click()
    else:
        page.get_by_label("Your name").fill(name)
        page.keyboard.press("Enter")
    field = page.get_by_label("Your reply")
    field.wait_for(timeout=LINE_MS)
    return field.input_value()


def connect(page: Page, text: str) -> None:
    """Enter a reply at the inviting page, and wait until the friend is connected."""
    page.get_by_label("The reply").fill(text)
    page.get_by_role("button", name="Connect").click()
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=LINE_MS)


def join_table(host: Page, guest: Page, device: int = 1, name: str = "Ben", inviter: str = "Ada") -> None:
    """Bring a guest to the table, as the device with this number."""
    connect(host, reply(guest, invitation(host, device), name, inviter))
    guest.wait_for_selector("#board")
