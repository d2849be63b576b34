"""Preparation of the memory snapshot, inside Pyodide: imports everything and removes all traces of the build.

`tools/precompile.mjs` calls it, in an interpreter that has the compiled library only.
"""

from __future__ import annotations

import gc
import importlib
import linecache
import marshal
import os
import re
import sys
import zipimport
from collections import defaultdict
from pathlib import Path
from typing import Any


def import_and_tidy(names: str, program: str) -> None:
    """Import the modules `names`, draw the first screen and the board textures, and clear build-time state.

    Modules outside the library are in the file `program`.
    """
    _attach(program)
    for name in names.split():
        importlib.import_module(name)
    importlib.import_module("ui.panels.page").first_page()
    _draw_textures()
    for name in ("_", "PYTHONHASHSEED", "PYTHONNODEBUGRANGES"):
        os.environ.pop(name, None)
    re.purge()
    linecache.clearcache()
    sys.meta_path.pop(0)
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    gc.collect()
    gc.freeze()  # later collections skip these objects


def _attach(program: str) -> None:
    """Make the modules in the program importable, through the one of them that can read it."""
    modules = marshal.loads(Path(program).read_bytes())
    reader: dict[str, Any] = {"__name__": "ui.platform.compiled"}
    exec(marshal.loads(modules["ui.platform.compiled"][1]), reader)
    reader["attach"](program, modules)


def _draw_textures() -> None:
    """Compute the texture of wooden boards ahead: most have the size of the first."""
    drawing, geometry, material, svg = (
        importlib.import_module(f"ui.board.{name}") for name in ("drawing", "geometry", "material", "svg")
    )
    palette = defaultdict(str, {"board-motif": "grain"})
    for game in importlib.import_module("engine.registry").GAMES.values():
        board = geometry.Geometry(game.board(game.settle_options({})))
        for frame in drawing.board_scene(board, True):
            if isinstance(frame, drawing.Frame):
                material.paint_frame(svg.SvgContext(), frame, palette)
                material.paint_squares(svg.SvgContext(), frame, palette)
                return
