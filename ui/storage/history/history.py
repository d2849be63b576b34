"""The history in a store: records of finished games, solved daily puzzles, and states of puzzles.

Each has a key of its own, so two tabs never overwrite each other. A damaged record affects no other; it stays
in place and is reported.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.session.daily import day_before
from ui.storage.history.record import DamagedRecord, Record, checksum, read_record, write_record
from ui.storage.store import SafeStore

RECORDS, DAYS, PUZZLES = "record/", "day/", "challenge/"
ALL = (RECORDS, DAYS, PUZZLES)
"""Key prefixes of the history."""
ASIDE = "~"
"""Separator between a record's id and the checksum of a damaged record that was set aside."""
_DAY = re.compile(r"\d{4}-[01]\d-[0-3]\d")
SOLVED, SEEN = "solved", "seen"
"""Stored values for a solved daily puzzle or puzzle, and for a puzzle whose solution was shown."""
_RESULT = re.compile(rf"{SOLVED} ([1-9][0-9]{{0,3}})( helped)?")
_NAME = re.compile(r"[a-z0-9_-]{1,40}/[1-9][0-9]{0,3}")


class DayResult(NamedTuple):
    """Attempts and help of the first solution of a daily puzzle."""

    tries: int = 0
    """Number of attempts, the right one included; 0 if unknown."""
    helped: bool = False
    """True if the solution was shown before."""


def read_day_result(text: str) -> DayResult:
    """Return the result of a stored text such as "solved 3 helped"; older texts have no number."""
    found = _RESULT.fullmatch(text)
    return DayResult(int(found[1]), bool(found[2])) if found else DayResult()


def write_day_result(result: DayResult) -> str:
    """Return the stored text of a result."""
    return f"{SOLVED} {result.tries}{' helped' if result.helped else ''}"


class HistoryData(NamedTuple):
    """The content of the history."""

    records: tuple[Record, ...] = ()
    """Records, earliest first."""
    damaged: int = 0
    """Number of unreadable records."""
    newer: int = 0
    """Number of records written by a newer version of the app."""
    days: frozenset[str] = frozenset()
    """Dates of the solved daily puzzles: "2026-11-23"."""
    puzzles: Mapping[str, str] = MappingProxyType({})
    """`SOLVED` or `SEEN` by the names of puzzles ("chess/7")."""


class History:
    """The history in a store."""

    def __init__(self, store: SafeStore) -> None:
        self._store = store

    def texts(self) -> dict[str, str]:
        """Return all stored texts by key."""
        texts = ((key, self._store.get(key)) for key in sorted(self._store.keys()))
        return {key: text for key, text in texts if text is not None and key.startswith(ALL)}

    def data(self) -> HistoryData:
        """Return the readable content and the numbers of unreadable records."""
        return read_all(self.texts())

    def add(self, record: Record) -> None:
        """Store a record in place of an earlier one of the same game; set an unreadable one aside."""
        key = RECORDS + record.id
        old = self._store.get(key)
        if old is not None and not is_readable(record.id, old):
            self._store.set(aside_key(key, old), old)
        self._store.set(key, write_record(record))

    def has_solved(self, day: str) -> bool:
        """Return True if the daily puzzle of a date is solved; reads no record."""
        return self._store.get(DAYS + day) is not None

    def days_in_a_row(self, day: str) -> int:
        """Return the length of the run of solved days up to a date, or up to its eve while it is unsolved."""
        run = int(self.has_solved(day))
        while self.has_solved(day := day_before(day)):
            run += 1
        return run

    def set_solved(self, day: str, result: DayResult) -> None:
        """Store how the daily puzzle of a date was solved; the first result counts."""
        if not self.has_solved(day):
            self._store.set(DAYS + day, write_day_result(result))

    def result(self, day: str) -> DayResult:
        """Return how the daily puzzle of a date was solved."""
        return read_day_result(self._store.get(DAYS + day) or "")

    def set_state(self, puzzle: str, state: str) -> None:
        """Store the state of a puzzle; a solved one stays solved."""
        if self._store.get(PUZZLES + puzzle) not in (SOLVED, state):
            self._store.set(PUZZLES + puzzle, state)


def read_all(texts: Mapping[str, str]) -> HistoryData:
    """Return the content of stored texts by key."""
    records, faults = [], []
    for key, text in texts.items():
        if key.startswith(RECORDS):
            try:
                records.append(read_record(key.removeprefix(RECORDS), text))
            except DamagedRecord as fault:
                faults.append(fault.newer)
    records.sort(key=lambda record: (record.ended, record.id))
    days = (key.removeprefix(DAYS) for key in texts if key.startswith(DAYS))
    solved = frozenset(day for day in days if _DAY.fullmatch(day))
    return HistoryData(tuple(records), faults.count(False), faults.count(True), solved, _puzzles(texts))


def _puzzles(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the states of puzzles; invalid texts are skipped."""
    tried = {key.removeprefix(PUZZLES): text for key, text in texts.items() if key.startswith(PUZZLES)}
    return {name: text for name, text in tried.items() if _NAME.fullmatch(name) and text in (SOLVED, SEEN)}


def is_readable(record_id: str, text: str) -> bool:
    """Return True if a text is a readable record."""
    try:
        read_record(record_id, text)
    except DamagedRecord:
        return False
    return True


def aside_key(key: str, text: str) -> str:
    """Return the key under which a text is set aside."""
    return f"{key.partition(ASIDE)[0]}{ASIDE}{checksum(text)}"
