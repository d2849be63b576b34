"""QR codes, by segno: a library that is fetched from our own site when the first one is wanted."""

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
    """Makes codes one after the other."""

    def __init__(self) -> None:
        self._encoder: Any = None

    def make(self, text: str, done: Done) -> None:
        """Make a code, with little to mend errors: a screen has none."""
        if self._encoder is not None:
            done(_rows(self._encoder, text))
            return

        def arrived(data: Any) -> None:
            self._encoder = _encoder(data.to_bytes())
            done(_rows(self._encoder, text))

        fetched, failed = create_once_callable(arrived), create_once_callable(lambda _: done(()))
        js.oddPage.bytes(js.oddPyScript.config.codes).then(fetched, failed)


def _encoder(wheel: bytes) -> Any:
    """Return the part of the library that encodes.

    What it has besides (files, colours, a command line) needs more of Python's own library than is here: so
    the package is made without its beginnings.
    """
    Path(LIBRARY).write_bytes(wheel)
    package = ModuleType("segno")
    package.__path__ = [f"{LIBRARY}/segno"]
    sys.modules["segno"] = package
    return importlib.import_module("segno.encoder")


def _rows(encoder: Any, text: str) -> tuple[str, ...]:
    code = encoder.encode(text, error="l", micro=False, boost_error=True)
    return tuple("".join("1" if cell & 1 else "0" for cell in row) for row in code.matrix)
