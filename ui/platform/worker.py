"""The worker in which computer players think: a PyScript worker that has the same wheels as the page."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy

from ui.ports import Page
from ui.relay import RelayThinker
from ui.thinking import PageThinker

WARM_UP_SECONDS = 0.5
"""How long after its own start the page starts the worker."""


class WorkerLink:
    """A `ui.relay.Link` to a `PyWorker`. It needs no cross-origin isolation: only the page asks."""

    def __init__(self) -> None:
        self._worker: Any = None
        self._failed: Callable[[str], None]
        self._on_error: Any = None

    def open(self, ready: Callable[[], None], failed: Callable[[str], None]) -> None:
        """Start the worker."""
        self._failed = failed
        try:
            self._worker = start_worker()
        except JsException as fault:
            why = str(fault)
            js.setTimeout(create_once_callable(lambda: failed(why)), 0)
            return
        self._on_error = create_proxy(lambda event: failed(str(event.message or event.type)))
        self._worker.addEventListener("error", self._on_error)
        self._worker.ready.then(lambda _: ready(), lambda fault: failed(str(fault)))

    def ask(self, question: str, answered: Callable[[str], None]) -> None:
        """Send a question."""
        self._worker.sync.answer(question).then(answered, lambda fault: self._failed(str(fault)))

    def close(self) -> None:
        """End the worker."""
        if self._worker:
            self._worker.terminate()
            self._worker.removeEventListener("error", self._on_error)
            self._on_error.destroy()
            self._worker = None


def start_worker() -> Any:
    """Return a new `PyWorker` that runs `assets/think.py`, set up by the page's own configuration."""
    from pyscript import PyWorker, config

    def here(path: str) -> str:
        return str(js.URL.new(path, js.document.baseURI).href)

    setup = {
        "sync_main_only": True,
        "packages": [here(path) for path in config["packages"]],
        "packages_cache": config["packages_cache"],
        "index_urls": config["index_urls"],
    }
    return PyWorker(
        here(config["thinker"]), type="pyodide", version=here(config["interpreter"]), config=setup
    )


class WorkerThinker(RelayThinker):
    """The `Thinker` of the browser. The worker starts soon after the page, or when it is first needed."""

    def __init__(self, page: Page) -> None:
        def seed() -> int:
            return secrets.randbits(64)

        super().__init__(WorkerLink, PageThinker(page.later, seed), page.later, seed)
        page.later(WARM_UP_SECONDS, self.warm_up)
