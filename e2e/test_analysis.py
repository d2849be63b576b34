"""Analysis and review in the worker: by mouse on a laptop, by touch on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.bench.review import with_workers
from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.test_access import LOOKS, faults
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import Match, new_match
from engine.session.review import SHARE_LENGTH, is_choice

LOOKING_MS = 90_000
DRAWN = """(() => {
  const board = document.getElementById('board-live');
  const { data } = board.getContext('2d').getImageData(0, 0, board.width, board.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) count += data[i] < 110 && data[i + 1] > 180 && data[i + 2] > 220;
  return count > 200;
})()"""
"""Script: true if something is drawn in the colour of the best action."""
WORKERS = """
  Object.assign(globalThis, { begun: [], ended: [], judged: [] });
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => { if (data === 'polyscript:done') begun.push(this); });
    }
    terminate() {
      if (begun.includes(this)) ended.push(begun.indexOf(this));
      super.terminate();
    }
  };
"""
"""Script that records the workers in which Python is ready, and the numbers of those that ended."""
JUDGED = """
import js
from ui.effects.worker_pool import WorkerPool

found = WorkerPool._found

def noted(pool, worker, *result):
    js.judged.push(worker in pool._extra)
    found(pool, worker, *result)

WorkerPool._found = noted
"""
"""Script that records for each judged decision if an extra worker judged it."""


def open_fools_mate() -> Match:
    """Open the shortest mate: White's second move loses."""
    match = new_match(find_game("chess"))
    for move in ("f3", "e5", "g4", "Qh4#"):
        actions = match.game.legal_actions(match.state)
        match = match.play(next(a for a in actions if match.game.written(match.state, a) == move))
    return match


def before_the_mate(page: Page) -> None:
    """Step back to White's error, and wait until analysis has found a better move."""
    page.get_by_role("button", name="g4").click()
    best = page.locator(".best button").first
    expect(best).to_contain_text("Qh4#", timeout=LOOKING_MS)
    expect(best).to_contain_text("wins by force")


def test_a_game_is_reviewed_by_mouse(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    open_app(page, f"#{write_link(open_fools_mate())}")
    before_the_mate(page)
    page.mouse.move(5, 5)
    page.wait_for_function(f"!{DRAWN}")
    page.locator(".best button").first.hover()
    page.wait_for_function(DRAWN)
    page.mouse.move(5, 5)
    page.wait_for_function(f"!{DRAWN}")

    page.get_by_role("button", name="Review the game").click()
    point = page.locator(".points button", has_text="walks into a forced loss")
    expect(page.locator(".review progress")).to_have_count(0, timeout=LOOKING_MS)
    assert list(faults(page, "review", LOOKS[:1])) == []
    point.click()
    expect(page.locator(".known")).to_contain_text("After g4: loses by force")
    page.wait_for_function(DRAWN)
    page.get_by_role("button", name="Retry from here").click()
    expect(page.locator(".entry")).to_have_count(2)
    expect(page.locator(".analysis, .review")).to_have_count(0)


def test_analysis_is_used_by_touch_and_stays_closed(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    open_app(page, f"#{write_link(open_fools_mate())}")
    before_the_mate(page)
    best = page.locator(".best button").first
    best.tap()
    expect(best).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(DRAWN)
    page.get_by_role("button", name="Analysis").tap()
    expect(page.locator(".analysis")).to_have_count(0)
    page.reload()
    wait_ready(page)
    page.get_by_role("button", name="g4").tap()
    expect(page.get_by_role("button", name="Analysis")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".analysis")).to_have_count(0)


def opening(size: int) -> Match:
    """Return a game of draughts in which the first legal action is always played."""
    match = new_match(find_game("draughts"))
    while len(match.log) < size:
        match = match.play(match.game.legal_actions(match.state)[0])
    return match


@pytest.mark.soak
def test_two_workers_review_a_game_and_one_ends_afterwards(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(reduced_motion="reduce")
    with_workers(page, 2)
    page.add_init_script(WORKERS)
    match = opening(3 * SHARE_LENGTH)
    open_app(page, f"#{write_link(match)}")
    expect(page.locator(".best button").first).to_be_visible(timeout=LOOKING_MS)
    page.evaluate("code => void oddPyScript.interpreter.runPython(code)", JUDGED)
    assert page.evaluate("[begun.length, ended.length]") == [1, 0]
    page.get_by_role("button", name="Review the game").click()
    page.wait_for_function("judged.includes(true) && judged.includes(false)", timeout=LOOKING_MS)
    assert page.evaluate("[begun.length, ended.length]") == [2, 0]
    expect(page.locator(".review progress")).to_have_count(0, timeout=LOOKING_MS)
    assert page.evaluate("[begun.length, ...ended]") == [2, 1]
    choices = sum(is_choice(match, at) for at in range(len(match.log)))
    expect(page.locator(".numbers tbody tr")).to_have_count(choices)
