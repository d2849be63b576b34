"""QR codes: drawn by the library segno, and read by the camera through `assets/camera.js`.

The library is fetched from our own site at first use.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import js
from pyodide.ffi import create_once_callable

LIBRARY = "/lib/segno.zip"
Done = Callable[[tuple[str, ...]], None]


class Codes:
    """Makes QR codes."""

    def __init__(self) -> None:
        self._encoder: Any = None

    def make(self, text: str, done: Done) -> None:
        """Make a code with low error correction, which is enough on a screen."""
        if self._encoder is not None:
            done(_rows(self._encoder, text))
            return

        def arrived(data: Any) -> None:
            self._encoder = _encoder(data.to_bytes())
            done(_rows(self._encoder, text))

        fetched, failed = create_once_callable(arrived), create_once_callable(lambda _: done(()))
        js.oddPage.bytes(js.oddPyScript.config.codes).then(fetched, failed)


def _encoder(wheel: bytes) -> Any:
    """Return the library's encoder module.

    The rest of the library (files, colours, a command line) needs parts of Python's standard library that are
    missing here, so the package is made without its `__init__`.
    """
    Path(LIBRARY).write_bytes(wheel)
    package = ModuleType("segno")
    package.__path__ = [f"{LIBRARY}/segno"]
    sys.modules["segno"] = package
    return importlib.import_module("segno.encoder")


def _rows(encoder: Any, text: str) -> tuple[str, ...]:
    code = encoder.encode(text, error="l", micro=False, boost_error=True)
    return tuple("".join("1" if cell & 1 else "0" for cell in row) for row in code.matrix)


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
