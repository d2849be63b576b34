"""Long links and files with many games in the browser: progress, a way to stop, one game chosen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from engine.contract.values import Action
from engine.games.chess.rules import GAME
from engine.games.chess.state import State
from engine.session.link import LINK_ACTIONS, write_link
from engine.session.match import Match, Replay, new_match

PLIES = LINK_ACTIONS - 200
TURNS = (PLIES + 1) // 2
SLOWER = 6
"""Factor by which the page is slowed."""
READING_MS = 60_000
QUIET = 90
"""Number of plies without a pawn move after which one is made, to avoid the fifty-move rule."""


@cache
def long_game() -> Match:
    """Return a made-up, legal and very long game of chess."""
    replay = Replay(new_match(GAME))
    for ply in range(PLIES):
        state: State = replay.state
        actions = GAME.legal_actions(state)
        wanted = sorted(actions, key=lambda action: (_takes(state, action), _walks(state, action), action))
        quiet = [action for action in wanted if not _takes(state, action)] or wanted
        if state.clock < QUIET:
            quiet = [action for action in quiet if not _walks(state, action)] or quiet
        else:
            quiet = [action for action in quiet if _walks(state, action)] or quiet
        first = ply * 7919 % len(quiet)
        tried = [*quiet[first:], *quiet[:first]]
        replay.play(next(action for action in tried if GAME.outcome(GAME.apply(state, action)) is None))
    return replay.match


def _takes(state: State, action: Action) -> bool:
    return len(GAME.events(state, action)) > 1


def _walks(state: State, action: Action) -> bool:
    return GAME.apply(state, action).clock == 0


def slow_down(page: Page, rate: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def test_reading_a_long_link_shows_progress_and_can_be_stopped(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    link = write_link(long_game())
    open_app(page)
    slow_down(page, SLOWER)
    page.evaluate("link => { location.hash = link }", link)
    stop = page.get_by_role("dialog").get_by_role("button", name="Stop")
    expect(page.get_by_role("dialog").get_by_role("progressbar")).to_be_visible()
    stop.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    assert "#" not in page.url

    slow_down(page, 1)
    page.evaluate("link => { location.hash = link }", link)
    expect(page.locator(".steps .at")).to_have_text(f"{TURNS} of {TURNS}", timeout=90_000)


def test_a_file_of_several_games_offers_them_by_name(
    new_tab: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    """Reading them takes long enough to show progress; the list replaces it, ready to be typed into."""
    page = new_tab()
    games = [f'[White "{white}"]\n[Black "Zoë"]\n[Event "Cup"]\n\n1. {move} *\n' for white, move in PLAYED]
    file = tmp_path / "cup.pgn"
    file.write_text("\n".join(games), "latin-1")  # as old programs write: the page finds that out
    open_app(page)
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Open file").click()
    chooser.value.set_files(file)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=f"{len(PLAYED)} games in this file")).to_be_visible(
        timeout=READING_MS
    )
    page.keyboard.type("bob")
    page.keyboard.press("Enter")
    expect(dialog.locator(".collection button")).to_have_text(["2. Bob – Zoë, Cup"])
    dialog.locator(".collection button").click()
    expect(page.locator('#board [data-spot="d4"]')).to_have_accessible_name("d4, white pawn")
    expect(page.locator(".steps .at")).to_have_text("1 of 1")


def test_a_file_that_is_too_large_is_reported(new_tab: NewPage, open_app: OpenApp, tmp_path: Path) -> None:
    page = new_tab()
    file = tmp_path / "archive.pgn"
    file.write_text("1. e4 e5 *\n" * 800_000, "utf-8")
    open_app(page)
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Open file").click()
    chooser.value.set_files(file)
    expect(page.get_by_role("alert")).to_contain_text("the limit is 8 MB")


PLAYED = [("Ann", "e4"), ("Bob", "d4"), *[("Cy", "c4")] * 2_000]


@pytest.mark.soak
def test_the_page_can_be_opened_with_a_long_link(new_page: NewPage, site: str) -> None:
    page = new_page()
    page.goto(f"{site}#{write_link(long_game())}")
    expect(page.locator(".steps .at")).to_have_text(f"{TURNS} of {TURNS}", timeout=90_000)
