"""A puzzle in the browser: tried, refuted, solved and stored, on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import tap
from engine.registry import GAMES
from engine.session.puzzles.proof import actions_of
from engine.session.puzzles.table import find_puzzle, state_of

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


def test_a_puzzle_is_tried_refuted_and_solved_on_a_phone(new_tab: NewPage, open_app: OpenApp) -> None:
    puzzle = find_puzzle("chess/1")
    game = GAMES[puzzle.game]
    state = state_of(game, puzzle)
    wrong = next(action for action in actions_of(game, state) if action.text != puzzle.key)
    page = new_tab(**PHONE)
    open_app(page)
    page.get_by_role("button", name="Puzzles", exact=True).tap()
    page.locator("[data-do=puzzle][data-value='chess/1']").tap()
    tutorial = page.locator(".guide")
    expect(tutorial).to_contain_text("You have one turn")
    for spot in wrong.path:
        tap(page, spot)
    expect(tutorial).to_contain_text("does not work")
    expect(tutorial).to_contain_text("You have one turn")
    for spot in game.find(state, puzzle.key).path:
        tap(page, spot)
    dialog = page.get_by_role("dialog", name="Solved")
    dialog.get_by_role("button", name="All puzzles").tap()
    expect(page.get_by_role("button", name="Puzzle 1, solved")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name="Puzzle 1, solved")).to_have_count(1)
