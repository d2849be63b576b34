"""Every link of the rules pages leads somewhere; `tests/test_catalogue.py` checks the rest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("[a-z][a-z]/*.md"))
LINK = re.compile(r"\]\(([^)]*)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert links and not [link for link in links if not (page.parent / link.partition("#")[0]).exists()]
