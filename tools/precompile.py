"""Make ahead, with the runtime itself in Node, what a start in the browser would have to make each time."""

import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tools.node import run_script


class Precompiled(NamedTuple):
    """What was made."""

    first: str
    """What is there before any Python is, in each language, as JSON: see `ui/panels/page.py`."""
    samples: str
    """A picture of each game, as JSON."""
    library: bytes
    """A zip of what Python's own start imports, compiled, packed tighter than a host does it."""
    program: bytes
    """What a start imports after that: the app and more of the library, as `ui.platform.compiled` has it."""
    annex: bytes
    """What is imported when it is first asked for, as `ui.platform.compiled` reads it."""
    runtime: bytes
    """The runtime's WebAssembly, packed alike."""
    snapshot: bytes
    """The memory of Python with all that a start imports, as tools/snapshot.mjs lays it out."""
    packed_snapshot: bytes
    """The same, packed like the runtime."""
    head: int
    """How many bytes of it are not the memory, but for Pyodide to look at."""
    refused: Mapping[str, str] = MappingProxyType({})
    """The wheels of others that cannot be used, by name, with the reason."""


SHIPPED_LEVEL, FAST_LEVEL = 19, 1
"""How hard Zstandard tries: for those far away, and for who has no time."""


FILES = {
    "library": "library.zst",
    "program": "program.zst",
    "annex": "annex.bin",
    "runtime": "runtime.zst",
    "snapshot": "snapshot.bin",
    "packed_snapshot": "snapshot.zst",
}
"""What `tools/precompile.mjs` writes into the folder to work in, beside what it tells in `made.json`."""


def precompile(
    pyodide: Path, wheels: list[Path], work: Path, guests: str, tightness: int = SHIPPED_LEVEL
) -> Precompiled:
    """Run the runtime in the folder `pyodide` with the app's wheel, the first; `work` is a folder to work in.

    `guests` says, as JSON, what there is to know of the wheels of others, "" if none are named. If they are,
    nothing is compiled: the start is the plain one then.
    """
    work.mkdir(parents=True, exist_ok=True)
    (work / "guests.json").write_text(guests, "utf-8")
    run_script(
        "precompile.mjs", [str(tightness), pyodide, work, *wheels], "the app could not be compiled ahead"
    )
    return _read(work, guests)


def precompile_once(kept: Path, pyodide: Path, wheels: list[Path], work: Path, guests: str) -> Precompiled:
    """Do as `precompile`, or take from the folder `kept` what it made from the same input."""
    scripts = sorted(path for path in Path(__file__).parent.iterdir() if path.suffix in (".mjs", ".py"))
    runtime = sorted(path for path in pyodide.iterdir() if path.is_file())
    digests = [hashlib.sha256(path.read_bytes()).digest() for path in (*scripts, *runtime, *wheels)]
    key = hashlib.sha256(b"".join(digests) + guests.encode()).hexdigest()
    if not (kept / key).is_dir():
        precompile(pyodide, wheels, work, guests)
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        shutil.copytree(work, kept / f"{key}.part", ignore=shutil.ignore_patterns("docs", "library.zip"))
        (kept / f"{key}.part").rename(kept / key)
    return _read(kept / key, guests)


def _read(work: Path, guests: str) -> Precompiled:
    """Return what `tools/precompile.mjs` has written into the folder `work`."""
    made = json.loads((work / "made.json").read_text("utf-8"))
    parts: dict[str, Any] = {
        part: b"" if guests else (work / name).read_bytes() for part, name in FILES.items()
    }
    return Precompiled(**parts, **made)


def trim_runtime(pyodide: Path, *how: str) -> None:
    """Make the runtime in the folder leaner: two modules, without what it offers and nothing here asks of it.

    With "counted" it is one module, which notes what is called.
    """
    run_script("trim_runtime.mjs", [pyodide, *how], "the runtime could not be made leaner")
