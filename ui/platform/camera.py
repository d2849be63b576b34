"""The camera as a reader of QR codes, through `assets/camera.js`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable


class Camera:
    """Reads one code at a time. Its script is fetched at first use."""

    def __init__(self) -> None:
        self._script: Any = None

    def scan(self, read: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Call `read` with the text of a code, or `failed` if the camera is missing or not permitted."""

        def arrived(script: Any) -> None:
            script.scan(create_once_callable(read), create_once_callable(failed))

        def missing(_: Any) -> None:
            self._script = None
            failed()

        self._script = self._script or js.oddPage.bring(js.oddPyScript.config.camera)
        self._script.then(create_once_callable(arrived), create_once_callable(missing))

    def close(self) -> None:
        """Turn the camera off."""
        if self._script is not None:
            self._script.then(create_once_callable(lambda script: script.close()))
