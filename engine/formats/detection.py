"""Text files: their bytes as text, and detection of the kind of game from the beginning."""

from __future__ import annotations

import codecs
import re
from collections import Counter
from functools import cache
from typing import NamedTuple

from engine.formats.tokens import Tokenizer

BEGINNING = 4_000
"""Number of characters of a file that decide its kind."""
_CHESS = re.compile(r"\s*(?:[^/\s]+/){7}")
_DRAUGHTS = re.compile(r"\s*[BWbw?]\s*:\s*[BWbw]")
_NUMBER = re.compile(r"\D*(\d+)")
CHESS_TYPES = ("0", "1")
"""The GameType tag of chess; every other number is a kind of draughts."""


class Head(NamedTuple):
    """The tags of a game, and the number of moves and of unreadable tokens at its beginning."""

    tags: dict[str, str]
    moves: int
    bad: int

    @property
    def game_type(self) -> str:
        """The number in the tag GameType, "" if there is none; any other text unchanged."""
        text = self.tags.get("GameType", "").strip()
        found = _NUMBER.match(text)
        return found[1] if found else text

    @property
    def is_chess(self) -> bool:
        """True if a tag or the position belongs to chess."""
        return self.game_type in CHESS_TYPES or bool(_CHESS.match(self.tags.get("FEN", "")))

    @property
    def is_draughts(self) -> bool:
        """True if a tag or the position belongs to draughts."""
        other = self.game_type and self.game_type not in CHESS_TYPES
        return bool(other) or bool(_DRAUGHTS.match(self.tags.get("FEN", "")))


def head_of(tokenize: Tokenizer, text: str) -> Head:
    """Return the head of a game, with its first moves tokenized by one notation."""
    tags: dict[str, str] = {}
    moves = bad = 0
    for token in tokenize(beginning(text)):
        if token.kind == "tag":
            tags.setdefault(token.name, token.text)
        moves += token.kind == "move"
        bad += token.kind == "bad"
    return Head(tags, moves, bad)


def matches(tokenize: Tokenizer, text: str) -> bool:
    """Return True if the beginning of a text is mostly tags and moves. Never raises."""
    kinds = Counter(token.kind for token in tokenize(beginning(text)))
    return kinds["move"] + kinds["tag"] > kinds["bad"]


def beginning(text: str) -> str:
    """Return the first lines of a text, or the beginning of its first line."""
    if len(text) <= BEGINNING:
        return text
    begins = text[:BEGINNING]
    return begins[: begins.rfind("\n") + 1] or begins.rpartition(" ")[0]


_MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
_SAMPLE_SIZE = 1_000
"""Number of bytes to inspect for zero bytes when UTF-16 has no byte-order mark."""


def decoded(data: bytes) -> str:
    """Return the text of a file. A line that is not UTF-8 is read as Windows-1252; nothing is refused.

    `assets/page.text.js` does the same on the page.
    """
    for mark, name in _MARKS.items():
        if data.startswith(mark):
            return data.removeprefix(mark).decode(name, "replace")
    begins = data[:_SAMPLE_SIZE]
    for first, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        if begins and begins[first::2].count(0) > len(begins) / 4:
            return data.decode(name, "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return "\n".join(map(_line, data.split(b"\n")))


def _line(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        windows = _windows()
        return "".join(chr(windows.get(byte, byte)) for byte in data)


@cache  # not at import: a start would load the codec
def _windows() -> dict[int, int]:
    """Return the code points of the bytes that differ between Windows-1252 and Latin-1."""
    return {
        byte: ord(letter) for byte in range(128, 160) if (letter := bytes([byte]).decode("cp1252", "ignore"))
    }
