"""Key–value stores for texts, independent of the browser.

The rest of the app uses `SafeStore`, which never lets a refused write stop the game.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple, Protocol

from ui.words.en.storage import say

PREFIX = "oddcheckers/"
"""Prefix of all our keys in a storage shared with other apps on the same host."""


class StoreRefused(Exception):
    """The store refuses to read or write; the message explains this to the player.

    `full` is True if there is no room, False if storage is forbidden or broken.
    """

    def __init__(self, message: str = "", *, full: bool = False) -> None:
        super().__init__(message or say.forbidden)
        self.full = full


class Store(Protocol):
    """Texts by key. Every method raises `StoreRefused`; a refused `set` keeps the old text."""

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None."""

    def set(self, key: str, text: str) -> None:
        """Store `text` under `key`."""

    def remove(self, key: str) -> None:
        """Delete `key`, if it exists."""

    def keys(self) -> list[str]:
        """Return all keys, unordered."""
        return []


class MemoryStore:
    """A store that lasts as long as the page."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None."""
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Store `text` under `key`."""
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Delete `key`."""
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """Return every key."""
        return list(self.texts)


class Mirror(Protocol):
    """A second copy of the store, written as soon as the browser gets to it. Never raises."""

    def put(self, key: str, text: str) -> None:
        """Store `text` under `key`."""

    def drop(self, key: str) -> None:
        """Delete `key`."""

    def settle(self) -> None:
        """Confirm that the content found at the start has been handled."""


class NoMirror:
    """A mirror that stores nothing."""

    def put(self, key: str, text: str) -> None:
        """Do nothing."""

    def drop(self, key: str) -> None:
        """Do nothing."""

    def settle(self) -> None:
        """Do nothing."""


NO_MIRROR = NoMirror()


class _Held(NamedTuple):
    """A text that could not be stored, and the store's text under its key at that time."""

    text: str
    base: str | None


class SafeStore:
    """A store that checks its writes and holds refused texts in memory.

    Every later write tries the held texts again, so that everything is stored once there is room. The mirror
    gets all texts, refused ones included.
    """

    def __init__(self, beneath: Store, mirror: Mirror = NO_MIRROR) -> None:
        self._beneath = beneath
        self._mirror = mirror
        self._held: dict[str, _Held] = {}
        self._message = ""
        self._reported = False

    def get(self, key: str) -> str | None:
        """Return the latest text of `key`, stored or held; None if there is none."""
        return self._held[key].text if key in self._held else self.stored(key)

    def stored(self, key: str) -> str | None:
        """Return the stored text of `key`; None if there is none."""
        try:
            return self._beneath.get(key)
        except StoreRefused as refusal:
            self._note(refusal)
            return None

    def set(self, key: str, text: str) -> None:
        """Store `text`, or hold it in memory if refused (see `kept`). Never raises."""
        base = None
        try:
            base = self._beneath.get(key)
            self._write(key, text, base)
        except StoreRefused as refusal:
            self._held[key] = _Held(text, base)
            self._note(refusal)
        else:
            self.forget(key)
            self._reported = self._reported and bool(self._held)
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
        """Undo a partial write."""
        with suppress(StoreRefused):
            if base is None:
                self._beneath.remove(key)
            else:
                self._beneath.set(key, base)

    def remove(self, key: str, grave: str = "") -> None:
        """Delete `key`, stored and held; the mirror gets `grave`, if given, in its place.

        Raises `StoreRefused` if the underlying store refuses.
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
        """Return True if the latest text of `key` outlives this page, False if it is only held in memory."""
        return key not in self._held

    def held(self) -> list[str]:
        """Return the keys whose latest texts are only held in memory."""
        return list(self._held)

    def diverged(self, key: str) -> bool:
        """Return True if `key` is held in memory and its stored text has changed since."""
        return key in self._held and self.stored(key) not in (None, *self._held[key])

    def forget(self, key: str) -> None:
        """Drop the text held for `key`; the underlying store is not touched."""
        self._held.pop(key, None)

    def message(self) -> str:
        """Return the latest refusal once, as a message; "" if there is nothing new."""
        message, self._message = self._message, ""
        return message

    def _note(self, refusal: StoreRefused) -> None:
        """Remember a refusal for `message`, unless it was reported and nothing has worked since."""
        if not self._reported:
            self._message, self._reported = str(refusal), True
