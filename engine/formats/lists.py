"""Listing of the games in a PDN or PGN file, without reading their moves."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.formats.tokens import (
    BRACKET,
    COMMENT,
    POSITION,
    TAG,
    begins_game,
    loose_tag,
    name_of,
    plain,
    value_of,
)

_UNKNOWN = re.compile(r"[?.*]*")
_PIECES = re.compile(
    rf"(?P<position>{POSITION})|(?P<comment>(?:{COMMENT}|\s++)++)|(?P<tag>{TAG})|(?P<bracket>{BRACKET})"
    r"|(?P<moves>[^\n;{\[]++|\{[^}]*+|.)",
    re.MULTILINE,
)
_ENDS = re.compile(r"(?:\*|1-0|0-1|1/2-1/2|½-½)\s*\Z")
_BEGINS = re.compile(r"\s*1\s?\.(?!\.)")
_TAIL = 40
"""Number of characters at the end of a line to search for a result."""
_LETTERS = re.compile("[A-Za-z0-9½]")
"""Characters of moves; a line without them holds no moves."""
_BOTH = re.compile(r"(?:\s|^)(?:\*|1-0|0-1|1/2-1/2|½-½)\s+(?=1\s?\.(?!\.))")
"""A result followed by the first move of another game."""


class GameSpan(NamedTuple):
    """A game in a file: its title, and the range of its text in characters."""

    title: str
    start: int
    end: int


class Collection(NamedTuple):
    """A file and the games in it."""

    text: str
    games: tuple[GameSpan, ...]

    def text_of(self, index: int) -> str:
        """Return the text of one game, including its tags."""
        game = self.games[index]
        return self.text[game.start : game.end]


class _Listing:
    """The listing in progress: the starts of games, and the tags of each."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.begins, self.heads = [0], [dict[str, str]()]
        self.moved = self.ended = False

    def begin(self, at: int) -> None:
        """Begin another game."""
        self.begins.append(at)
        self.heads.append({})
        self.moved = self.ended = False

    def tag(self, name: str, value: str, at: int) -> None:
        """Take a tag. After moves, or if repeated, it begins another game."""
        if self.moved or begins_game(self.text, at, name, self.heads[-1].__contains__):
            self.begin(at)
        self.heads[-1].setdefault(name, value)

    def moves(self, words: str, at: int) -> None:
        """Take a line of moves. The first move after a result begins another game."""
        if self.ended and _BEGINS.match(words):
            self.begin(at)
        if not (_LETTERS.search(words) or ("*" in words and self.heads[-1])):
            return
        for found in _BOTH.finditer(words):
            self.begin(at + found.end())
        self.moved = True
        self.ended = bool(_ENDS.search(words[-_TAIL:]))


def list_games(text: str) -> Steps[Collection]:
    """Return the games of a file: a tag after moves begins a new one, and so does move 1 after a result."""
    text = plain(text)
    found = _Listing(text)
    for piece in _PIECES.finditer(text):
        at = piece.start()
        match piece.lastgroup:
            case "tag":
                found.tag(name_of(piece["name"]), value_of(piece), at)
            case "position":
                found.tag("FEN", piece[0].strip(), at)
            case "bracket":
                if loose := loose_tag(piece[0]):
                    found.tag(*loose, at)
            case "moves":
                found.moves(piece[0], at)
        if piece.lastgroup != "comment":
            yield at / len(text)
    ends = [*found.begins[1:], len(text)]
    return Collection(text, tuple(map(GameSpan, map(_title, found.heads), found.begins, ends)))


def _title(tags: Mapping[str, str]) -> str:
    """Return the title of a game: players, event, date and result; or else its position."""
    known = {name: " ".join(value.split()) for name, value in tags.items() if not _UNKNOWN.fullmatch(value)}
    players = " – ".join(known.get(name, "?") for name in ("White", "Black"))
    about = [known[name] for name in ("Event", "Round", "Date", "Result") if name in known]
    title = ", ".join([players, *about] if "White" in known or "Black" in known else about)
    return title or known.get("FEN", "")
