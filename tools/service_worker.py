"""The service worker of the site, with the list of files it caches and their hashes."""

import json
import re
from pathlib import Path

from tools.hashes import integrity, stamp, stamped
from tools.problem import Problem

SOURCE = "assets/offline.worker.js"
UNPACKER = "assets/boot.unpack.js"
# Files that the worker caches unpacked, so that later starts need not unpack them.
_PACKED = re.compile(r"^start/snapshot-")
_UNPACKED = "?unpacked"
# Files that only a start over a slow connection needs, screenshots, and licences.
_NOT_CACHED = re.compile(r"^start/runtime-|LICENSE$|^install/.*\.jpg$|^assets/offline\.worker\.js$")
# Files that only a plain start needs: cached only if there is no other start, because of plugins.
_PLAIN = re.compile(r"/python_stdlib\.zip$|\.whl$|/pyodide-lock\.json$")


def cached_files(site: Path, snapshot: str) -> list[tuple[str, str]]:
    """Return (address, integrity) of all files that the built site needs, the page itself as `./`.

    `snapshot` is the integrity of the unpacked snapshot. A file has a stamp in its address if a page, or the
    start plan, names it with one.
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
        if not _NOT_CACHED.search(name) and not (fast and _PLAIN.search(name)):
            stamped_name = stamped(site, name)
            address = "./" if name == "index.html" else stamped_name if stamped_name in named else name
            unpacked = _PACKED.search(name)
            entry = (address + _UNPACKED, snapshot) if unpacked else (address, integrity(path.read_bytes()))
            found.append(entry)
    return found


def write_service_worker(site: Path, snapshot: str) -> None:
    """Write `sw.js` into `site`, where all other files are already.

    `snapshot` is the integrity of the unpacked snapshot. Raises Problem if the source is damaged.
    """
    text = (site / UNPACKER).read_text("utf-8") + (site / SOURCE).read_text("utf-8")
    files = json.dumps(cached_files(site, snapshot))
    lines = {"const BUILD = '';": stamp((text + files).encode()), "const FILES = [];": None}
    for line, build in lines.items():
        if line not in text:
            raise Problem(f"{SOURCE} has no line {line!r}")
        text = text.replace(line, f"const BUILD = '{build}';" if build else f"const FILES = {files};")
    (site / "sw.js").write_text(text, "utf-8")
    (site / SOURCE).unlink()
