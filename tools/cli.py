"""The command line of `serve.py`."""

import argparse
import sys
import time
import webbrowser
from http.server import ThreadingHTTPServer
from pathlib import Path

from tools.build import build
from tools.problem import Problem
from tools.runtimes import fetch
from tools.server import DEFAULT_PORT, listen

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"


def main(argv: list[str]) -> int:
    """Do what the command line `argv` asks for; returns 0, or 1 after a problem (told in one line)."""
    options = _parser().parse_args(argv)
    try:
        _make()
        if options.command == "serve":
            _serve(listen(DIST, options.port), options.open)
    except Problem as problem:
        print(f"serve.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="serve.py", description="Build Odd Checkers and serve it on this machine."
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=["serve", "build"],
        default="serve",
        help="build only, or serve too (default)",
    )
    parser.add_argument(
        "--port",
        type=_port,
        metavar="N",
        help=f"the port to serve on (default: {DEFAULT_PORT} or the next free one)",
    )
    parser.add_argument("--no-open", dest="open", action="store_false", help="do not open the browser")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: give a number from 1 to 65535")
    return int(text)


def _make() -> None:
    begun = time.monotonic()
    fetch(ROOT)
    size = build(ROOT, DIST)
    print(f"Built {DIST}: {size / 1e6:.1f} MB in {time.monotonic() - begun:.1f} s", flush=True)


def _serve(server: ThreadingHTTPServer, open_browser: bool) -> None:
    address = f"http://localhost:{server.server_port}/"
    print(f"Odd Checkers is at {address} (Ctrl+C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    with server:
        server.serve_forever()
