"""The backup file: the stored texts of games, records and puzzles, and the settings."""

from __future__ import annotations

from typing import NamedTuple

from engine.formats.json_input import BadText
from engine.session.backup import GAMES, NewerVersion, read_backup
from engine.session.serialization import Unreadable
from ui.storage.history.history import ALL
from ui.storage.store import SafeStore
from ui.words.en.storage import say

KEPT = (GAMES, *ALL)
"""Key prefixes of the backup's content."""


class Backup(NamedTuple):
    """The content of a backup file."""

    texts: dict[str, str]
    """The stored texts by key."""
    settings: object
    """The settings as JSON data, unchecked."""


def backup_texts(store: SafeStore) -> dict[str, str]:
    """Return the stored texts that go into a backup, by key."""
    texts = ((key, store.get(key)) for key in sorted(store.keys()))
    return {key: text for key, text in texts if text is not None and key.startswith(KEPT)}


def parse_backup(text: str) -> Backup:
    """Return the content of a backup file. Raises `Unreadable`."""
    try:
        texts, settings = read_backup(text)
    except NewerVersion as fault:
        raise Unreadable(say.everything_newer) from fault
    except BadText as fault:
        raise Unreadable(say.everything_damaged) from fault
    kept = {key: text for key, text in texts.items() if key.startswith(KEPT) and key not in KEPT}
    return Backup(kept, settings)
