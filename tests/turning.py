"""English with every letter upside down: the texts of a language in which no English remains.

Or with every letter from the Hebrew alphabet, for a language written from right to left. It has no imports of
ours: the end-to-end test of languages copies it into the sources of a site.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, wraps
from typing import Any

TURNED = "turned"
"""The id of the language."""
LEFTWARDS = "he"
"""The id of the language from right to left: that of Hebrew, from which the page knows the direction."""
_ENGLISH = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LETTERS = {
    TURNED: str.maketrans(_ENGLISH, "ɐԛɔрǝɟƃɥᴉɾʞꞁɯսоԁƅɹѕʇոʌʍхʎᴢ∀ꓭƆꓷƎℲ⅁НІՐꓘ⅂ƜΝОԀΌꓤЅꓕꓵΛМХ⅄Ζ"),
    LEFTWARDS: str.maketrans(_ENGLISH, "אבגדהוזחטיכלמנסעפצקרשתםןףץ" * 2),
}
"""No result is an ASCII letter, so turning a text twice changes nothing more."""
_PIECES = re.compile(r"\([A-Z]\d+(?:, [A-Z]\d+)*\)|[A-Za-z]+")
"""Clauses of the rules, which no language changes; and words."""


@lru_cache(maxsize=1 << 14)
def turn(text: str, language: str = TURNED) -> str:
    """Return a text in other letters, except clauses such as "(D4)"."""
    letters = _LETTERS[language]
    return _PIECES.sub(lambda found: found[0] if found[0][0] == "(" else found[0].translate(letters), text)


def turned(words: type[Any], language: str = TURNED) -> Callable[[], Any]:
    """Return the constructor of a class of texts in a pseudo-language."""
    return lambda: _Turned(words(), language)


class _Turned:
    """Turns the answers of the English texts."""

    def __init__(self, english: Any, language: str) -> None:
        self._english = english
        self._language = language

    def __getattr__(self, name: str) -> Any:
        answer = _turned(getattr(self._english, name), self._language)
        if callable(answer):
            setattr(self, name, answer)  # cached for the next call
        return answer


def _turned(value: Any, language: str) -> Any:
    """Return an answer with all texts in it turned; for a method, a function with turned answers."""
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
