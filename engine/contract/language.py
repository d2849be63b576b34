"""The language in which everything is said, and where its words are found.

Whatever people read is in a file of words: a class `Words`, written in English, whose attributes and methods
give texts. `say = spoken(Words)` stands at its end, and is asked whenever something is to be said, never when
a module is imported. Another language is one more file beside it, such as `words_de.py`, with a subclass that
is called `Words` as well. Where that is missing, English is spoken.
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


def use(language: str, lettered: bool = False) -> None:
    """Speak a language from now on, by its id, such as "de".

    `lettered`: squares that a game numbers are called by letters all the same, as those of other games.
    """
    _PRESENT[0], _LETTERED[0] = language, lettered


def present() -> str:
    """Return the id of the language that is spoken."""
    return _PRESENT[0]


def lettered() -> bool:
    """Return whether squares that a game numbers are called by letters."""
    return _LETTERED[0]


def voice() -> tuple[str, bool]:
    """Return all that decides how something is said: what is kept of it was said in one voice."""
    return _PRESENT[0], _LETTERED[0]


def spoken(words: type[W]) -> W:
    """Return what gives the texts of a class of words in the language that is spoken when it is asked."""
    return cast(W, _Spoken(words))


class _Spoken:
    """Passes each question on to the words of the present language."""

    __slots__ = ("_english", "_known")

    def __init__(self, english: type[Any]) -> None:
        self._english = english
        self._known: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        words = self._known.get(_PRESENT[0])
        if words is None:
            words = self._known[present()] = _words_in(present(), self._english)
        return getattr(words, name)


def _words_in(language: str, english: type[Any]) -> Any:
    """Return the words of a language: those of the file beside the English ones, or the English ones."""
    name = f"{english.__module__}_{language}"
    if language == ENGLISH:
        return english()
    try:
        return import_module(name).Words()
    except ModuleNotFoundError as fault:
        if fault.name != name:
            raise
        return english()
