"""The browser's IndexedDB as a mirror of what is stored, by way of `assets/mirror.js`."""

from __future__ import annotations

import js


class BrowserMirror:
    """A `ui.storage.store.Mirror`."""

    def put(self, key: str, text: str) -> None:
        """Keep `text` under `key` in place of what was there."""
        js.oddMirror.put(key, text)

    def drop(self, key: str) -> None:
        """Forget `key`."""
        js.oddMirror.drop(key)

    def settle(self) -> None:
        """Note that what was found at the start has been dealt with."""
        js.oddMirror.settle()


async def found() -> str:
    """Return what was found in it as JSON, or "" if it does not answer soon: the page may tell it later."""
    return str(await js.oddMirror.found())
