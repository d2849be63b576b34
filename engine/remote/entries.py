"""Entries: all that devices which play together tell each other that lasts. Their list is the transcript.

An entry is a line of JSON. What is read comes from somebody else's device, so it is bounded and looked at
before anything is done with it; what it means is judged by `engine.remote.shared_state`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.formats.json_input import BadText, read_json
from engine.remote.crypto.hashing import digest as hashed

DEVICES = 5
"""No more play together."""
TABLE, JOIN, DO, OPEN = "table", "join", "do", "open"
ASK, YES, NO = "ask", "yes", "no"
RESIGN, LATE = "resign", "late"
DECK, KEY, HIDE, CLAIM, BARE = "deck", "key", "hide", "claim", "bare"
PARTS = {
    TABLE: 8,
    JOIN: 3,
    DO: 3,
    OPEN: 2,
    ASK: 2,
    YES: 2,
    NO: 2,
    RESIGN: 2,
    LATE: 2,
    DECK: 2,
    KEY: 3,
    HIDE: 3,
    CLAIM: 3,
    BARE: 1,
}
"""The kinds, and how many parts each has."""
MOST = 20_000
"""No author says more than so many."""
LONGEST = 30_000
"""The longest entry, in characters: 54 cards, locked by a device."""
LONG = 4_000
"""The longest of another kind."""
_SIGNATURE = re.compile("[A-Za-z0-9_-]{0,200}")


class Entry(NamedTuple):
    """Something that a device has said."""

    author: int
    """The number of the device at the table; who set the table is 0."""
    number: int
    """How many entries the same author has made before."""
    kind: str
    parts: tuple[str, ...] = ()
    signature: str = ""
    """The signature of its author under all that they have said up to here, where more than two play."""


def write_entry(entry: Entry) -> str:
    """Return an entry as a line: `[0,3,"do","12","9-13"]`."""
    return json.dumps(data_of(entry), separators=(",", ":"))


def data_of(entry: Entry) -> list[int | str]:
    """Return an entry as data for JSON, of which `entry_of` makes it again."""
    return [
        entry.author,
        entry.number,
        entry.kind,
        *entry.parts,
        *([entry.signature] if entry.signature else []),
    ]


def read_entry(text: str) -> Entry:
    """Return the entry of a line. Raises `BadText`."""
    return entry_of(read_json(text, LONGEST))


def entry_of(found: Any) -> Entry:
    """Return the entry that JSON data stands for. Raises `BadText`."""
    if type(found) is not list or len(found) < 3:
        raise BadText("no entry")
    author, number, kind, *parts = found
    whole = type(author) is int and type(number) is int and type(kind) is str
    if not whole or author not in range(DEVICES) or number not in range(MOST):
        raise BadText("an entry of nobody")
    count = PARTS.get(kind)
    if count is None or not all(type(part) is str for part in parts):
        raise BadText("an entry of no known kind")
    signature = parts.pop() if len(parts) == count + 1 else ""
    if len(parts) != count or not _SIGNATURE.fullmatch(signature):
        raise BadText("an entry of no known kind")
    if sum(map(len, parts)) > (LONGEST if kind == DECK else LONG):
        raise BadText("an entry that is too long")
    return Entry(author, number, kind, tuple(parts), signature)


def checked(entry: Entry) -> Entry:
    """Return an entry made from received parts. Raises `BadText` as `entry_of`.

    A part too many would be read as a seal: that is refused, too.
    """
    if entry_of(data_of(entry)) != entry:
        raise BadText("an entry with a part too many")
    return entry


def unsigned(entry: Entry) -> Entry:
    """Return what an entry says, without its seal."""
    return entry._replace(signature="")


def extend_chain(chain: bytes, entry: Entry) -> bytes:
    """Return what stands for all that an author has said, with one more entry."""
    return hashed("entry", chain, write_entry(unsigned(entry)))


def digest(entries: Sequence[Entry]) -> str:
    """Return what tells one transcript from another, whatever its seals: 32 hexadecimal digits of SHA-256."""
    lines = "\n".join(write_entry(unsigned(entry)) for entry in entries)
    return hashlib.sha256(f"odd-checkers transcript\n{lines}".encode()).hexdigest()[:32]
