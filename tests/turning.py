"""English with every letter turned upside down: what a language is made of in which nothing stays English.

It stands alone: the end-to-end test of languages puts it among the sources of a site.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, wraps
from typing import Any

TURNED = "turned"
"""The id of the language."""
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ɐԛɔрǝɟƃɥᴉɾʞꞁɯսоԁƅɹѕʇոʌʍхʎᴢ∀ꓭƆꓷƎℲ⅁НІՐꓘ⅂ƜΝОԀΌꓤЅꓕꓵΛМХ⅄Ζ",
)
"""No letter that comes out is an ASCII letter: what is turned twice stays as it is."""
_PIECES = re.compile(r"\([A-Z]\d+(?:, [A-Z]\d+)*\)|[A-Za-z]+")
"""Clauses of the rules, which no language changes; and words."""


@lru_cache(maxsize=1 << 14)
def turn(text: str) -> str:
    """Return a text with its letters upside down, but for clauses such as "(D4)"."""
    return _PIECES.sub(lambda found: found[0] if found[0][0] == "(" else found[0].translate(_LETTERS), text)


def turned(words: type[Any]) -> Callable[[], Any]:
    """Return what stands for a class of words in the pseudo-language."""
    return lambda: _Turned(words())


class _Turned:
    """Asks the English words, and turns the answers."""

    def __init__(self, english: Any) -> None:
        self._english = english

    def __getattr__(self, name: str) -> Any:
        answer = _turned(getattr(self._english, name))
        if callable(answer):
            setattr(self, name, answer)  # to be found at once the next time
        return answer


def _turned(value: Any) -> Any:
    """Return an answer with all texts in it turned; of a method, one that gives turned answers."""
    if isinstance(value, str):
        return turn(value)
    if isinstance(value, Mapping):
        return {key: _turned(item) for key, item in value.items()}
    if isinstance(value, Sequence):
        items = [_turned(item) for item in value]
        kind: Any = type(value)
        return kind(*items) if hasattr(value, "_fields") else kind(items)
    if callable(value):
        return wraps(value)(lambda *given: _turned(value(*given)))
    return value
