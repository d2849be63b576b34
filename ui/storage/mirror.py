"""Reconciliation of the store with its mirror, a second copy that is safely on disk.

A browser writes `localStorage` seconds late, so a killed page finds an older state at its next start. The
mirror is then later. It is earlier only for keys whose writing failed: those are in `Found.missed`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.formats.untrusted import VALUES, BadText, read_json
from ui.storage.entries import read_entry, read_tombstone, write_tombstone
from ui.storage.store import Mirror, SafeStore, StoreRefused

GRAVE_MS = 86_400_000.0
"""Milliseconds for which deletions are remembered: a day. By then `localStorage` is on disk, too."""


LENGTH = 30_000_000
"""Maximum length of the mirror's content, in characters: about ten times the room of `localStorage`."""


class Record(NamedTuple):
    """The mirror's content under a key: a text or a tombstone (`ui.storage.entries.write_tombstone`)."""

    key: str
    text: str
    at: float
    """Time of writing, in milliseconds since 1970."""


class Found(NamedTuple):
    """The mirror's content at the start of a page."""

    now: float
    """Milliseconds since 1970."""
    records: tuple[Record, ...]
    """Records that differ from the store."""
    missed: dict[str, float]
    """Times of the writes that did not reach the mirror, by key."""


def read_found(text: str) -> Found | None:
    """Return the mirror's content from the JSON of `assets/mirror.js`; None if "" or invalid."""
    try:
        raw = read_json(text, LENGTH, keys=VALUES)
        records = tuple(_record(*each) for each in raw["texts"])
        return Found(float(raw["now"]), records, {key: float(at) for key, at in raw["missed"].items()})
    except (BadText, TypeError, ValueError, KeyError, AttributeError):
        return None


def _record(key: Any, text: Any, at: Any) -> Record:
    return Record(str(key), str(text), float(at))


def reconcile(store: SafeStore, mirror: Mirror, found: str) -> list[str]:
    """Reconcile store and mirror, and return the keys that changed in the store.

    `found` is the mirror's content as JSON; "" does nothing.
    """
    read = read_found(found)
    return _reconcile(store, mirror, read) if read else []


def _reconcile(store: SafeStore, mirror: Mirror, found: Found) -> list[str]:
    changed = []
    for record in found.records:
        key, here = record.key, store.get(record.key)
        later = found.missed.get(key, 0.0) > record.at
        grave = read_tombstone(record.text)
        if replaces(record.text, here, later):
            changed += [key] if _take(store, record) else []
        elif later and not (grave and here is None):
            mirror.put(key, write_tombstone(record.text) if here is None else here)
        elif grave and here is None and record.at < found.now - GRAVE_MS:
            mirror.drop(key)
    mirror.settle()
    return changed


def _take(store: SafeStore, record: Record) -> bool:
    """Store a record of the mirror, and return True on success."""
    try:
        if read_tombstone(record.text):
            store.remove(record.key, record.text)
        else:
            store.set(record.key, record.text)
    except StoreRefused:
        return False
    return True


def replaces(text: str, here: str | None, later: bool) -> bool:
    """Return True if the mirror's text or tombstone replaces the store's text (`here`, None for nothing).

    `later` means that the store's state is known to be later. A game's higher revision wins all the same;
    a damaged text never replaces a sound one.
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
