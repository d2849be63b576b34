"""Stored texts are in IndexedDB, too; if that is refused, silent or slow, the page works all the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.browsers.profiles import leave
from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import click, open_library, start_game

REFUSED = {
    "forbidden to open": "value: { open() { throw new DOMException('denied', 'SecurityError'); } }",
    "silent": "value: { open: () => ({}) }",
}
"""Ways to refuse IndexedDB; `odd_hosts.py` has more, which stop no start."""
REFUSE = "Object.defineProperty(window, 'indexedDB', {{ configurable: true, {} }})"
SILENT = """
    const nothing = () => ({});
    IDBDatabase.prototype.transaction = () => ({ objectStore: () => ({ put: nothing, delete: nothing }) });
"""
SLOW = """
    const real = indexedDB;
    const value = { open(name) {
      const request = {};
      window.answer = () => {
        const opening = real.open(name);
        opening.onsuccess = () => { request.result = opening.result; request.onsuccess(); };
      };
      return request;
    } };
    Object.defineProperty(window, 'indexedDB', { configurable: true, value });
"""
ROLL_BACK = "texts => { for (const key in texts) localStorage.setItem(key, texts[key]); }"
FULL = """
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key.includes('/game/')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, text);
    };
"""
NOTE = "localStorage.getItem('oddcheckers/unmirrored')"
NOTED = f"Object.keys(JSON.parse({NOTE}) ?? {{}}).some((key) => key.startsWith('game/'))"
"""Script: true if the note lists a game: it may list settings before."""
KEPT = "html[data-kept]"
CALM = {"reduced_motion": "reduce"}


def wait_until_mirrored(page: Page) -> None:
    """Wait until everything stored is on the disk."""
    page.wait_for_selector(KEPT, state="attached")


def next_tab(page: Page) -> Page:
    """Return another tab of the same profile, without animations."""
    tab = page.context.new_page()
    tab.emulate_media(reduced_motion="reduce")
    return tab


def one_move(page: Page) -> None:
    """Begin a game of two people with one move."""
    start_game(page, "", "")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(1)


def test_texts_lost_from_localstorage_come_from_the_mirror(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    one_move(page)
    wait_until_mirrored(page)
    page.evaluate("localStorage.clear()")
    page.reload()
    wait_ready(page)
    expect(page.locator(".entry")).to_have_count(1)


@pytest.mark.parametrize("refused", [pytest.param("forbidden to open", marks=pytest.mark.soak), "silent"])
def test_without_indexeddb_nothing_changes(new_tab: NewPage, open_app: OpenApp, refused: str) -> None:
    page = new_tab(**CALM)
    page.add_init_script(REFUSE.format(REFUSED[refused]))
    open_app(page)
    one_move(page)
    page.reload()
    wait_ready(page)
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator(KEPT)).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("refused", ["silent", "forbidden to open"])
def test_games_deleted_while_indexeddb_is_refused_do_not_return(
    far_tab: Page, open_app: OpenApp, refused: str
) -> None:
    first = far_tab  # a browser with one process per tab, as usual
    open_app(first)
    one_move(first)
    wait_until_mirrored(first)
    page = next_tab(first)
    leave(first)
    page.add_init_script(REFUSE.format(REFUSED[refused]))
    open_app(page)
    before = page.evaluate(NOTE)  # may already list the game if mirroring was slow
    open_library(page)
    page.get_by_role("button", name="Delete").click()
    page.wait_for_function(f"before => {NOTE} !== before && {NOTED}", arg=before)
    last = next_tab(page)
    leave(page)
    open_app(last)
    wait_until_mirrored(last)
    expect(last.locator(".card")).to_have_count(0)
    last.wait_for_function(f"{NOTE} === null")
    last.reload()
    wait_ready(last)
    expect(last.locator(".card")).to_have_count(0)


def test_a_page_left_at_once_loses_nothing(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    one_move(page)
    wait_until_mirrored(page)
    page.get_by_role("button", name="All games").click()
    page.evaluate(SILENT)
    open_library(page)
    page.get_by_role("button", name="Delete").click()
    page.reload()
    wait_ready(page)
    wait_until_mirrored(page)
    expect(page.locator(".card")).to_have_count(0)


def test_a_mirror_that_answers_late_is_handled_like_another_tab(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    one_move(page)
    before = page.evaluate("({ ...localStorage })")
    click(page, "b6")
    click(page, "a5")
    wait_until_mirrored(page)
    page.evaluate(ROLL_BACK, before)
    page.add_init_script(SLOW)
    page.reload()
    wait_ready(page)
    expect(page.locator(".entry")).to_have_count(1)
    page.evaluate("answer()")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".entry")).to_have_count(2)
    wait_until_mirrored(page)


def test_texts_that_do_not_fit_in_localstorage_are_in_the_mirror(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    page.add_init_script(FULL)
    open_app(page)
    one_move(page)
    expect(page.get_by_text("The storage of this browser is full")).to_be_visible()
    wait_until_mirrored(page)
    page.reload()
    wait_ready(page)
    expect(page.locator(".entry")).to_have_count(1)
