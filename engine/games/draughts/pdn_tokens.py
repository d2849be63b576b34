"""PDN text cut into tokens. Comments, move numbers, annotation glyphs and escaped lines are left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.protocol import BadPosition

_END = r"(?=[\s(){};\[]|\Z)"
_PATTERNS = {
    "skip": r"\s+|^%[^\n]*|;[^\n]*|\{[^}]*\}",
    "tag": r'\[\s*(?P<name>[A-Za-z][A-Za-z0-9_]*)\s*"(?P<value>(?:[^"\\\n]|\\[^\n])*)"\s*\]',
    "open": r"\(",
    "close": r"\)",
    "result": rf"(?:1/2-1/2|[012]-[012]|\*){_END}",
    "number": r"[0-9]{1,4}\.+|\.+",
    "glyph": rf"\$[0-9]{{1,3}}(?![0-9])|[!?]{{1,2}}{_END}",
    "move": rf"(?P<squares>[0-9]{{1,2}}(?:[ \t]*[-xX:][ \t]*[0-9]{{1,2}})+)(?:[!?]{{1,2}}|\*)?(?={_END}|\$)",
    "bad": r"[^\s(){};]+|.",
}
_TOKEN = re.compile("|".join(f"(?P<{kind}>{text})" for kind, text in _PATTERNS.items()), re.MULTILINE)
_UNSEEN = ("skip", "number", "glyph")
_SHOWN = 40
"""How much of a token that is not understood is shown."""


class Token(NamedTuple):
    """A piece of a file: its kind ("tag", "open", "close", "result", "move", "bad"), text and line.

    The text of a tag is its value and that of a move its squares; `name` is the tag's name.
    """

    kind: str
    text: str
    line: int
    name: str = ""


def tokens(text: str) -> Iterator[Token]:
    """Yield the tokens that matter, with lines counted from 1.

    Raises `BadPosition` for a comment without an end.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    line = 1
    for found in _TOKEN.finditer(text):
        kind = str(found.lastgroup)
        if kind not in _UNSEEN:
            yield _token(kind, found, line)
        line += found[0].count("\n")


def _token(kind: str, found: re.Match[str], line: int) -> Token:
    if kind == "tag":
        return Token(kind, re.sub(r'\\(["\\])', r"\1", found["value"]), line, found["name"])
    if kind == "move":
        return Token(kind, re.sub(r"\s", "", found["squares"]), line)
    if found[0][0] == "{":
        raise BadPosition(f"line {line}: the comment that starts with '{{' has no end")
    return Token(kind, found[0][:_SHOWN], line)


def clean(value: str) -> str:
    """Return a tag's value as it is written between its quotes: on one line, with quotes escaped."""
    return re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))
