"""Build the site: a plain folder of files with relative paths, for any static host and any subfolder."""

import json
import os
import shutil
from pathlib import Path

from tools.page import fill
from tools.problem import Problem
from tools.runtimes import wheels
from tools.wheel import make_wheel

# Where each runtime's files come from (below node_modules), where they go in the site, and which are wanted.
_RUNTIMES = (
    ("@pyscript/core/dist", "runtime/pyscript", ("core.js", "core-*.js", "error-*.js", "toml-*.js")),
    ("@pyscript/core", "runtime/pyscript", ("LICENSE",)),
    (
        "pyodide",
        "runtime/pyodide",
        ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"),
    ),
)
_PREACT = (("dist/preact.mjs", "preact.js"), ("LICENSE", "preact.LICENSE"))


def build(root: Path, dist: Path) -> int:
    """Build the site of the sources under `root` into `dist`, in place of what was there.

    Returns its size in bytes. The runtimes must have been fetched: raises Problem if a file is missing.
    """
    fresh = dist.with_name(f"{dist.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        _copy_runtimes(root, fresh / "runtime", fresh / "vendor")
        shutil.copytree(root / "assets", fresh / "assets")
        wheel = make_wheel(root, fresh / "wheels")
        fill(root, fresh, wheel)
        shutil.rmtree(dist, ignore_errors=True)
        fresh.rename(dist)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return sum(path.stat().st_size for path in dist.rglob("*") if path.is_file())


def _copy_runtimes(root: Path, runtime: Path, vendor: Path) -> None:
    modules = root / "node_modules"
    for source, target, patterns in _RUNTIMES:
        for pattern in patterns:
            _copy_all(modules / source, pattern, runtime.parent / target)
    vendor.mkdir()
    for name, target in _PREACT:
        shutil.copyfile(_present(modules / "preact" / name), vendor / target)
    _bring_wheels(root, runtime / "pyodide")


def _copy_all(source: Path, pattern: str, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    found = sorted(source.glob(pattern))
    if not found:
        _present(source / pattern)
    for path in found:
        shutil.copyfile(path, target / path.name)


def _bring_wheels(root: Path, target: Path) -> None:
    """Put micropip's wheels beside Pyodide, with a lock file that knows these and nothing else."""
    stock = json.loads(_present(root / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    packages = {}
    for name, version, file, digest in wheels(root):
        shutil.copyfile(_present(file), target / file.name)
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
