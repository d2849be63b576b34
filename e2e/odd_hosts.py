"""Odd hosts and odd browsers, as a table: the deviation, and the message expected from the page."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from e2e.conftest import NEVER_KEPT
from e2e.site import FOLDER, POLL_S
from tools.server import Handler, Server
from ui.words.en.notices import Words as Features
from ui.words.en.storage import Words as Storage

PLAIN = "odd.test"
"""A name of this machine which browsers do not trust as they trust `localhost`."""
BYTES = "application/octet-stream"
POLICY = "Content-Security-Policy"
LOST, OFFLINE = Storage.forbidden, Features.no_offline
NEVER = "new Promise(() => {})"
REFUSE = "throw new DOMException('refused', 'SecurityError');"
HURRY = """
    const interval = setInterval;
    setInterval = (then, ms) => interval(then, ms / 40);
    const patient = () => { document.getElementById('boot').dataset.patience = 10_000; };
    addEventListener('DOMContentLoaded', patient);
"""
"""Script that shortens timeouts, but lets nothing count as a stall."""


class Host(NamedTuple):
    """Deviations of a host."""

    types: Mapping[str, str] = {}
    """Content types by suffix."""
    headers: Mapping[str, str] = {}


HOSTS: Mapping[str, Host] = {
    "usual": Host(),
    "wasm": Host({".wasm": BYTES}),
    "mjs": Host({".mjs": BYTES}),
    "js": Host({".js": "text/plain"}, {"X-Content-Type-Options": "nosniff"}),
    "scripts-only": Host(headers={POLICY: "script-src 'self'"}),
    "strict": Host(headers={POLICY: "default-src 'self'"}),
    "workerless": Host(headers={POLICY: "worker-src 'none'"}),
    "distrustful": Host(headers={POLICY: "require-trusted-types-for 'script'; trusted-types 'none'"}),
    "framed": Host(headers={POLICY: "sandbox allow-scripts"}),
    "open-framed": Host(headers={POLICY: "sandbox allow-scripts", "Access-Control-Allow-Origin": "*"}),
}


class Row(NamedTuple):
    """A browser or a host. If `told` and `refused` are both given, either is right."""

    alerts: tuple[str, ...] | None = ()
    """Expected alerts after the start, the most serious first; None if the page never starts."""
    refused: str = ""
    """Reason why it cannot start: a name in `ui.words.en.start`."""
    script: str = NEVER_KEPT
    """Script that makes the browser odd; it runs before the page's own."""
    host: str = "usual"
    address: str = "http://localhost:{port}/{host}/{folder}/"
    cookies: bool = True
    """True if the browser allows cookies, and with them all storage."""
    again: bool = False
    """True if the test also makes a second visit, through the service worker."""
    both: bool = False
    """True if both browsers must be tried, since they differ; for another row one of them is enough."""


def without(name: str, owner: str = "globalThis") -> str:
    """Return a script that removes something from a browser."""
    return f"Object.defineProperty({owner}, '{name}', {{ configurable: true, value: undefined }});"


def throwing(name: str, owner: str = "globalThis") -> str:
    """Return a script that makes a browser throw when something is accessed."""
    return f"Object.defineProperty({owner}, '{name}', {{ configurable: true, get() {{ {REFUSE} }} }});"


def refusing(name: str) -> str:
    """Return a script that makes a browser throw when an object of a class is made."""
    return f"globalThis.{name} = class {{ constructor() {{ {REFUSE} }} }};"


def _odd(script: str, alerts: tuple[str, ...] | None = (), refused: str = "") -> Row:
    return Row(alerts, refused, NEVER_KEPT + script)


