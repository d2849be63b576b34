"""`python3 -m e2e.heat`: find the runtime functions that a start and the games call.

It runs end-to-end tests on a site whose runtime counts calls (`tools/runtime/count_calls.mjs`). Functions
that no test calls are fetched after the start, or when first called; the others go into
`tools/runtime/hot.txt`, and those that a start calls, up to the first move, into `tools/runtime/warm.txt`.
Run it again after each upgrade of Pyodide.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import fill
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Worker, sync_playwright

from e2e.bench.start import PLAY
from e2e.browsers.arguments import arguments_here
from e2e.conftest import STARTING_MS
from e2e.site import FOLDER, ROOT, hosted
from tools.browser import find
from tools.build import build
from tools.precompile import FAST_LEVEL, precompile, trim_runtime
from tools.runtimes import fetch

TESTS = ("start", "policy", "snapshot", "play", "alien", "chess", "ctheckers", "star")
NEAR = "not far"
"""Script that makes the host seem near: a distant one would be treated differently, since a counting runtime
is large.
"""
CALLED = "globalThis.oddHeat?.() ?? []"
HOT = ROOT / "tools" / "runtime" / "hot.txt"
WARM = ROOT / "tools" / "runtime" / "warm.txt"
OFTEN = 1000
"""Number of calls in a start above which a function is faster without the test at its beginning."""
WIDTH = 110


class Heat:
    """A pytest plugin: before a context is closed, it collects the counts of its pages and workers."""

    def __init__(self) -> None:
        self.called: set[int] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionstart(self) -> None:
        close = BrowserContext.close

        def close_context(context: BrowserContext, **options: Any) -> None:
            for page in context.pages:
                self.note(page)
                for worker in page.workers:
                    self.note(worker)
            close(context, **options)

        pytest.MonkeyPatch().setattr(BrowserContext, "close", close_context)

    def note(self, place: Page | Worker) -> None:
        try:
            self.called.update(number for number, _ in place.evaluate(CALLED))
        except Error as error:
            print(f"{place.url} reported nothing: {error.message.splitlines()[0]}", file=sys.stderr)


def ranges(numbers: Iterable[int]) -> list[str]:
    """Return sorted numbers as a list of ranges such as 7 and 9-12."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return [str(begin) if begin == end else f"{begin}-{end}" for begin, end in found]


def started(base: Path) -> list[int]:
    """Return the functions that a start calls, up to the first move, except those called often."""
    with hosted(base) as address, sync_playwright() as playwright:
        chromium = playwright.chromium
        browser = chromium.launch(executable_path=find(chromium.executable_path), args=arguments_here())
        page = browser.new_page(bypass_csp=True)
        page.add_init_script(PLAY)
        page.goto(address)
        page.wait_for_function("window.playable", timeout=STARTING_MS)
        called: list[list[int]] = page.evaluate(CALLED)
        browser.close()
    return [number for number, times in called if times <= OFTEN]


def note(path: Path, numbers: Iterable[int]) -> None:
    """Write functions of the runtime, by their numbers, with the hash of the runtime."""
    runtime = (ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    text = fill(" ".join(ranges(numbers)), WIDTH)
    path.write_text(f"{hashlib.sha256(runtime).hexdigest()}\n{text}\n", "utf-8")


def main() -> int:
    fetch(ROOT)
    heat = Heat()
    with TemporaryDirectory() as folder:
        site = Path(folder) / FOLDER
        quickly = partial(precompile, tightness=FAST_LEVEL)
        build(ROOT, site, make=quickly, trim=lambda path: trim_runtime(path, "counted"))
        os.environ["SITE"] = str(site)
        options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", NEAR]
        failed = pytest.main([*options, *(f"e2e/test_{name}.py" for name in TESTS)], plugins=[heat])
        if heat.failed:
            print("Once more, those that failed:", flush=True)
            failed = pytest.main([*options, *sorted(heat.failed)], plugins=[heat])
        first = started(Path(folder))
    if failed:
        print("Nothing is written: what a failed test calls is unknown. Run it again", file=sys.stderr)
        return int(failed)
    note(HOT, heat.called)
    note(WARM, first)
    print(f"{len(heat.called)} functions are hot, {len(first)} are called by a start")
    return 0


if __name__ == "__main__":
    sys.exit(main())
