"""What games a file of tags and moves holds, found without reading a move: what PDN and PGN share."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.formats.tokens import COMMENT, TAG, plain, value_of

_UNKNOWN = re.compile(r"[?.*]*")
_PIECES = rf"(?P<comment>(?:{COMMENT}|\s++)++)|(?P<tag>{TAG})|(?P<moves>[^\n;{{\[]++|\{{[^}}]*+|.)"


class Listed(NamedTuple):
    """A game in a file: what it is called, and where its text is, in characters."""

    title: str
    start: int
    end: int


class Collection(NamedTuple):
    """A file and the games in it."""

    text: str
    games: tuple[Listed, ...]

    def text_of(self, index: int) -> str:
        """Return the text of one game, tags and all."""
        game = self.games[index]
        return self.text[game.start : game.end]


def listing(text: str) -> Steps[Collection]:
    """Return the games of a file. A new one begins with a tag that comes after moves."""
    text = plain(text)
    begins, heads = [0], [dict[str, str]()]
    moved = False
    for found in _pieces(text):
        if found.lastgroup == "moves":
            moved = True
        elif found["tag"]:
            if moved:
                begins.append(found.start())
                heads.append({})
                moved = False
            heads[-1].setdefault(found["name"], value_of(found))
            yield found.start() / len(text)
    ends = [*begins[1:], len(text)]
    return Collection(text, tuple(map(Listed, map(_title, heads), begins, ends)))


def _pieces(text: str) -> Iterator[re.Match[str]]:
    return re.finditer(_PIECES, text, re.MULTILINE)


def _title(tags: Mapping[str, str]) -> str:
    """Return what people know a game by: the players, the event, the date, the result."""
    known = {name: " ".join(value.split()) for name, value in tags.items() if not _UNKNOWN.fullmatch(value)}
    players = " – ".join(known.get(name, "?") for name in ("White", "Black"))
    about = [known[name] for name in ("Event", "Round", "Date", "Result") if name in known]
    return ", ".join([players, *about] if "White" in known or "Black" in known else about)
