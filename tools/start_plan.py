"""The start plan: the facts about the built site that `assets/boot.runtime.mjs` needs."""

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Any, NamedTuple

from tools.hashes import integrity, stamp, stamped
from tools.plugins import Plugins
from tools.precompile import Precompiled
from tools.problem import Problem
from tools.runtimes import pyodide_package

COLD = "pyodide.cold.wasm"
_PLACEHOLDER = "const plan = {};"


class BuildResults(NamedTuple):
    """Results of the build that the start plan names."""

    runtime: str
    """Folder of the runtimes in the site."""
    wheel: Path
    """The app's own wheel."""
    precompiled: Precompiled
    plugins: Plugins


def write_plan(root: Path, site: Path, made: BuildResults) -> None:
    """Put the precompiled files into `site`, and write the plan into the module that starts Python."""
    pinned_lock = json.loads((pyodide_package(root) / "pyodide-lock.json").read_text("utf-8"))
    plan = {
        "runtime": f"../{made.runtime}/pyodide/",
        "fallbacks": f"../{stamped(site, 'assets/boot.fallbacks.js')}",
        "unpack": f"../{stamped(site, 'assets/boot.unpack.js')}",
        "lock": json.dumps({"info": pinned_lock["info"], "packages": {}}),
        "wheel": f"../wheels/{made.wheel.name}",
        "cold": _cold(site, made.runtime),
        "plugins": made.plugins.plan_entry(site, made.precompiled.refused),
        **_fast_starts(root, site, made),
    }
    module = site / "assets" / "boot.runtime.mjs"
    text = module.read_text("utf-8")
    if _PLACEHOLDER not in text:
        raise Problem(f"{module.name} has no line {_PLACEHOLDER!r} for the plan")
    module.write_text(text.replace(_PLACEHOLDER, f"const plan = {json.dumps(plan)};"), "utf-8")


def _fast_starts(root: Path, site: Path, made: BuildResults) -> dict[str, Any]:
    """Put the files of the faster starts into `site`, and return their part of the plan.

    micropip needs more of the standard library than the app: with plugins, only the plain start works.
    """
    if made.plugins:
        return dict.fromkeys(("unpacker", "library", "program", "annex", "packed", "snapshot"))
    precompiled = made.precompiled
    return {
        "unpacker": _start_file(site, "unpacker", ".wasm", unpacker(root)),
        "library": _start_file(site, "library", ".bin", precompiled.library),
        "program": _start_file(site, "program", ".bin", precompiled.program),
        "annex": _start_file(site, "annex", ".bin", zlib.compress(precompiled.annex, 9)),
        "packed": _start_file(site, "runtime", ".bin", precompiled.runtime),
        "snapshot": _snapshot(site, precompiled),
    }


def _cold(site: Path, runtime: str) -> dict[str, str] | None:
    """Return the path of the runtime's second module, if it has been split."""
    path = site / runtime / "pyodide" / COLD
    return (
        {"path": f"../{runtime}/pyodide/{COLD}", "integrity": integrity(path.read_bytes())}
        if path.exists()
        else None
    )


def _snapshot(site: Path, precompiled: Precompiled) -> dict[str, Any]:
    """Write the packed snapshot, and return its entry in the plan."""
    packed = _start_file(site, "snapshot", ".bin", precompiled.packed_snapshot)
    return {**packed, "head": precompiled.head}


def _start_file(site: Path, name: str, suffix: str, data: bytes) -> dict[str, Any]:
    """Write a file of the start, and return its entry in the plan."""
    path = site / "start" / f"{name}-{stamp(data)}{suffix}"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return {"path": f"../start/{path.name}", "integrity": integrity(data)}


# --- the Zstandard decoder --------------------------------------------------------------------------------

_SOURCE = Path("node_modules") / "zstddec" / "dist" / "zstddec-stream.mjs"
_MODULE = re.compile(r'"(AGFzb[A-Za-z0-9+/=]+)"')


def unpacker(root: Path) -> bytes:
    """Return the decoder's module. Raises Problem if the script under `root` is missing or without it."""
    path = root / _SOURCE
    found = _MODULE.search(path.read_text("utf-8")) if path.is_file() else None
    if not found:
        raise Problem(f"{path} has no WebAssembly in it: remove node_modules, then run this again")
    return base64.b64decode(found[1])
