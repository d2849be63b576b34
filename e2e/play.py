"""Playing through the page as a person does: the names of the board's cells, and ways to choose them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from engine.registry import find_game
from engine.session.link import write_position_link
from engine.session.match import new_match

Choose = Callable[[Page, str], None]
"""A way to choose a cell: click it, tap it, or move there with the arrow keys and press Enter."""
TURN_MS = 60_000
READY = """() => document.querySelector('.shade:not(.opening) [role=dialog]')
  || document.querySelector('[aria-label$="can move"], [aria-label$="can move here"]')"""

DONE = "Number([...document.querySelectorAll('.entry')].at(-1)?.dataset.value ?? 0)"
"""Script for the number of actions in the log: an entry may hold several."""


def start_game(page: Page, *levels: str, game: str = "English Draughts") -> None:
    """Go from the home screen to the table; `levels` are those of the players, "" for a person."""
    page.get_by_role("button", name=f"Play {game}", exact=True).click()
    start_here(page, *levels)


def start_here(page: Page, *levels: str) -> None:
    """Go from the set-up to the table; `levels` as for `start_game`."""
    choose_players(page, *levels)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#board")


def open_library(page: Page) -> None:
    """Go from the home screen to the list of all saved games."""
    page.locator("main [data-do=library]").click()
    page.locator(".library").wait_for()


def pick(page: Page, command: str, value: str) -> None:
    """Choose a tile of the set-up; the further options are unfolded if it is among them."""
    tile = page.locator(f"input[data-do='{command}'][value='{value}']")
    if not tile.is_visible():
        unfold_options(page)
    tile.check()


def unfold_options(page: Page) -> None:
    """Show the further options of the set-up."""
    if page.locator(".more:not([open])").count():
        page.locator(".more > summary").click()


def choose_players(page: Page, *levels: str) -> None:
    """Choose the players of the set-up by the levels of their seats, "" for a person."""
    if not levels:
        return
    computers = [(index, level) for index, level in enumerate(levels) if level]
    if len(computers) == 1 and len(levels) == 2:
        ((index, level),) = computers
        page.locator("[data-do=seating][data-value=solo]").click()
        pick(page, "opponent", level)
        pick(page, "colour", str(1 - index))
        return
    page.locator(f"[data-do=seating][data-value={'watch' if all(levels) else 'friends'}]").click()
    for index, level in computers:
        pick(page, f"seat:{index}", level)


def position_link(game: str, position: str) -> str:
    """Return the fragment of a link to a position."""
    return "#" + write_position_link(new_match(find_game(game), {}, position))


def sit_down(page: Page, way: str = "Friends on this device") -> None:
    """Sit down as friends, or in another way, in the set-up that a position link opens."""
    page.get_by_role("button", name=way).click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#board")


def last_announcement(page: Page) -> str:
    """Return the last announcement for screen readers."""
    return page.locator("#voice").inner_text()


def cells(page: Page, state: str) -> list[str]:
    """Return the squares whose names end with `state`, such as "can move"."""
    found = page.locator(f'[role=gridcell][aria-label$="{state}"]')
    return [str(cell) for cell in found.evaluate_all("all => all.map((cell) => cell.dataset.spot)")]


def click(page: Page, spot: str) -> None:
    """Choose a cell with the mouse."""
    page.locator(f"[data-spot='{spot}']").click()


def tap(page: Page, spot: str) -> None:
    """Choose a cell with a finger."""
    page.locator(f"[data-spot={spot}]").tap()


def walk(page: Page, spot: str) -> None:
    """Choose a cell with the arrow keys and Enter, from the focused one, with rank 1 at the bottom."""
    here = page.evaluate("document.activeElement.dataset.spot")
    across, up = ord(spot[0]) - ord(here[0]), int(spot[1]) - int(here[1])
    for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(times):
            page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.spot") == spot
    page.keyboard.press("Enter")


def play_on(page: Page, choose: Choose, rng: Random, moves: int = 1_000) -> int:
    """Play random moves for a person until the game is over or `moves` are made; return their number."""
    for made in range(moves):
        page.wait_for_function(READY, timeout=TURN_MS)
        if page.get_by_role("dialog").count():
            return made
        before = done(page)
        choose(page, rng.choice(cells(page, "can move")))
        while done(page) == before and (targets := cells(page, "can move here")):
            choose(page, rng.choice(targets))
        if done(page) == before:
            page.locator(".choices button").first.click()
        page.wait_for_function(f"{DONE} > {before}")
    return moves


def done(page: Page) -> int:
    """Return the number of actions made."""
    return int(page.evaluate(DONE))


def save_as_file(page: Page, folder: Path) -> Path:
    """Save the game at the table as a person does, and return the file."""
    page.get_by_role("button", name="Share this game").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    page.keyboard.press("Escape")
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path
