"""Completion of `index.html` and `embed.html`: content stamps, hashes, file sizes, texts."""

import gzip
import hashlib
import json
import re
from pathlib import Path

from engine.contract import language
from tools.first_screen import with_first_paint
from tools.hashes import expanded, integrity, stamped
from tools.words.en import say_embed

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
# The largest file is requested before all others: as it is, or packed tighter for slow connections.
NEAR_FILES = ("runtime/*/pyodide/pyodide.asm.wasm",)
FAR_FILES = ("start/runtime-*.bin",)
# Decoder for that file and the snapshot.
UNPACKER_FILES = ("start/unpacker-*.wasm",)
# A first start takes this or the next ones, depending on connection and processor.
SNAPSHOT_FILES = ("start/snapshot-*.bin",)
# Optional files: a start continues without them.
TRIED_FILES = ("start/library-*.bin", "start/program-*.bin")
# Script of the helper worker.
HELPER_FILES = ("assets/boot.unpack.js",)
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


def complete_pages(root: Path, dist: Path, first: str) -> None:
    """Write `pyscript.toml`, `index.html` and `embed.html` into `dist`, and stamp the rules pages.

    All other files must be in `dist` already. `first` is that of `tools.precompile.Precompiled`.
    """
    page = _with_guard(root, (root / "index.html").read_text("utf-8"))
    page = bundle(dist, page)
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
    (dist / "embed.html").write_text(_embed_page(dist, (root / "embed.html").read_text("utf-8")), "utf-8")


def _embed_page(dist: Path, page: str) -> str:
    """Return `embed.html` with stamps and texts.

    It has no hashes: browsers cannot check them in a sandboxed frame.
    """
    page = _REFERENCE.sub(lambda found: f'{found[1]}="{stamped(dist, found[2])}"', page)
    before, words = language.current_language(), {}
    try:
        for each in language.LANGUAGES:
            language.set_language(each)
            words[each] = dict(say_embed.texts)
    finally:
        language.set_language(before)
    texts = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    return page.replace('id="words">{}<', f'id="words">{texts}<')


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
        "helper": HELPER_FILES,
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


# --- bundling ---------------------------------------------------------------------------------------------

_BUNDLED_TAG = r'<link rel="stylesheet" href="assets/([\w.]+)">|<script src="assets/([\w.]+)"></script>'
_ROW = re.compile(rf"(?:(?:{_BUNDLED_TAG})\s+){{2,}}")
_MODULE = re.compile(r'<script type="module" src="assets/([\w.]+)">')
_NEIGHBOUR_IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w.]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=async |const |function |let )", re.MULTILINE)
_TARGET = re.compile(r"boot\.\w+")
"""Name of the bundled script."""
_ALONE = ("boot.fallbacks.js", "themes.css")
"""Files that workers or other pages load, too."""


def bundle(site: Path, page: str) -> str:
    """Bundle the files of `site` that `page` loads in a row, under the name of the one called `boot`.

    A module takes in those that it imports from beside it. Returns the page with one tag in place of such a
    row, and removes the bundled files from the site.
    """
    for name in _MODULE.findall(page):
        _bundle_imports(site / "assets", name)
    return _ROW.sub(lambda row: _bundle_row(site / "assets", row[0]), page)


def _bundle_row(assets: Path, row: str) -> str:
    tags = list(re.finditer(_BUNDLED_TAG, row))
    names = [tag[1] or tag[2] for tag in tags]
    target = next(name for name in names if _TARGET.fullmatch(name))
    text = "".join((assets / name).read_text("utf-8") for name in names)
    for name in set(names) - {*_ALONE}:
        (assets / name).unlink()
    (assets / target).write_text(text, "utf-8")
    return tags[names.index(target)][0] + row[tags[-1].end() :]


def _bundle_imports(assets: Path, name: str) -> None:
    """Put the imports of a module before it. All share its scope then: no name may be in two of them."""
    found: dict[str, str] = {}
    _gather(assets, name, found)
    for other in found:
        (assets / other).unlink()
    (assets / name).write_text("\n".join(found.values()), "utf-8")


def _gather(assets: Path, name: str, found: dict[str, str]) -> None:
    text = (assets / name).read_text("utf-8")
    for other in _NEIGHBOUR_IMPORT.findall(text):
        if other not in found:
            _gather(assets, other, found)
    found[name] = _EXPORT.sub("", _NEIGHBOUR_IMPORT.sub("", text))
