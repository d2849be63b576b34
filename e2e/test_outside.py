"""Input from outside: games survive a file and back, and nothing hostile stops the page."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import TURN_MS, click, open_library, save_as_file, start_game
from e2e.site import ROOT
from engine.contract.game import AnyGame
from engine.registry import GAMES
from engine.session.match import new_match
from engine.session.save import read_save, write_save
from tests.hostile.deep import DEEP, READERS
from ui.storage.library import summary
from ui.storage.seats import Here

CALM = {"reduced_motion": "reduce"}
OFFERED = """() => [...document.querySelectorAll(
  '#board .usable, #board .extra, .side button[data-do=pick]'
)].map((one) => one.dataset.spot ?? one.dataset.value)"""
READY = f"""() => document.querySelector('[role=dialog]')
  || (({OFFERED})().length && !document.querySelector('#thinking'))"""
SHOWN = """() => [...document.querySelectorAll('#board [role=gridcell]')]
  .map((cell) => `${cell.dataset.spot} ${cell.ariaLabel}`)"""
STORED = """() => Object.entries(localStorage)
  .filter(([key]) => key.startsWith('oddcheckers/game/')).map(([, text]) => text)"""
FEW = ("alien", "satan")
CHOICES = 5
"""Number of clicks and keys per game: the last may leave a move half made."""


def choose(page: Page, target: str, by_key: bool) -> None:
    """Choose an offered element, with the mouse or with the keyboard."""
    spot = f"#board [data-spot='{target}']"
    place = page.locator(f"{spot}.usable, {spot}.extra, .side button[data-value='{target}']").first
    if by_key:
        place.focus()
        page.keyboard.press("Enter")
    else:
        place.click()


def open_file(page: Page, path: Path) -> None:
    """Open a file as a person does."""
    with page.expect_file_chooser() as waiting:
        page.get_by_text("Open file").click()
    waiting.value.set_files(path)


@pytest.mark.parametrize("games", [FEW, pytest.param([*GAMES], marks=pytest.mark.soak)], ids=["few", "all"])
def test_games_survive_a_file_and_back(
    games: Sequence[str], new_tab: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    for name in games:
        round_trip(page, GAMES[name], tmp_path)
        page.get_by_role("button", name="All games").click()
        delete_the_game(page)


def delete_the_game(page: Page) -> None:
    """Delete the only stored game, in the library."""
    open_library(page)
    delete = page.get_by_role("button", name=re.compile("^Delete "))
    delete.click()
    expect(delete).to_have_count(0)
    page.get_by_role("button", name="Back to all games").click()


def round_trip(page: Page, game: AnyGame, folder: Path) -> None:
    """Play a game, save it as a file, delete it and open the file: nothing has changed."""
    rng = Random(1)
    start_game(page, "", "level1", game=game.info.title)
    for made in range(CHOICES + 1):
        page.wait_for_function(READY, timeout=TURN_MS)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")  # the game is over already
            break
        if made < CHOICES:
            choose(page, rng.choice(sorted(set(page.evaluate(OFFERED)))), rng.random() < 0.5)
    shown, entries = page.evaluate(SHOWN), page.locator(".entry").all_inner_texts()
    path = save_as_file(page, folder)
    page.get_by_role("button", name="All games").click()
    delete_the_game(page)
    open_file(page, path)
    page.wait_for_selector("#board")
    assert page.evaluate(SHOWN) == shown and len(shown) > 20
    assert page.locator(".entry").all_inner_texts() == entries and entries
    (stored,) = page.evaluate(STORED)
    header = json.loads(stored.splitlines()[1])
    match = read_save(path.read_text(encoding="utf-8")).match
    stands = summary(match, (Here(),) * len(match.seats))
    assert (header["position"], header["over"]) == (stands.position, stands.over)
    assert header["status"]


def test_hostile_notes_and_settings_stop_nothing(new_tab: NewPage, open_app: OpenApp, tmp_path: Path) -> None:
    page = new_tab(**CALM)
    open_app(page)
    page.evaluate("localStorage.setItem('oddcheckers/settings', '['.repeat(100_000))")
    open_app(page)
    match = new_match(GAMES["draughts"])
    for name in ("lists", "in notes", "after a quote in a string"):
        path, notes = tmp_path / f"{name}.json", DEEP[name]
        path.write_text(write_save(match.play(match.game.legal_actions(match.state)[0]), notes))
        open_file(page, path)
        page.wait_for_selector("#board")
        click(page, "b6")
        click(page, "a5")
        expect(page.locator(".entry")).to_have_count(2)
        page.get_by_role("button", name="All games").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Theme").select_option("dark")
    open_app(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_deep_texts_are_refused_in_pyodide_and_python_still_answers(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab()
    open_app(page)
    readers = (ROOT / "tests" / "hostile" / "deep.py").read_text(encoding="utf-8")
    code = f"{readers}\n'\\n'.join(run_all())\n"
    output = page.evaluate("code => oddPyScript.interpreter.runPython(code)", code)
    assert output.splitlines() == [f"{reader}: {text}" for reader in READERS for text in DEEP]
    start_game(page, "", "")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(1)
