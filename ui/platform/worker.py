"""The web workers for searches and card computations; their Python starts like the page's."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy, to_js

from ui.computer.card_relay import RelayCardWorker
from ui.computer.card_work import PageCardWorker
from ui.computer.relay import RelaySearchService, workers
from ui.computer.search import PageSearchService
from ui.ports import Page


class WorkerLink:
    """A `Link` to a PyScript worker. It needs no cross-origin isolation, because only the page asks.

    `part` names the function of `assets/search_worker.py` that answers.
    """

    def __init__(self, part: str = "answer") -> None:
        self._part = part
        self._worker: Any = None
        self._on_error: Any = None
        self._closed = False
        self._ready: Callable[[], None]
        self._failed: Callable[[str], None]

    def open(self, ready: Callable[[], None], failed: Callable[[str], None]) -> None:
        """Start the worker."""
        self._ready, self._failed = ready, failed
        js.fetch(script_address()).then(self._arrived, self._broken)

    def ask(self, question: str, answered: Callable[[str], None]) -> None:
        """Send a question."""
        getattr(self._worker.sync, self._part)(question).then(answered, self._broken)

    def close(self) -> None:
        """End the worker."""
        self._closed = True
        if self._worker:
            self._worker.terminate()
            self._worker.removeEventListener("error", self._on_error)
            self._on_error.destroy()

    def _arrived(self, script: Any) -> None:
        """Start the worker once its script is known to exist: PyScript does not report a missing one."""
        if self._closed:
            return
        if not script.ok:
            self._failed(f"{script.url}: the server answered {script.status}")
            return
        try:
            self._worker = start_worker()
        except JsException as fault:
            self._broken(fault)
            return
        self._on_error = create_proxy(self._stopped)
        self._worker.addEventListener("error", self._on_error)
        self._worker.ready.then(lambda _: self._ready(), self._broken)

    def _stopped(self, event: Any) -> None:
        self._failed(getattr(event, "message", "") or "the browser has stopped it, or does not allow it")

    def _broken(self, fault: Any) -> None:
        self._failed(str(fault))


def script_address() -> str:
    """Return the address of the worker's script."""
    return _address(js.oddPyScript.config.search_service)


def _address(path: str) -> str:
    return str(js.URL.new(path, js.document.baseURI).href)


def start_worker() -> Any:
    """Return a new PyScript worker that runs `assets/search_worker.py` with the page's configuration."""
    config = js.oddPyScript.config
    setup: dict[str, Any] = {
        "sync_main_only": True,
        "packages_cache": config.packages_cache,
        "index_urls": config.index_urls,
    }
    way = f"#{'far' if js.oddBoot.far else 'near'}-{js.oddStart}"  # like the page
    options = {"type": "pyodide", "version": _address(config.interpreter) + way, "config": setup}
    return js.oddPyScript.XWorker(script_address(), to_js(options, dict_converter=js.Object.fromEntries))


class WorkerSearchService(RelaySearchService):
    """The browser's `SearchService`. The worker starts when a search is expected."""

    def __init__(self, page: Page) -> None:
        def seed() -> int:
            return secrets.randbits(64)

        super().__init__(WorkerLink, PageSearchService(page.later, seed), page.later, seed)


def pool_workers(page: Page) -> tuple[WorkerSearchService, ...]:
    """Return the extra workers that the device has room for. They start with their first job."""
    device = js.navigator
    cores, memory = getattr(device, "hardwareConcurrency", 1), getattr(device, "deviceMemory", None)
    touched = js.matchMedia("(pointer: coarse)").matches
    return tuple(WorkerSearchService(page) for _ in range(workers(cores, memory, touched) - 1))


class BrowserCardWorker(RelayCardWorker):
    """The browser's `CardWorker`, with a web worker of its own."""

    def __init__(self, page: Page) -> None:
        super().__init__(lambda: WorkerLink("card_work"), PageCardWorker(page), page.later)
