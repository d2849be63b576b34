"""The board on another site's page, and the app in a frame there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.conftest import STARTING_MS, NewPage, OpenApp, wait_ready
from e2e.odd_hosts import throwing
from e2e.site import POLL_S
from e2e.test_access import LAPTOP, PHONE, violations
from e2e.watch import Watch
from engine.registry import find_game
from engine.session.link import read_link, write_link
from engine.session.match import new_match
from tests.ui.fakes import make_app
from tools.server import listen

OPENING = "e2e4 e7e5 g1f3 b8c6 f1b5"
STORED = """async () => [
  ...Object.keys(localStorage), ...Object.keys(sessionStorage), ...await caches.keys(), document.cookie,
  ...(await indexedDB.databases()).map(({ name }) => name),
  ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
].filter(Boolean)"""
"""Script that returns what a page has stored."""
BLOCKED = "".join(throwing(name) for name in ("localStorage", "sessionStorage", "indexedDB", "caches"))
"""Script of a browser that blocks storage in the frames of other sites."""
HEAVY = ("/runtime/", "/start/", "/wheels/", "boot.", "page.", "pyscript")


class Blog(NamedTuple):
    """Another site with one page."""

    folder: Path
    address: str

    def write(self, code: str) -> None:
        """Write the page with a frame."""
        page = f'<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1>{code}</html>'
        (self.folder / "index.html").write_text(page, "utf-8")


@pytest.fixture
def blog(tmp_path: Path, watch: Watch) -> Iterator[Blog]:
    """Another site, at another host and port."""
    watch.expect(r"^request: http://127\.0\.0\.1:")
    server = listen(tmp_path, 0)
    thread = Thread(target=server.serve_forever, args=[POLL_S], daemon=True)
    thread.start()
    yield Blog(tmp_path, f"http://127.0.0.1:{server.server_port}/")
    server.shutdown()
    server.server_close()
    thread.join()


def chess(moves: str = OPENING) -> str:
    """Return the link to a game of chess."""
    game = find_game("chess")
    match = new_match(game)
    for move in moves.split(" "):
        match = match.play(game.find(match.state, move))
    return write_link(match)


def embed_code(site: str) -> str:
    """Return the code for a game, made by the app outside the browser."""
    app, page, _ = make_app()
    app.do("link", chess())
    page.wait(5)
    app.do("dialog", "share")
    app.do("embed")
    return page.copied.replace("https://example.test/odd/", site)


def workers_of(page: Page) -> list[str]:
    """Return a list that will hold the addresses of the workers that a page starts."""
    started: list[str] = []
    page.on("worker", lambda worker: started.append(worker.url))
    page.context.on("serviceworker", lambda worker: started.append(worker.url))
    return started


def requests_of(page: Page) -> list[str]:
    """Return a list that will hold the addresses that a page requests."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    return asked


def heavy(asked: list[str]) -> list[str]:
    """Return the addresses that only a start of the app needs."""
    return [url for url in asked if any(part in url for part in HEAVY) and "boot.icon" not in url]


def shown(frame: FrameLocator, name: str, sentence: str, count: str) -> None:
    """Expect the position after a move."""
    expect(frame.locator("#move")).to_have_text(f"{name} {sentence}".strip())
    expect(frame.locator("#count")).to_have_text(count)


def test_a_board_on_another_site_steps_through_the_moves_and_then_starts_the_app(
    new_tab: NewPage, new_page: NewPage, open_app: OpenApp, site: str, blog: Blog
) -> None:
    page = new_tab()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_app(page, f"#{chess()}")
    page.wait_for_selector("#board")
    page.locator("[data-do=dialog][data-value=share]").click()
    page.get_by_role("button", name="Copy embed code").click()
    code = page.get_by_role("textbox", name="Embed code").input_value()
    assert code == embed_code(site) == page.evaluate("navigator.clipboard.readText()")
    blog.write(code)
    page = new_page(kept=True, bypass_csp=False, viewport={"width": 800, "height": 900})
    started, asked = workers_of(page), requests_of(page)
    page.goto(blog.address)
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("heading")).to_have_text("Chess")
    expect(frame.locator("#players")).to_have_text("White – Black")
    shown(frame, "3. Bb5", "White bishop moves from f1 to b5.", "5 / 5")
    expect(frame.get_by_role("button", name="Next move")).to_have_attribute("aria-disabled", "true")
    frame.get_by_role("button", name="First position").click()
    shown(frame, "Starting position", "", "0 / 5")
    expect(frame.get_by_role("list", name="Pieces on the board").get_by_role("listitem")).to_have_count(32)
    page.keyboard.press("ArrowRight")
    shown(frame, "1. e4", "White pawn moves from e2 to e4.", "1 / 5")
    expect(frame.get_by_text("e4, white pawn")).to_have_count(1)
    page.keyboard.press("End")
    frame.get_by_role("button", name="Previous move").click()
    shown(frame, "2… Nc6", "Black knight moves from b8 to c6.", "4 / 5")
    expect(frame.locator("#board image")).to_have_count(32)
    link = frame.get_by_role("link", name="Open in Odd Checkers").get_attribute("href") or ""
    assert read_link(link.removeprefix("./#")).match.texts == tuple(OPENING.split())
    inside = page.frames[1]
    assert inside.evaluate(STORED) == [] and started == [] and heavy(asked) == []
    frame.get_by_role("link", name="Play", exact=True).click()
    frame.locator("html[data-state=ready]").wait_for(state="attached", timeout=STARTING_MS)
    expect(frame.locator(".entry")).to_have_count(5)
    frame.locator("[data-spot=a7]").click()
    frame.locator("[data-spot=a6]").click()
    expect(frame.locator(".entry")).to_have_count(6)
    assert started and not [url for url in started if url.endswith("sw.js")]


