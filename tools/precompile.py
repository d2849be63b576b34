"""Precompilation of the start, by the shipped runtime in Node: the work that each start would repeat."""

import hashlib
import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tools.node import run_script
from tools.runtimes import WITHOUT


class Precompiled(NamedTuple):
    """The results of a precompilation."""

    first: str
    """First screen and boot texts in each language, as JSON: see `ui/panels/page.py`."""
    samples: str
    """A picture of each game, as JSON."""
    library: bytes
    """A zip of the modules that Python's own start imports, compiled, packed tighter than a host does it."""
    program: bytes
    """The modules that a start imports next: the app and more of the library, for `ui.platform.compiled`."""
    annex: bytes
    """The modules that are imported on first use, for `ui.platform.compiled`."""
    runtime: bytes
    """The runtime's WebAssembly, packed the same way."""
    snapshot: bytes
    """The memory of Python with all imports of a start, in the layout of tools/snapshot.mjs."""
    packed_snapshot: bytes
    """The snapshot, packed like the runtime."""
    head: int
    """Length in bytes of its header, which Pyodide reads and which is not memory."""
    refused: Mapping[str, str] = MappingProxyType({})
    """The plugins that cannot be used: the reason by name."""
    left_out: str = ""
    """The line about a step that did not fit this Pyodide; "" if all did."""


SHIPPED_LEVEL, FAST_LEVEL = 19, 1
"""Zstandard levels: for the shipped site, and for quick builds."""


FILES = {
    "library": "library.zst",
    "program": "program.zst",
    "annex": "annex.bin",
    "runtime": "runtime.zst",
    "snapshot": "snapshot.bin",
    "packed_snapshot": "snapshot.zst",
}
"""Files that `tools/precompile.mjs` writes into the work folder, besides `made.json`."""


def precompile(
    pyodide: Path, wheels: list[Path], work: Path, plugins: str, tightness: int = SHIPPED_LEVEL
) -> Precompiled:
    """Run the runtime in the folder `pyodide` with the wheels, the app's own first; `work` is scratch space.

    `plugins` describes the plugins as JSON, "" if none are named. With plugins nothing is compiled: the site
    then has the plain start only.
    """
    work.mkdir(parents=True, exist_ok=True)
    (work / "plugins.json").write_text(plugins, "utf-8")
    run_script(
        "precompile.mjs", [str(tightness), pyodide, work, *wheels], "the app could not be compiled ahead"
    )
    return _read(work, plugins)


def precompile_once(kept: Path, pyodide: Path, wheels: list[Path], work: Path, plugins: str) -> Precompiled:
    """Do the work of `precompile`, or reuse the results in the folder `kept` if the input is unchanged."""
    scripts = sorted(path for path in Path(__file__).parent.iterdir() if path.suffix in (".mjs", ".py"))
    runtime = sorted(path for path in pyodide.iterdir() if path.is_file())
    digests = [hashlib.sha256(path.read_bytes()).digest() for path in (*scripts, *runtime, *wheels)]
    key = hashlib.sha256(
        b"".join(digests) + plugins.encode() + os.environ.get(WITHOUT, "").encode()
    ).hexdigest()
    if not (kept / key).is_dir():
        precompile(pyodide, wheels, work, plugins)
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        shutil.copytree(work, kept / f"{key}.part", ignore=shutil.ignore_patterns("docs", "library.zip"))
        (kept / f"{key}.part").rename(kept / key)
    return _read(kept / key, plugins)


def _read(work: Path, plugins: str) -> Precompiled:
    """Return the results that `tools/precompile.mjs` has written into the folder `work`."""
    made = json.loads((work / "made.json").read_text("utf-8"))
    parts: dict[str, Any] = {
        part: b"" if plugins else (work / name).read_bytes() for part, name in FILES.items()
    }
    return Precompiled(**parts, **made)


def trim_runtime(pyodide: Path, *how: str) -> None:
    """Trim the runtime in the folder: two modules, without exports that nothing here uses.

    With "counted" it becomes one module that counts the calls of each function. Prints a line for each step
    that does not fit the runtime.
    """
    lines = run_script("runtime/trim.mjs", [pyodide, *how], "the runtime could not be trimmed")
    print(lines, end="", flush=True)
