"""Completion of `index.html`: content stamps, integrity hashes, file sizes, the first screen."""

import gzip
import hashlib
import json
import re
from pathlib import Path

from tools.bundle_assets import join
from tools.first_screen import with_first_paint
from tools.hashes import expanded, integrity, stamped

# Files that a start fetches, roughly in order of arrival.
BOOT_FILES = (
    "assets/boot.pyscript.js",
    "runtime/*/pyscript/core.js",
    "runtime/*/pyscript/core-*.js",
    "runtime/*/pyscript/error-*.js",
    "runtime/*/pyscript/toml-*.js",
    "pyscript.toml",
    "assets/boot.runtime.mjs",
    "runtime/*/pyodide/pyodide.mjs",
    "runtime/*/pyodide/pyodide.asm.mjs",
)
# The largest file is requested before all others: as it is, or packed tighter over a slow line.
NEAR_FILES = ("runtime/*/pyodide/pyodide.asm.wasm",)
FAR_FILES = ("start/runtime-*.bin",)
# Decoder for that file and the snapshot.
UNPACKER_FILES = ("start/unpacker-*.wasm",)
# A first start takes this or the next ones, depending on its line and processor.
SNAPSHOT_FILES = ("start/snapshot-*.bin",)
# Optional files: a start continues without them.
TRIED_FILES = ("start/library-*.bin", "start/program-*.bin")
# Scripts of the helper workers.
HANDS_FILES = ("assets/boot.unpack.js",)
# Needed by every kind of start.
ANNEX_FILES = ("start/annex-*.bin",)
# Plugins are optional, too: the home screen reports what is wrong with them.
PLUGIN_FILES = ("wheels/*/*.whl",)
# Needed if an optional file fails.
SPARE_FILES = (
    "runtime/*/pyodide/pyodide-lock.json",
    "runtime/*/pyodide/python_stdlib.zip",
    "runtime/*/pyodide/micropip-*.whl",
    "wheels/*.whl",
)
PACKED = (".js", ".json", ".mjs", ".toml", ".wasm")
"""Suffixes of files that hosts compress in transit, if they compress anything."""
_PACKAGES = re.compile(r"^packages\s*=\s*\[[^]]*\][^\n]*\n?", re.MULTILINE)
_TAG = re.compile(r"<(?:script|link)\b[^>]*>")
# Assets of rules pages. Drawings that the app shows too have only one address, without a stamp.
_BESIDE = re.compile(r'\.\./(assets/(?!pieces/|cards/)[^"?]+)(?=")')
_CHECKED = re.compile(r'<script|rel="(?:stylesheet|modulepreload|preload)"')
_GUARD = '<script src="assets/boot.guard.js"></script>'
_REFERENCE = re.compile(r'\b(src|href|config)="([^"#?:]+)"')


def fill(root: Path, dist: Path, first: str) -> None:
    """Write `pyscript.toml` and `index.html` into `dist`, where all other files are already.

    `first` is the first screen, see `tools.precompile.Precompiled`.
    """
    page = _with_guard(root, (root / "index.html").read_text("utf-8"))
    page = join(dist, page)
    config = (root / "pyscript.toml").read_text("utf-8")
    config = re.sub(r'"\./(assets/[^"]+)"', lambda match: f'"./{stamped(dist, match[1])}"', config)
    # The start of Python installs the plugins one by one: PyScript would fail with any one of them.
    (dist / "pyscript.toml").write_text(_PACKAGES.sub("", config), "utf-8")
    for path in dist.glob("rules/**/*.html"):
        path.write_text(
            _BESIDE.sub(lambda match: f"../{stamped(dist, match[1])}", path.read_text("utf-8")), "utf-8"
        )
    page = _TAG.sub(lambda match: _fill_tag(dist, match[0]), page)
    page = page.replace('id="boot-files">[]<', f'id="boot-files">{json.dumps(_boot_files(dist))}<')
    (dist / "index.html").write_text(with_first_paint(page, first), "utf-8")


def _with_guard(root: Path, page: str) -> str:
    """Inline the first script into the page, and allow it in the page's policy."""
    text = (root / "assets" / "boot.guard.js").read_text("utf-8")
    page = page.replace(_GUARD, f"<script>{text}</script>", 1)
    return page.replace("script-src 'self'", f"script-src 'self' '{integrity(text.encode())}'", 1)


def _boot_files(dist: Path) -> list[tuple[str, int, str, str, int]]:
    """Return (address, bytes, SHA-256 in hex, need, compressed bytes) of the files that a start may fetch."""
    groups = {
        "needed": BOOT_FILES,
        "near": NEAR_FILES,
        "far": FAR_FILES,
        "hands": HANDS_FILES,
        "unpacker": UNPACKER_FILES,
        "snapshot": SNAPSHOT_FILES,
        "annex": ANNEX_FILES,
        "tried": TRIED_FILES + PLUGIN_FILES,
        "spare": SPARE_FILES,
    }
    files = []
    for need, pattern in [(need, pattern) for need, group in groups.items() for pattern in group]:
        for path in sorted(dist.glob(pattern)):
            data = path.read_bytes()
            name = stamped(dist, path.relative_to(dist).as_posix())
            packed = len(gzip.compress(data, 6)) if path.suffix in PACKED else len(data)
            files.append((name, len(data), hashlib.sha256(data).hexdigest(), need, packed))
    return files


def _fill_tag(dist: Path, tag: str) -> str:
    """Stamp the files that a tag names, and add the hash of a script, style or module."""
    if 'as="font"' in tag:
        return tag  # style sheets name fonts without a stamp
    name = ""

    def stamp(match: re.Match[str]) -> str:
        nonlocal name
        name = expanded(dist, match[2])
        return f'{match[1]}="{stamped(dist, name)}"'

    tag = _REFERENCE.sub(stamp, tag)
    if not name or 'type="py"' in tag or not _CHECKED.search(tag):
        return tag
    return f'{tag[:-1]} integrity="{integrity((dist / name).read_bytes())}">'
