"""Faults that no page may have, whatever a test does with it."""

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request


class Watch:
    """Collects the faults of pages: script errors, console errors, requests to another host."""

    def __init__(self, site: str) -> None:
        self.host = urlsplit(site).netloc
        self.faults: list[str] = []
        self.expected: list[str] = []
        self._watched: list[BrowserContext] = []
        self._handlers: dict[str, Any] = {
            "weberror": lambda error: self.faults.append(f"error: {error.error}"),
            "console": self._console,
            "request": self._request,
        }

    def expect(self, pattern: str) -> None:
        """Permit faults that match the regular expression `pattern` in this test ('' for all of them)."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """Return the faults that no pattern covers."""
        return [fault for fault in self.faults if not any(re.search(each, fault) for each in self.expected)]

    def check(self) -> None:
        """Raise `AssertionError` with all faults that no pattern covers."""
        assert not self.unexpected(), "\n".join(["faults of the page:", *self.unexpected()])

    def over(self, context: BrowserContext) -> None:
        """Watch all pages of `context`."""
        if context not in self._watched:
            self._watched.append(context)
            for event, handler in self._handlers.items():
                context.on(event, handler)  # type: ignore[call-overload]

    def end(self) -> None:
        """Stop watching, before another test uses the pages."""
        for context in self._watched:
            for event, handler in self._handlers.items():
                context.remove_listener(event, handler)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self.host:
            self.faults.append(f"request: {request.url}")
