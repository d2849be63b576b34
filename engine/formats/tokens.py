"""Text files of games (PDN, PGN) cut into tokens: what the two formats share.

Move numbers and escaped lines are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from engine.contract.lines.signs import NUMBERS
from engine.contract.values import BadPosition
from engine.formats.words import say

END = r"(?=[\s(){};\[]|\Z)"
"""What follows a whole token."""
COMMENT = r"^%[^\n]*+|;[^\n]*+|\{[^}]*+\}"
TAG = r'\[\s*+(?P<name>[A-Za-z][A-Za-z0-9_]*+)\s*+"(?P<value>[^"\\\n]*+(?:\\[^\n][^"\\\n]*+)*+)"\s*+\]'
"""A tag; like all patterns here it takes a time in proportion to the text, whatever that is."""
_SHOWN = 40
"""How much of a token that is not understood is shown."""


class Token(NamedTuple):
    """A piece of a file: its kind, text and line.

    The kinds are "tag", "open", "close", "result", "move", "sign", "comment" and "bad". The text of a tag is
    its value, that of a move what the pattern calls its core, that of a sign its number (`$1`); `name` is the
    tag's name.
    """

    kind: str
    text: str
    line: int
    name: str = ""
    at: int = 0
    """Where it begins in the text, in characters."""


Tokenizer: TypeAlias = Callable[[str], Iterator[Token]]


def tokenizer(move: str, result: str) -> Tokenizer:
    """Return a function that yields the tokens that matter, with lines counted from 1.

    `move` and `result` are patterns; the group `core` of a move is its text, blanks taken out, `glyph` a sign
    behind it. The function raises `BadPosition` for a comment without an end.
    """
    patterns = {
        "unseen": r"(?:^%[^\n]*+|\s++|[0-9]{1,4}\.++|\.++)++",
        "comment": r";[^\n]*+|\{[^}]*+\}",
        "sign": rf"\$[0-9]{{1,3}}(?![0-9])|[!?]{{1,2}}{END}",
        "tag": TAG,
        "open": r"\(",
        "close": r"\)",
        "result": rf"(?:{result}){END}",
        "move": move,
        "bad": r"[^\s(){};]+|.",
    }
    pattern = "|".join(f"(?P<{kind}>{text})" for kind, text in patterns.items())

    def tokens(text: str) -> Iterator[Token]:
        text = plain(text)
        line = 1
        for found in re.finditer(pattern, text, re.MULTILINE):
            kind, whole = str(found.lastgroup), found[0]
            if kind in ("open", "close"):
                yield Token(kind, whole, line, "", found.start())
            elif kind != "unseen":
                yield _token(kind, found, line)
            if found["glyph"]:
                yield Token("sign", NUMBERS[found["glyph"]], line, "", found.start())
            if "\n" in whole:
                line += whole.count("\n")

    return tokens


def _token(kind: str, found: re.Match[str], line: int) -> Token:
    if kind == "tag":
        return Token(kind, value_of(found), line, found["name"], found.start())
    if kind == "move":
        return Token(kind, "".join(found["core"].split()), line, "", found.start())
    if kind == "sign":
        return Token(kind, NUMBERS.get(found[0], found[0]), line, "", found.start())
    if kind == "comment":
        inside = found[0][1:-1] if found[0][0] == "{" else found[0][1:]
        return Token(kind, inside, line, "", found.start())
    if found[0][0] == "{":
        raise BadPosition(say.line(line, say.open_comment))
    return Token(kind, found[0][:_SHOWN], line, "", found.start())


def plain(text: str) -> str:
    """Return a file's text with one kind of line ends, and without the mark that some begin with."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def value_of(tag: re.Match[str]) -> str:
    """Return the value of what `TAG` has found, its escapes undone."""
    return re.sub(r'\\(["\\])', r"\1", tag["value"])


def clean(value: str) -> str:
    """Return a tag's value as it is written between its quotes: on one line, with quotes escaped."""
    return re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))
