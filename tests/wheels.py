"""Wheels for the tests: the example's, and broken ones."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from engine.plugins.discovery import find_plugins
from engine.registry import PLUGINS

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "antidraughts"
ANY_GAME = """
from engine.games.draughts.rules import Draughts
class Other(Draughts):
    info = Draughts.info._replace(id="other", title="Other", clauses="O")
    reasons = tuple(reason._replace(clause="O1") for reason in Draughts.reasons)
    notations = ()
GAME = Other()
"""
"""A game that keeps the contract, to be broken by tests."""


def spoilt(more: str, **changes: object) -> str:
    """Return the source of that game with `more` in its class body, and changes of its `Info`."""
    body = "".join(f"    {line}\n" for line in more.splitlines())
    return f"{ANY_GAME.replace('GAME = ', body + 'GAME = ')}GAME.info = GAME.info._replace(**{changes!r})\n"


def build_wheel(source: Path, folder: Path) -> Path:
    """Build the wheel of a package as its author would; its sources stay untouched."""
    copy = folder / "sources"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    command += ["--disable-pip-version-check", f"--wheel-dir={folder / 'out'}", str(copy)]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = (folder / "out").glob("*.whl")
    return wheel


def write_wheel(folder: Path, name: str, rules: str, entry: str | bytes = "", **more: str) -> Path:
    """Write a wheel with one module and a page for the game of its own name; `more` are files by path."""
    about = f"{name}-1.0.dist-info"
    files: dict[str, str | bytes] = {
        f"{name}/__init__.py": "",
        f"{name}/rules.py": rules,
        f"{name}/docs/{name}.md": f"# {name}\n",
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{about}/entry_points.txt": entry or f"[oddcheckers.games]\n{name} = {name}.rules:GAME\n",
        **more,
    }
    files[f"{about}/RECORD"] = "".join(f"{path},,\n" for path in (*files, f"{about}/RECORD"))
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return wheel


def sources_with(folder: Path, wheels: list[Path], named: tuple[str, ...] = ()) -> Path:
    """Make the sources of this site with these wheels: links, except `pyscript.toml` and `wheels`.

    `named` are further packages that do not exist.
    """
    (folder / "wheels").mkdir(parents=True)
    for path in ROOT.iterdir():
        if path.name not in ("pyscript.toml", "wheels", "dist", ".git"):
            (folder / path.name).symlink_to(path)
    for wheel in wheels:
        shutil.copy(wheel, folder / "wheels")
    names = [*(f"./wheels/{wheel.name}" for wheel in wheels), *named]
    config = (ROOT / "pyscript.toml").read_text(encoding="utf-8")
    (folder / "pyscript.toml").write_text(f"packages = {names}\n{config}", encoding="utf-8")
    return folder


@contextmanager
def installed(folder: Path, *wheels: Path) -> Iterator[None]:
    """Install wheels into a folder and discover them; afterwards remove all traces."""
    before = set(sys.modules)
    unpack(folder, *wheels)
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        find_plugins()
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if name.split(".")[0] in {path.name for path in folder.iterdir()}:
                del sys.modules[name]
        find_plugins()
        assert not PLUGINS


def unpack(folder: Path, *wheels: Path) -> None:
    """Unpack wheels as an installer does, without its records."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
