"""The command line of `serve.py`."""

import argparse
import errno
import sys
import time
import webbrowser
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from tools.build_lock import build_lock
from tools.build_record import BuildRecord, is_fresh, last_build, site_digest, sources_digest, write_record
from tools.problem import Problem, problem_of
from tools.server import DEFAULT_PORT, listen

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PRECOMPILED = ROOT / "build" / "precompiled"
INTERRUPTED = 130
"""Exit status after Ctrl+C."""
_NO_WRITING = {errno.EROFS, errno.EACCES, errno.EPERM}


def main(argv: list[str]) -> int:
    """Run the command line `argv`. Return 0, 1 after a problem (printed as one line) or 130."""
    options = _parser().parse_args(argv)
    try:
        # The port first: a build is a long wait to learn that the site cannot be served.
        server = listen(DIST, options.port) if options.command == "serve" else None
        _bring_up_to_date()
        if server:
            _serve(server, options.open)
    except (Problem, OSError) as problem:
        print(f"serve.py: {_line(problem)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.")
        return INTERRUPTED
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


def _line(problem: Exception) -> str:
    """Return a problem as one line that says what to do."""
    if not isinstance(problem, OSError):
        return str(problem)
    where = f" ({problem.filename})" if problem.filename else ""
    if problem.errno in _NO_WRITING:
        return f"this folder cannot be written to{where}: allow it, or copy the project to another place"
    return str(problem_of(str(problem), f"{problem.strerror or problem}{where}"))


def _bring_up_to_date() -> None:
    """Build the site unless it is up to date."""
    if _is_fresh():
        return
    with build_lock(ROOT):
        # The build that held the lock may have done the same work.
        if not _is_fresh():
            _build_site()


def _is_fresh() -> bool:
    fresh = is_fresh(ROOT, DIST)
    if fresh:
        print(f"Nothing has changed since {DIST} was built.", flush=True)
    return fresh


def _build_site() -> None:
    begun, last = time.monotonic(), last_build(ROOT)
    duration = f"up to {last.seconds:.0f} s" if last else "about a minute"
    print(f"Building the site: this takes {duration} …", flush=True)
    # Imported late: on a fresh clone Python compiles all the games for it, after the line above.
    from tools.build import build
    from tools.precompile import precompile_once
    from tools.runtimes import fetch

    sources, compiled = sources_digest(ROOT), _compiled()
    fetch(ROOT)
    size = build(ROOT, DIST, partial(precompile_once, PRECOMPILED))
    seconds = time.monotonic() - begun
    usual = last.seconds if last and _compiled() == compiled else seconds
    write_record(ROOT, BuildRecord(sources, site_digest(DIST), usual))
    print(f"Built {DIST}: {size / 1e6:.1f} MB in {seconds:.1f} s", flush=True)


def _compiled() -> list[str]:
    """Return the names of the precompiled results on disk."""
    return [path.name for path in PRECOMPILED.glob("*")]


def _serve(server: ThreadingHTTPServer, open_browser: bool) -> None:
    address = f"http://localhost:{server.server_port}/"
    print(f"Odd Checkers is at {address} (Ctrl+C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    with server:
        server.serve_forever()
