"""Names of modules, folders and classes avoid the words that the glossary retires."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
"""One word of a name in camel or snake case."""


def retired_words() -> set[str]:
    """Return the words in code style in the last column of the glossary."""
    rows = [line.split("|") for line in GLOSSARY.splitlines() if line.startswith("| ")]
    return {word for row in rows for word in re.findall(r"`(\w+)`", row[3])}


def names() -> Iterator[tuple[str, str]]:
    """Yield the names of folders, modules and classes in `engine` and `ui`, with their paths."""
    for side in ("engine", "ui"):
        for path in sorted((ROOT / side).rglob("*.py")):
            place = path.relative_to(ROOT)
            yield from ((part, str(place)) for part in (*place.parent.parts, path.stem))
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    yield node.name, str(place)


def _forms(word: str) -> tuple[str, str]:
    """Return a word, and its singular if it is a plural."""
    return word, word.removesuffix("s")


def test_the_glossary_lists_retired_words() -> None:
    assert {"eye", "keeper", "crew", "elsewhere", "pact", "lens"} <= retired_words()


def test_no_name_uses_a_retired_word() -> None:
    retired = retired_words()
    found = {
        f"{place}: {name}"
        for name, place in names()
        if retired & {word for part in _PART.findall(name) for word in _forms(part.lower())}
    }
    assert not found
