"""Fill in what only the build knows: the wheel's name, content stamps, integrity hashes, sizes of files."""

import base64
import hashlib
import json
import re
from pathlib import Path

# The files that a start of the page fetches, in about the order in which they arrive.
BOOT_FILES = (
    "runtime/pyscript/core.js",
    "runtime/pyscript/core-*.js",
    "runtime/pyscript/error-*.js",
    "runtime/pyscript/toml-*.js",
    "pyscript.toml",
    "assets/boot.runtime.mjs",
    "runtime/pyodide/pyodide.mjs",
    "runtime/pyodide/pyodide.asm.mjs",
    "runtime/pyodide/pyodide-lock.json",
    "runtime/pyodide/python_stdlib.zip",
    "runtime/pyodide/pyodide.asm.wasm",
    "runtime/pyodide/micropip-*.whl",
    "wheels/*.whl",
    "assets/start.py",
)
_TAG = re.compile(r"<(?:script|link)\b[^>]*>")
_REFERENCE = re.compile(r'\b(src|href|config)="([^"#?:]+)"')


def fill(root: Path, dist: Path, wheel: Path) -> None:
    """Write `pyscript.toml` and `index.html` into `dist`, where all other files are already."""
    config = (root / "pyscript.toml").read_text("utf-8")
    config = config.replace("wheels/app.whl", f"wheels/{wheel.name}")
    config = re.sub(r'"\./(assets/[^"]+)"', lambda match: f'"./{_stamped(dist, match[1])}"', config)
    (dist / "pyscript.toml").write_text(config, "utf-8")
    page = (root / "index.html").read_text("utf-8")
    page = _TAG.sub(lambda match: _fill_tag(dist, match[0]), page)
    page = page.replace('id="boot-files">[]<', f'id="boot-files">{json.dumps(_boot_files(dist))}<')
    (dist / "index.html").write_text(page, "utf-8")


def _boot_files(dist: Path) -> list[tuple[str, int, str]]:
    """List (address, bytes, SHA-256 in hex) of what a start fetches."""
    files = []
    for pattern in BOOT_FILES:
        for path in sorted(dist.glob(pattern)):
            data = path.read_bytes()
            name = _stamped(dist, path.relative_to(dist).as_posix())
            files.append((name, len(data), hashlib.sha256(data).hexdigest()))
    return files


def _fill_tag(dist: Path, tag: str) -> str:
    """Stamp the files that a tag names, and say how a script, style or module must hash."""
    name = ""

    def stamp(match: re.Match[str]) -> str:
        nonlocal name
        name = _expanded(dist, match[2])
        return f'{match[1]}="{_stamped(dist, name)}"'

    tag = _REFERENCE.sub(stamp, tag)
    if not name or 'type="py"' in tag or not re.search(r'<script|rel="(stylesheet|modulepreload)"', tag):
        return tag
    digest = base64.b64encode(hashlib.sha256((dist / name).read_bytes()).digest()).decode()
    return f'{tag[:-1]} integrity="sha256-{digest}">'


def _expanded(dist: Path, name: str) -> str:
    """Give the one file that a name with `*` stands for: the runtimes' own names hold hashes."""
    if "*" not in name:
        return name
    (path,) = dist.glob(name)
    return path.relative_to(dist).as_posix()


def _stamped(dist: Path, name: str) -> str:
    """Give one of our own files an address that changes with its content, so that no cache mixes versions.

    The runtimes keep theirs, since they name each other; the wheel carries its stamp in its name.
    """
    if not name.startswith("assets/") and name != "pyscript.toml":
        return name
    return f"{name}?v={hashlib.sha256((dist / name).read_bytes()).hexdigest()[:12]}"
