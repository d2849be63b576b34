"""Writing the table of a game's puzzles into its source."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
WIDE = 98
"""Maximum length of a line of text in a table."""
TABLE = "TABLE: tuple[str, ...] = (\n"
"""First line of the table in a game's `learning.py`."""


def write_table(game: str, texts: Iterable[str]) -> None:
    """Write the texts of all puzzles of a game, in the order of their numbers."""
    path = ROOT / "engine" / "games" / game / "learning.py"
    before, _, after = path.read_text(encoding="utf-8").partition(TABLE)
    _, _, after = after.partition("\n)\n")
    path.write_text(f"{before}{TABLE}{''.join(map(_row, texts))})\n{after}", encoding="utf-8")


def _row(text: str) -> str:
    """Return a text as source code, wrapped after commas and blanks."""
    parts, rest = [], text
    while len(rest) > WIDE:
        cut = max(rest.rfind(mark, 0, WIDE) for mark in ", /") + 1 or WIDE
        parts.append(rest[:cut])
        rest = rest[cut:]
    parts.append(rest)
    if len(parts) == 1:
        return f'    "{text}",\n'
    return "    (\n" + "".join(f'        "{part}"\n' for part in parts) + "    ),\n"
