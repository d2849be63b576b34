"""Make the rules pages of the site from the games' pages in `docs/`."""

import subprocess
from pathlib import Path

from tools.problem import Problem

_SCRIPT = Path(__file__).with_name("rules.mjs")


def make_rules(root: Path, target: Path) -> None:
    """Write `<game>.html` into `target` for every game that has a page. Raises Problem if that fails."""
    games = [page.stem for page in sorted((root / "docs").glob("*.md")) if _is_game(root, page.stem)]
    if not games:
        return
    command = ["node", str(_SCRIPT), str(root / "docs"), str(target), *games]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Problem(f"the rules pages could not be made: {done.stderr.strip().splitlines()[-1]}")


def _is_game(root: Path, name: str) -> bool:
    return (root / "engine" / "games" / name).is_dir()
