"""`python3 -m e2e.heat`: which functions of the runtime a start and the games call, for `tools/hot.txt`.

Runs end-to-end tests on a site whose runtime notes what is called (`tools/counted.mjs`). What no test here
calls is fetched when the start is over, or when it is called. To be run anew when Pyodide is another one.
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
from playwright.sync_api import BrowserContext, Error, Page, Worker

from e2e.site import ROOT
from tools.ahead import LOOSE, make_ahead, make_lean
from tools.build import build
from tools.runtimes import fetch

TESTS = ("start", "snapshot", "play", "alien", "chess", "ctheckers", "star")
CALLED = "globalThis.oddHeat?.() ?? []"
HOT = ROOT / "tools" / "hot.txt"
WIDTH = 110


class Heat:
    """A plugin of pytest: before a context is closed, its pages and workers tell what was called there."""

    def __init__(self) -> None:
        self.called: set[int] = set()

    def pytest_sessionstart(self) -> None:
        close = BrowserContext.close

        def told(context: BrowserContext, **options: Any) -> None:
            for page in context.pages:
                self.note(page)
                for worker in page.workers:
                    self.note(worker)
            close(context, **options)

        pytest.MonkeyPatch().setattr(BrowserContext, "close", told)

    def note(self, place: Page | Worker) -> None:
        try:
            self.called.update(place.evaluate(CALLED))
        except Error as error:
            print(f"{place.url} told nothing: {error.message.splitlines()[0]}", file=sys.stderr)


def ranges(numbers: Iterable[int]) -> list[str]:
    """Write numbers, in order, as a list of ranges such as 7 and 9-12."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return [str(begin) if begin == end else f"{begin}-{end}" for begin, end in found]


def main() -> int:
    fetch(ROOT)
    heat = Heat()
    with TemporaryDirectory() as folder:
        site = Path(folder) / "dist"
        quickly = partial(make_ahead, tightness=LOOSE)
        build(ROOT, site, make=quickly, lean=lambda path: make_lean(path, "counted"))
        os.environ["SITE"] = str(site)
        tests = [f"e2e/test_{name}.py" for name in TESTS]
        failed = pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", *tests], plugins=[heat])
    if failed:
        print("What was called is not known as long as tests fail", file=sys.stderr)
        return int(failed)
    runtime = (ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    numbers = fill(" ".join(ranges(heat.called)), WIDTH)
    HOT.write_text(f"{hashlib.sha256(runtime).hexdigest()}\n{numbers}\n", "utf-8")
    print(f"{len(heat.called)} functions are hot")
    return 0


if __name__ == "__main__":
    sys.exit(main())
