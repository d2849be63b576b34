"""Runs inside Pyodide at build time: finds what a start uses, and compiles it. `tools/ahead.mjs` calls it.

The app's wheel is on the path. Only the standard library of Pyodide itself is there besides.
"""

from __future__ import annotations

import ast
import importlib
import io
import marshal
import sys
import traceback
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import ModuleType

from tools.bare import bare
from tools.slim import LEFT_OUT, lineless, slimmed

APP = ("engine", "ui")
START = (
    "ui.start",
    "ui.main",
    "ui.app",
    "ui.platform.device",
    "ui.platform.page",
    "ui.computer.worker_protocol",
)
"""What the page and the worker import; the rest of the app follows from these."""
PYSCRIPT = ("asyncio", "base64", "collections", "functools", "html", "inspect", "io", "json", "os", "pathlib")
"""What PyScript's own Python uses of the standard library."""
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
"""What is imported only when it is first needed, by a function of the standard library."""
_UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""The rest of the head of a `.pyc` that is never compared with its source."""
_DATE = (1980, 1, 1, 0, 0, 0)


def import_all() -> list[str]:
    """Import all that a start uses, also what functions of the app import; returns the modules' names."""
    for name in (*START, *PYSCRIPT, *LATE):
        importlib.import_module(name)
    list(importlib.import_module("engine.registry").GAMES.values())  # imports them
    _fail_once()
    seen: set[str] = set()
    while fresh := {name for name in sys.modules if name.split(".")[0] in APP} - seen:
        seen |= fresh
        for name in sorted(fresh):
            _import_inner(sys.modules[name])
    return sorted(name for name, module in sys.modules.items() if _wanted(name) and _source(module))


def _wanted(name: str) -> bool:
    return name != __name__ and not name.startswith("tools.") and not LEFT_OUT.fullmatch(name)


def _fail_once() -> None:
    """Have a traceback written, as for the page that tells of a failure."""
    try:
        raise RuntimeError("only to see what this imports")
    except RuntimeError:
        traceback.format_exc()


def _import_inner(module: ModuleType) -> None:
    """Import what a module of the app imports anywhere, but for type checking, and its other languages."""
    tree = ast.parse((_source(module) or ("", ""))[1])
    for branch in [node for node in ast.walk(tree) if isinstance(node, ast.If)]:
        if ast.unparse(branch.test) == "TYPE_CHECKING":
            branch.body = []
    for name in _languages(module):
        importlib.import_module(name)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not _of_the_browser(node.module):
            importlib.import_module(node.module)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                importlib.import_module(alias.name)


def _languages(module: ModuleType) -> list[str]:
    """Return the modules that say in other languages what a file of words says: those beside it."""
    spec = getattr(module, "__spec__", None)
    if spec is None or getattr(vars(module).get("Words"), "__module__", "") != spec.name:
        return []
    beside = f"{spec.name.replace('.', '/')}_"
    files = zipfile.ZipFile(spec.loader.archive).namelist()
    found = [name for name in files if name.startswith(beside) and name.endswith(".py")]
    return [name.removesuffix(".py").replace("/", ".") for name in found]


def _of_the_browser(name: str) -> bool:
    return name.split(".")[0] in {"pyscript", "polyscript"}


def _source(module: ModuleType) -> tuple[str, str] | None:
    """Return where a module lies below the path's folder or zip, and its text; None if it has none."""
    spec = getattr(module, "__spec__", None)
    get_source = getattr(getattr(spec, "loader", None), "get_source", None)
    if spec is None or get_source is None or not str(spec.origin).endswith(".py"):
        return None
    text = get_source(spec.name)
    name = spec.name.replace(".", "/")
    path = f"{name}/__init__" if spec.submodule_search_locations is not None else name
    return (path, text) if text is not None else None


def compiled(names: list[str]) -> bytes:
    """Return a zip of these modules, compiled without docstrings and asserts (it is packed later)."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in names:
            path, text = _source(sys.modules[name]) or ("", "")
            own = path.split("/")[0] in APP
            tree = bare(slimmed(path, text)) if own else slimmed(path, text)
            code = compile(tree, f"{path}.py", "exec", dont_inherit=True, optimize=2)
            code = code if own else lineless(code)
            entry = zipfile.ZipInfo(f"{path}.pyc", _DATE)
            archive.writestr(entry, MAGIC_NUMBER + _UNCHECKED + marshal.dumps(code))
    return out.getvalue()


def packed(path: str, level: int) -> bytes:
    """Return a file as Zstandard (RFC 8878), with a window that is cheap to move while it is unpacked."""
    zstd = importlib.import_module("compression.zstd")
    options = {zstd.CompressionParameter.compression_level: level, zstd.CompressionParameter.window_log: 21}
    return bytes(zstd.compress(Path(path).read_bytes(), options=options))
