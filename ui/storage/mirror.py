"""The stored texts once more, in a place that has them on the disk as soon as it says so; which one counts.

A browser writes `localStorage` seconds later, so whoever is killed finds an older one at the next start. The
mirror is later then. It is earlier only where it could not be written: `Found.missed` tells of that.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.formats.json_input import VALUES, BadText, read_json
from ui.storage.entries import read_entry, read_tombstone, write_tombstone
from ui.storage.store import Mirror, SafeStore, StoreRefused

GRAVE_MS = 86_400_000.0
"""How long it is known that a game was deleted, in milliseconds: a day. By then it is so on the disk, too."""


LENGTH = 30_000_000
"""The most that is read of it, in characters: some ten times of what `localStorage` has room for."""


class Record(NamedTuple):
    """What the mirror has under a key: a text, or a grave (`ui.storage.entries.write_tombstone`)."""

    key: str
    text: str
    at: float
    """When it was given to the mirror, in milliseconds since 1970."""


class Found(NamedTuple):
    """What a page finds in the mirror when it starts."""

    now: float
    """Milliseconds since 1970."""
    records: tuple[Record, ...]
    """What is not the same in the store."""
    missed: dict[str, float]
    """What was given to the mirror and did not arrive there: when, by key."""


def read_found(text: str) -> Found | None:
    """Return what `assets/mirror.js` has found, from its JSON; None if that is "" or makes no sense."""
    try:
        raw = read_json(text, LENGTH, keys=VALUES)
        records = tuple(_record(*each) for each in raw["texts"])
        return Found(float(raw["now"]), records, {key: float(at) for key, at in raw["missed"].items()})
    except (BadText, TypeError, ValueError, KeyError, AttributeError):
        return None


def _record(key: Any, text: Any, at: Any) -> Record:
    return Record(str(key), str(text), float(at))


def reconcile(store: SafeStore, mirror: Mirror, found: str) -> list[str]:
    """Bring store and mirror together, and return the keys that have changed in the store.

    `found` is what the mirror has, as JSON; with "" nothing happens.
    """
    read = read_found(found)
    return _reconcile(store, mirror, read) if read else []


def _reconcile(store: SafeStore, mirror: Mirror, found: Found) -> list[str]:
    changed = []
    for record in found.records:
        key, here = record.key, store.get(record.key)
        later = found.missed.get(key, 0.0) > record.at
        grave = read_tombstone(record.text)
        if counts(record.text, here, later):
            changed += [key] if _take(store, record) else []
        elif later and not (grave and here is None):
            mirror.put(key, write_tombstone(record.text) if here is None else here)
        elif grave and here is None and record.at < found.now - GRAVE_MS:
            mirror.drop(key)
    mirror.settle()
    return changed


def _take(store: SafeStore, record: Record) -> bool:
    """Put into the store what the mirror has, and return whether that worked."""
    try:
        if read_tombstone(record.text):
            store.remove(record.key, record.text)
        else:
            store.set(record.key, record.text)
    except StoreRefused:
        return False
    return True


def counts(text: str, here: str | None, later: bool) -> bool:
    """Whether a text or grave of the mirror takes the place of what is `here` in the store, None for nothing.

    `later` tells that what is here, or was removed here, is known to be later. The higher revision of a game
    counts all the same; what is damaged never counts more than what is not.
    """
    grave = read_tombstone(text)
    if here is None:
        return not grave and not later
    mine, theirs = read_entry("", here), read_entry("", text)
    if grave:
        gone = grave.holds(here) if mine.newer else mine.revision <= grave.revision
        return gone and not later
    if mine.damaged != theirs.damaged:
        return mine.damaged
    if mine.newer != theirs.newer:
        return theirs.newer and not later
    if mine.revision != theirs.revision:
        return theirs.revision > mine.revision
    return text != here and not later
