"""Make ahead, with the runtime itself in Node, what a start in the browser would have to make each time."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools.problem import Problem

_SCRIPT = Path(__file__).with_name("ahead.mjs")


class Ahead(NamedTuple):
    """What was made."""

    first: str
    """What the app draws first, as JSON."""
    samples: str
    """A picture of each game, as JSON."""
    library: bytes
    """A zip of what Python's own start imports, compiled."""
    program: bytes
    """A zip of what is imported after that: the app, and more of the standard library."""
    runtime: bytes
    """The runtime's WebAssembly, packed tighter than a host does it."""
    snapshot: bytes
    """The memory of Python with all that imported, as tools/snapshot.mjs packs it."""
    bytes: int
    """How long that memory is."""


def make_ahead(pyodide: Path, wheel: Path, work: Path) -> Ahead:
    """Run the runtime in the folder `pyodide` with the app's `wheel`; `work` is a folder to work in."""
    node = shutil.which("node")
    if node is None:
        raise Problem("Node is missing: install Node 20 or newer, then run this again")
    command = [node, str(_SCRIPT), str(pyodide), str(wheel), str(work)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stderr.strip() or f"exit status {done.returncode}").splitlines()[-1]
        raise Problem(f"the app could not be compiled ahead: {said[:300]}")
    library, program, runtime, snapshot = (
        (work / name).read_bytes() for name in ("library.zip", "program.zip", "runtime.zst", "snapshot.wasm")
    )
    made = json.loads((work / "made.json").read_text("utf-8"))
    return Ahead(library=library, program=program, runtime=runtime, snapshot=snapshot, **made)
