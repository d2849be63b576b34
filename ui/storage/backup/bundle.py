"""The file with everything: what is stored of games, records and puzzles, as it is, and the settings."""

from __future__ import annotations

from typing import NamedTuple

from engine.formats.json_input import BadText
from engine.session.backup import GAMES, NewerVersion, read_backup
from engine.session.serialization import Unreadable
from ui.storage.history.history import ALL
from ui.storage.store import SafeStore
from ui.words.en.storage import say

KEPT = (GAMES, *ALL)
"""What the keys of all that goes into the file start with."""


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


def read_bundle(text: str) -> Bundle:
    """Return what a file holds. Raises `Unreadable`."""
    try:
        texts, settings = read_backup(text)
    except NewerVersion as fault:
        raise Unreadable(say.everything_newer) from fault
    except BadText as fault:
        raise Unreadable(say.everything_damaged) from fault
    kept = {key: text for key, text in texts.items() if key.startswith(KEPT) and key not in KEPT}
    return Bundle(kept, settings)
