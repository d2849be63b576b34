"""`python -m tools.catalogue de`: list the texts that a language still lacks.

A language has a module in the place of each English module of texts, and the rules pages in its folder of
`docs/`.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.contract.language import ENGLISH, LANGUAGES, module_in

ROOT = Path(__file__).resolve().parents[1]
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_PLACES = re.compile(r"\{(\w*)[^}]*\}")
_SENTENCE = 3
"""From this number of words on, equal texts in two languages are suspicious."""
_NAMES = ("designer",)
"""Attributes that may be a person's name."""


def main() -> int:
    """Print what is missing in the languages given, or in all; return 1 if anything is."""
    found = [line for language in sys.argv[1:] or others() for line in missing(language)]
    print("\n".join(found) or "Nothing is missing.")
    return bool(found)


def others() -> list[str]:
    """Return the languages besides English."""
    return [language for language in LANGUAGES if language != ENGLISH]


def missing(language: str) -> Iterator[str]:
    """Yield a line for each text that is missing in a language, or that cannot be right."""
    for module in word_files():
        yield from _missing_words(module, language)
    for page in rules_pages():
        if not (page.parent / language / page.name).is_file():
            yield f"docs/{language}/{page.name}: there is no such page"


def word_files() -> list[str]:
    """Return the names of the English modules of texts."""
    paths = [path for package in ("engine", "ui", "tools") for path in sorted((ROOT / package).rglob("*.py"))]
    found = [path for path in paths if classes(path)]
    return [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in found]


def classes(path: Path) -> list[str]:
    """Return the names of the classes of texts in a module."""
    return re.findall(r"^\w+ = spoken\((\w+)\)$", path.read_text("utf-8"), re.M)


def rules_pages() -> list[Path]:
    """Return the rules pages, in English."""
    return [
        page for page in sorted((ROOT / "docs").glob("*.md")) if (ROOT / "engine/games" / page.stem).is_dir()
    ]


# --- modules of texts -------------------------------------------------------------------------------------


def _missing_words(module: str, language: str) -> Iterator[str]:
    name = module_in(language, module)
    if not _exists(name):
        yield f"{name}: there is no such module"
        return
    for each in classes(ROOT / f"{module.replace('.', '/')}.py"):
        english, other = getattr(import_module(module), each), getattr(import_module(name), each, None)
        yield from _missing_texts(f"{name}.{each}", english, other, language)


def _exists(module: str) -> bool:
    """Return True if a module exists; a new language may lack the folder, too."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _missing_texts(name: str, english: type[Any], other: type[Any] | None, language: str) -> Iterator[str]:
    if other is None:
        yield f"{name}: there is no such class"
        return
    for attribute in said_in(english):
        where = next(each for each in other.__mro__ if attribute in vars(each))
        if f".words.{language}" not in where.__module__:
            yield f"{name}: {attribute} is said in English"
        elif not callable(getattr(english, attribute)):
            faults = differing(getattr(english, attribute), getattr(other, attribute))
            yield from (f"{name}: {attribute}{fault}" for fault in faults)


def said_in(words: type[Any]) -> Iterator[str]:
    """Yield the attributes of a class of texts that contain words."""
    for name in dir(words):
        if not name.startswith("__") and _speaks(name, getattr(words, name)):
            yield name


def _speaks(name: str, value: Any) -> bool:
    if name in _NAMES:
        return not all(word[0].isupper() for word in value.split())
    if not callable(value):
        return any(_LETTERS.search(text) for text in _texts(value))
    tree = ast.parse(textwrap.dedent(inspect.getsource(value)))
    (function,) = tree.body
    assert isinstance(function, ast.FunctionDef)
    function.decorator_list, function.returns = [], None
    function.body = function.body[bool(ast.get_docstring(function)) :]
    keys = {
        id(key)
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript)
        for key in ast.walk(node.slice)
    }
    found = (node for node in ast.walk(function) if isinstance(node, ast.Constant) and id(node) not in keys)
    return any(isinstance(node.value, str) and _LETTERS.search(node.value) for node in found)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from (text for item in value.values() for text in _texts(item))
    elif isinstance(value, Sequence):
        yield from (text for item in value for text in _texts(item))


def differing(english: Any, other: Any) -> Iterator[str]:
    """Yield the faults of a translation that can be detected."""
    if isinstance(english, Mapping):
        if english.keys() != other.keys():
            yield f": the keys are not the same: {sorted(english.keys() ^ other.keys())}"
            return
        yield from (f"[{key!r}]{fault}" for key in english for fault in differing(english[key], other[key]))
    elif isinstance(english, str):
        if set(_PLACES.findall(english)) != set(_PLACES.findall(other)):
            yield f": the places in braces are not the same: {other!r}"
        if english == other and len(_LETTERS.findall(english)) >= _SENTENCE:
            yield f" is said in English: {other!r}"
    elif isinstance(english, Sequence):
        if len(english) != len(other):
            yield f" has {len(other)} texts, not {len(english)}"
            return
        yield from (
            f"[{at}]{fault}"
            for at, pair in enumerate(zip(english, other, strict=True))
            for fault in differing(*pair)
        )


if __name__ == "__main__":
    sys.exit(main())
