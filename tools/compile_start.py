"""Selection and compilation of the modules that a start uses. Runs inside Pyodide at build time.

`tools/precompile.mjs` calls it. The app is on the path, beside Pyodide's own standard library only.
"""

from __future__ import annotations

import ast
import importlib
import io
import marshal
import sys
import traceback
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER, find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import NamedTuple

from tools.strip_types import stripped
from tools.trim_stdlib import is_left_out, trimmed, without_line_numbers

APP = ("engine", "ui")
START = (
    "ui.start",
    "ui.main",
    "ui.app",
    "ui.platform.device",
    "ui.platform.page",
    "ui.platform.compiled",
    "ui.computer.worker_protocol",
)
"""Modules that the page and the worker import at their start; the rest of the app follows from these."""
PYSCRIPT = ("asyncio", "base64", "collections", "functools", "html", "inspect", "io", "json", "os", "pathlib")
"""Modules of the standard library that PyScript's own Python uses."""
LATE = (
    "copy",
    "encodings.ascii",
    "encodings.latin_1",
    "linecache",
    "pickle",
    "tokenize",
    "traceback",
    "zipimport",
)
"""Modules that functions of the standard library import on first use."""
_UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""Rest of the header of a `.pyc` that is never compared with its source."""
_DATE = (1980, 1, 1, 0, 0, 0)


class StartModules(NamedTuple):
    """Names of the modules in use."""

    start: list[str]
    """Modules that a start imports, and the games: importing one on demand takes longer than its bytes."""
    annex: list[str]
    """Modules imported on first use, such as other languages."""


def import_all() -> StartModules:
    """Import every module that the app may import, and return their names."""
    for name in (*START, *PYSCRIPT, *LATE):
        importlib.import_module(name)
    _fail_once()
    list(importlib.import_module("engine.registry").GAMES.values())  # imports them
    start = _present()
    _import_rest()
    return StartModules(start, sorted(set(_present()) - set(start)))


def _present() -> list[str]:
    """Return the imported modules that the page needs."""
    return sorted(name for name, module in sys.modules.items() if _wanted(name) and _source(module))


def _import_rest() -> None:
    seen: set[str] = set()
    while fresh := {name for name in sys.modules if name.split(".")[0] in APP} - seen:
        seen |= fresh
        for name in sorted(fresh):
            _import_inner(sys.modules[name])


def _wanted(name: str) -> bool:
    return name != __name__ and not name.startswith("tools.") and not is_left_out(name)


def _fail_once() -> None:
    """Format a traceback, as the page does for a failure, to import the modules for that."""
    try:
        raise RuntimeError("only to see what this imports")
    except RuntimeError:
        traceback.format_exc()


def _import_inner(module: ModuleType) -> None:
    """Import everything that a module of the app imports anywhere, and its other languages."""
    for name in _languages(module):
        importlib.import_module(name)
    for node in _walk(ast.parse((_source(module) or ("", ""))[1])):
        if isinstance(node, ast.ImportFrom) and node.module and not _of_the_browser(node.module):
            importlib.import_module(node.module)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                importlib.import_module(alias.name)


def _walk(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all statements, except those for type checking."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield node
            if not (isinstance(node, ast.If) and _is_for_types(node.test)):
                yield from _walk(node)


def _is_for_types(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def _languages(module: ModuleType) -> list[str]:
    """Return the modules with the texts of an English module in the other languages that the package has."""
    languages = importlib.import_module("engine.contract.language")
    package, found, _ = f"{module.__name__}.".partition(f".words.{languages.ENGLISH}.")
    if not found:
        return []
    folder = importlib.import_module(f"{package}.words").__path__
    others = [each.name for each in iter_modules(folder) if each.name != languages.ENGLISH]
    names = (languages.module_in(language, module.__name__) for language in others)
    return [name for name in names if find_spec(name)]


def _of_the_browser(name: str) -> bool:
    return name.split(".")[0] in {"pyscript", "polyscript"}


def _source(module: ModuleType) -> tuple[str, str] | None:
    """Return the path of a module below its folder or zip, and its text; None if it has none."""
    spec = getattr(module, "__spec__", None)
    get_source = getattr(getattr(spec, "loader", None), "get_source", None)
    if spec is None or get_source is None or not str(spec.origin).endswith(".py"):
        return None
    text = get_source(spec.name)
    name = spec.name.replace(".", "/")
    path = f"{name}/__init__" if spec.submodule_search_locations is not None else name
    return (path, text) if text is not None else None


def zipped(names: list[str]) -> bytes:
    """Return a zip of these modules, compiled, which Python can import from; it is compressed later."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in names:
            path, code = _compiled(name)
            entry = zipfile.ZipInfo(f"{path}.pyc", _DATE)
            archive.writestr(entry, MAGIC_NUMBER + _UNCHECKED + code)
    return out.getvalue()


def bundled(names: list[str]) -> bytes:
    """Return these modules, compiled, in the format of `ui.platform.compiled`."""
    modules = {}
    for name in names:
        path, code = _compiled(name)
        modules[name] = (path.endswith("/__init__"), code)
    return marshal.dumps(modules)


def _compiled(name: str) -> tuple[str, bytes]:
    """Return the path of a module, and its code without docstrings and asserts."""
    path, text = _source(sys.modules[name]) or ("", "")
    own = path.split("/")[0] in APP
    tree = stripped(trimmed(path, text)) if own else trimmed(path, text)
    code = compile(tree, f"{path}.py", "exec", dont_inherit=True, optimize=2)
    return path, marshal.dumps(code if own else without_line_numbers(code))


def packed(path: str, level: int) -> bytes:
    """Return a file compressed by Zstandard (RFC 8878), with a window that is cheap to move."""
    zstd = importlib.import_module("compression.zstd")
    options = {zstd.CompressionParameter.compression_level: level, zstd.CompressionParameter.window_log: 21}
    return bytes(zstd.compress(Path(path).read_bytes(), options=options))
