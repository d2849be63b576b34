"""The device's camera as a reader of QR codes, by way of `assets/camera.js`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable


class Camera:
    """Reads one code at a time. Its script is fetched when it is first wanted."""

    def __init__(self) -> None:
        self._script: Any = None

    def scan(self, read: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Look for a code; tell what it says, or that there is no camera, or that it may not be used."""

        def arrived(script: Any) -> None:
            script.scan(create_once_callable(read), create_once_callable(failed))

        def missing(_: Any) -> None:
            self._script = None
            failed()

        self._script = self._script or js.oddPage.bring(js.oddPyScript.config.camera)
        self._script.then(create_once_callable(arrived), create_once_callable(missing))

    def close(self) -> None:
        """Look no longer."""
        if self._script is not None:
            self._script.then(create_once_callable(lambda script: script.close()))
