"""The browser's IndexedDB as a mirror of the store, through `assets/mirror.js`."""

from __future__ import annotations

import js


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
