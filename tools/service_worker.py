"""The service worker of the site: the list of what it keeps, with hashes."""

import json
import re
from pathlib import Path

from tools.hashes import integrity, stamp, stamped
from tools.problem import Problem

SOURCE = "assets/offline.worker.js"
UNPACKER = "assets/boot.unpack.js"
# What the worker keeps as it is when it has been unpacked: later starts need not do so each time.
_PACKED = re.compile(r"^start/snapshot-")
_UNPACKED = "?unpacked"
# What only a start from afar needs, the pictures that advertise the app, and the small print.
_NOT_KEPT = re.compile(r"^start/runtime-|LICENSE$|^install/.*\.jpg$|^assets/offline\.worker\.js$")
# What only a plain start needs: that is kept where there is no other, because of the wheels of others.
_PLAIN = re.compile(r"/python_stdlib\.zip$|\.whl$|/pyodide-lock\.json$")


def kept_files(site: Path, snapshot: str) -> list[tuple[str, str]]:
    """List (address, integrity) of all that the built site needs, the page itself as `./`.

    `snapshot` is the integrity of the snapshot when it is unpacked. A file has a stamp in its address where a
    page, or the plan of the start, names it with one.
    """
    naming = [
        *site.glob("*.html"),
        *site.glob("*.toml"),
        *site.glob("rules/**/*.html"),
        *site.glob("assets/*.mjs"),
    ]
    named = "".join(path.read_text("utf-8") for path in naming)
    found = []
    fast = any(site.glob("start/snapshot-*"))
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        name = path.relative_to(site).as_posix()
        if not _NOT_KEPT.search(name) and not (fast and _PLAIN.search(name)):
            mark = stamped(site, name)
            address = "./" if name == "index.html" else mark if mark in named else name
            unpacked = _PACKED.search(name)
            kept = (address + _UNPACKED, snapshot) if unpacked else (address, integrity(path.read_bytes()))
            found.append(kept)
    return found


def write_service_worker(site: Path, snapshot: str) -> None:
    """Write `sw.js` into `site`, where all other files are already.

    `snapshot` is the integrity of the snapshot when it is unpacked. Raises Problem if the source is none.
    """
    text = (site / UNPACKER).read_text("utf-8") + (site / SOURCE).read_text("utf-8")
    files = json.dumps(kept_files(site, snapshot))
    lines = {"const BUILD = '';": stamp((text + files).encode()), "const FILES = [];": None}
    for line, build in lines.items():
        if line not in text:
            raise Problem(f"{SOURCE} has no line {line!r}")
        text = text.replace(line, f"const BUILD = '{build}';" if build else f"const FILES = {files};")
    (site / "sw.js").write_text(text, "utf-8")
    (site / SOURCE).unlink()
