"""A host of its own for a test that cuts it off or changes its files, and the browser's stored content."""

from __future__ import annotations

import json
import re
import threading
from contextlib import suppress
from http.server import ThreadingHTTPServer
from pathlib import Path
from shutil import copytree
from socket import SHUT_RDWR, socket
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from e2e.site import FOLDER
from tools.hashes import integrity
from tools.server import listen

POLL_S = 0.05
"""Seconds between checks for shutdown."""


class Host:
    """A copy of the built site on a server of its own, which can be cut off and come back."""

    def __init__(self, built: Path, base: Path, port: int = 0) -> None:
        self.site = base / FOLDER
        self._base = base
        copytree(built, self.site)
        self._server = self._serve(port)
        self.address = f"http://localhost:{self._server.server_port}/{FOLDER}/"

    def _serve(self, port: int) -> ThreadingHTTPServer:
        server = listen(self._base, port)
        self._calls: list[socket] = []
        accept = server.get_request

        def get_request() -> tuple[socket, Any]:
            call = accept()
            self._calls.append(call[0])
            return call

        server.get_request = get_request  # type: ignore[method-assign]
        threading.Thread(target=server.serve_forever, args=[POLL_S], daemon=True).start()
        return server

    def cut(self) -> None:
        """Stop answering, and close open connections."""
        self._server.shutdown()
        self._server.server_close()
        for call in self._calls:
            with suppress(OSError):
                call.shutdown(SHUT_RDWR)

    def back(self) -> None:
        """Answer again."""
        self._server = self._serve(urlsplit(self.address).port or 0)

    def publish(self, title: str) -> None:
        """Publish a new version: the page has another title."""
        page, worker = self.site / "index.html", self.site / "sw.js"
        old = page.read_bytes()
        page.write_text(re.sub("<title>.*</title>", f"<title>{title}</title>", old.decode()))
        text = worker.read_text().replace(integrity(old), integrity(page.read_bytes()))
        worker.write_text(re.sub("const BUILD = '.*';", f"const BUILD = '{title}';", text))


def wait_until_stored(page: Page) -> None:
    """Wait until the service worker has stored everything it needs."""
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")


def stored_files(host: Host) -> list[list[str]]:
    """The address and hash of every file to be stored."""
    found = re.search(r"const FILES = (.*);", (host.site / "sw.js").read_text())
    assert found
    return list(json.loads(found[1]))


def wait_until_intact(page: Page, host: Host) -> None:
    """Wait until everything is stored with the build's hashes."""
    page.evaluate(ALL_THERE, stored_files(host))


ALL_THERE = """async (files) => {
    const address = (path) => new URL(path, document.baseURI).href;
    const sound = async (cache, [path, integrity]) => {
      const kept = await cache.match(address(path));
      const hash = kept && new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
      return kept && integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;
    };
    const present = async (cache) => {
      const there = new Set((await cache.keys()).map(({ url }) => url));
      return ['?files', ...files.map(([path]) => path)].every((path) => there.has(address(path)));
    };
    const left = new Set(files);
    const all = async ([name]) => {
      const cache = name && (await caches.open(name));
      if (!cache || !(await present(cache))) return false;
      for (const file of left) if (await sound(cache, file)) left.delete(file);
      return !left.size;
    };
    const patience = AbortSignal.timeout(60_000);
    while (!(await all(await caches.keys()))) {
      patience.throwIfAborted();
      await new Promise((go) => setTimeout(go, 100));
    }
}"""
"""Script that reads all files only once they are all present, and none again that was found intact."""
