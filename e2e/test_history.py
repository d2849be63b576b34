"""What is kept for good: a finished game is counted, and everything moves to another device as one file."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, start_game
from engine.session.daily import daily_puzzle

CALM = {"reduced_motion": "reduce"}
NUMBERS = ["1", "0", "1", "0", "2", "0", "0"]
"""Played, won, lost, drawn, the longest, in a row, the best."""


def numbers(page: Page) -> list[str]:
    """The line of draughts in the statistics."""
    game = page.locator("section", has=page.get_by_role("heading", name="English Draughts"))
    return game.locator("tbody tr").first.locator("td").all_inner_texts()


def show_record(page: Page) -> None:
    page.get_by_role("button", name="Your record").click()
    page.get_by_role("heading", name="Your record").wait_for()


def test_a_finished_game_is_counted_and_moves_to_another_device(
    new_tab: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    page.wait_for_function("document.querySelectorAll('.entry').length > 1")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="You lost").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All games").click()
    show_record(page)
    assert numbers(page) == NUMBERS
    page.reload()
    page.get_by_role("heading", name="Your record").wait_for()
    assert numbers(page) == NUMBERS
    page.get_by_role("button", name="Back to all games").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Back up everything").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)

    other = new_tab(**CALM)
    open_app(other)
    other.locator("#import-file").set_input_files(path)
    other.get_by_role("button", name="Open backup").click()
    dialog = other.get_by_role("dialog", name="Backup opened")
    expect(dialog).to_contain_text("1 game added.")
    expect(dialog).to_contain_text("1 finished game counted.")
    other.keyboard.press("Escape")
    expect(other.get_by_role("button", name="View English Draughts")).to_have_count(1)
    show_record(other)
    assert numbers(other) == NUMBERS
    other.get_by_role("button", name="Back to all games").click()
    other.locator("#import-file").set_input_files(path)
    other.get_by_role("button", name="Open backup").click()
    expect(other.get_by_role("dialog")).to_contain_text("Nothing new")


def test_the_puzzle_of_today_is_found_and_kept(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    show_record(page)
    page.get_by_role("button", name="Try it").click()
    page.wait_for_selector("#board")
    day = page.evaluate("new Date().toLocaleDateString('sv')")
    expect(page.locator(".guide")).to_contain_text("Find it.")
    page.get_by_label("Type a move").fill(daily_puzzle(day).wanted[0])
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Solved!").get_by_role("button", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    page.get_by_role("button", name="Back to all games").click()
    show_record(page)
    expect(page.get_by_role("button", name=", solved")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name=", solved")).to_have_count(1)
