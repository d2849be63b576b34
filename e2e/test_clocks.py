"""A game with clocks on a phone: chosen, paused by finger and key, stored over a reload, lost on time."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import TURN_MS, pick, tap
from e2e.test_touch import PHONE

RUNS, HELD = ".clock.runs", "[role=dialog]:has([data-do=run-clocks])"


def test_a_game_on_time(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**PHONE)
    open_app(page, "#new=draughts")
    pick(page, "clock:kind", "move")
    for _ in range(3):
        page.get_by_role("button", name="Time per move: less").tap()
    page.get_by_role("button", name="Friends on this device").tap()
    page.get_by_role("button", name="Start").tap()
    expect(page.get_by_role("timer")).to_have_count(2)
    expect(page.locator(RUNS)).to_have_count(0)
    for spot in ("c3", "d4"):
        tap(page, spot)
    expect(page.get_by_role("list", name="Players across the board").locator(RUNS)).to_be_visible()
    page.get_by_role("button", name="Pause the clocks").tap()
    expect(page.locator(HELD)).to_be_visible()
    assert page.evaluate("document.elementFromPoint(195, 60).matches('.shade.cover')"), "the board is hidden"
    page.get_by_role("button", name="Continue").tap()
    expect(page.locator(RUNS)).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(HELD)).to_be_visible()
    left = page.get_by_role("timer").last.inner_text()
    page.reload()
    expect(page.locator(HELD)).to_be_visible(timeout=TURN_MS)
    assert page.get_by_role("timer").last.inner_text() == left
    page.keyboard.press("Escape")
    expect(page.locator(f"{RUNS}.last")).to_be_visible(timeout=TURN_MS)
    expect(page.get_by_role("dialog")).to_contain_text("Dark wins: Light ran out of time.", timeout=TURN_MS)
