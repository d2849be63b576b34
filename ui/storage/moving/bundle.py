"""The file with everything: what is stored of games, records and challenges, as it is, and the settings."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.formats.outside import read_json
from engine.session.shared import Unreadable
from ui.storage.records.book import ALL
from ui.storage.shelf import GAMES
from ui.storage.store import SafeStore
from ui.storage.words import say

BUNDLE_VERSION = 1
BUNDLE_LIMIT = 20_000_000
"""The longest file that is looked at, in characters: more than a browser has room for."""
KEPT = (GAMES, *ALL)
"""What the keys of all that goes into the file start with."""
_BEGINS = '{"oddcheckers-everything"'


class Bundle(NamedTuple):
    """What a file holds."""

    texts: dict[str, str]
    """What was stored, by the keys that it had."""
    settings: object
    """Whatever stands for the settings."""


def stored(store: SafeStore) -> dict[str, str]:
    """Return all that goes into the file, by its keys."""
    texts = ((key, store.get(key)) for key in sorted(store.keys()))
    return {key: text for key, text in texts if text is not None and key.startswith(KEPT)}


def write_bundle(texts: Mapping[str, str], settings: object) -> str:
    """Return the file."""
    content = {"texts": dict(texts), "settings": settings}
    return json.dumps({"oddcheckers-everything": BUNDLE_VERSION, "check": _sum(content), "content": content})


def is_bundle(text: str) -> bool:
    """Whether a text is such a file, or what is left of one."""
    return text.lstrip("\ufeff \t\r\n").startswith(_BEGINS)


def read_bundle(text: str) -> Bundle:
    """Return what a file holds. Raises `Unreadable`."""
    try:
        raw = read_json(text.lstrip("\ufeff"), BUNDLE_LIMIT)
        version, check, content = raw["oddcheckers-everything"], raw["check"], raw["content"]
    except (ValueError, KeyError, TypeError) as fault:
        raise Unreadable(say.everything_damaged) from fault
    if type(version) is int and version > BUNDLE_VERSION:
        raise Unreadable(say.everything_newer)
    if version != BUNDLE_VERSION or check != _sum(content):
        raise Unreadable(say.everything_damaged)
    return _bundle(content)


def _bundle(content: Any) -> Bundle:
    texts = content.get("texts") if isinstance(content, dict) else None
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
        raise Unreadable(say.everything_damaged)
    kept = {key: text for key, text in texts.items() if key.startswith(KEPT) and key not in KEPT}
    return Bundle(kept, content.get("settings"))


def _sum(content: Any) -> str:
    return f"{zlib.crc32(json.dumps(content, sort_keys=True).encode()):08x}"