ROWS: Mapping[str, Row] = {
    "all as usual": Row(both=True),
    # features that the browser lacks, refuses, or never answers
    "no BroadcastChannel": _odd(without("BroadcastChannel")),
    "BroadcastChannel refused": _odd(refusing("BroadcastChannel")),
    "no service worker": Row((OFFLINE,), script=without("serviceWorker", "navigator")),
    "service worker forbidden to name": Row((OFFLINE,), script=throwing("serviceWorker", "navigator")),
    "service worker refused": Row(
        (OFFLINE,),
        script="ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no'));",
    ),
    "caches forbidden to name": Row((OFFLINE,), script=throwing("caches")),
    "caches silent": _odd(f"globalThis.caches && (CacheStorage.prototype.match = () => {NEVER});"),
    "no IndexedDB": _odd(without("indexedDB")),
    "IndexedDB forbidden to name": _odd(throwing("indexedDB")),
    "IndexedDB silent": _odd("IDBFactory.prototype.open = () => ({});"),
    "no localStorage": _odd(without("localStorage"), (LOST,)),
    "localStorage forbidden to name": _odd(throwing("localStorage"), (LOST,)),
    "nothing may be kept": Row((LOST, OFFLINE), script=throwing("localStorage") + throwing("caches")),
    "no workers": _odd(without("Worker")),
    "workers refused": _odd(refusing("Worker")),
    "workers silent": _odd(
        f"Worker = class extends EventTarget {{ postMessage() {{}} terminate() {{}} }};{HURRY}"
    ),
    "no streaming": _odd(
        without("compileStreaming", "WebAssembly") + without("instantiateStreaming", "WebAssembly")
    ),
    "no WebAssembly": _odd(without("WebAssembly"), None, "browser"),
    "no places in its history": _odd(
        f"History.prototype.pushState = history.replaceState = () => {{ {REFUSE} }};"
    ),
    "all cookies blocked": Row((LOST, OFFLINE), script="", cookies=False, both=True),
    # the host's behaviour
    "WebAssembly under another type": Row(script="", host="wasm", again=True, both=True),
    "modules under another type": Row(None, "type", host="mjs"),
    "scripts under another type": Row(None, "type", host="js"),
    "a policy of scripts alone": Row(None, "policy", host="scripts-only"),
    "a policy of its own files alone": Row(None, "policy", host="strict"),
    "a policy without workers": Row(host="workerless", both=True),
    "a policy without trusted types": Row(host="distrustful", both=True),
    "a sandboxed frame": Row(None, "frame", host="framed", both=True),
    "a sandboxed frame of a host that is open to all": Row(None, "frame", host="open-framed"),
    "a folder without its slash": Row(None, "slash", address="http://localhost:{port}/{host}/{folder}"),
    "plain http": Row(
        (OFFLINE,), script="", address=f"http://{PLAIN}:{{port}}/{{host}}/{{folder}}/", both=True
    ),
    "a file": Row((OFFLINE,), "file", script="", address="file://{base}/{folder}/index.html", both=True),
}


RARE = (
    *("all as usual", "no BroadcastChannel", "no service worker", "service worker refused"),
    *("caches forbidden to name", "no IndexedDB", "IndexedDB forbidden to name", "no localStorage"),
    *("no workers", "workers refused", "modules under another type", "a policy of its own files alone"),
    *("a sandboxed frame of a host that is open to all", "localStorage forbidden to name"),
    *("IndexedDB silent", "no streaming"),
)
"""Rows that only the soak run tries: another row has the same cause or the same effect."""


def rows_for(browser: int, *, every: bool) -> dict[str, Row]:
    """Return the rows to be tried with one of two browsers: half of them, and all that need both."""
    rows = {name: row for name, row in ROWS.items() if every or name not in RARE}
    shared = [name for name, row in rows.items() if not row.both]
    left_out = set(shared[1 - browser :: 2])
    return {name: row for name, row in rows.items() if name not in left_out}


class OddHandler(Handler):
    """Serves the site below a folder for each host; its name is the first part of the path."""

    @property
    def _host(self) -> Host:
        return HOSTS.get(self.path.split("/")[1], Host())

    def _is_for_us(self) -> bool:
        return self.headers.get("Host", "").startswith(f"{PLAIN}:") or super()._is_for_us()

    def translate_path(self, path: str) -> str:
        """Remove the host's name. A folder without its slash is answered with the page as well."""
        path = path[path.find("/", 1) :]
        return super().translate_path(f"{path}/index.html" if path == f"/{FOLDER}" else path)

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        """Return the type that this host gives a file."""
        return self._host.types.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        """Add this host's headers."""
        for name, value in self._host.headers.items():
            self.send_header(name, value)
        super().end_headers()


@contextmanager
def odd_hosts(base: Path) -> Iterator[int]:
    """Serve `base`, which has the site below it, as each of `HOSTS`; yield the port."""
    server = Server(("127.0.0.1", 0), partial(OddHandler, directory=str(base)))
    thread = threading.Thread(target=server.serve_forever, args=[POLL_S], daemon=True)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
