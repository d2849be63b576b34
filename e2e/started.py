"""One start of the page for several tests that look at nothing but what it has come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from e2e.watch import Watch

STARTING_MS = 90_000


class Started(NamedTuple):
    """A page that is ready, with what it had asked for by then, and all that it has asked for up to now."""

    page: Page
    fetched: list[str]
    asked: list[str]
    watch: Watch


@contextmanager
def started(
    browser: Browser, site: str, before: Callable[[Page], object], **options: Any
) -> Iterator[Started]:
    """Start the site in a clean profile, after `before` has been done with the page; no fault may happen."""
    watch = Watch(site)
    context = browser.new_context(**{"bypass_csp": True, **options})
    page, asked = context.new_page(), list[str]()
    watch.over(context)
    page.on("request", lambda request: asked.append(request.url))
    before(page)
    page.goto(site)
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=STARTING_MS)
    yield Started(page, list(asked), asked, watch)
    context.close()
    assert watch.unexpected() == []


@contextmanager
def looked_at(start: Started, watch: Watch) -> Iterator[Page]:
    """Give a test the page of a start; what goes wrong on it is told to the test's own `watch`."""
    faults = start.watch.faults
    assert faults == []
    yield start.page
    watch.faults += faults
    faults.clear()
    assert watch.unexpected() == []
