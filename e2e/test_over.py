"""Access to what seldom lies over the screen: covers, a comment, the games of a file, tabs that differ."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.looks import lost
from e2e.pictures.screens import ON, TABLES
from e2e.play import click, sit_down, start_game
from e2e.test_access import CALM, LAPTOP, faults, press

GAMES = [f'[White "{white}"]\n[Black "Zoë"]\n\n1. e4 *\n' for white in ("Ann", "Bob", "Cy")]


def shown(page: Page, open_app: OpenApp, folder: Path) -> Iterator[str]:
    """Bring one after the other to the page, and yield what it is."""
    yield from covers(page)
    yield from games_of_a_file(page, folder)
    start_game(page, "", "")
    move(page, "c3", "d4")
    press(page, "First position")
    press(page, "Comment")
    page.get_by_role("dialog").wait_for()
    yield "comment"
    page.keyboard.press("Escape")
    press(page, "Back to game")
    yield from two_tabs(page, open_app)


def covers(page: Page) -> Iterator[str]:
    """What lies over the board before one of two people sees a secret of theirs."""
    page.goto(page.url.partition("#")[0] + TABLES["glimpse"])
    sit_down(page)
    page.get_by_role("dialog").wait_for()
    yield "cover"
    press(page, "Not now")
    for spot in ON["glimpse"]:
        click(page, spot)
    page.locator("[data-do=glimpse]").wait_for()
    yield "cover of a look"
    page.locator("[data-do=glimpse]").click()
    page.locator("[data-do=glimpsed].primary").click()
    press(page, "All games")


def games_of_a_file(page: Page, folder: Path) -> Iterator[str]:
    """The list of games in a file, with and without one that is looked for."""
    file = folder / "cup.pgn"
    file.write_text("\n".join(GAMES), "utf-8")
    page.locator("#import-file").set_input_files(file)
    page.wait_for_function("document.querySelectorAll('.collection .thumb:not(span)').length === 3")
    yield "games of a file"
    page.locator("#find-game").fill("Dee")
    page.keyboard.press("Enter")
    page.locator(".collection:empty").wait_for(state="attached")
    yield "no game that was looked for"
    page.keyboard.press("Escape")


def two_tabs(page: Page, open_app: OpenApp) -> Iterator[str]:
    """What is asked when the same game has gone on in another tab."""
    page.wait_for_selector("html[data-kept]", state="attached")
    other = page.context.new_page()
    open_app(other)
    other.locator(".saved .primary").first.click()
    move(other, "b6", "a5")
    other.close()
    click(page, "b6")  # what is picked is stored, too
    page.get_by_role("dialog").wait_for()
    yield "two tabs that differ"


def move(page: Page, *spots: str) -> None:
    """Make a move with the mouse."""
    page.wait_for_selector(f"[data-spot={spots[0]}][aria-label$='can move']")
    for spot in spots:
        click(page, spot)


def test_what_seldom_lies_over_the_screen_is_in_reach_of_everybody(
    new_tab: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    found: list[str] = []
    for screen in shown(page, open_app, tmp_path):
        found += [*lost(page, screen), *faults(page, screen)]
    assert found == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("way", ["[data-do=step-back]", "[data-do=review]"])
def test_beside_the_panel_of_an_end_the_log_and_the_review_can_be_used(
    size: tuple[int, int], way: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page)
    start_game(page, "", "")
    move(page, "c3", "d4")
    press(page, "Resign")
    page.locator("[role=dialog] [data-do=resign]").click()
    panel = page.locator(".shade.beside [role=dialog]")
    expect(panel).to_be_visible()
    used = page.locator(f".steps {way}")
    used.evaluate("it => it.scrollIntoView({ block: 'start' })")
    used.click()
    expect(panel).to_have_count(0)
    expect(
        page.locator(".review") if "review" in way else page.locator("#prompt [data-do=view]")
    ).to_be_visible()
    expect(used).to_be_focused()
