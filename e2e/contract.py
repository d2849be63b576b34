"""The checks of the contract, run by the browser's Python of a page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from e2e.site import ROOT

CHECKS = ROOT / "tests" / "engine" / "contract" / "checks"
LEARN = """
import sys
from pathlib import Path
for name, text in %s.items():
    path = Path("/checked", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
sys.path.append("/checked")
from tests.engine.contract.checks.every import CHECKS, run_all
"""


def run_checks(page: Page, code: str) -> Any:
    """Return the result of code that uses `CHECKS` and `run_all`."""
    files = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in CHECKS.glob("*.py")}
    return page.evaluate(
        "code => oddPyScript.interpreter.runPython(code)", f"{LEARN % json.dumps(files)}\n{code}"
    )
