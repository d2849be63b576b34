"""Build the site: a plain folder of files with relative paths, for any static host and any subfolder."""

import json
import os
import re
import shutil
from pathlib import Path

from tools.page import fill
from tools.problem import Problem
from tools.rules import make_rules
from tools.runtimes import wheels
from tools.wheel import make_wheel

_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# The parts that PyScript's core loads on demand, and that a start of ours does demand.
_CHUNK = re.compile(r"""import\(["']\./((?:error|toml)-[\w-]+\.js)["']\)""")


def build(root: Path, dist: Path) -> int:
    """Build the site of the sources under `root` into `dist`, in place of what was there.

    Returns its size in bytes. The runtimes must have been fetched: raises Problem if a file is missing.
    """
    fresh = dist.with_name(f"{dist.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        _copy_runtimes(root / "node_modules", fresh)
        _bring_wheels(root, fresh / "runtime" / "pyodide")
        shutil.copytree(root / "assets", fresh / "assets")
        make_rules(root, fresh / "rules")
        wheel = make_wheel(root, fresh / "wheels")
        fill(root, fresh, wheel)
        shutil.rmtree(dist, ignore_errors=True)
        fresh.rename(dist)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return sum(path.stat().st_size for path in dist.rglob("*") if path.is_file())


def _copy_runtimes(modules: Path, site: Path) -> None:
    pyscript = modules / "@pyscript" / "core"
    for core in (_present(pyscript / "dist" / "core.js"), *pyscript.glob("dist/core-*.js")):
        _copy(core, site / "runtime" / "pyscript")
        for name in sorted(set(_CHUNK.findall(core.read_text("utf-8")))):
            _copy(pyscript / "dist" / name, site / "runtime" / "pyscript")
    _copy(pyscript / "LICENSE", site / "runtime" / "pyscript")
    for name in _PYODIDE:
        _copy(modules / "pyodide" / name, site / "runtime" / "pyodide")
    _copy(modules / "preact" / "dist" / "preact.mjs", site / "vendor", "preact.js")
    _copy(modules / "preact" / "LICENSE", site / "vendor", "preact.LICENSE")


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_present(source), folder / (name or source.name))


def _bring_wheels(root: Path, target: Path) -> None:
    """Put micropip's wheels beside Pyodide, with a lock file that knows these and nothing else."""
    stock = json.loads(_present(root / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    packages = {}
    for name, version, file, digest in wheels(root):
        _copy(file, target)
        entry = {
            "name": name,
            "version": version,
            "file_name": file.name,
            "sha256": digest,
            "imports": [name],
        }
        packages[name] = {**stock["packages"][name], **entry}
    lock = json.dumps({"info": stock["info"], "packages": packages}, sort_keys=True)
    (target / "pyodide-lock.json").write_text(lock, "utf-8")


def _present(path: Path) -> Path:
    if not path.is_file():
        raise Problem(f"{path} is missing: remove node_modules and build/wheels, then run this again")
    return path
