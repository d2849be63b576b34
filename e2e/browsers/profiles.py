"""Used profiles, lent to one test after the other: there a tab starts fast.

In a clean profile, fetching and compiling take most of the time, and most tests are not about that. A lent
tab is as clean as a new profile, except for the contents of the service worker: the tabs of the test before
are closed, and storage is empty. The history, the routes and the scripts of a tab go with it.

A test that only follows links can take over the tab of the test before, if that was such a test and passed: a
link brings another game to a page that has started.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

OF_A_PROFILE = ("has_touch", "is_mobile")
"""Options that a tab cannot have by itself: there is a profile for each of their values."""
WINDOW: ViewportSize = {"width": 1280, "height": 720}
"""The usual size of a tab."""
STORED = "local_storage,indexeddb"
KEPT = "async () => { await navigator.serviceWorker.ready; }"


class Profiles:
    """Lends tabs for the pages of `site`."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser = browser
        self._site = site
        self._contexts: dict[tuple[Any, ...], BrowserContext] = {}
        self._open: tuple[dict[str, Any], Page] | None = None
        """The tab that the last test has left open, with its options."""

    def lend(self, **options: Any) -> Page:
        """Return a tab with `options` as for `Browser.new_context`; its siblings are closed."""
        return self._lend(dict(options))

    def lend_open(self, **options: Any) -> Page:
        """Return the tab that the last test left open, if only its size differs, else one as from `lend`."""
        size = options.pop("viewport", WINDOW)
        if self._open and self._open[0] == options:
            page = self._open[1]
            page.set_viewport_size(size)
            return page
        page = self._lend({**options, "viewport": size})
        self._open = options, page
        return page

    def _lend(self, options: dict[str, Any]) -> Page:
        self._open = None
        kind = tuple(options.pop(name, None) for name in OF_A_PROFILE)
        if kind not in self._contexts:
            self._contexts[kind] = self._begin(dict(zip(OF_A_PROFILE, kind, strict=True)))
        context = self._contexts[kind]
        close_tabs(context)
        page = context.new_page()
        self._clear(page)
        if viewport := options.pop("viewport", None):
            page.set_viewport_size(viewport)
        if locale := options.pop("locale", None):
            speak(page, locale)
        page.emulate_media(**options)
        return page

    def _begin(self, options: dict[str, Any]) -> BrowserContext:
        """Make a profile that has visited the site, with a full service worker."""
        context = self._browser.new_context(bypass_csp=True, **options)
        page = context.new_page()
        page.goto(self._site)
        page.evaluate(KEPT)
        return context

    def _clear(self, page: Page) -> None:
        """Clear the site's storage."""
        address = urlsplit(self._site)
        what = {"origin": f"{address.scheme}://{address.netloc}", "storageTypes": STORED}
        session = page.context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", what)
        session.detach()

    def give_back(self, page: Page, sound: bool) -> None:
        """Close a tab and its siblings, unless it stays; close its profile, too, if the test failed."""
        if sound and self._open and self._open[1] == page:
            return
        self._open = None
        context = page.context
        try:
            close_tabs(context)
        except Error:
            sound = False
        if not sound:
            self._contexts = {kind: each for kind, each in self._contexts.items() if each != context}
            context.close()


def speak(page: Page, locale: str) -> None:
    """Make the browser claim for one tab that its user prefers the language `locale`."""
    session = page.context.new_cdp_session(page)
    agent = page.evaluate("navigator.userAgent")
    session.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": locale})
    session.send("Emulation.setLocaleOverride", {"locale": locale})


def close_tabs(context: BrowserContext) -> None:
    """Close all tabs of a profile."""
    for page in context.pages:
        leave(page)


def leave(page: Page) -> None:
    """Leave the page of a tab and close it: then the browser has everything that the page wrote."""
    page.goto("about:blank")
    page.close()
