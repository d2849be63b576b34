"""A browser that writes late: its `localStorage`, a mirror beside it, and what of both is on the disk."""

from __future__ import annotations

import json

from tests.ui.storage.faulty import FaultyStore
from ui.storage.library import Library
from ui.storage.mirror import reconcile
from ui.storage.store import SafeStore

NOTE = "unmirrored"
Late = tuple[str | None, float]
"""A text, None for nothing, and when it was given to the mirror."""


class Browser:
    """What outlives a page, and what outlives the browser."""

    def __init__(self) -> None:
        self.area = FaultyStore()
        self.written: dict[str, str] = {}
        """What of `area` is on the disk."""
        self.mirrored: dict[str, Late] = {}
        """What is in the mirror, and so on the disk."""
        self.time = 1e12
        self.pages = 0

    def tick(self) -> float:
        """Return milliseconds since 1970; there is a second between any two."""
        self.time += 1000
        return self.time

    def flush(self) -> None:
        """Write all that the area holds."""
        self.written = dict(self.area.texts)

    def kill(self) -> None:
        """Forget what was not written."""
        self.area.texts = dict(self.written)


class FakeMirror:
    """What `assets/mirror.js` does, in steps that a test chooses; refused or silent unless it `works`."""

    def __init__(self, browser: Browser, works: bool = True) -> None:
        self._browser = browser
        self.works = works
        self.settled = 0
        self.waiting: dict[str, Late] = {}
        self._missed: dict[str, float] = json.loads(browser.area.texts.get(NOTE, "{}"))

    def put(self, key: str, text: str) -> None:
        self.waiting[key] = text, self._browser.tick()

    def drop(self, key: str) -> None:
        self.waiting[key] = None, self._browser.tick()

    def settle(self) -> None:
        self.settled += 1
        self._missed = {}

    def arrive(self) -> None:
        """Let the browser complete what it was given."""
        if self.works:
            self._browser.mirrored.update(self.waiting)
            self.waiting.clear()

    def note(self) -> None:
        """Note what has not arrived, as the page does when it is left, and when the mirror is slow."""
        late = {**self._missed, **{key: at for key, (_, at) in self.waiting.items()}}
        self._browser.area.texts.pop(NOTE, None)
        if late:
            self._browser.area.texts[NOTE] = json.dumps(late)

    def found(self) -> str:
        """Return what differs, as JSON, and add what is missing; "" if it does not answer."""
        if not self.works:
            return ""
        here, there = self._browser.area.texts, self._browser.mirrored
        texts = [(key, text, at) for key, (text, at) in there.items() if text and text != here.get(key)]
        for key in {*here} - {NOTE, *(key for key, (text, _) in there.items() if text)}:
            there[key] = here[key], self._browser.tick()
        return json.dumps({"now": self._browser.tick(), "missed": self._missed, "texts": texts})


class Tab:
    """A page: a shelf on a store, which has met its mirror."""

    def __init__(self, browser: Browser, works: bool = True) -> None:
        browser.pages += 1
        ids = (f"{browser.pages}-{number}" for number in range(1000))
        self.mirror = FakeMirror(browser, works)
        self.store = SafeStore(browser.area, self.mirror)
        self.changed = reconcile(self.store, self.mirror, self.mirror.found())
        self.library = Library(self.store, lambda: browser.tick() / 1000, lambda: next(ids))
