"""Make ahead, with the runtime itself in Node, what a start in the browser would have to make each time."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from tools.node import run_script


class Ahead(NamedTuple):
    """What was made."""

    first: str
    """What is there before any Python is, in each language, as JSON: see `ui/panels/page.py`."""
    samples: str
    """A picture of each game, as JSON."""
    library: bytes
    """A zip of what Python's own start imports, compiled."""
    program: bytes
    """A zip of what is imported after that: the app, and more of the standard library."""
    runtime: bytes
    """The runtime's WebAssembly, packed tighter than a host does it."""
    snapshot: bytes
    """The memory of Python with all that imported, as tools/snapshot.mjs lays it out."""
    packed_snapshot: bytes
    """The same, packed like the runtime."""
    bytes: int
    """How long that memory is."""
    refused: Mapping[str, str] = MappingProxyType({})
    """The wheels of others that cannot be used, by name, with the reason."""


TIGHT, LOOSE = 19, 1
"""How hard Zstandard tries: for those far away, and for who has no time."""


def make_ahead(pyodide: Path, wheels: list[Path], work: Path, guests: str, tightness: int = TIGHT) -> Ahead:
    """Run the runtime in the folder `pyodide` with the app's wheel, the first; `work` is a folder to work in.

    `guests` says, as JSON, what there is to know of the wheels of others, "" if none are named. If they are,
    nothing is compiled: the start is the plain one then.
    """
    work.mkdir(parents=True, exist_ok=True)
    (work / "guests.json").write_text(guests, "utf-8")
    run_script("ahead.mjs", [str(tightness), pyodide, work, *wheels], "the app could not be compiled ahead")
    made = json.loads((work / "made.json").read_text("utf-8"))
    files = ("library.zip", "program.zip", "runtime.zst", "snapshot.bin", "snapshot.zst")
    library, program, runtime, *snapshots = (b"" if guests else (work / name).read_bytes() for name in files)
    snapshot, packed = snapshots
    return Ahead(
        library=library,
        program=program,
        runtime=runtime,
        snapshot=snapshot,
        packed_snapshot=packed,
        **made,
    )
