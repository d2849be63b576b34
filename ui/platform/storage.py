"""The browser's `localStorage`, which other apps of the same host may share, as a `Store`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException

from ui.storage.store import PREFIX, StoreRefused
from ui.words.en.storage import say

# What a DOMException is called is found in the text that Pyodide makes of it, not in `JsException.name`.
_NO_ROOM = ("QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED", "NS_ERROR_FILE_NO_DEVICE_SPACE")


class LocalStore:
    """A `Store` in `localStorage`. Only keys with our prefix are seen; it is added and taken off here."""

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None. Raises `StoreRefused`."""
        text = _ask(lambda area: area.getItem(PREFIX + key))
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key`; a refusal leaves the old text there. Raises `StoreRefused`."""
        _ask(lambda area: area.setItem(PREFIX + key, text))

    def remove(self, key: str) -> None:
        """Forget `key`. Raises `StoreRefused`."""
        _ask(lambda area: area.removeItem(PREFIX + key))

    def keys(self) -> list[str]:
        """Return our keys, without the prefix. Raises `StoreRefused`."""
        names: list[str] = _ask(lambda area: list(js.Object.keys(area)))
        return [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]


def _ask(question: Callable[[Any], Any]) -> Any:
    """Return what the storage answers. It is fetched anew each time: even naming it may be forbidden."""
    try:
        area = getattr(js, "localStorage", None)
        if getattr(area, "getItem", None) is None:
            raise StoreRefused(say.forbidden)
        return question(area)
    except JsException as fault:
        full = any(name in str(fault) for name in _NO_ROOM)
        raise StoreRefused(say.full if full else say.forbidden, full=full) from fault
