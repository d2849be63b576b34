"""The second module of the runtime, what no start calls: it comes after the start, or when it is called."""

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


def test_it_comes_when_somebody_may_play(page: Page, open_app: OpenApp) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_app(page)
    assert not any("cold" in url for url in asked), "a start does not wait for it"
    page.wait_for_function(IS_THERE, timeout=LATER_MS)
    assert call(page) == NAME


def test_what_is_called_before_is_had_at_once(page: Page, open_app: OpenApp) -> None:
    open_app(page)
    assert not page.evaluate(IS_THERE)
    assert call(page) == NAME
    assert page.evaluate(IS_THERE)


def test_without_it_one_can_play_and_it_is_asked_for_again(
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
