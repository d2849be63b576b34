"""The one reader of JSON from outside: files, links, what lies in a browser's storage, messages.

How deep a text nests is counted before it is read: Python reads JSON by recursion, and in the browser a
recursion that is too deep ends the interpreter for good, past any `except`. Keys are counted first, too: if
their hashes collide a dictionary takes quadratic time, and in the browser anybody can foresee hashes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import groupby
from math import isfinite
from typing import Any

LENGTH = 2_000_000
"""The longest text that is read unless somebody says otherwise, in characters."""
DEPTH = 20
"""How deep lists and objects may lie in each other; nothing of ours nests deeper than 4."""
VALUES = 100_000
"""About how many values there may be; a save of the longest possible game has 60,000 actions."""
KEYS = 200
"""The most keys of all objects together unless the caller says otherwise; a save has 25."""
DIGITS = 30
"""The longest number, in characters."""


class BadText(ValueError):
    """The text is no JSON that is let in; the message says why."""


def read_json(text: str, length: int = LENGTH, keys: int = KEYS) -> Any:
    """Return what a JSON text holds, in time and room in proportion to it. Raises `BadText`.

    Refused are, besides what is no JSON: what is longer than `length` characters, too deep or too full; more
    than `keys` keys, and more than `KEYS` whose hashes collide; NaN, infinity and numbers of too many digits.
    Halves of characters (lone surrogates) pass: a browser may have cut an emoji in a name. Whoever shows a
    text tidies it.
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

    Where the text is no JSON the count may be wrong, but only past the place where reading stops.
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
            return  # here reading stops


def collide(keys: Iterator[str], hashed: Callable[[str], int] = hash) -> bool:
    """Return whether more than `KEYS` different keys share their hashes with others, without a dictionary."""
    hashes = [hashed(key) for key, _ in groupby(sorted(keys))]
    return len(hashes) - len(set(hashes)) > KEYS


def _keys(text: str) -> Iterator[str]:
    """Yield the keys of all objects. Raises `BadText` where one cannot be read."""
    for key in _KEY.finditer(text):
        try:
            if key[2]:
                yield json.loads(key[1])
        except ValueError as fault:
            raise BadText("the text is no JSON") from fault


_KEY = re.compile(r'("(?:[^"\\]|\\.)*+")(\s*+:)?', re.DOTALL)
"""A string, and the colon after it if it is a key."""


def _whole(digits: str) -> int:
    return int(_short(digits))


def _broken(digits: str) -> float:
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


_DECODER = json.JSONDecoder(parse_int=_whole, parse_float=_broken, parse_constant=_no_number)
