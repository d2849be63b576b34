"""A plain static server for the built site: no headers that a static host could not send."""

import errno
import os
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.problem import Problem

DEFAULT_PORT = 8000
PORTS_TRIED = 100
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


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder with the types that browsers insist on, checked for freshness at each visit."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def end_headers(self) -> None:
        """Let the browser keep files, but ask each time whether they have changed."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Keep the terminal quiet: the address is what the person needs to see."""


class Server(ThreadingHTTPServer):
    """A server that takes a port only when it is free, on every system."""

    allow_reuse_address = os.name != "nt"
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that hangs up in the middle: they do so at every reload."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(folder: Path, port: int | None = None) -> ThreadingHTTPServer:
    """Open a server for `folder` on this machine alone.

    `port` is taken as given (0: any free one); None takes the first free one from 8000 on.
    Raises Problem if the port, or each of those tried, is taken or may not be used.
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
