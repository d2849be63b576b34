"""Browsers of their own for tests of what remains after closing: with a clean or a used profile.

A first visit costs more than everything after it, since all is fetched, compiled and then stored. Tests that
begin after one get a copy of a profile that has made it, once for all such tests. Stored content belongs to
the site's address: hence one port for all hosts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree, rmtree
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.browsers.arguments import DELAY_TIERING, arguments_here
from e2e.hosts import Host, wait_until_stored
from e2e.watch import Watch
from tools.browser import find

PORT = 20_000 + os.getpid() % 10_000
"""Ports, one per process, below those that a system gives to clients: nobody takes it between two tests."""
STARTING_MS = 90_000
CALM_PAGE = "rules/alien.html"
Visit = Callable[..., BrowserContext]


def launch(browser: Browser, profile: Path, **options: Any) -> BrowserContext:
    """Start a browser of the kind of `browser` with a profile in a folder."""
    kind = browser.browser_type
    args = [*arguments_here(), DELAY_TIERING]
    return kind.launch_persistent_context(
        profile, executable_path=find(kind.executable_path), args=args, **options
    )


@pytest.fixture
def host(built: Path, tmp_path: Path, watch: Watch) -> Iterator[Host]:
    """The site on its own host, at the address of all such hosts; the host is up when the test begins."""
    host = Host(built, tmp_path / "host", PORT)
    watch.host = urlsplit(host.address).netloc
    yield host
    host.cut()
    rmtree(tmp_path / "host")


@pytest.fixture
def visit(browser: Browser, watch: Watch, tmp_path: Path) -> Iterator[Visit]:
    """Start a browser of its own, each time with the same profile; the one before is closed."""
    open_ones: list[BrowserContext] = []

    def start(**options: Any) -> BrowserContext:
        while open_ones:
            open_ones.pop().close()
        context = launch(browser, tmp_path / "profile", **options)
        watch.over(context)
        open_ones.append(context)
        return context

    yield start
    while open_ones:
        open_ones.pop().close()
    rmtree(tmp_path / "profile", ignore_errors=True)
    watch.check()


@pytest.fixture(scope="session")
def visited(browser: Browser, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile that has visited the site of `host` once, until everything was stored."""
    base = tmp_path_factory.mktemp("visited")
    host = Host(built, base / "host", PORT)
    watch = Watch(host.address)
    with launch(browser, base / "profile") as context:
        watch.over(context)
        first_visit(context.new_page(), host)
    host.cut()
    watch.check()
    return base / "profile"


def first_visit(page: Page, host: Host) -> None:
    """Wait until the site is ready and stored."""
    page.goto(host.address)
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=STARTING_MS)
    wait_until_stored(page)


@pytest.fixture
def visit_again(visited: Path, visit: Visit, tmp_path: Path) -> Visit:
    """Start a browser like `visit`, with a profile that has visited the site once."""
    copytree(visited, tmp_path / "profile")
    return visit


def look_in(page: Page, host: Host) -> None:
    """Open a page of the site with access to its storage, and without the app."""
    page.goto(host.address + CALM_PAGE)
    assert page.evaluate("Boolean(navigator.serviceWorker.controller)")
