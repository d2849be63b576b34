"""The browser's `localStorage` as a `Store`, and its IndexedDB as a mirror, through `assets/mirror.js`.

Other apps on the same host may share the `localStorage`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException

from ui.storage.store import PREFIX, StoreRefused
from ui.words.en.storage import say

# Pyodide puts the name of a DOMException into the text of the error, not into `JsException.name`.
_NO_ROOM = ("QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED", "NS_ERROR_FILE_NO_DEVICE_SPACE")


class LocalStore:
    """A `Store` in `localStorage`, limited to keys with our prefix, which it adds and removes."""

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None. Raises `StoreRefused`."""
        text = _ask(lambda area: area.getItem(PREFIX + key))
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Store `text` under `key`; a refusal keeps the old text. Raises `StoreRefused`."""
        _ask(lambda area: area.setItem(PREFIX + key, text))

    def remove(self, key: str) -> None:
        """Delete `key`. Raises `StoreRefused`."""
        _ask(lambda area: area.removeItem(PREFIX + key))

    def keys(self) -> list[str]:
        """Return our keys without the prefix. Raises `StoreRefused`."""
        names: list[str] = _ask(lambda area: list(js.Object.keys(area)))
        return [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]


def _ask(question: Callable[[Any], Any]) -> Any:
    """Return the storage's answer. The object is fetched each time, since even naming it may be forbidden."""
    try:
        area = getattr(js, "localStorage", None)
        if getattr(area, "getItem", None) is None:
            raise StoreRefused(say.forbidden)
        return question(area)
    except JsException as fault:
        full = any(name in str(fault) for name in _NO_ROOM)
        raise StoreRefused(say.full if full else say.forbidden, full=full) from fault


class BrowserMirror:
    """A `ui.storage.store.Mirror`."""

    def put(self, key: str, text: str) -> None:
        """Store `text` under `key`."""
        js.oddMirror.put(key, text)

    def drop(self, key: str) -> None:
        """Delete `key`."""
        js.oddMirror.drop(key)

    def settle(self) -> None:
        """Confirm that the content found at the start has been handled."""
        js.oddMirror.settle()


async def found() -> str:
    """Return its content as JSON; "" if it is slow to answer, and the page sends it later."""
    return str(await js.oddMirror.found())
