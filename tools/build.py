"""Build the site: a plain folder of files with relative paths, for any static host and any subfolder."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from tools.credits.about import write_about
from tools.credits.third_party import write_third_party
from tools.fonts import make_fonts
from tools.hashes import integrity, stamp
from tools.index_page import complete_pages
from tools.manifest import write_manifest
from tools.pictures import make_pictures, themes_of
from tools.plugins import add_plugins, named_wheels
from tools.precompile import Precompiled, precompile, trim_runtime
from tools.problem import Problem
from tools.rules_pages import make_rules
from tools.runtimes import pyodide_package, wheels
from tools.service_worker import write_service_worker
from tools.start_plan import BuildResults, write_plan
from tools.wheel import make_wheel

_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# Chunks of PyScript's core that it loads on demand, and that our start does load.
_CHUNK = re.compile(r"""import\(["']\./((?:error|toml)-[\w-]+\.js)["']\)""")
QR_LIBRARY = "segno"
"""Name of the wheel that draws QR codes. Python reads it in place, as a zip."""
Precompile = Callable[[Path, list[Path], Path, str], Precompiled]
MakeFonts = Callable[[Path, Path], None]
TrimRuntime = Callable[[Path], None]


def build(
    root: Path,
    dist: Path,
    make: Precompile = precompile,
    subset_fonts: MakeFonts = make_fonts,
    trim: TrimRuntime = trim_runtime,
) -> int:
    """Build the site of the sources under `root` into `dist`, replacing its contents.

    Returns its size in bytes. The runtimes must have been fetched: raises Problem if a file is missing.
    """
    _clear(dist)
    fresh, work, old = (_beside(dist, kind) for kind in ("new", "work", "old"))
    fresh.mkdir(parents=True)
    try:
        subset_fonts(root / "node_modules", fresh / "assets" / "fonts")
        _lay_out(root, fresh, work, make, trim)
        # A running server finds the site again at once (`tools.server`).
        if dist.exists():
            dist.rename(old)
        fresh.rename(dist)
    finally:
        _clear(dist)
    return sum(path.stat().st_size for path in dist.rglob("*") if path.is_file())


def _beside(dist: Path, kind: str) -> Path:
    """Return a working folder beside the one that is built."""
    return dist.with_name(f"{dist.name}.build-{kind}")


def _clear(dist: Path) -> None:
    """Delete the working folders, also those of a build that was killed."""
    for kind in ("new", "work", "old"):
        shutil.rmtree(_beside(dist, kind), ignore_errors=True)


def _lay_out(root: Path, site: Path, work: Path, make: Precompile, trim: TrimRuntime) -> None:
    runtime = _add_runtimes(root, site, trim)
    wheel = make_wheel(root, site / "wheels")
    _add_assets(root / "assets", site / "assets", runtime)
    _add_qr_library(root, site / "assets")
    plugins = add_plugins(root, site, work / "docs")
    facts = plugins.facts(site) if plugins else ""
    precompiled = make(site / runtime / "pyodide", [wheel, *plugins.wheels.values()], work, facts)
    if precompiled.left_out:
        print(precompiled.left_out, flush=True)
    make_pictures(site, precompiled.samples)
    make_rules(root, site / "rules", themes_of(precompiled.samples), work / "docs")
    write_plan(root, site, BuildResults(runtime, wheel, precompiled, plugins))
    write_about(root, site / "rules", work / "about", write_third_party(root, site))
    complete_pages(root, site, precompiled.first)
    write_manifest(root, site, precompiled.first)
    write_service_worker(site, integrity(precompiled.snapshot))


def _add_runtimes(root: Path, site: Path, trim: TrimRuntime) -> str:
    """Put the runtimes into a folder named after their content, and return its path in the site.

    The files refer to each other by plain names, so the folder keeps versions apart. Pyodide's runtime is
    trimmed, unless there are plugins, whose needs are unknown.
    """
    fresh = site / "runtime" / "fresh"
    _copy_runtimes(root / "node_modules", pyodide_package(root), fresh)
    _add_wheels(root, fresh / "pyodide")
    if not named_wheels(root):
        trim(fresh / "pyodide")
    files = sorted(path for path in fresh.rglob("*") if path.is_file())
    folder = f"runtime/{stamp(b''.join(stamp(path.read_bytes()).encode() for path in files))}"
    fresh.rename(site / folder)
    return folder


def _copy_runtimes(modules: Path, pyodide: Path, target: Path) -> None:
    pyscript = modules / "@pyscript" / "core"
    for core in (_present(pyscript / "dist" / "core.js"), *pyscript.glob("dist/core-*.js")):
        _copy(core, target / "pyscript")
        for name in sorted(set(_CHUNK.findall(core.read_text("utf-8")))):
            _copy(pyscript / "dist" / name, target / "pyscript")
    _copy(pyscript / "LICENSE", target / "pyscript")
    for name in _PYODIDE:
        _copy(pyodide / name, target / "pyodide")
    _copy(modules / "preact" / "dist" / "preact.mjs", target / "preact", "preact.js")
    _copy(modules / "preact" / "LICENSE", target / "preact")
    _copy(modules / "zstddec" / "LICENSE", target / "zstddec")


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_present(source), folder / (name or source.name))


def _add_wheels(root: Path, target: Path) -> None:
    """Put micropip's wheels beside Pyodide, with a lock file that lists only these."""
    pinned_lock = json.loads(_present(pyodide_package(root) / "pyodide-lock.json").read_text("utf-8"))
    packages = {}
    for name, version, file, digest in wheels(root):
        if name == QR_LIBRARY:
            continue
        _copy(file, target)
        entry = {
            "name": name,
            "version": version,
            "file_name": file.name,
            "sha256": digest,
            "imports": [name],
        }
        packages[name] = {**pinned_lock["packages"][name], **entry}
    lock = json.dumps({"info": pinned_lock["info"], "packages": packages}, sort_keys=True)
    (target / "pyodide-lock.json").write_text(lock, "utf-8")


def _add_qr_library(root: Path, target: Path) -> None:
    """Put the QR code library beside the scripts; it is fetched on first use."""
    for name, _, file, _ in wheels(root):
        if name == QR_LIBRARY:
            _copy(file, target, f"{QR_LIBRARY}.zip")


def _add_assets(source: Path, target: Path, runtime: str) -> None:
    """Copy the assets, and write the path of the runtimes into the scripts among them."""
    shutil.copytree(source, target, dirs_exist_ok=True)
    for path in (*target.glob("*.js"), *target.glob("*.mjs")):
        path.write_text(path.read_text("utf-8").replace("../runtime/", f"../{runtime}/"), "utf-8")


def _present(path: Path) -> Path:
    if not path.is_file():
        raise Problem(f"{path} is missing: remove node_modules and build/wheels, then run this again")
    return path
