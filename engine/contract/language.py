"""The current language, and the lookup of texts in it.

Texts for people are in folders named `words`, one module per language (in `ui.words` one folder per
language, one module per screen). The English module, such as `engine.games.chess.words.en`, has classes
whose attributes and methods give texts, and ends with `say = spoken(Words)`. Features read `say` when they
need a text, never at import. Another language is a module in the place of `en`, such as
`engine.games.chess.words.de`, with subclasses of the same names. A missing module or class means English.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, TypeVar, cast

ENGLISH = "en"
LANGUAGES: Mapping[str, str] = MappingProxyType({ENGLISH: "English", "de": "Deutsch", "es": "Español"})
"""The languages by their ids (BCP 47), with their own names."""
_PRESENT = [ENGLISH]
_LETTERED = [False]
W = TypeVar("W")
"""A class of texts."""


def set_language(language: str, lettered: bool = False) -> None:
    """Set the current language by its id, such as "de".

    `lettered`: name squares by letters even in games that number them.
    """
    _PRESENT[0], _LETTERED[0] = language, lettered


def current_language() -> str:
    """Return the id of the current language."""
    return _PRESENT[0]


def lettered() -> bool:
    """Return True if squares of numbered boards are named by letters."""
    return _LETTERED[0]


def text_settings() -> tuple[str, bool]:
    """Return all settings that texts depend on, for keys of caches."""
    return _PRESENT[0], _LETTERED[0]


def spoken(words: type[W]) -> W:
    """Return a proxy for a class of English texts that answers in the current language."""
    return cast(W, _Spoken(words))


class _Spoken:
    """A proxy that forwards each attribute to the texts of the current language."""

    __slots__ = ("_english", "_known")

    def __init__(self, english: type[Any]) -> None:
        self._english = english
        self._known: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        words = self._known.get(_PRESENT[0])
        if words is None:
            words = self._known[current_language()] = _words_in(current_language(), self._english)
        return getattr(words, name)


def _words_in(language: str, english: type[Any]) -> Any:
    """Return the texts of a class in a language, or the English ones."""
    name = module_in(language, english.__module__)
    try:
        module = import_module(name)
    except ModuleNotFoundError as fault:
        if not f"{name}.".startswith(f"{fault.name}."):
            raise
        return english()
    return getattr(module, english.__name__, english)()


def module_in(language: str, english: str) -> str:
    """Return the module in another language that corresponds to an English module."""
    return ".".join(language if part == ENGLISH else part for part in english.split("."))
