"""Accessibility of history, puzzles and newer screens: axe, small screens, forced colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, start_game
from e2e.small_screens import NARROW, lost_content
from e2e.stranger import INVITATION
from e2e.test_access import CALM, LAPTOP, PHONE, Look, each_look, expect_focus, faults, press, styles_of
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
"""Elements that must differ from others of their kind under forced colours."""
BELOW = """(all) => all.filter((it) => {
  const { top, bottom } = document.querySelector(it).getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
})"""


@pytest.fixture
def backup_file(tmp_path: Path) -> Path:
    """A backup: two finished games, a solved puzzle, and a setting."""
    records = (
        Record("one", "alien", 1, "", ("", "level4"), (1, -1), "no-moves", 40, ("venus",)),
        Record("two", "satan", 2, "", ("",) * 5, (1, -1, -1, -1, -1), "home", 90),
    )
    texts = {RECORDS + record.id: write_record(record) for record in records} | {DAYS + BEFORE: SOLVED}
    path = tmp_path / "everything.json"
    path.write_text(write_backup(texts, exported(Settings(theme="light"))))
    return path


def walk_screens(page: Page, backup_file: Path) -> Iterator[str]:
    """Go from screen to screen; yield each name when it is on the page. The focus is never lost."""
    yield "home"
    yield from walk_history(page, backup_file)
    press(page, "All puzzles")
    press(page, "Back to all games")
    press(page, "Learn in 2 minutes: Alien Checkers")
    page.wait_for_selector("#board")
    yield "first game"
    press(page, "All games")
    yield from walk_editor_and_analysis(page)
    press(page, "All games")
    press(page, "Puzzles")
    page.locator("[data-do=puzzle]").first.wait_for()
    yield "challenges"
    page.locator("[data-do=puzzle]").first.click()
    page.wait_for_selector(".guide")
    yield "one of the challenges"
    press(page, "All games")
    yield from with_a_friend(page)
    start_game(page, game="Satan's Checkers")
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


def walk_history(page: Page, backup_file: Path) -> Iterator[str]:
    """Open the backup, look at the history, and solve today's puzzle."""
    page.locator("#import-file").set_input_files(backup_file)
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


def walk_editor_and_analysis(page: Page) -> Iterator[str]:
    """Set up a position, share it, and analyse it."""
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
    yield "analysis"


def against_a_computer(page: Page) -> Iterator[str]:
    """Ask why the computer made its move; try a variation, share the game, enlarge the board."""
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
    """Go through inviting a remote friend, and being invited, with the keyboard alone."""
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


def indistinguishable(page: Page, screen: str) -> Iterator[str]:
    """Yield the elements that cannot be told apart under forced colours."""
    one, other = CHOSEN.get(screen, ("", ""))
    if one:
        page.emulate_media(forced_colors="active")
        for look in set(styles_of(page, one)) & set(styles_of(page, other)):
            yield f"{screen}: {one} and {other} are both {look}"
        page.emulate_media(forced_colors="none")


def invisible(page: Page, screen: str) -> Iterator[str]:
    """Yield the necessary elements that five players cannot see on a small phone."""
    if screen == "table of five":
        page.set_viewport_size(NARROW[1])
        for needed in page.evaluate(BELOW, ["#board", "#prompt"]):
            yield f"{screen}: {needed} is out of sight"


@each_look
def test_history_and_puzzles_are_accessible(
    looks: tuple[tuple[Look, ...], ...], new_page: NewPage, open_app: OpenApp, backup_file: Path
) -> None:
    page = new_page(viewport=LAPTOP, **CALM)
    page.clock.set_fixed_time(f"{TODAY}T12:00:00")
    open_app(page)
    found: list[str] = []
    for screen, look in zip(walk_screens(page, backup_file), cycle(looks), strict=False):
        found += [*indistinguishable(page, screen), *lost_content(page, screen), *invisible(page, screen)]
        found += faults(page, screen, look)
    assert found == []


@pytest.mark.soak
def test_an_opened_set_up_shows_how_to_start(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    for game in INFOS:
        for size in (LAPTOP, PHONE, NARROW[1]):
            page.set_viewport_size(size)
            page.goto(f"{page.url.partition('#')[0]}#new={game}")
            page.locator(f".setup-screen button[data-do=rules][data-value={game}]").wait_for()
            assert page.evaluate(BELOW, ["button[data-do=start]"]) == [], (game, size)
