"""Runs inside Pyodide before its memory is taken: imports everything, and leaves nothing else behind.

`tools/ahead.mjs` calls it, in an interpreter that has the compiled library only.
"""

from __future__ import annotations

import gc
import importlib
import linecache
import os
import re
import sys
import zipimport


def import_and_tidy(names: str) -> None:
    """Import the modules `names`, draw the first screen once, and forget what belongs to the build."""
    for name in names.split():
        importlib.import_module(name)
    importlib.import_module("ui.panels.page").first_page()
    for name in ("_", "PYTHONHASHSEED", "PYTHONNODEBUGRANGES"):
        os.environ.pop(name, None)
    re.purge()
    linecache.clearcache()
    sys.path.remove("/tmp/program.zip")
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    gc.collect()
    gc.freeze()  # whoever looks for garbage later need not look through all this
