"""The file with everything that a browser has stored: texts by their keys, with a version and a checksum."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.formats.json_input import VALUES, BadText, read_json

VERSION = 1
LIMIT = 20_000_000
"""The longest file that is looked at, in characters: more than a browser has room for."""
GAMES = "game/"
"""What the keys of games start with."""
_BEGINS = '{"oddcheckers-everything"'


class Newer(BadText):
    """A newer version of the app has written it."""


class Kept(NamedTuple):
    """A game in such a file."""

    name: str
    """What its player calls it."""
    save: str


def write_everything(texts: Mapping[str, str], settings: object) -> str:
    """Return the file."""
    content = {"texts": dict(texts), "settings": settings}
    return json.dumps({"oddcheckers-everything": VERSION, "check": _sum(content), "content": content})


def is_everything(text: str) -> bool:
    """Whether a text is such a file, or what is left of one."""
    return text.lstrip("\ufeff \t\r\n").startswith(_BEGINS)


def read_everything(text: str) -> tuple[dict[str, str], object]:
    """Return the texts of a file, and whatever stands for the settings. Raises `BadText`: also `Newer`."""
    found = read_json(text.lstrip("\ufeff"), LIMIT, keys=VALUES)
    raw = found if isinstance(found, dict) else {}
    version, content = raw.get("oddcheckers-everything"), raw.get("content")
    if type(version) is int and version > VERSION:
        raise Newer("a newer version has written it")
    if version != VERSION or raw.get("check") != _sum(content) or not isinstance(content, dict):
        raise BadText("it is damaged")
    texts = content.get("texts")
    if not isinstance(texts, dict) or not all(isinstance(each, str) for each in texts.values()):
        raise BadText("it is damaged")
    return texts, content.get("settings")


def kept_games(texts: Mapping[str, str]) -> Iterator[Kept]:
    """Yield the games: each is a line with a checksum, a line with its name and more, and the save.

    What is left of a damaged one takes the place of its save.
    """
    for key, text in sorted(texts.items()):
        if key.startswith(GAMES):
            _, _, rest = text.partition("\n")
            header, _, save = rest.partition("\n")
            yield Kept(_name(header) or key, save or text)


def _name(header: str) -> str:
    """Return the name in the header of a game; "" if it has none that can be shown."""
    try:
        found = read_json(header)
    except BadText:
        return ""
    name = found.get("name") if isinstance(found, dict) else None
    return name if isinstance(name, str) and name.isprintable() else ""


def _sum(content: Any) -> str:
    return f"{zlib.crc32(json.dumps(content, sort_keys=True).encode()):08x}"
