"""The records in a store, each under a key of its own, and the days whose puzzle was met.

So two tabs never overwrite each other's, and one that is damaged harms no other: it stays where it is, and is
told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ui.storage.history.record import DamagedRecord, Record, check, read_record, write_record
from ui.storage.store import SafeStore

RECORDS, DAYS, PUZZLES = "record/", "day/", "challenge/"
ALL = (RECORDS, DAYS, PUZZLES)
"""What the keys of all this start with."""
ASIDE = "~"
"""What stands between the id of a record and the checksum of a damaged one that was put aside."""
_DAY = re.compile(r"\d{4}-[01]\d-[0-3]\d")
SOLVED, SEEN = "solved", "seen"
"""What is stored for a day or a puzzle that was met; for one whose way was shown."""
_NAME = re.compile(r"[a-z0-9_-]{1,40}/[1-9][0-9]{0,3}")


class HistoryData(NamedTuple):
    """All that is kept."""

    records: tuple[Record, ...] = ()
    """The earliest first."""
    damaged: int = 0
    """How many records cannot be read."""
    newer: int = 0
    """How many a newer version of the app has written."""
    days: frozenset[str] = frozenset()
    """The days whose puzzle was met: "2026-11-23"."""
    puzzles: Mapping[str, str] = MappingProxyType({})
    """What became of puzzles, by their names ("chess/7"): `SOLVED` or `SEEN`."""


class History:
    """The records and the days in a store."""

    def __init__(self, store: SafeStore) -> None:
        self._store = store

    def texts(self) -> dict[str, str]:
        """Return all that is stored, as it is, by its key."""
        texts = ((key, self._store.get(key)) for key in sorted(self._store.keys()))
        return {key: text for key, text in texts if text is not None and key.startswith(ALL)}

    def kept(self) -> HistoryData:
        """Return all that can be read, and how much cannot."""
        return read_all(self.texts())

    def enter(self, record: Record) -> None:
        """Keep a record, in place of an earlier one of the same game; what cannot be read is put aside."""
        key = RECORDS + record.id
        old = self._store.get(key)
        if old is not None and not readable(record.id, old):
            self._store.set(aside(key, old), old)
        self._store.set(key, write_record(record))

    def has_solved(self, day: str) -> bool:
        """Whether the puzzle of a day was met; no record is read for that."""
        return self._store.get(DAYS + day) is not None

    def solve(self, day: str) -> None:
        """Note that the puzzle of a day was met."""
        self._store.set(DAYS + day, SOLVED)

    def note(self, puzzle: str, became: str) -> None:
        """Note what became of a puzzle; what was solved stays so."""
        if self._store.get(PUZZLES + puzzle) not in (SOLVED, became):
            self._store.set(PUZZLES + puzzle, became)


def read_all(texts: Mapping[str, str]) -> HistoryData:
    """Return what texts hold, by their keys."""
    records, faults = [], []
    for key, text in texts.items():
        if key.startswith(RECORDS):
            try:
                records.append(read_record(key.removeprefix(RECORDS), text))
            except DamagedRecord as fault:
                faults.append(fault.newer)
    records.sort(key=lambda record: (record.ended, record.id))
    days = (key.removeprefix(DAYS) for key in texts if key.startswith(DAYS))
    found = frozenset(day for day in days if _DAY.fullmatch(day))
    return HistoryData(tuple(records), faults.count(False), faults.count(True), found, _puzzles(texts))


def _puzzles(texts: Mapping[str, str]) -> dict[str, str]:
    """Return what became of puzzles; a text that makes no sense is passed over."""
    tried = {key.removeprefix(PUZZLES): text for key, text in texts.items() if key.startswith(PUZZLES)}
    return {name: text for name, text in tried.items() if _NAME.fullmatch(name) and text in (SOLVED, SEEN)}


def readable(record_id: str, text: str) -> bool:
    """Whether a text is a record that can be read."""
    try:
        read_record(record_id, text)
    except DamagedRecord:
        return False
    return True


def aside(key: str, text: str) -> str:
    """Return where a text is put that stands in the way of another one."""
    return f"{key.partition(ASIDE)[0]}{ASIDE}{check(text)}"
