"""English with every letter turned upside down: what a language is made of in which nothing stays English.

Or with every letter from the Hebrew alphabet, which makes it a language that is written from right to left.

It stands alone: the end-to-end test of languages puts it among the sources of a site.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, wraps
from typing import Any

TURNED = "turned"
"""The id of the language."""
LEFTWARDS = "he"
"""The id of the one from right to left: that of Hebrew, for by its id the page knows which way it goes."""
_ENGLISH = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LETTERS = {
    TURNED: str.maketrans(_ENGLISH, "ɐԛɔрǝɟƃɥᴉɾʞꞁɯսоԁƅɹѕʇոʌʍхʎᴢ∀ꓭƆꓷƎℲ⅁НІՐꓘ⅂ƜΝОԀΌꓤЅꓕꓵΛМХ⅄Ζ"),
    LEFTWARDS: str.maketrans(_ENGLISH, "אבגדהוזחטיכלמנסעפצקרשתםןףץ" * 2),
}
"""No letter that comes out is an ASCII letter: what is turned twice stays as it is."""
_PIECES = re.compile(r"\([A-Z]\d+(?:, [A-Z]\d+)*\)|[A-Za-z]+")
"""Clauses of the rules, which no language changes; and words."""


@lru_cache(maxsize=1 << 14)
def turn(text: str, language: str = TURNED) -> str:
    """Return a text in other letters, but for clauses such as "(D4)"."""
    letters = _LETTERS[language]
    return _PIECES.sub(lambda found: found[0] if found[0][0] == "(" else found[0].translate(letters), text)


def turned(words: type[Any], language: str = TURNED) -> Callable[[], Any]:
    """Return what stands for a class of words in a pseudo-language."""
    return lambda: _Turned(words(), language)


class _Turned:
    """Asks the English words, and turns the answers."""

    def __init__(self, english: Any, language: str) -> None:
        self._english = english
        self._language = language

    def __getattr__(self, name: str) -> Any:
        answer = _turned(getattr(self._english, name), self._language)
        if callable(answer):
            setattr(self, name, answer)  # to be found at once the next time
        return answer


def _turned(value: Any, language: str) -> Any:
    """Return an answer with all texts in it turned; of a method, one that gives turned answers."""
    if isinstance(value, str):
        return turn(value, language)
    if isinstance(value, Mapping):
        return {key: _turned(item, language) for key, item in value.items()}
    if isinstance(value, Sequence):
        items = [_turned(item, language) for item in value]
        kind: Any = type(value)
        return kind(*items) if hasattr(value, "_fields") else kind(items)
    if callable(value):
        return wraps(value)(lambda *given: _turned(value(*given), language))
    return value
