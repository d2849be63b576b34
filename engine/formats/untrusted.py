"""Untrusted texts: the one parser for JSON from files, links, storage and messages, and names for display.

Nesting is checked before parsing: Python parses JSON by recursion, and in the browser a stack overflow kills
the interpreter, past any `except`. Keys are counted first, too: keys with colliding hashes make a dictionary
quadratic, and hashes in the browser are predictable.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import isfinite
from typing import Any
from unicodedata import category, normalize

LENGTH = 2_000_000
"""Default maximum length of a text, in characters."""
DEPTH = 20
"""Maximum nesting of lists and objects; our own data never nests deeper than 4."""
VALUES = 100_000
"""Approximate maximum number of values; a save of the longest possible game has 60,000 actions."""
KEYS = 200
"""Default maximum number of keys of all objects together; a save has 25."""
DIGITS = 30
"""Maximum length of a number, in characters."""


class BadText(ValueError):
    """Raised for a text that is not acceptable JSON; the message says why."""


def read_json(text: str, length: int = LENGTH, keys: int = KEYS) -> Any:
    """Return the value of a JSON text, in linear time and memory. Raises `BadText`.

    Besides invalid JSON it refuses texts longer than `length` characters, nested too deep or with too many
    values; more than `keys` keys, and more than `KEYS` with colliding hashes; NaN, infinity and numbers with
    too many digits. Lone surrogates pass: a browser may have cut an emoji in a name. Code that displays a
    text must `tidy` it.
    """
    if len(text) > length:
        raise BadText("the text is too long")
    _check_shape(text, keys)
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as fault:
        raise BadText("the text is no JSON") from fault


def _check_shape(text: str, keys: int) -> None:
    """Raise `BadText` if a text has too many values or keys, or nests too deep; strings do not count.

    In invalid JSON the count may be wrong, but only past the place where parsing stops.
    """
    flat = text.count("[") + text.count("{") <= DEPTH and text.count(",") <= VALUES
    if flat and text.count(":") <= KEYS:
        return
    plain = text.replace("\\\\", "").replace('\\"', "")
    bare = "".join(plain.split('"')[::2])
    if sum(map(bare.count, "[{,")) > VALUES:
        raise BadText("the text holds too much")
    if (count := bare.count(":")) > keys:
        raise BadText("the text has too many keys")
    if count > KEYS and collide(_keys(text)):
        raise BadText("the text has keys that collide")
    depth = 0
    for bracket in re.finditer(r"[][{}]", bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEPTH:
            raise BadText("the text nests too deep")
        if depth <= 0:
            return  # parsing stops here


def collide(keys: Iterator[str], hashed: Callable[[str], int] = hash) -> bool:
    """Return True if more than `KEYS` different keys have colliding hashes, without using a dictionary."""
    hashes = [hashed(key) for key, _ in groupby(sorted(keys))]
    return len(hashes) - len(set(hashes)) > KEYS


def _keys(text: str) -> Iterator[str]:
    """Yield the keys of all objects. Raises `BadText` for an invalid one."""
    for key in _KEY.finditer(text):
        try:
            if key[2]:
                yield json.loads(key[1])
        except ValueError as fault:
            raise BadText("the text is no JSON") from fault


_KEY = re.compile(r'("(?:[^"\\]|\\.)*+")(\s*+:)?', re.DOTALL)
"""A string, and the colon after it if it is a key."""


def _int(digits: str) -> int:
    return int(_short(digits))


def _float(digits: str) -> float:
    number = float(_short(digits))
    if not isfinite(number):
        raise BadText("a number is too large")
    return number


def _short(digits: str) -> str:
    if len(digits) > DIGITS:
        raise BadText("a number is too long")
    return digits


def _no_number(name: str) -> None:
    raise BadText(f"{name} is no number")


_DECODER = json.JSONDecoder(parse_int=_int, parse_float=_float, parse_constant=_no_number)


# --- names -------------------------------------------------------------------------------------------


PLAYER_LIMIT = 30
"""Maximum length of a player's name, in characters."""
_UNSEEN = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that do not belong in a line: control characters, surrogates, line separators."""
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""The control characters of the Unicode bidirectional algorithm."""
_DATE = re.compile(r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}")


def is_date(text: str) -> bool:
    """Return True if a text is a date in tag form, with `?` for unknown digits."""
    return _DATE.fullmatch(text) is not None


def tidy(text: str) -> str:
    """Return an untrusted text for display: one line, without control or bidirectional characters.

    Surrogates are removed too. With such characters, a name could change how its neighbours look.
    """
    return " ".join("".join(" " if category(c) in _UNSEEN else c for c in text if c not in _BIDI).split())


def player_name(text: str) -> str:
    """Return any text as a player's name, tidied and cut to the limit; it may be empty."""
    return tidy(text)[:PLAYER_LIMIT].strip()


_CYRILLIC = (
    "\u0430\u0432\u0435\u043d\u0456\u0458\u043a\u043c\u043e\u0455"
    "\u0440\u0441\u0442\u0443\u0445\u04bb\u0501\u051b\u051d"
)
_GREEK = "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b6"
_ALIKE = {
    **str.maketrans(_CYRILLIC, "abehljkmospctyxhdqw"),
    **str.maketrans(_GREEK, "abehlkmnoptyxz"),
    **str.maketrans("1il|0\u0131", "llllol"),
}
"""Letters that look like Latin ones, by the shapes of their capitals, and a few signs."""
_NUMBERED = re.compile(r"\([0-9]+\)\W*$")


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return names with numbers after those that look alike, "Ben (1)": none passes for another."""
    looks = [_look(name) for name in names]
    return tuple(
        f"{name} ({looks[: at + 1].count(look)})" if name and looks.count(look) > 1 else name
        for at, (name, look) in enumerate(zip(names, looks, strict=True))
    )


def _look(name: str) -> str:
    """Return the letters of a name as most fonts show them, without accents and what has no width."""
    plain = normalize("NFKD", _NUMBERED.sub("", name)).casefold().translate(_ALIKE)
    letters = "".join(filter(str.isalpha, plain)).replace("rn", "m").replace("vv", "w")
    return letters or name
