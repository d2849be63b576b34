"""A browser that writes late: its `localStorage`, a mirror, and the state of both on disk."""

from __future__ import annotations

import json

from tests.ui.storage.faulty import FaultyStore
from ui.storage.library import Library
from ui.storage.mirror import reconcile
from ui.storage.store import SafeStore

NOTE = "unmirrored"
Late = tuple[str | None, float]
"""A text (None for nothing) and the time of its write to the mirror."""


class Browser:
    """The state that outlives a page, and the state that outlives the browser."""

    def __init__(self) -> None:
        self.area = FaultyStore()
        self.written: dict[str, str] = {}
        """The part of `area` that is on disk."""
        self.mirrored: dict[str, Late] = {}
        """The mirror's content, which is on disk."""
        self.time = 1e12
        self.pages = 0

    def tick(self) -> float:
        """Return milliseconds since 1970, at least a second later each time."""
        self.time += 1000
        return self.time

    def flush(self) -> None:
        """Write all of the area."""
        self.written = dict(self.area.texts)

    def kill(self) -> None:
        """Drop everything unwritten."""
        self.area.texts = dict(self.written)


class FakeMirror:
    """Imitates `assets/mirror.js` in steps chosen by a test; refused or silent unless it `works`."""

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
        """Let the browser complete its writes."""
        if self.works:
            self._browser.mirrored.update(self.waiting)
            self.waiting.clear()

    def note(self) -> None:
        """Record missing writes, as the page does when it is left and when the mirror is slow."""
        late = {**self._missed, **{key: at for key, (_, at) in self.waiting.items()}}
        self._browser.area.texts.pop(NOTE, None)
        if late:
            self._browser.area.texts[NOTE] = json.dumps(late)

    def found(self) -> str:
        """Return the differences as JSON and add missing texts; "" if it does not answer."""
        if not self.works:
            return ""
        here, there = self._browser.area.texts, self._browser.mirrored
        texts = [(key, text, at) for key, (text, at) in there.items() if text and text != here.get(key)]
        for key in {*here} - {NOTE, *(key for key, (text, _) in there.items() if text)}:
            there[key] = here[key], self._browser.tick()
        return json.dumps({"now": self._browser.tick(), "missed": self._missed, "texts": texts})


class Tab:
    """A page: a library on a store that was reconciled with its mirror."""

    def __init__(self, browser: Browser, works: bool = True) -> None:
        browser.pages += 1
        ids = (f"{browser.pages}-{number}" for number in range(1000))
        self.mirror = FakeMirror(browser, works)
        self.store = SafeStore(browser.area, self.mirror)
        self.changed = reconcile(self.store, self.mirror, self.mirror.found())
        self.library = Library(self.store, lambda: browser.tick() / 1000, lambda: next(ids))
