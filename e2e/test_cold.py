"""The second module of the runtime, with the functions that no start calls."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from e2e.conftest import OpenApp
from e2e.play import start_game
from e2e.watch import Watch

COLD = "**/pyodide.cold.wasm"
CALL = 'import unicodedata; unicodedata.name("ä")'
NAME = "LATIN SMALL LETTER A WITH DIAERESIS"
IS_THERE = "Boolean(oddPyScript.interpreter._module.oddWarm.done)"
LATER_MS = 20_000


def call(page: Page) -> str:
    return str(page.evaluate(f"oddPyScript.interpreter.runPython({json.dumps(CALL)})"))


def test_the_second_module_is_fetched_after_the_start(page: Page, open_app: OpenApp) -> None:
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    open_app(page)
    assert not any("cold" in url for url in requested), "a start does not wait for it"
    page.wait_for_function(IS_THERE, timeout=LATER_MS)
    assert call(page) == NAME


def test_a_cold_function_called_early_is_fetched_at_once(page: Page, open_app: OpenApp) -> None:
    open_app(page)
    assert not page.evaluate(IS_THERE)
    assert call(page) == NAME
    assert page.evaluate(IS_THERE)


def test_without_the_second_module_games_work_and_it_is_requested_again(
    page: Page, open_app: OpenApp, watch: Watch
) -> None:
    watch.expect("ERR_FAILED")
    page.route(COLD, lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: "cold" in request.url, timeout=LATER_MS):
        open_app(page)
        start_game(page, "", "")
    assert not page.evaluate(IS_THERE)
    page.unroute(COLD)
    assert call(page) == NAME
