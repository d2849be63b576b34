"""Sources of a site with small stand-ins for the runtimes, for tests of the build."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from tools import runtimes
from tools.build import build
from tools.build_record import FILES
from tools.precompile import Precompiled

ROOT = Path(__file__).resolve().parents[2]


def make_sources(root: Path) -> Path:
    """Lay out the inputs of a build in `root`, so that it needs no download; return `root`."""
    for folder in ("assets", "install", "tools"):
        shutil.copytree(ROOT / folder, root / folder)
    for name in FILES:
        shutil.copyfile(ROOT / name, root / name)
    for package in ("engine", "ui"):
        (root / package / "__pycache__").mkdir(parents=True)
        (root / package / "__pycache__" / "junk.pyc").write_bytes(b"junk")
        (root / package / "__init__.py").write_text(f'"""{package}"""\n')
    (root / "engine" / "games").mkdir()
    (root / "engine" / "games" / "rules.md").write_text("# Rules\n")
    _stand_in_runtimes(root)
    return root


PLAY = ["button", {"data-do": "setup", "data-value": "draughts", "aria-label": "Play English Draughts"}, []]


PAWN = {"href": "assets/pieces/dark-pawn.svg", "x": 0.25, "y": 0.25, "width": 0.5, "height": 0.5}
SAMPLE = [
    "svg",
    {"class": "thumb framed", "viewBox": "0 0 2 1", "data-game-theme": "stars"},
    [["path", {"d": "M0 0h1v1h-1z", "class": "shade-dark"}, []], ["image", PAWN, []], ["image", PAWN, []]],
]


def _stand_in_fonts(_modules: Path, target: Path) -> None:
    target.mkdir(parents=True)
    for name in ("almendra-700", "alegreya-sans-400", "alegreya-sans-700"):
        (target / f"{name}.woff2").write_bytes(b"font")


def build_site(root: Path, dist: Path, trim: Callable[[Path], None] = lambda _pyodide: None) -> int:
    """Build the site with stand-ins for the precompilation, and for the trimming (`trim`) of the runtime."""
    tree = [["main", {"class": "home", "key": "k", "inert": True, "title": None}, ["Draughts & <co>", PLAY]]]
    german = [["main", {}, ["Dame & <co>"]]]
    first = {
        "en": {"screen": json.dumps(tree), "words": {"page": "Fetching </the> page"}},
        "de": {"screen": json.dumps(german), "words": {}},
    }
    parts = (b"library", b"program", b"annex", b"runtime", b"snapshot", b"packed snapshot")
    precompiled = Precompiled(json.dumps(first), json.dumps({"draughts": SAMPLE}), *parts, 8)
    return build(
        root,
        dist,
        make=lambda _pyodide, _wheels, _work, _plugins: precompiled,
        subset_fonts=_stand_in_fonts,
        trim=trim,
    )


def _stand_in_runtimes(root: Path) -> None:
    modules = root / "node_modules"
    pinned = {name: {"depends": [], "name": name, "sha256": "stock"} for name, *_ in runtimes.wheels(root)}
    lock = {"info": {"arch": "wasm32"}, "packages": {**pinned, "numpy": {"name": "numpy"}}}
    files = {
        "@pyscript/core/LICENSE": "free",
        "@fontsource/almendra/LICENSE": "free",
        "@fontsource/alegreya-sans/LICENSE": "free",
        "@pyscript/core/dist/core-1.js.map": '{"sources": ["../src/a.js", "../node_modules/tiny/a.js"]}',
        "tiny/package.json": '{"license": "ISC", "author": "Ann", "version": "1.2.3"}',
        "@pyscript/core/dist/core.js": "import './core-1.js';",
        "@pyscript/core/dist/core-1.js": 'import("./error-1.js"), import("./toml-1.js"), import("./z.js")',
        "@pyscript/core/dist/error-1.js": "",
        "@pyscript/core/dist/toml-1.js": "",
        "@pyscript/core/dist/z.js": "",
        "zstddec/LICENSE": "free",
        "zstddec/dist/zstddec-stream.mjs": 'const wasm = "AGFzbQEAAAA=";',
        "preact/LICENSE": "free",
        "preact/dist/preact.mjs": "export const h = 1;",
        "pyodide/pyodide.mjs": "export const version = '1';",
        "pyodide/pyodide.asm.mjs": "",
        "pyodide/pyodide.asm.wasm": "\0asm",
        "pyodide/python_stdlib.zip": "PK",
        "pyodide/pyodide-lock.json": json.dumps(lock),
    }
    for name, text in files.items():
        (modules / name).parent.mkdir(parents=True, exist_ok=True)
        (modules / name).write_text(text)
    for *_, wheel, _ in runtimes.wheels(root):
        wheel.parent.mkdir(parents=True, exist_ok=True)
        with ZipFile(wheel, "w") as archive:
            for licence in ("LICENSE", "LICENSE.BSD"):
                archive.writestr(ZipInfo(f"{wheel.stem}.dist-info/licenses/{licence}"), "free")
