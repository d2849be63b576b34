"""Accessibility of rare overlays: cover screens, a comment, the games of a file, diverged tabs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.pictures.screens import ON, TABLES
from e2e.play import click, sit_down, start_game, start_here
from e2e.small_screens import lost_content
from e2e.test_access import CALM, LAPTOP, Look, each_look, faults, press

SOAK = pytest.mark.soak
GAMES = [f'[White "{white}"]\n[Black "Zoë"]\n\n1. e4 *\n' for white in ("Ann", "Bob", "Cy")]


def walk_overlays(page: Page, open_app: OpenApp, folder: Path) -> Iterator[str]:
    """Bring one after the other to the page, and yield its name."""
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
    """Show the cover screen before one of two people sees a secret."""
    page.goto(page.url.partition("#")[0] + TABLES["glimpse"])
    sit_down(page)
    page.get_by_role("dialog").wait_for()
    yield "cover"
    press(page, "Not now")
    for spot in ON["glimpse"]:
        click(page, spot)
    page.locator("[data-do=show-secret]").wait_for()
    yield "cover of a look"
    page.locator("[data-do=show-secret]").click()
    page.locator("[data-do=hide-secret].primary").click()
    press(page, "All games")


def games_of_a_file(page: Page, folder: Path) -> Iterator[str]:
    """Show the list of games in a file, with and without a search."""
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
    """Show the question when the same game has continued in another tab."""
    page.wait_for_selector("html[data-kept]", state="attached")
    other = page.context.new_page()
    open_app(other)
    other.locator(".recent .primary").first.click()
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


@each_look
def test_rare_overlays_are_accessible(
    looks: tuple[tuple[Look, ...], ...], new_tab: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    found: list[str] = []
    for screen, look in zip(walk_overlays(page, open_app, tmp_path), cycle(looks), strict=False):
        found += [*lost_content(page, screen), *faults(page, screen, look)]
    assert found == []


@pytest.mark.parametrize(
    ("size", "way"),
    [
        ((390, 844), "[data-do=review]"),
        pytest.param((1280, 800), "[data-do=step-back]", marks=SOAK),
        pytest.param((1280, 800), "[data-do=review]", marks=SOAK),
        pytest.param((390, 844), "[data-do=step-back]", marks=SOAK),
    ],
)
def test_from_the_card_of_an_end_the_review_and_the_log_are_reached(
    size: tuple[int, int], way: str, same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page, "#new=draughts")
    start_here(page, "", "")
    move(page, "c3", "d4")
    press(page, "Resign")
    page.locator("[role=dialog] [data-do=resign]").click()
    panel = page.locator(".shade.beside [role=dialog]")
    expect(panel).to_be_visible()
    if "review" in way:
        panel.locator(way).click()
    else:
        page.keyboard.press("Escape")
        page.locator(f".steps {way}").click()
    expect(panel).to_have_count(0)
    expect(
        page.locator(".review") if "review" in way else page.locator("#prompt [data-do=view]")
    ).to_be_visible()
