"""One start of the page for several tests that only look at its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from e2e.watch import Watch

STARTING_MS = 90_000
"""Timeout of a start, long enough for a busy machine."""


class Started(NamedTuple):
    """A page that is ready, with its requests until then, and all its requests up to now."""

    page: Page
    fetched: list[str]
    requested: list[str]
    watch: Watch


@contextmanager
def started(
    browser: Browser, site: str, before: Callable[[Page], object], **options: Any
) -> Iterator[Started]:
    """Start the site in a clean profile, after `before(page)`; no fault may happen."""
    watch = Watch(site)
    context = browser.new_context(**{"bypass_csp": True, **options})
    page, requested = context.new_page(), list[str]()
    watch.over(context)
    page.on("request", lambda request: requested.append(request.url))
    before(page)
    page.goto(site)
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=STARTING_MS)
    yield Started(page, list(requested), requested, watch)
    context.close()
    watch.check()


@contextmanager
def watched_start(start: Started, watch: Watch) -> Iterator[Page]:
    """Give a test the page of a start; report its faults to the test's own `watch`."""
    faults = start.watch.faults
    assert faults == []
    yield start.page
    watch.faults += faults
    faults.clear()
    watch.check()
