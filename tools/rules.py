"""Make the rules pages of the site from the games' pages in `docs/`."""

import json
from collections.abc import Mapping
from pathlib import Path

from tools.node import run_script


def make_rules(root: Path, target: Path, moods: Mapping[str, str], guests: Path | None = None) -> None:
    """Write `<game>.html` into `target` for every game that has a page. Raises Problem if that fails.

    `moods` are those of the games; `guests` is the folder of the pages of games that are not ours.
    """
    ours = [page.stem for page in sorted((root / "docs").glob("*.md")) if _is_game(root, page.stem)]
    _make(root, root / "docs", ours, target, moods)
    if guests:
        _make(root, guests, [page.stem for page in sorted(guests.glob("*.md"))], target, moods)


def _make(root: Path, docs: Path, games: list[str], target: Path, moods: Mapping[str, str]) -> None:
    if not games:
        return
    run_script(
        "rules.mjs",
        [docs, target, json.dumps(dict(moods)), *games],
        "the rules pages could not be made",
        root,
    )


def _is_game(root: Path, name: str) -> bool:
    return (root / "engine" / "games" / name).is_dir()
