"""Python code of the tests that a page's own interpreter runs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.site import ROOT

LEARN = """
import sys
from pathlib import Path
for name, text in %s.items():
    path = Path("/checked", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
if "/checked" not in sys.path:
    sys.path.append("/checked")
"""


def run(page: Page, code: str) -> Any:
    """Return the value of the last expression of some code."""
    return page.evaluate("code => oddPyScript.interpreter.runPython(code)", code)


def learn(page: Page, modules: Iterable[Path]) -> None:
    """Let the page's Python import modules of the tests."""
    files = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in modules}
    run(page, f"{LEARN % json.dumps(files)}\nNone")
