"""A game of people at several browsers: the player to move moves in their own, and all see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from re import sub

from playwright.sync_api import Page, TimeoutError

from e2e.play import DONE, TURN_MS, save_as_file
from engine.contract.values import RESIGN, Action
from engine.session.match import Match
from engine.tools.cli import main

OFFERED = """() => document.querySelector('.shade [role=dialog]') ? [] : [
  [...document.querySelectorAll('[aria-label$="can move here"]')],
  [...document.querySelectorAll('#board .usable, #board .extra, .side button[data-do=pick]')],
].find((some) => some.length)?.map((one) => one.dataset.spot ?? one.dataset.value) ?? []"""
"""Choices; with a piece in hand, its destinations."""
OVER = "() => Boolean(document.querySelector('.shade [role=dialog] .result'))"
Choose = Callable[[Match], Action]


def choose(page: Page, target: str) -> None:
    """Click an offered cell or button."""
    page.locator(f"#board [data-spot='{target}'], .side button[data-value='{target}']").first.click()


def resign(page: Page) -> None:
    """Resign, with the flag and its question."""
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()


def play_openly(pages: Sequence[Page], match: Match, best: Choose) -> None:
    """Play a game without secrets to its end; `pages` are in the order of the seats."""
    while match.outcome is None:
        action = best(match)
        mover = pages[match.player]
        if action.text == RESIGN:
            resign(mover)
        for target in action.path:
            if mover.evaluate(DONE) == match.cursor:  # a way that is the only one goes on by itself
                choose(mover, target)
        match = match.play(action)
        pages[max(match.player, 0)].wait_for_function(f"{DONE} === {match.cursor}", timeout=TURN_MS)
    for page in pages:
        page.wait_for_function(f"{DONE} === {match.cursor}", timeout=TURN_MS)


def play_blindly(pages: Sequence[Page], rng: Random, over: str = OVER, most: int = 2_000) -> int:
    """Choose at random for whoever has a choice, until it is `over` for one; return the number of choices."""
    for chosen in range(most):
        offer = _offer(pages, over)
        if offer is None:
            return chosen
        page, targets = offer
        choose(page, rng.choice(targets))
    return most


def wait_for_choice(pages: Sequence[Page]) -> bool:
    """Wait until somebody has a choice, or the game is over."""
    return _offer(pages, OVER) is not None


def _offer(pages: Sequence[Page], over: str) -> tuple[Page, list[str]] | None:
    """Wait until somebody has a choice, and return the player and it; None when the game is over."""
    for _ in range(TURN_MS // 50):
        if any(page.evaluate(over) for page in pages):
            return None
        for page in pages:
            if targets := sorted(set(page.evaluate(OFFERED))):
                return page, targets
        pages[0].wait_for_timeout(50)
    shown = "\n---\n".join(page.locator("body").inner_text() for page in pages)
    raise AssertionError(f"nobody can do anything:\n{shown}")


def check_end(pages: Sequence[Page], folder: Path) -> None:
    """Check that all pages find the game fair, that each save verifies, and that all show the same end."""
    verdicts = set()
    for number, page in enumerate(pages):
        verdicts.add(_verdict(page))
        (folder / str(number)).mkdir()
        assert main(["verify", str(save_as_file(page, folder / str(number)))]) == 0
    assert len(verdicts) == 1, "all show the same mark"
    shown = (page.locator("#prompt .result").inner_text() for page in pages)
    assert len({sub(r" \([^)]*\)", "", words) for words in shown}) == 1, "but for “(you)” and the colours"


def _verdict(page: Page) -> str:
    """Return the verdict of a page, once everything is revealed."""
    _wait_till_open(page)
    page.get_by_role("button", name="Check fairness").click()
    verdict = page.get_by_role("alert").filter(has_text="No problems found")
    verdict.wait_for(timeout=TURN_MS)
    text = verdict.inner_text()
    page.locator(".messages button").click()
    assert "not proven" not in text
    return text


def _wait_till_open(page: Page) -> None:
    """Open the sharing dialog until it has a link: then all secrets are revealed."""
    for _ in range(TURN_MS // 500):
        page.keyboard.press("Escape")
        with suppress(TimeoutError):  # the result may appear only now over the table
            page.get_by_role("button", name="Share this game").click(timeout=500)
        if page.get_by_role("textbox", name="The whole game", exact=True).count():
            return
        page.wait_for_timeout(500)
    raise AssertionError("it is not laid open")
