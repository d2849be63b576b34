"""Where texts are kept by name. The browser is one such place; this module knows none of it.

`SafeStore` is what the rest of the app uses: it never lets a refused write stop the play.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple, Protocol

from ui.words.en.storage import say

PREFIX = "oddcheckers/"
"""What every key of ours starts with in a place that is shared with other apps of the same host."""


class StoreRefused(Exception):
    """The place keeps or gives nothing; the message tells a person what that means.

    `full` is true when there is no room left, false when storing is not allowed or does not work.
    """

    def __init__(self, message: str = "", *, full: bool = False) -> None:
        super().__init__(message or say.forbidden)
        self.full = full


class Store(Protocol):
    """Texts by key. Each method raises `StoreRefused`; a refused `set` leaves the old text as it was."""

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None."""

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key` in place of what was there."""

    def remove(self, key: str) -> None:
        """Forget `key`; nothing happens if it is not there."""

    def keys(self) -> list[str]:
        """Return every key, in no order."""
        return []


class MemoryStore:
    """A store that lasts as long as the page is open."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None."""
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key`."""
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Forget `key`."""
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """Return every key."""
        return list(self.texts)


class Mirror(Protocol):
    """Texts by key, kept as soon as the browser comes to it. Never raises."""

    def put(self, key: str, text: str) -> None:
        """Keep `text` under `key` in place of what was there."""

    def drop(self, key: str) -> None:
        """Forget `key`."""

    def settle(self) -> None:
        """Note that what was found at the start has been dealt with."""


class NoMirror:
    """A mirror that keeps nothing."""

    def put(self, key: str, text: str) -> None:
        """Do nothing."""

    def drop(self, key: str) -> None:
        """Do nothing."""

    def settle(self) -> None:
        """Do nothing."""


NO_MIRROR = NoMirror()


class _Held(NamedTuple):
    """A text that could not be stored, and what the store held under its key at that time."""

    text: str
    base: str | None


class SafeStore:
    """A store that reads back what it writes, and holds in memory what the store beneath refuses.

    Every later write is tried beneath again, so things go back to normal when there is room again. The
    mirror gets everything, what is refused too.
    """

    def __init__(self, beneath: Store, mirror: Mirror = NO_MIRROR) -> None:
        self._beneath = beneath
        self._mirror = mirror
        self._held: dict[str, _Held] = {}
        self._message = ""
        self._told = False

    def get(self, key: str) -> str | None:
        """Return the latest text of `key`, be it stored or only held in memory; None if there is none."""
        return self._held[key].text if key in self._held else self.stored(key)

    def stored(self, key: str) -> str | None:
        """Return what the store beneath has under `key`, or None; what is held in memory does not count."""
        try:
            return self._beneath.get(key)
        except StoreRefused as refusal:
            self._note(refusal)
            return None

    def set(self, key: str, text: str) -> None:
        """Store `text`, or hold it in memory if that is refused (see `kept`). Never raises."""
        base = None
        try:
            base = self._beneath.get(key)
            self._write(key, text, base)
        except StoreRefused as refusal:
            self._held[key] = _Held(text, base)
            self._note(refusal)
        else:
            self.forget(key)
            self._told = self._told and bool(self._held)
        self._mirror.put(key, text)

    def _write(self, key: str, text: str, base: str | None) -> None:
        self._beneath.set(key, text)
        found = self._beneath.get(key)
        if found == text:
            return
        if found != base and text.startswith(found or ""):
            self._put_back(key, base)
        raise StoreRefused(say.dropped)

    def _put_back(self, key: str, base: str | None) -> None:
        """Undo a write that arrived in part only."""
        with suppress(StoreRefused):
            if base is None:
                self._beneath.remove(key)
            else:
                self._beneath.set(key, base)

    def remove(self, key: str, grave: str = "") -> None:
        """Forget `key`, stored and held; the mirror keeps `grave` in its place, if there is one.

        Raises `StoreRefused` if the store beneath does not let go of it.
        """
        if self.stored(key) is not None:
            self._beneath.remove(key)
            if self._beneath.get(key) is not None:
                raise StoreRefused(say.stays)
        self.forget(key)
        if grave:
            self._mirror.put(key, grave)
        else:
            self._mirror.drop(key)

    def keys(self) -> list[str]:
        """Return every key, stored or held."""
        try:
            stored = self._beneath.keys()
        except StoreRefused as refusal:
            self._note(refusal)
            stored = []
        return [*stored, *(key for key in self._held if key not in stored)]

    def kept(self, key: str) -> bool:
        """Whether `key` outlives this page: false while its latest text is only held in memory."""
        return key not in self._held

    def held(self) -> list[str]:
        """Return the keys whose latest texts are only held in memory."""
        return list(self._held)

    def diverged(self, key: str) -> bool:
        """Whether `key` is held in memory and somebody else has stored another text under it since."""
        return key in self._held and self.stored(key) not in (None, *self._held[key])

    def forget(self, key: str) -> None:
        """Drop what is held in memory for `key`; the store beneath is not touched."""
        self._held.pop(key, None)

    def message(self) -> str:
        """Return what went wrong, once: "" when there is nothing new to tell."""
        message, self._message = self._message, ""
        return message

    def _note(self, refusal: StoreRefused) -> None:
        """Remember to tell it, unless it was told and nothing has worked since."""
        if not self._told:
            self._message, self._told = str(refusal), True
