"""A game's page in docs/ has its picture at the head; its page of the site has only the drawings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.contract.language import LANGUAGES
from engine.registry import INFOS
from tools.node import run_script

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
DRAWING = re.compile(r"!\[.*?\]\((?:\.\./)+(assets/[^)]+)\)")
PICTURE = re.compile(r"# .+\n\n!\[(.+)\]\((.+)\)\n\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", INFOS)
def test_a_game_shows_its_picture_at_the_head_of_its_page(game: str, language: str) -> None:
    folder = DOCS if language == "en" else DOCS / language
    found = PICTURE.match((folder / f"{game}.md").read_text("utf-8"))
    assert found and (folder / found[2]).resolve() == DOCS / "pictures" / f"{game}.jpg"
    assert (folder / found[2]).exists()


def test_a_page_of_the_site_leaves_the_picture_out(tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text("# Toy\n\n![A toy](pictures/toy.jpg)\n\nMove.\n")
    run_script("rules_pages.mjs", ["en", tmp_path, tmp_path, '{"toy": "felt"}', "toy"], "rules", ROOT)
    page = (tmp_path / "toy.html").read_text()
    assert "<h1>Toy</h1>\n<p>Move.</p>" in page and "<img" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_the_site_shows_all_drawings_of_pieces_and_cards(language: str, tmp_path: Path) -> None:
    folder = DOCS if language == "en" else DOCS / language
    run_script("rules_pages.mjs", [language, folder, tmp_path, "{}", *INFOS], "rules", ROOT)
    for game in INFOS:
        drawings = DRAWING.findall((folder / f"{game}.md").read_text("utf-8"))
        shown = re.findall(r'<img src="(?:\.\./)+([^"]+)"', (tmp_path / f"{game}.html").read_text("utf-8"))
        assert shown == drawings
        assert drawings and [each for each in drawings if not (ROOT / each).exists()] == []
