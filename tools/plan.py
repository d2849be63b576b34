"""The plan of the start: what `assets/boot.runtime.mjs` has to know of the built site."""

import gzip
import json
import tomllib
from pathlib import Path
from typing import Any

from tools.ahead import Ahead
from tools.names import integrity, stamp, stamped
from tools.problem import Problem

_PLACE = "const plan = {};"


def write_plan(root: Path, site: Path, runtime: str, wheel: Path, ahead: Ahead) -> None:
    """Put what was made ahead into `site`, and write the plan into the module that starts Python."""
    library, program = (
        _kept(site, name, ".bin", gzip.compress(data, 9, mtime=0))
        for name, data in (("library", ahead.library), ("program", ahead.program))
    )
    packed = _kept(site, "runtime", ".bin", ahead.runtime)
    snapshot = {**_kept(site, "snapshot", ".wasm", ahead.snapshot), "bytes": ahead.bytes}
    stock = json.loads((root / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    config = tomllib.loads((root / "pyscript.toml").read_text("utf-8"))
    plan = {
        "runtime": f"../{runtime}/pyodide/",
        "packed": packed,
        "storage": f"../{stamped(site, 'assets/boot.storage.js')}",
        "lock": json.dumps({"info": stock["info"], "packages": {}}),
        "wheel": f"../wheels/{wheel.name}",
        # micropip needs more of the standard library than the app: with other wheels, it is the plain start.
        "library": None if config.get("packages") else library,
        "program": program,
        "snapshot": None if config.get("packages") else snapshot,
    }
    module = site / "assets" / "boot.runtime.mjs"
    text = module.read_text("utf-8")
    if _PLACE not in text:
        raise Problem(f"{module.name} has no line {_PLACE!r} for the plan")
    module.write_text(text.replace(_PLACE, f"const plan = {json.dumps(plan)};"), "utf-8")


def _kept(site: Path, name: str, suffix: str, data: bytes) -> dict[str, Any]:
    """Write a file of the start, and return how the plan speaks of it."""
    path = site / "start" / f"{name}-{stamp(data)}{suffix}"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return {"path": f"../start/{path.name}", "integrity": integrity(data)}
