"""The built site on a plain static server, below a folder, as on a shared host."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tools.build import build
from tools.precompile import FAST_LEVEL, precompile
from tools.runtimes import fetch
from tools.server import listen

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "some/folder"
POLL_S = 0.01
"""Seconds between checks for shutdown."""


@contextmanager
def served(sources: Path, base: Path) -> Iterator[str]:
    """Build the site of `sources` below `base`, with fast compression, and serve it; yield its address."""
    fetch(ROOT)
    build(sources, base / FOLDER, make=partial(precompile, tightness=FAST_LEVEL))
    with hosted(base) as address:
        yield address


@contextmanager
def hosted(base: Path) -> Iterator[str]:
    """Serve `base`, which has a site below it; yield the site's address."""
    server = listen(base, 0)
    thread = threading.Thread(target=server.serve_forever, args=[POLL_S], daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/{FOLDER}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
