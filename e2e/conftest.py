"""What every end-to-end test uses: the served site, a browser, pages watched for errors, the opened app."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from e2e.site import FOLDER, ROOT, hosted
from tools.browser import find
from tools.build import build
from tools.runtimes import fetch

ARGUMENTS = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
STARTING_MS = 90_000
NewPage = Callable[..., Page]
OpenApp = Callable[..., None]


class Watch:
    """Collects what no page should do: script errors, console errors, requests to another host."""

    def __init__(self, site: str) -> None:
        self.host = urlsplit(site).netloc
        self.faults: list[str] = []
        self.expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """Let faults that match the regular expression `pattern` pass in this test ('' for all of them)."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """List the faults that no pattern covers."""
        return [fault for fault in self.faults if not any(re.search(each, fault) for each in self.expected)]

    def over(self, context: BrowserContext) -> None:
        """Watch all pages of `context`."""
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("console", self._console)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self.host:
            self.faults.append(f"request: {request.url}")


def arguments_here() -> list[str]:
    """List the browser's arguments: nothing fetched on its own account, no sandbox for root."""
    return [*ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built once."""
    folder = tmp_path_factory.mktemp("host") / FOLDER
    fetch(ROOT)
    build(ROOT, folder)
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the site, served from a subfolder."""
    with hosted(Path(str(built).removesuffix(FOLDER))) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium for all tests."""
    with sync_playwright() as playwright:
        executable = find(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=executable, args=arguments_here())
        yield browser
        browser.close()


@pytest.fixture
def watch(site: str) -> Watch:
    """What the test's pages have done wrong; `watch.expect(pattern)` lets a kind of fault pass."""
    return Watch(site)


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[NewPage]:
    """Make pages with a clean profile each: `new_page(viewport=…, has_touch=True, color_scheme="dark")`.

    Playwright's `wait_for_function` needs `eval`; `bypass_csp=False` leaves the page's policy in force.
    """
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**{"bypass_csp": True, **options})
        contexts.append(context)
        watch.over(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    assert watch.unexpected() == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page with a clean profile, not yet at the site."""
    return new_page()


@pytest.fixture
def open_app(site: str) -> OpenApp:
    """Go to the site with a page and wait until it is ready: `open_app(page)`, `open_app(page, "#…")`."""

    def go(page: Page, fragment: str = "", address: str = site) -> None:
        page.goto(address + fragment)
        wait_ready(page)

    return go


def wait_ready(page: Page) -> None:
    """Wait until the app says that it is ready; a failed start is told with what the page shows."""
    ended = "html[data-state=ready], html[data-state=failed]"
    page.wait_for_selector(ended, state="attached", timeout=STARTING_MS)
    told = page.locator("#boot-failed").text_content()
    assert page.locator("html").get_attribute("data-state") == "ready", told
