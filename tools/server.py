"""A plain static server for the built site: no headers that a static host could not send."""

import errno
import os
import re
import sys
import time
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import unquote_to_bytes

from tools.problem import Problem

DEFAULT_PORT = 8000
PORTS_TRIED = 100
SWAP_S = 0.05
"""Delay before a second look for a missing file: a build may be replacing the site."""
TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
}
_HERE = re.compile(r"(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?", re.IGNORECASE)
"""Names of this very machine. A page of any other name must not read what is served here."""
_BAD_ESCAPE = re.compile(r"%(?![0-9a-fA-F]{2})")
_BAD_SIGN = re.compile(r"[\x00-\x1f\x7f\\]|/\.\.(?:/|$)")


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder, with the types that browsers insist on, revalidated at each visit."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES
    _looks_again = False
    _missed = False

    def parse_request(self) -> bool:
        """Read the head of a request; refuse other hosts, and paths that no site can have."""
        if not super().parse_request():
            return False
        if not self._is_for_us():
            self.send_error(
                HTTPStatus.MISDIRECTED_REQUEST,
                explain="This server answers to localhost and to nothing else.",
            )
        elif not _is_path(self.path.partition("#")[0].partition("?")[0]):
            self.send_error(HTTPStatus.BAD_REQUEST, explain="There is no file of such a name on any site.")
        else:
            return True
        return False

    def _is_for_us(self) -> bool:
        hosts = self.headers.get_all("Host", [])
        return len(hosts) == 1 and _HERE.fullmatch(hosts[0].strip()) is not None

    def send_head(self) -> BinaryIO | None:
        """Send the head of an answer and return the file for the rest, or None."""
        self._looks_again, self._missed = True, False
        found = super().send_head()
        self._looks_again = False
        if self._missed:
            time.sleep(SWAP_S)
            found = super().send_head()
        return found

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send an error, except a first "not found", which is retried."""
        if code == HTTPStatus.NOT_FOUND and self._looks_again:
            self._missed = True
        else:
            super().send_error(code, message, explain)

    def list_directory(self, path: str | os.PathLike[str]) -> None:  # noqa: ARG002
        """Refuse to list folders."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self) -> None:
        """Let the browser cache files, but revalidate them each time."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Keep the terminal quiet: the person needs to see the address."""


def _is_path(text: str) -> bool:
    if not text.startswith("/") or not text.isascii() or _BAD_ESCAPE.search(text):
        return False
    try:
        return not _BAD_SIGN.search(unquote_to_bytes(text).decode())
    except UnicodeDecodeError:
        return False


class Server(ThreadingHTTPServer):
    """A server that takes a port only if it is free, on every system."""

    allow_reuse_address = os.name != "nt"
    daemon_threads = True
    request_queue_size = 64
    """A page asks for thirty files at once, and may do so in several tabs."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that hang up early: they do so at every reload."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(folder: Path, port: int | None = None) -> ThreadingHTTPServer:
    """Open a server for `folder` on this machine alone.

    `port` is taken as given (0: any free one); None takes the first free one from 8000 on. Raises Problem if
    the port, or each of those tried, is taken or may not be used.
    """
    handler = partial(Handler, directory=str(folder))
    ports = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    for candidate in ports:
        try:
            return Server(("127.0.0.1", candidate), handler)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Problem(
                    f"cannot serve on port {candidate}: {error.strerror}; choose another with --port N"
                ) from None
    if port is None:
        raise Problem(f"no port from {ports[0]} to {ports[-1]} is free: choose one with --port N")
    raise Problem(f"port {port} is taken or not allowed: stop what uses it, or choose another with --port N")
