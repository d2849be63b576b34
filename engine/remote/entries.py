"""Transcript entries: the lasting messages between devices, each written as one line of JSON.

Received entries come from other people's devices, so their size and shape are checked here, before anything
else sees them. `engine.remote.shared_state` checks what they mean.
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
"""Maximum number of devices in a game."""
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
"""Number of parts for each kind of entry."""
MOST = 20_000
"""Maximum number of entries by one author."""
LONGEST = 30_000
"""Maximum length of a deck entry, in characters: 54 locked cards."""
LONG = 4_000
"""Maximum length of any other entry, in characters."""
_SIGNATURE = re.compile("[A-Za-z0-9_-]{0,200}")


class Entry(NamedTuple):
    """One entry of a transcript."""

    author: int
    """Number of the author's device; the device that set the table is 0."""
    number: int
    """Number of entries by the same author before this one."""
    kind: str
    parts: tuple[str, ...] = ()
    signature: str = ""
    """The author's signature of everything the author has sent so far; "" if only two devices play."""


def write_entry(entry: Entry) -> str:
    """Return an entry as a line: `[0,3,"do","12","9-13"]`."""
    return json.dumps(data_of(entry), separators=(",", ":"))


def data_of(entry: Entry) -> list[int | str]:
    """Return an entry as data for JSON; the inverse of `entry_of`."""
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
    """Return the entry of parsed JSON. Raises `BadText`."""
    if type(found) is not list or len(found) < 3:
        raise BadText("not an entry")
    author, number, kind, *parts = found
    whole = type(author) is int and type(number) is int and type(kind) is str
    if not whole or author not in range(DEVICES) or number not in range(MOST):
        raise BadText("an entry without a valid author")
    count = PARTS.get(kind)
    if count is None or not all(type(part) is str for part in parts):
        raise BadText("an entry of unknown kind")
    signature = parts.pop() if len(parts) == count + 1 else ""
    if len(parts) != count or not _SIGNATURE.fullmatch(signature):
        raise BadText("an entry of unknown kind")
    if sum(map(len, parts)) > (LONGEST if kind == DECK else LONG):
        raise BadText("an entry that is too long")
    return Entry(author, number, kind, tuple(parts), signature)


def checked(entry: Entry) -> Entry:
    """Return an entry made from received parts after the checks of `entry_of`. Raises `BadText`.

    A surplus part, which would be read back as a signature, is refused too.
    """
    if entry_of(data_of(entry)) != entry:
        raise BadText("an entry with a surplus part")
    return entry


def unsigned(entry: Entry) -> Entry:
    """Return an entry without its signature."""
    return entry._replace(signature="")


def extend_chain(chain: bytes, entry: Entry) -> bytes:
    """Return an author's hash chain extended by one more entry."""
    return hashed("entry", chain, write_entry(unsigned(entry)))


def digest(entries: Sequence[Entry]) -> str:
    """Return the digest of a transcript regardless of signatures: 32 hexadecimal digits of SHA-256."""
    lines = "\n".join(write_entry(unsigned(entry)) for entry in entries)
    return hashlib.sha256(f"odd-checkers transcript\n{lines}".encode()).hexdigest()[:32]
