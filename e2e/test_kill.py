"""The browser is killed at random instants: nothing acknowledged is lost, and nothing deleted returns.

Acknowledged is the content stored when the page said that all is on the disk: `data-kept` in
`assets/mirror.js`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Error, Page, expect

from e2e.browsers.victim import Victim
from e2e.conftest import wait_ready
from e2e.hosts import wait_until_stored
from e2e.play import open_library, start_game
from engine.session.save import read_save
from ui.panels.home import RECENT
from ui.storage.entries import Entry, read_entry

FEW, MANY = 1, 30
"""Number of kills in the gate, and in the long run."""
SEED = 12
MOST_DOINGS = 8
"""Maximum number of actions before a browser is killed."""
LONGEST_SECONDS = 0.1
"""Maximum seconds that it lives after them."""
FOLDER = "oddcheckers/game/"
SETTINGS = "oddcheckers/settings"
THEMES = ("system", "light", "dark", "contrast")
WATCH = """
    window.disk = { ...localStorage };
    new MutationObserver(() => {
      if (!document.querySelector('html[data-kept]')) return;
      acknowledged(history.state?.place ?? '', { ...localStorage });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-kept'] });
"""
MOVE = """(rest) => {
    const cells = (state) => [...document.querySelectorAll(`[role=gridcell][aria-label$="${state}"]`)];
    const click = (found) => found[Math.floor(rest * found.length)].click();
    const begun = cells('can move here').length; // a capture, half made
    if (!begun && !cells('can move').length) return false;
    if (!begun) click(cells('can move'));
    while (cells('can move here').length) click(cells('can move here'));
    return true;
}"""
Texts = dict[str, str]
"""Script for the content of localStorage, by key."""


class Life:
    """One profile through many browsers: the players' actions, and the acknowledged content."""

    def __init__(self, kind: BrowserType, profile: Path, site: str) -> None:
        self._kind = kind
        self._profile = profile
        self._site = site
        self._rng = Random(SEED)
        self._victim: Victim | None = None
        self._theme = ""
        self._names = 0
        self._deleted: set[str] = set()
        self.kept: Texts = {}
        self.acknowledged = 0
        """Number of changes so far."""
        self.behind = 0
        """Number of times that `localStorage` alone would have lost something acknowledged."""

    def start(self) -> Page:
        """Start the browser and a page, and check that everything is there."""
        self._victim = Victim(self._kind, self._profile)
        before = self.kept
        self._victim.context.expose_binding("acknowledged", lambda _, *texts: self._hear(*texts))
        self._victim.context.add_init_script(WATCH)
        page = self._open()
        self.behind += bool(self.lost(before, page.evaluate("disk")))
        found: Texts = page.evaluate("({ ...localStorage })")
        assert self.lost(before, found) == []
        assert page.locator(".recent .card").count() == min(RECENT, len(games(found)))
        self._theme = theme(found)
        return page

    def _open(self) -> Page:
        assert self._victim
        page = self._victim.context.new_page()
        page.emulate_media(reduced_motion="reduce")
        page.goto(self._site)
        wait_ready(page)
        page.wait_for_selector("html[data-kept]", state="attached")
        return page

    def close(self) -> None:
        """Close the browser as a person does."""
        assert self._victim
        self._victim.close()

    def end(self) -> None:
        """Kill the browser, if it has not ended."""
        if self._victim:
            self._victim.kill()

    def _hear(self, place: str, texts: Texts) -> None:
        """Note the acknowledged content: a tab at a table acknowledges its own game only."""
        key = FOLDER + place.removeprefix("game=")
        new = {**self.kept, key: texts[key]} if key in texts else texts
        self.acknowledged += new != self.kept
        self.kept = new

    def lost(self, kept: Texts, found: Texts) -> list[str]:
        """Return the keys that `found` has in an older state than acknowledged, or has again after a
        deletion.
        """
        mine, there = games(kept), games(found)
        wrong = [key for key in there if key in self._deleted and key not in mine]
        for key, entry in mine.items():
            gone = key not in there and key not in self._deleted
            if gone or (key in there and stamp(there[key]) < stamp(entry)):
                wrong.append(key)
        return wrong if theme(found) in (theme(kept), self._theme) else [*wrong, SETTINGS]

    # --- what people do ----------------------------------------------------------------------------------

    def live(self, page: Page) -> None:
        """Play in one tab or two, and tidy up at times, until the browser is killed."""
        assert self._victim
        pages = [page]
        self.sit_down(page)
        if self._rng.random() < 0.1:
            pages.append(self._open())
            start_game(pages[1], "", "")
        last, instant = self._rng.randint(1, MOST_DOINGS), self._rng.uniform(0, LONGEST_SECONDS)
        print(f"{instant:.3f} s after doing {last}, {self.acknowledged} acknowledged")
        timer = Timer(instant, self._victim.kill)
        try:
            for done in count(1):
                if done == last:
                    timer.start()
                self.do(pages)
        except Error:
            if not self._victim.killed:
                raise
        timer.join()

    def do(self, pages: list[Page]) -> None:
        """Play a move in each tab, sometimes with another action before it."""
        if len(pages) == 1 and self._rng.random() < 0.1:
            self.tidy_up(pages[0])
        for page in pages:
            self.move(page)

    def tidy_up(self, page: Page) -> None:
        """Go home, and rename or delete a game, or change a setting."""
        self.go_home(page)
        stored = page.locator(".recent .card").count()
        ways = (self.rename, self.delete, self.change_theme) if stored else (self.change_theme,)
        self._rng.choice(ways)(page)
        self.sit_down(page)

    def sit_down(self, page: Page) -> None:
        """Continue the latest game, if it is not over; check that the log is complete."""
        go_on = page.get_by_role("button", name="Continue ")
        if not go_on.count() or self._rng.random() < 0.2:
            start_game(page, "", "")
            return
        key = FOLDER + str(go_on.first.get_attribute("data-value"))
        text = str(page.evaluate("key => localStorage.getItem(key)", key))
        go_on.first.click()
        expect(page.locator(".entry")).to_have_count(len(read_save(read_entry("", text).save).match.log))

    def move(self, page: Page) -> None:
        """Play one move, or begin another game if this one is over."""
        if not page.evaluate(MOVE, self._rng.random()):
            self.go_home(page)
            start_game(page, "", "")

    def go_home(self, page: Page) -> None:
        """Leave the table; the result of a finished game lies over it."""
        page.keyboard.press("Escape")
        page.get_by_role("button", name="All games").click()

    def rename(self, page: Page) -> None:
        """Rename the latest game, with rising numbers."""
        open_library(page)
        page.get_by_role("button", name="Rename").first.click()
        self._names += 1
        page.get_by_role("dialog").get_by_role("textbox").fill(f"Game {self._names:05}")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Back to all games").click()

    def delete(self, page: Page) -> None:
        """Delete the oldest game."""
        open_library(page)
        button = page.get_by_role("button", name="Delete").last
        self._deleted.add(FOLDER + str(button.get_attribute("data-value")))
        button.click()
        page.get_by_role("button", name="Back to all games").click()

    def change_theme(self, page: Page) -> None:
        """Choose another theme."""
        page.get_by_role("button", name="Settings").first.click()
        self._theme = self._rng.choice([each for each in THEMES if each != self._theme])
        page.locator("select[data-do='set:theme']").select_option(self._theme)
        page.keyboard.press("Escape")


def games(texts: Texts) -> dict[str, Entry]:
    return {key: read_entry("", text) for key, text in texts.items() if key.startswith(FOLDER)}


def stamp(entry: Entry) -> tuple[int, str]:
    """Return a number that rises with every action and every renaming."""
    assert not entry.problem
    return entry.revision, entry.name if entry.name.startswith("Game ") else ""


def theme(texts: Texts) -> str:
    raw: dict[str, Any] = json.loads(texts.get(SETTINGS, "{}"))
    return str(raw.get("theme", "system"))


@pytest.fixture
def life(browser: Browser, site: str, tmp_path: Path) -> Iterator[Life]:
    """A new profile; a browser that is still running at the end is closed."""
    life = Life(browser.browser_type, tmp_path / "profile", site)
    yield life
    life.end()


@pytest.mark.parametrize("kills", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_kills_lose_nothing_that_was_acknowledged(life: Life, kills: int) -> None:
    wait_until_stored(life.start())
    life.close()
    for kill in range(kills):
        print(f"seed {SEED}, kill {kill}:", end=" ")
        life.live(life.start())
    life.start()
    assert life.behind >= kills // 2 or kills == FEW, "localStorage alone would do"
