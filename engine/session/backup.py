"""The backup file: every text a browser has stored, by key, with a version and a checksum."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.formats.untrusted import VALUES, BadText, read_json

VERSION = 1
LIMIT = 20_000_000
"""Maximum length of a backup file, in characters: more than a browser has room for."""
GAMES = "game/"
"""Prefix of the keys of saved games."""
_BEGINS = '{"oddcheckers-everything"'


class NewerVersion(BadText):
    """Raised for a backup that a newer version of the app has written."""


class BackupGame(NamedTuple):
    """A saved game in a backup."""

    name: str
    """The player's name for the game."""
    save: str


def write_backup(texts: Mapping[str, str], settings: object) -> str:
    """Return the text of a backup file."""
    content = {"texts": dict(texts), "settings": settings}
    return json.dumps({"oddcheckers-everything": VERSION, "check": _sum(content), "content": content})


def is_backup(text: str) -> bool:
    """Return True if a text is a backup file, complete or cut off."""
    return text.lstrip("\ufeff \t\r\n").startswith(_BEGINS)


def read_backup(text: str) -> tuple[dict[str, str], object]:
    """Return the texts and the settings of a backup.

    Raises `BadText`, or `NewerVersion`. The settings are not validated.
    """
    found = read_json(text.lstrip("\ufeff"), LIMIT, keys=VALUES)
    raw = found if isinstance(found, dict) else {}
    version, content = raw.get("oddcheckers-everything"), raw.get("content")
    if type(version) is int and version > VERSION:
        raise NewerVersion("a newer version has written it")
    if version != VERSION or raw.get("check") != _sum(content) or not isinstance(content, dict):
        raise BadText("it is damaged")
    texts = content.get("texts")
    if not isinstance(texts, dict) or not all(isinstance(each, str) for each in texts.values()):
        raise BadText("it is damaged")
    return texts, content.get("settings")


def games_in_backup(texts: Mapping[str, str]) -> Iterator[BackupGame]:
    """Yield the saved games of a backup.

    Each is stored as a line with a checksum, a header line with its name, and the save. The rest of a damaged
    game takes the place of its save.
    """
    for key, text in sorted(texts.items()):
        if key.startswith(GAMES):
            _, _, rest = text.partition("\n")
            header, _, save = rest.partition("\n")
            yield BackupGame(_name(header) or key, save or text)


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
