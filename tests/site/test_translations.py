"""The pages of the rules in other languages have the clauses, pictures and links of the English ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("[a-z][a-z]/*.md"))
LANGUAGES = sorted({page.parent.name for page in PAGES})
GAMES = sorted(page.stem for page in DOCS.glob("*.md") if (ROOT / "engine" / "games" / page.stem).is_dir())
CLAUSES = re.compile(r"\(([A-Z]\d+(?:(?:, |–)[A-Z]\d+)*)\)")
LINK = re.compile(r"\]\(([^)]*)\)")
HEADING = re.compile(r"^#+ ", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^    \S.*", re.MULTILINE)


def prose(page: Path) -> str:
    """Return a page without its boards to try."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def english(page: Path) -> str:
    return prose(DOCS / page.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_page(language: str) -> None:
    assert [page.stem for page in PAGES if page.parent.name == language] == GAMES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_clauses_and_pictures_stand_in_the_same_places(page: Path) -> None:
    text, original = prose(page), english(page)
    assert CLAUSES.findall(text) == CLAUSES.findall(original)
    assert [link.removeprefix("../") for link in LINK.findall(text)] == LINK.findall(original)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_it_is_built_in_the_same_way(page: Path) -> None:
    text, original = prose(page), english(page)
    assert HEADING.findall(text) == HEADING.findall(original)
    assert INDENTED.findall(text) == INDENTED.findall(original)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert links and not [link for link in links if not (page.parent / link.partition("#")[0]).exists()]
