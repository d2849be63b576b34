"""The plan of the start: what `assets/boot.runtime.mjs` has to know of the built site."""

import gzip
import json
from pathlib import Path
from typing import Any, NamedTuple

from tools.hashes import integrity, stamp, stamped
from tools.plugins import Plugins
from tools.precompile import Precompiled
from tools.problem import Problem
from tools.unpacker import unpacker

COLD = "pyodide.cold.wasm"
_PLACE = "const plan = {};"


class Made(NamedTuple):
    """What the build has made, and the start must find."""

    runtime: str
    """The folder of the runtimes in the site."""
    wheel: Path
    """The app's own wheel."""
    ahead: Precompiled
    guests: Plugins


def write_plan(root: Path, site: Path, made: Made) -> None:
    """Put what was made ahead into `site`, and write the plan into the module that starts Python."""
    stock = json.loads((root / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    plan = {
        "runtime": f"../{made.runtime}/pyodide/",
        "fallbacks": f"../{stamped(site, 'assets/boot.fallbacks.js')}",
        "unpack": f"../{stamped(site, 'assets/boot.unpack.js')}",
        "lock": json.dumps({"info": stock["info"], "packages": {}}),
        "wheel": f"../wheels/{made.wheel.name}",
        "cold": _cold(site, made.runtime),
        "guests": made.guests.listed(site, made.ahead.refused),
        **_fast_starts(root, site, made),
    }
    module = site / "assets" / "boot.runtime.mjs"
    text = module.read_text("utf-8")
    if _PLACE not in text:
        raise Problem(f"{module.name} has no line {_PLACE!r} for the plan")
    module.write_text(text.replace(_PLACE, f"const plan = {json.dumps(plan)};"), "utf-8")


def _fast_starts(root: Path, site: Path, made: Made) -> dict[str, Any]:
    """Put what the faster starts need into `site`, and return what the plan says of it.

    micropip needs more of the standard library than the app: there is no fast start with wheels of others.
    """
    if made.guests:
        return dict.fromkeys(("unpacker", "library", "program", "annex", "packed", "snapshot"))
    ahead = made.ahead
    return {
        "unpacker": _kept(site, "unpacker", ".wasm", unpacker(root)),
        "library": _kept(site, "library", ".bin", ahead.library),
        "program": _kept(site, "program", ".bin", ahead.program),
        "annex": _kept(site, "annex", ".bin", gzip.compress(ahead.annex, 9, mtime=0)),
        "packed": _kept(site, "runtime", ".bin", ahead.runtime),
        "snapshot": _snapshot(site, ahead),
    }


def _cold(site: Path, runtime: str) -> dict[str, str] | None:
    """Tell where the second module of the runtime is, if it has been divided."""
    path = site / runtime / "pyodide" / COLD
    return (
        {"path": f"../{runtime}/pyodide/{COLD}", "integrity": integrity(path.read_bytes())}
        if path.exists()
        else None
    )


def _snapshot(site: Path, ahead: Precompiled) -> dict[str, Any]:
    """Write the packed snapshot, and return how the plan speaks of it."""
    packed = _kept(site, "snapshot", ".bin", ahead.packed_snapshot)
    return {**packed, "head": ahead.head}


def _kept(site: Path, name: str, suffix: str, data: bytes) -> dict[str, Any]:
    """Write a file of the start, and return how the plan speaks of it."""
    path = site / "start" / f"{name}-{stamp(data)}{suffix}"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return {"path": f"../start/{path.name}", "integrity": integrity(data)}
