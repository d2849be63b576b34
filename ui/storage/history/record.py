"""The record of a finished game, and its stored text: a line with a checksum, then the data."""

from __future__ import annotations

import json
import re
import zlib
from functools import lru_cache
from typing import Any, NamedTuple

from engine.contract.values import sign_of
from engine.formats.untrusted import read_json

VERSION = 1
MOST = 10_000
"""Number of parsed records in the cache."""
_FIRST_LINE = re.compile(r"oddcheckers-record (\d{1,6}) ([0-9a-f]{8})\n")
_LIMIT = 20_000
"""Maximum length of a record, in characters."""


class DamagedRecord(ValueError):
    """An unreadable record; `newer` if a newer version of the app wrote it."""

    def __init__(self, newer: bool = False) -> None:
        super().__init__("newer" if newer else "damaged")
        self.newer = newer


class Record(NamedTuple):
    """The end of a game. It has the game's id, so a game has at most one record."""

    id: str
    game: str
    ended: int
    """Time of the end, in seconds since 1970."""
    options: str
    """Options that differ from the defaults: "setup=duel"."""
    seats: tuple[str, ...]
    """For each seat the level of a computer, or "" for a person."""
    results: tuple[int, ...]
    """For each seat: 1 won, 0 drawn, -1 lost."""
    reason: str
    """Code of the reason for the end."""
    turns: int
    """Length of the game, in turns."""
    achievements: tuple[str, ...] = ()
    """Ids of the achievements that people earned in it."""

    @property
    def alone(self) -> int | None:
        """Seat of the only person; None if there were several."""
        people = [seat for seat, level in enumerate(self.seats) if not level]
        return people[0] if len(people) == 1 and len(self.seats) > 1 else None

    @property
    def result(self) -> int:
        """Result of the only person; 0 if there were several."""
        return 0 if self.alone is None else self.results[self.alone]


def results_of(returns: tuple[float, ...]) -> tuple[int, ...]:
    """Return the result of each seat."""
    return tuple(map(sign_of, returns))


def write_record(record: Record) -> str:
    """Return the stored text of a record, without its id, which is the key."""
    body = json.dumps(record[1:], separators=(",", ":"))
    return f"oddcheckers-record {VERSION} {checksum(body)}\n{body}"


@lru_cache(MOST)
def read_record(record_id: str, text: str) -> Record:
    """Return the record of a stored text. Raises `DamagedRecord`."""
    found = _FIRST_LINE.match(text)
    if found and int(found[1]) > VERSION:
        raise DamagedRecord(newer=True)
    body = text[found.end() :] if found else ""
    if not found or found[2] != checksum(body):
        raise DamagedRecord
    try:
        return _record(record_id, *read_json(body, _LIMIT))
    except (ValueError, TypeError) as fault:
        raise DamagedRecord from fault


def _record(
    record_id: str,
    game: Any,
    ended: Any,
    options: Any,
    seats: Any,
    results: Any,
    reason: Any,
    turns: Any,
    achievements: Any,
) -> Record:
    texts = (game, options, reason, *seats, *achievements)
    if not all(isinstance(text, str) for text in texts):
        raise TypeError("no text")
    if type(ended) is not int or type(turns) is not int or not set(results) <= {-1, 0, 1}:
        raise TypeError("no number")
    if len(seats) != len(results):
        raise ValueError("as many results as seats")
    return Record(
        record_id, game, ended, options, tuple(seats), tuple(results), reason, turns, tuple(achievements)
    )


def later_record(one: Record, other: Record) -> Record:
    """Return the record with the later end, which counts."""
    return max(one, other, key=lambda record: (record.ended, write_record(record)))


def checksum(text: str) -> str:
    """Return a checksum."""
    return f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"
