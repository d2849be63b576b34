"""Access to what is kept, and to puzzles: axe, little room, colours that the system forces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import NewPage, OpenApp
from e2e.looks import NARROW, lost
from e2e.play import click, start_game
from e2e.stranger import INVITATION
from e2e.test_access import CALM, LAPTOP, PHONE, expect_focus, faults, looks, press
from engine.registry import INFOS
from engine.session.backup import write_backup
from engine.session.daily import daily_puzzle
from ui.session.settings import Settings, exported
from ui.storage.history.history import DAYS, RECORDS, SOLVED
from ui.storage.history.record import Record, write_record

THINKING_MS = 60_000
TODAY, BEFORE = "2026-11-23", "2026-11-22"
CHOSEN = {
    "record": (".month .met", ".month button:not(.met)"),
    "settings": (".tile[aria-pressed=true]", ".tile[aria-pressed=false]"),
    "enlarged board": (".icon-button[aria-pressed=true]", ".icon-button:not([aria-pressed])"),
    "home": (".odd i.on", ".odd i:not(.on)"),
    "thoughts": (".bar span", ".bar"),
}
"""What differs on a screen from others of its kind, where the system chooses the colours."""
BELOW = """(all) => all.filter((it) => {
  const { top, bottom } = document.querySelector(it).getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
})"""


@pytest.fixture
def everything(tmp_path: Path) -> Path:
    """A file with everything: two finished games, a puzzle that was met, and a setting."""
    records = (
        Record("one", "alien", 1, "", ("", "level4"), (1, -1), "no-moves", 40, ("venus",)),
        Record("two", "satan", 2, "", ("",) * 5, (1, -1, -1, -1, -1), "home", 90),
    )
    texts = {RECORDS + record.id: write_record(record) for record in records} | {DAYS + BEFORE: SOLVED}
    path = tmp_path / "everything.json"
    path.write_text(write_backup(texts, exported(Settings(theme="light"))))
    return path


def walked(page: Page, everything: Path) -> Iterator[str]:
    """Go from screen to screen; each is on the page when its name is yielded. The focus is never lost."""
    yield "home"
    yield from through_the_record(page, everything)
    press(page, "All puzzles")
    press(page, "Back to all games")
    press(page, "Tutorial for Alien Checkers")
    page.wait_for_selector("#board")
    yield "first game"
    press(page, "All games")
    yield from to_the_editor_and_the_eye(page)
    press(page, "All games")
    press(page, "Puzzles")
    page.locator("[data-do=challenge]").first.wait_for()
    yield "challenges"
    page.locator("[data-do=challenge]").first.click()
    page.wait_for_selector(".guide")
    yield "one of the challenges"
    press(page, "All games")
    yield from with_a_friend(page)
    start_game(page, "", game="Satan's Checkers")
    yield "table of five"
    while page.get_by_role("button", name="Got it").count():
        press(page, "Got it")
    expect_focus(page, "board")
    press(page, "All games")
    yield from against_a_computer(page)
    press(page, "Settings")
    yield "settings"
    press(page, "Show all tips again")
    page.wait_for_function("document.activeElement.closest('[role=dialog]')")


def through_the_record(page: Page, everything: Path) -> Iterator[str]:
    """Open the file with everything, look at the record, and meet today's puzzle."""
    page.locator("#import-file").set_input_files(everything)
    page.get_by_role("dialog", name="Open this backup?").wait_for()
    yield "the question before a backup is opened"
    press(page, "Open backup")
    page.get_by_role("dialog", name="Backup opened").wait_for()
    yield "what a file has brought"
    press(page, "Keep mine")
    press(page, "Your record: daily puzzle, statistics, achievements")
    page.get_by_role("heading", name="Your record").wait_for()
    yield "record"
    press(page, "Try it")
    page.wait_for_selector("#board")
    yield "challenge"
    page.get_by_label("Type a move").fill(daily_puzzle(TODAY).wanted[0])
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Solved!").wait_for()
    yield "challenge that was met"
    page.keyboard.press("Escape")


