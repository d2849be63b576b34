"""The rules pages of the site, from the games' pages in `docs/`."""

import json
from collections.abc import Mapping
from pathlib import Path

from engine.registry import GAMES, find_game
from tools.examples.page import put_examples
from tools.node import run_script

ENGLISH = "en"


def make_rules(root: Path, target: Path, themes: Mapping[str, str], plugins: Path | None = None) -> None:
    """Write `<game>.html` into `target` for every game that has a page. Raises Problem if that fails.

    Pages in another language, in a folder of `docs/`, go into a folder there. `themes` are the themes of the
    games; `plugins` is the folder with the pages of plugins.
    """
    ours = [page.stem for page in sorted((root / "docs").glob("*.md")) if _is_game(root, page.stem)]
    for docs in (root / "docs", *sorted(root.glob("docs/??"))):
        language = docs.name if docs.name != "docs" else ENGLISH
        there = [game for game in ours if (docs / f"{game}.md").is_file()]
        _make(root, docs, there, target if docs.name == "docs" else target / language, themes, language)
    if plugins:
        _make(root, plugins, [page.stem for page in sorted(plugins.glob("*.md"))], target, themes)


def _make(
    root: Path, docs: Path, games: list[str], target: Path, themes: Mapping[str, str], language: str = ENGLISH
) -> None:
    if not games:
        return
    run_script(
        "rules_pages.mjs",
        [language, docs, target, json.dumps(dict(themes)), *games],
        "the rules pages could not be made",
        root,
    )
    for game in games:
        if game in GAMES:
            put_examples(docs / f"{game}.md", target / f"{game}.html", find_game(game))


def _is_game(root: Path, name: str) -> bool:
    return (root / "engine" / "games" / name).is_dir()
