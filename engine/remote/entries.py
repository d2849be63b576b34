"""Transcript entries, the lasting messages between devices, and errors in them.

Each entry is written as one line of JSON.

Received entries come from other people's devices, so their size and shape are checked here, before anything
else sees them. `engine.remote.shared_state` checks what they mean.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.formats.untrusted import BadText, read_json
from engine.remote.crypto.hashing import digest as hashed

DEVICES = 5
"""Maximum number of devices in a game."""
TABLE, JOIN, DO, OPEN = "table", "join", "do", "open"
ASK, YES, NO = "ask", "yes", "no"
RESIGN, LATE = "resign", "late"
DECK, KEY, HIDE, CLAIM, BARE = "deck", "key", "hide", "claim", "bare"
UNDO, DRAW, AGAIN, ABANDONED = "undo", "draw", "again", "abandoned"
"""The kinds of request: undo, a draw, a rematch, the end of a game that a device has abandoned."""
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
SECOND_PARTS = {**PARTS, TABLE: 9, JOIN: 4}
"""The same for protocol 2, whose entries say what their author had heard."""
MOST = 20_000
"""Maximum number of entries by one author."""
LONGEST = 30_000
"""Maximum length of a deck entry, in characters: 54 locked cards."""
LONG = 4_000
"""Maximum length of any other entry, in characters."""
_SIGNATURE = re.compile("[A-Za-z0-9_-]{0,200}")
"""Pattern of a signature, those of protocol 1 included, which are not checked any more."""


NOBODY = -1
"""Stands for the number of the device at fault, if that is not known."""


class ProtocolError(ValueError):
    """An entry that no honest device sends; the game cannot go on.

    `code` is a key of `Words.protocol_errors`; `author` is the device at fault, or `NOBODY`.
    """

    def __init__(self, code: str, author: int) -> None:
        super().__init__(f"{code} by device {author}")
        self.code = code
        self.author = author


class StaleEntry(ValueError):
    """An entry that is known already, or that another entry overtook. It is ignored."""


class Entry(NamedTuple):
    """One entry of a transcript."""

    author: int
    """Number of the author's device; the device that set the table is 0."""
    number: int
    """Number of entries by the same author before this one."""
    kind: str
    parts: tuple[str, ...] = ()
    signature: str = ""
    """The author's signature of this and all earlier own entries, and of all that the author had heard."""
    heard: tuple[int, ...] = ()
    """Number of entries of each device that the author had heard; the author's own count is `number`.

    () in protocol 1.
    """


def write_entry(entry: Entry) -> str:
    """Return an entry as a line: `[0,3,[3,2],"do","12","9-13","0"]`."""
    return json.dumps(data_of(entry), separators=(",", ":"))


def data_of(entry: Entry) -> list[int | str | list[int]]:
    """Return an entry as data for JSON; the inverse of `entry_of`."""
    return [
        entry.author,
        entry.number,
        *([list(entry.heard)] if entry.heard else []),
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
    author, number, *rest = found
    heard = _read_heard(rest.pop(0)) if type(rest[0]) is list else ()
    kind, *parts = rest or [None]
    whole = type(author) is int and type(number) is int and type(kind) is str
    if not whole or author not in range(DEVICES) or number not in range(MOST):
        raise BadText("an entry without a valid author")
    count = (SECOND_PARTS if heard else PARTS).get(kind)
    if count is None or not all(type(part) is str for part in parts):
        raise BadText("an entry of unknown kind")
    signature = parts.pop() if len(parts) == count + 1 else ""
    if len(parts) != count or not _SIGNATURE.fullmatch(signature):
        raise BadText("an entry of unknown kind")
    if sum(map(len, parts)) > (LONGEST if kind == DECK else LONG):
        raise BadText("an entry that is too long")
    return Entry(author, number, kind, tuple(parts), signature, heard)


def _read_heard(found: list[Any]) -> tuple[int, ...]:
    """Return the counts of an entry of protocol 2. Raises `BadText`."""
    if not 2 <= len(found) <= DEVICES or not all(type(each) is int and 0 <= each <= MOST for each in found):
        raise BadText("an entry with impossible counts")
    return tuple(found)


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
    """Return an author's hash chain extended by one more entry, as its line without the signature."""
    return hashed("chain", chain, write_entry(unsigned(entry)))


def digest(entries: Sequence[Entry]) -> str:
    """Return the digest of a transcript regardless of signatures: 32 hexadecimal digits of SHA-256."""
    lines = "\n".join(write_entry(unsigned(entry)) for entry in entries)
    return hashlib.sha256(f"odd-checkers transcript\n{lines}".encode()).hexdigest()[:32]
