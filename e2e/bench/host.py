"""The pages that `e2e.bench.start` measures: the site, and a stock PyScript page with unchanged runtimes.

The server behaves like a static host such as GitHub Pages: it compresses text and WebAssembly, and allows
caching for ten minutes.
"""

import gzip
import json
import shutil
import tomllib
from functools import cache, partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from e2e.site import ROOT
from tools.server import Handler, Server

TEXT = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".wasm", ".webmanifest"}
STOCK = """<!doctype html>
<title>Stock</title>
<canvas id="board" width="320" height="320"></canvas>
<script type="module" src="../runtime/{stamp}/pyscript/core.js"></script>
<mpy-config type="json" hidden>{{"plugins": {plugins}}}</mpy-config>
<script type="py" src="board.py" config="board.json"></script>
"""
BOARD = """
import js
context = js.document.getElementById("board").getContext("2d")
for square in range(64):
    context.fillStyle = "#765" if (square + square // 8) % 2 else "#edc"
    context.fillRect(square % 8 * 40, square // 8 * 40, 40, 40)
js.playable = js.performance.now()
"""


@cache
def packed(path: Path) -> bytes:
    """Return the bytes of a file as they go over the network."""
    data = path.read_bytes()
    return gzip.compress(data, 6) if path.suffix in TEXT else data


class Host(Handler):
    """Serves compressed files, and lets the browser cache them for a while."""

    def do_GET(self) -> None:
        """Send a file, compressed."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        data = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        if path.suffix in TEXT:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(data)

    def send_header(self, keyword: str, value: str) -> None:
        """Send a header; ten minutes for caching."""
        super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)


def add_stock_page(site: Path) -> None:
    """Put the stock page into the folder `stock` of the site, with unchanged Pyodide.

    Like ours, it has no PyScript extras.
    """
    (runtime,) = site.glob("runtime/*")
    folder = site / "stock"
    shutil.copytree(runtime / "pyodide", folder / "pyodide")
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, folder / "pyodide" / name)
    config = tomllib.loads((site / "pyscript.toml").read_text("utf-8"))
    stock = {"interpreter": "./pyodide/pyodide.mjs", "plugins": config["plugins"]}
    page = STOCK.format(stamp=runtime.name, plugins=json.dumps(config["plugins"]))
    (folder / "index.html").write_text(page)
    (folder / "board.py").write_text(BOARD)
    (folder / "board.json").write_text(json.dumps(stock))


def serve(site: Path) -> ThreadingHTTPServer:
    """Yield a server for the site."""
    for path in site.rglob("*"):
        if path.is_file():
            packed(path)
    return Server(("127.0.0.1", 0), partial(Host, directory=str(site)))
