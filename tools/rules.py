"""Make the rules pages of the site from the games' pages in `docs/`."""

import subprocess
from pathlib import Path

from tools.problem import Problem

_SCRIPT = Path(__file__).with_name("rules.mjs")


def make_rules(root: Path, target: Path, guests: Path | None = None) -> None:
    """Write `<game>.html` into `target` for every game that has a page. Raises Problem if that fails.

    `guests` is the folder of the pages of games that are not ours.
    """
    ours = [page.stem for page in sorted((root / "docs").glob("*.md")) if _is_game(root, page.stem)]
    _make(root, root / "docs", ours, target)
    if guests:
        _make(root, guests, [page.stem for page in sorted(guests.glob("*.md"))], target)


def _make(root: Path, docs: Path, games: list[str], target: Path) -> None:
    if not games:
        return
    command = ["node", str(_SCRIPT), str(docs), str(target), *games]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Problem(f"the rules pages could not be made: {done.stderr.strip().splitlines()[-1]}")


def _is_game(root: Path, name: str) -> bool:
    return (root / "engine" / "games" / name).is_dir()