def to_the_editor_and_the_eye(page: Page) -> Iterator[str]:
    """Set up a position, share it, and have it looked at."""
    press(page, "Play Alien Checkers")
    yield "set-up"
    press(page, "Set up a position")
    page.wait_for_selector("textarea")
    yield "editor"
    page.locator(".top [data-value=share-position]").click()
    page.get_by_role("dialog", name="Share this position").wait_for()
    yield "position to share"
    page.keyboard.press("Escape")
    press(page, "Analyse")
    page.locator(".best button").first.wait_for(timeout=THINKING_MS)
    yield "eye"


def against_a_computer(page: Page) -> Iterator[str]:
    """Ask for what the computer thought of its move; try another line, share the game, enlarge the board."""
    start_game(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    page.wait_for_function("document.querySelectorAll('.entry').length > 1")
    press(page, "Why the computer played this")
    yield "thoughts"
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    click(page, "e3")
    click(page, "f4")
    page.locator("[data-do=line]").first.click()
    page.get_by_role("dialog").wait_for()
    yield "variation"
    page.keyboard.press("Escape")
    press(page, "Share this game")
    yield "links and files"
    page.keyboard.press("Escape")
    press(page, "Zoom (Z)")
    yield "enlarged board"


def with_a_friend(page: Page) -> Iterator[str]:
    """Go through what inviting a friend elsewhere shows, and being invited, with the keyboard alone."""
    press(page, "Play English Draughts")
    press(page, "Play online")
    yield "set-up with a friend"
    press(page, "Create and invite")
    page.wait_for_selector("#board")
    yield "table without the friend"
    press(page, "Invite your friend")
    expect_focus(page, "Copy")
    press(page, "Show QR code")
    page.get_by_role("img", name="The link as a QR code").wait_for()
    yield "invitation"
    page.keyboard.press("Escape")
    press(page, "All games")
    page.goto(page.url.partition("#")[0] + INVITATION)
    page.get_by_role("dialog", name="Ada invites you to English Draughts").wait_for()
    yield "invited"
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    expect_focus(page, "Copy")
    yield "answer"
    page.keyboard.press("Escape")


def alike(page: Page, screen: str) -> Iterator[str]:
    """Tell what cannot be told apart where the system chooses the colours."""
    one, other = CHOSEN.get(screen, ("", ""))
    if one:
        page.emulate_media(forced_colors="active")
        for look in set(looks(page, one)) & set(looks(page, other)):
            yield f"{screen}: {one} and {other} are both {look}"
        page.emulate_media(forced_colors="none")


def out_of_sight(page: Page, screen: str) -> Iterator[str]:
    """Tell what five players cannot see of what they need, on a small phone."""
    if screen == "table of five":
        page.set_viewport_size(NARROW[1])
        for needed in page.evaluate(BELOW, ["#board", "#prompt"]):
            yield f"{screen}: {needed} is out of sight"


def test_what_is_kept_and_puzzles_are_in_reach_of_everybody(
    new_tab: NewPage, open_app: OpenApp, everything: Path
) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    page.clock.set_fixed_time(f"{TODAY}T12:00:00")
    open_app(page)
    found: list[str] = []
    for screen in walked(page, everything):
        found += [*alike(page, screen), *lost(page, screen), *out_of_sight(page, screen)]
        found += faults(page, screen)
    assert found == []


def test_whoever_opens_a_set_up_sees_how_to_start(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    for game in INFOS:
        for size in (LAPTOP, PHONE, NARROW[1]):
            page.set_viewport_size(size)
            page.goto(f"{page.url.partition('#')[0]}#new={game}")
            page.locator(f".setup-screen button[data-do=rules][data-value={game}]").wait_for()
            assert page.evaluate(BELOW, ["button[data-do=start]"]) == [], (game, size)
