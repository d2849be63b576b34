"""The docs name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
FOLDERS = ("assets", "docs", "e2e", "engine", "examples", "tests", "tools", "ui")
EXAMPLES = {"ui/kinds/teaching.py", "ui/words/fr/"}
"""Files of the examples in the docs."""
_QUOTED = re.compile(r"`([^`\s]+)`")
_LINK = re.compile(r"\]\(([^)#\s]+)")
_PLACEHOLDER = re.compile(r"(?<![A-Z])[A-Z]{2,}(?![A-Z])|…")
"""A part of a path that stands for any name, as in `engine/games/GAME/learning.py`."""


def named_files(page: str) -> set[str]:
    """Return the patterns of the files that a page quotes by their paths."""
    paths = {path.partition("::")[0] for path in _QUOTED.findall(page) if path.startswith(FOLDERS)}
    return {_PLACEHOLDER.sub("*", path) for path in paths - EXAMPLES if re.fullmatch(r"\w+/[\w./*-…]*", path)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_on_a_page_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    gone = [path for path in named_files(text) if not any(ROOT.glob(path.rstrip("/")))]
    assert not gone, f"{page.name} names files that do not exist: follow them, or add them to EXAMPLES"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_on_a_page_leads_to_a_file(page: Path) -> None:
    links = _LINK.findall(page.read_text(encoding="utf-8"))
    assert not [link for link in links if "://" not in link and not (page.parent / link).exists()]
