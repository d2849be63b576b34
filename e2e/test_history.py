"""The history: a finished game is counted, and a backup moves everything to another device."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, start_game
from engine.session.backup import write_backup
from engine.session.daily import daily_puzzle
from ui.session.settings import Settings, exported
from ui.storage.history.history import RECORDS
from ui.storage.history.record import Record, write_record

CALM = {"reduced_motion": "reduce"}
MONDAY = "2026-12-07"
NUMBERS = ["1", "0", "1", "0", "2", "0", "0"]
"""Played, won, lost, drawn, the longest, in a row, the best."""


def numbers(page: Page) -> list[str]:
    """Return the line of draughts in the statistics."""
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
    page.get_by_role("dialog", name="Not this time").wait_for()
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


@pytest.mark.soak
def test_the_daily_puzzle_is_solved_and_stored(new_page: NewPage, open_app: OpenApp) -> None:
    page = new_page(**CALM)
    page.clock.set_fixed_time(f"{MONDAY}T12:00:00")
    open_app(page)
    expect(page.locator(".daily")).to_contain_text("Difficulty: very easy")
    show_record(page)
    page.get_by_role("button", name="Try it").click()
    page.wait_for_selector("#board")
    expect(page.locator(".guide")).to_contain_text("Find it.")
    page.get_by_label("Type a move").fill(daily_puzzle(MONDAY).wanted[0])
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Solved!")
    result = dialog.get_by_role("group", name="Your result").locator("p")
    assert [line.strip() for line in result.all_inner_texts()][:4] == [
        "Odd Checkers · Daily puzzle",
        "Monday, 7 December · Nuclear Chess",
        "★☆☆☆☆☆☆ very easy",
        "🟩 Solved on the first try",
    ]
    expect(dialog.get_by_role("button", name="Copy result")).to_be_visible()
    dialog.get_by_role("button", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    page.get_by_role("button", name="Back to all games").click()
    show_record(page)
    expect(page.get_by_role("button", name=", solved")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name=", solved")).to_have_count(1)


def test_the_ladder_appears_after_the_start_and_leads_to_the_next_opponent(
    new_tab: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    ladder = page.get_by_role("region", name="The ladder")
    expect(ladder).to_contain_text("0 of 32 seals")
    record = Record("one", "chess", 1, "", ("", "level2"), (1, -1), "checkmate", 40)
    path = tmp_path / "backup.json"
    path.write_text(write_backup({RECORDS + record.id: write_record(record)}, exported(Settings())))
    page.locator("#import-file").set_input_files(path)
    page.get_by_role("button", name="Open backup").click()
    page.keyboard.press("Escape")
    expect(ladder).to_contain_text("1 of 32 seals")
    expect(
        ladder.get_by_role("button", name="Chess against Curious Fox: seal earned", exact=True)
    ).to_be_visible()
    ladder.get_by_role("button", name="Chess against Patient Owl: no seal yet", exact=True).click()
    expect(page.get_by_role("radio", name="Patient Owl")).to_be_checked()
