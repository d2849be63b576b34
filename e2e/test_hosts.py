"""Odd browsers and odd hosts: the page starts and names the missing facilities, or explains why it cannot
start.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page

from e2e.browsers.arguments import DELAY_TIERING, arguments_here
from e2e.engines.firefox import Firefox
from e2e.odd_hosts import PLAIN, RARE, ROWS, Row, odd_hosts, rows_for
from e2e.site import FOLDER
from tools.browser import ENGINES, demanded, find, find_whole
from ui.words.en.start import Words as Start

PATIENCE_S = 30
PREFERENCES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
LOCAL = {"network.dns.localDomains": PLAIN}
STATE = "['ready', 'failed'].find((it) => it === document.documentElement.dataset.state) ?? ''"
REFUSED = "document.getElementById('boot-failed').innerText"
LINK = "document.querySelector('#boot-advice a')?.href ?? ''"
BARS = "[...document.querySelectorAll('.message')]"
TOLD = f"{BARS}.map((it) => it.querySelector('p').textContent)"
ACKNOWLEDGE = "document.querySelector('[data-do=acknowledge]').click()"
GO_ON = "document.querySelector('[data-do=history]')?.click()"
ANOTHER = "document.querySelector('.records-screen') !== null"
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


BROWSERS = ("Chromium", "Firefox")


class Visitor(Protocol):
    """A browser that visits each row anew."""

    def come(self, address: str, row: Row) -> None:
        """Open an address, without stored content."""

    def reload(self) -> None:
        """Reload the page."""

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression on the page."""


class Chromium:
    """A Chromium that allows cookies, in separate contexts, and one that blocks them."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        args = [*arguments_here(), DELAY_TIERING, f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1"]
        kind = browser.browser_type
        own = kind.executable_path
        file = folder / "profile/Default/Preferences"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(PREFERENCES))
        self._open = kind.launch(executable_path=find(own), args=args)
        self._shut = kind.launch_persistent_context(
            folder / "profile", executable_path=find_whole(own), args=args
        )
        self._page: Page | None = None

    def come(self, address: str, row: Row) -> None:
        """Open it in a separate context."""
        if self._page and self._page.context != self._shut:
            self._page.context.close()
        context = self._open.new_context() if row.cookies else self._shut
        self._page = context.new_page()
        self._page.add_init_script(row.script)
        self._page.goto(address)

    def reload(self) -> None:
        """Reload it."""
        assert self._page
        self._page.reload()

    def evaluate(self, expression: str) -> Any:
        """Evaluate on the page."""
        assert self._page
        return self._page.evaluate(expression)

    def close(self) -> None:
        """Close both."""
        self._open.close()
        self._shut.close()


class Foxes:
    """The same for Firefox."""

    def __init__(self, program: str, folder: Path) -> None:
        (folder / "open").mkdir()
        (folder / "shut").mkdir()
        self._open = Firefox(program, folder / "open", LOCAL)
        self._shut = Firefox(program, folder / "shut", {**LOCAL, "network.cookie.cookieBehavior": 2})
        self._driver = self._open

    def come(self, address: str, row: Row) -> None:
        """Open it as another user."""
        self._driver = self._open if row.cookies else self._shut
        self._driver.renew(row.script)
        self._driver.open(address)

    def reload(self) -> None:
        """Reload it."""
        self._driver.reload()

    def evaluate(self, expression: str) -> Any:
        """Evaluate on the page."""
        return self._driver.evaluate(expression)

    def close(self) -> None:
        """Close both."""
        self._open.close()
        self._shut.close()


@pytest.fixture(params=BROWSERS)
def visitor(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor with one of the browsers."""
    firefox = ENGINES[0]
    program = firefox.find()
    if request.param == "Firefox" and not program:
        (pytest.fail if demanded() else pytest.skip)(firefox.missing)
    visitor = Chromium(browser, tmp_path) if request.param == "Chromium" else Foxes(str(program), tmp_path)
    yield visitor
    visitor.close()


def until(visitor: Visitor, expression: str, wanted: Callable[[Any], bool] = bool) -> Any:
    """Return the value of an expression, once it is the wanted one or time is up."""
    end = time.monotonic() + PATIENCE_S
    while not wanted(value := visitor.evaluate(expression)) and time.monotonic() < end:
        time.sleep(0.02)
    return value


def fault(visitor: Visitor, row: Row, address: str) -> str:
    """Return the page's error, or ""."""
    visitor.come(address, row)
    for visit in ("", "again: ") if row.again else ("",):
        if visit:
            until(visitor, KEPT)
            visitor.reload()
        if wrong := _fault_of_visit(visitor, row, address):
            return visit + wrong
    return ""


def _fault_of_visit(visitor: Visitor, row: Row, address: str) -> str:
    state = until(visitor, STATE)
    if state != "ready" and row.refused:
        return _fault_of_refusal(visitor, row, address)
    if state != "ready" or row.alerts is None:
        return f"{state}: {visitor.evaluate(REFUSED)}"
    visitor.evaluate(GO_ON)
    if not until(visitor, ANOTHER):
        return "it does nothing"
    for words in row.alerts:
        if (shown := until(visitor, TOLD, [words].__eq__)) != [words]:
            return f"shows {shown} instead of {words}"
        visitor.evaluate(ACKNOWLEDGE)
    left = until(visitor, TOLD, [].__eq__)
    return f"also shows: {left}" if left else ""


def _fault_of_refusal(visitor: Visitor, row: Row, address: str) -> str:
    title, advice = Start.texts[row.refused], Start.texts[f"{row.refused}-advice"]
    shown = until(visitor, REFUSED, lambda text: text.startswith(title))
    if not shown.startswith(title) or advice not in shown:
        return f"it says {shown!r}"
    better = {"frame": address, "slash": f"{address}/"}.get(row.refused, "")
    return "" if visitor.evaluate(LINK) == better else "it leads elsewhere"


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["few", "all"])
def test_the_page_starts_with_the_right_alert_or_explains_why_it_cannot(
    visitor: Visitor, built: Path, every: bool
) -> None:
    browser = "Chromium" if isinstance(visitor, Chromium) else "Firefox"
    rows = rows_for(BROWSERS.index(browser), every=every)
    base = Path(str(built).removesuffix(FOLDER))
    with odd_hosts(base) as port:
        places = {"port": port, "folder": FOLDER, "base": str(base).rstrip("/")}
        faults = {
            name: fault(visitor, row, row.address.format(host=row.host, **places))
            for name, row in rows.items()
        }
    assert {name: wrong for name, wrong in faults.items() if wrong} == {}


def test_every_row_is_tried_with_a_browser() -> None:
    assert {**rows_for(0, every=True), **rows_for(1, every=True)} == dict(ROWS)
    assert set(RARE) < set(ROWS)
