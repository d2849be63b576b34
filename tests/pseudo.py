"""A pseudo-language for tests: English with every letter upside down, so that leftover English stands out.

While it is active, every English module of texts has a counterpart: `engine.ai.words.turned` for
`engine.ai.words.en`, created on import.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from engine.contract import language
from engine.contract.language import LANGUAGES
from engine.registry import INFOS
from tests.turning import TURNED, turned

_IN_TURNED = f".words.{TURNED}"
_ENGLISH = re.compile(r"[A-Za-z]{2,}")
_CLAUSE = re.compile(r"\([A-Z]\d+(, [A-Z]\d+)*\)")
APP = "Odd Checkers"
"""A name, like those of the games."""


def left_over(text: str, names: Iterable[str] = ()) -> list[str]:
    """Return the English that remains in a text in the pseudo-language; `names` belong to no language."""
    return list(
        _left_over(text, (APP, *LANGUAGES.values(), *(info.title for info in INFOS.values()), *names))
    )


@lru_cache(maxsize=1 << 14)
def _left_over(text: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Cached, since most texts repeat."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return tuple(_ENGLISH.findall(_CLAUSE.sub("", text)))


class _Finder(MetaPathFinder, Loader):
    """Finds the counterparts of the modules of texts."""

    def find_spec(self, name: str, _path: Any = None, _target: Any = None) -> ModuleSpec | None:
        if _IN_TURNED not in name:
            return None
        return ModuleSpec(name, self, is_package=hasattr(self._beside(name), "__path__"))

    def exec_module(self, module: ModuleType) -> None:
        for name, each in vars(self._beside(module.__name__)).items():
            if isinstance(each, type) and name.endswith("Words"):
                module.__dict__[name] = turned(each)

    def _beside(self, name: str) -> ModuleType:
        return import_module(name.replace(_IN_TURNED, f".words.{language.ENGLISH}"))


def speak() -> None:
    """Use the pseudo-language from now on."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.append(_Finder())
    language.set_language(TURNED)


@contextmanager
def upside_down() -> Iterator[None]:
    """Use the pseudo-language for a while."""
    before = language.current_language()
    speak()
    try:
        yield
    finally:
        language.set_language(before)
