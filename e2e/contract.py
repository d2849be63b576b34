"""The checks of the contract, run by the browser's Python of a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.in_page import learn, run
from e2e.site import ROOT

CHECKS = ROOT / "tests" / "engine" / "contract" / "checks"


def run_checks(page: Page, code: str) -> Any:
    """Return the result of code that uses `CHECKS` and `run_all`."""
    learn(page, CHECKS.glob("*.py"))
    return run(page, f"from tests.engine.contract.checks.every import CHECKS, run_all\n{code}")
