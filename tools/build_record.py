"""The record of the last build: its sources, its output, and its duration."""

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.plugins import named_wheels
from tools.revision import revision
from tools.runtimes import RUNTIME, WITHOUT, pyodide_package

RECORD = Path("build") / "site.json"
FOLDERS = ("assets", "docs", "engine", "install", "tools", "ui")
FILES = (
    "LICENSE",
    "embed.html",
    "index.html",
    "package.json",
    "package-lock.json",
    "pyproject.toml",
    "pyscript.toml",
)
"""Inputs of a build; two of these files pin the runtimes."""
_IGNORED = {"__pycache__", "pictures"}


class BuildRecord(NamedTuple):
    """The digests of the sources and of the site, and the duration."""

    sources: str
    site: str
    seconds: float
    """Duration of the last full build, in seconds."""


def sources_digest(root: Path) -> str:
    """Return a digest of everything that a build of `root` reads, the revision included."""
    digest = hashlib.sha256(f"{revision(root)}\0{os.environ.get(WITHOUT, '')}".encode())
    for path in sorted(path for path in _sources(root) if path.is_file()):
        data = path.read_bytes()
        digest.update(f"\0{Path(os.path.relpath(path, root)).as_posix()}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()


def site_digest(dist: Path) -> str:
    """Return a digest of the files in `dist`: their names, sizes and times."""
    digest = hashlib.sha256()
    for path in sorted(path for path in dist.rglob("*") if path.is_file()):
        about = path.stat()
        digest.update(f"{path.relative_to(dist).as_posix()}\0{about.st_size}\0{about.st_mtime_ns}\0".encode())
    return digest.hexdigest()


def last_build(root: Path) -> BuildRecord | None:
    """Return the record of the last build of `root`; None if it is missing or unreadable."""
    try:
        return BuildRecord(**json.loads((root / RECORD).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def is_fresh(root: Path, dist: Path) -> bool:
    """Return true if `dist` is up to date and untouched."""
    last = last_build(root)
    return last is not None and (last.site, last.sources) == (site_digest(dist), sources_digest(root))


def write_record(root: Path, built: BuildRecord) -> None:
    """Write the record."""
    path = root / RECORD
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(built._asdict()), "utf-8")


def _sources(root: Path) -> Iterator[Path]:
    yield from (root / name for name in (*FILES, *named_wheels(root)))
    if RUNTIME in os.environ:
        yield from pyodide_package(root).iterdir()
    for name in FOLDERS:
        for folder, inner, files in os.walk(root / name):
            inner[:] = [each for each in inner if each not in _IGNORED]
            yield from (Path(folder, file) for file in files)