def test_the_board_and_the_app_work_where_the_browser_blocks_storage(
    new_page: NewPage, site: str, blog: Blog
) -> None:
    blog.write(embed_code(site))
    page = new_page()
    page.add_init_script(BLOCKED)
    page.goto(blog.address)
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Previous move").click()
    shown(frame, "2… Nc6", "Black knight moves from b8 to c6.", "4 / 5")
    frame.get_by_role("link", name="Play", exact=True).click()
    frame.locator("html[data-state=ready]").wait_for(state="attached", timeout=STARTING_MS)
    expect(frame.locator(".entry")).to_have_count(5)


def test_framed_on_another_site_the_app_is_a_link(new_page: NewPage, site: str, blog: Blog) -> None:
    blog.write(f'<iframe src="{site}#{chess()}" title="Chess" width="500" height="400"></iframe>')
    page = new_page(bypass_csp=False, locale="de-DE")
    started, asked = workers_of(page), requests_of(page)
    page.goto(blog.address)
    frame = page.frame_locator("iframe")
    expect(frame.get_by_text("Auf anderen Websites laufen die Spiele nicht.")).to_be_visible()
    assert page.frames[1].evaluate(STORED) == [] and started == [] and heavy(asked) == []
    with page.expect_popup() as opened:
        frame.get_by_role("link", name="Odd Checkers öffnen").click()
    wait_ready(opened.value)
    expect(opened.value.locator(".entry")).to_have_count(5)


def test_the_app_shows_the_board_of_an_embedding_address(new_page: NewPage, site: str, blog: Blog) -> None:
    code = embed_code(site)
    blog.write(code.replace("embed.html#", "#"))
    page = new_page(bypass_csp=False)
    asked = requests_of(page)
    page.goto(blog.address)
    shown(page.frame_locator("iframe"), "3. Bb5", "White bishop moves from f1 to b5.", "5 / 5")
    assert heavy(asked) == []


def test_a_sandboxed_frame_shows_the_board(new_page: NewPage, site: str, blog: Blog, watch: Watch) -> None:
    watch.expect("font|ERR_FAILED")  # it gets no fonts, and shows the device's own
    code = embed_code(site)
    blog.write(code.replace("<iframe ", '<iframe sandbox="allow-scripts allow-popups" '))
    page = new_page(kept=True, bypass_csp=False)
    page.goto(blog.address)
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Previous move").click()
    shown(frame, "2… Nc6", "Black knight moves from b8 to c6.", "4 / 5")


@pytest.mark.parametrize("data", ["", "x", "7Z3rkts4", "AAAA%"])
def test_an_incomplete_code_shows_a_link(page: Page, site: str, data: str) -> None:
    page.goto(f"{site}embed.html#embed={data}")
    expect(page.get_by_text("This board cannot be shown")).to_be_visible()
    expect(page.get_by_role("link", name="Open Odd Checkers")).to_have_attribute("href", "./")


def test_axe_finds_nothing_on_the_board_and_on_the_link(new_page: NewPage, site: str) -> None:
    page = new_page()
    address = embed_code(site).partition('src="')[2].partition('"')[0]
    for url in (address, f"{site}embed.html"):
        page.goto(url)
        page.get_by_role("heading").wait_for()
        for size in (LAPTOP, PHONE):
            page.set_viewport_size(size)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                assert violations(page) == [], (url[:80], size, scheme)
