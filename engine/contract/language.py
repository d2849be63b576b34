"""The present language, and the lookup of texts in it.

All texts that people read are in folders named `words`, with one module per language (in `ui.words` one
folder per language, with one module per screen). The English module, such as `engine.games.chess.words.en`,
has classes whose attributes and methods give texts, and ends with `say = spoken(Words)`. Features read `say`
when they need a text, never at import. Another language is a module in the place of `en`, such as
`engine.games.chess.words.de`, with subclasses of the same names. A missing module or class means English.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, TypeVar, cast

ENGLISH = "en"
LANGUAGES: Mapping[str, str] = MappingProxyType({ENGLISH: "English", "de": "Deutsch", "es": "Español"})
"""The languages that there are, by their ids (BCP 47), with what each calls itself."""
_PRESENT = [ENGLISH]
_LETTERED = [False]
W = TypeVar("W")
"""A class of words."""


def set_language(language: str, lettered: bool = False) -> None:
    """Speak a language from now on, by its id, such as "de".

    `lettered`: squares that a game numbers are called by letters all the same, as those of other games.
    """
    _PRESENT[0], _LETTERED[0] = language, lettered


def current_language() -> str:
    """Return the id of the language that is spoken."""
    return _PRESENT[0]


def lettered() -> bool:
    """Return whether squares that a game numbers are called by letters."""
    return _LETTERED[0]


def text_settings() -> tuple[str, bool]:
    """Return all that decides how something is said: what is kept of it was said in one voice."""
    return _PRESENT[0], _LETTERED[0]


def spoken(words: type[W]) -> W:
    """Return a proxy for a class of English texts that answers in the present language."""
    return cast(W, _Spoken(words))


class _Spoken:
    """A proxy that forwards each attribute to the texts of the present language."""

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
    """Return the texts of a class in a language; the English ones where there are no others."""
    name = module_in(language, english.__module__)
    try:
        module = import_module(name)
    except ModuleNotFoundError as fault:
        if not f"{name}.".startswith(f"{fault.name}."):
            raise
        return english()
    return getattr(module, english.__name__, english)()


def module_in(language: str, english: str) -> str:
    """Return the name of the module with the texts of an English module in another language."""
    return ".".join(language if part == ENGLISH else part for part in english.split("."))
