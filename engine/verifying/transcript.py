"""The entries of a transcript by themselves: form, table, what each author had heard, signatures."""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.steps import Steps
from engine.contract.values import AnyState, BadOption, BadPosition
from engine.registry import GAMES
from engine.remote.crypto.ed25519 import KEY_SIZE, SIGNATURE_SIZE, is_public, is_signed
from engine.remote.crypto.hashing import bytes_of, digest

NOBODY = -1
"""Stands for the device at fault if it cannot be known."""
DEVICES = range(2, 6)
POST, LIVE = "post", "live"
PARTS = {
    "table": 9,
    "join": 4,
    "do": 3,
    "open": 2,
    "ask": 2,
    "yes": 2,
    "no": 2,
    "resign": 2,
    "late": 2,
    "deck": 2,
    "key": 3,
    "hide": 3,
    "claim": 3,
    "bare": 1,
}
"""Number of parts of each kind of entry in protocol 2."""
OLD_PARTS = {**PARTS, "table": 8, "join": 3}
"""The same in protocol 1."""
MOST = 1_000_000
"""More than any number in an entry."""
_ID = re.compile("[0-9a-f]{12}")
_NUMBER = re.compile("0|[1-9][0-9]{0,7}")


class Unreadable(ValueError):
    """Raised for a file that holds no transcript of a remote game."""


class Wrong(Exception):
    """Raised for an entry, or a whole transcript, that no honest devices have made together."""

    def __init__(self, code: str, why: str, author: int = NOBODY, place: int | None = None) -> None:
        super().__init__(why)
        self.code = code
        """A code of protocol errors, for translations."""
        self.why = why
        self.author = author
        """The device at fault, or `NOBODY`."""
        self.place = place
        """Index of the entry; None if it is the transcript as a whole."""


class Refused(Exception):
    """Raised for an entry that the rules do not allow at its place."""


class Entry(NamedTuple):
    """One entry of a transcript."""

    place: int
    author: int
    number: int
    """Number of entries of the same author before it."""
    heard: tuple[int, ...]
    """Number of entries of each device that the author had heard; () in protocol 1."""
    kind: str
    parts: tuple[str, ...]
    signature: str

    @property
    def text(self) -> str:
        """The text that hashes cover: all but the signature, as JSON without spaces."""
        heard = [list(self.heard)] if self.heard else []
        return json.dumps([self.author, self.number, *heard, self.kind, *self.parts], separators=(",", ":"))

    def integer(self, part: int = 0) -> int:
        """Return a part as an integer. Raises `Wrong`."""
        if not _NUMBER.fullmatch(self.parts[part]):
            raise Wrong("order", f"{self.parts[part][:30]!r} is not a number", self.author, self.place)
        return int(self.parts[part])


class Table(NamedTuple):
    """The terms of the game, from the first entry."""

    id: str
    way: str
    game: AnyGame
    options: dict[str, str]
    start: AnyState
    owners: tuple[int, ...]
    """The device of each seat."""
    lots: bool
    """True if the seats are drawn first."""
    clocks: bool
    protocol: int

    @property
    def devices(self) -> int:
        """Number of devices."""
        return max(self.owners) + 1

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.seats(self.options)


# --- reading -----------------------------------------------------------------------------------------------


def read_entries(found: Sequence[Any]) -> tuple[Entry, ...]:
    """Return the entries of parsed JSON. Raises `Unreadable`."""
    if not found:
        raise Unreadable("its transcript is empty")
    entries = tuple(read_entry(place, each) for place, each in enumerate(found))
    if any(bool(entry.heard) != bool(entries[0].heard) for entry in entries):
        raise Unreadable("its transcript mixes two protocols")
    return entries


def read_entry(place: int, found: Any) -> Entry:
    """Return one entry of parsed JSON. Raises `Unreadable`."""
    match found:
        case [int(author), int(number), list(counts), str(kind), *parts] if counts:
            expected = PARTS.get(kind, NOBODY)
        case [int(author), int(number), str(kind), *parts]:
            counts, expected = [], OLD_PARTS.get(kind, NOBODY)
        case _:
            raise Unreadable(f"entry {place + 1} of its transcript is malformed")
    numbers = (author, number, *counts)
    if not all(type(each) is int and 0 <= each < MOST for each in numbers):
        raise Unreadable(f"entry {place + 1} of its transcript has impossible numbers")
    signature = parts.pop() if len(parts) == expected + 1 else ""
    if len(parts) != expected or not all(type(each) is str for each in (*parts, signature)):
        raise Unreadable(f"entry {place + 1} of its transcript is malformed")
    return Entry(place, author, number, tuple(counts), kind, tuple(parts), signature)


def read_table(entry: Entry) -> Table:
    """Return the table that the first entry sets. Raises `Wrong`."""
    if (entry.author, entry.number, entry.kind) != (0, 0, "table"):
        raise Wrong("no-table", "the first entry sets no table", NOBODY, 0)
    name, way, game_id, rules, options, start, owners, clocks, *protocol = entry.parts
    game = GAMES[game_id].with_rules_version(entry.integer(3)) if game_id in GAMES else None
    if game is None:
        raise Unreadable(f"the game {game_id[:30]!r} is not known here by rules {rules[:9]!r}")
    pairs = dict(pair.partition("=")[::2] for pair in options.split(";")) if options else {}
    try:
        settled = game.settle_at(start, pairs)
        state = game.start(settled, start)
    except (BadOption, BadPosition) as fault:
        raise Wrong("no-table", "the table cannot be set up", 0, 0) from fault
    lots, digits = owners.startswith("?"), owners.removeprefix("?")
    held = tuple(int(each) for each in digits if each in "01234")
    if len(held) != len(digits) or len(held) != len(game.seats(settled)):
        raise Wrong("no-table", "the table does not give every seat a device", 0, 0)
    if max(held) + 1 not in DEVICES or set(held) != set(range(max(held) + 1)):
        raise Wrong("no-table", "the table does not give every device a seat", 0, 0)
    if not _ID.fullmatch(name) or way not in (POST, LIVE) or protocol not in ([], ["2"]):
        raise Wrong("no-table", "the table has no valid name, way or protocol", 0, 0)
    if not game.can_play_remotely(state) or (game.info.hidden and way != LIVE):
        raise Wrong("no-table", "this game cannot be played on several devices", 0, 0)
    return Table(name, way, game, settled, state, held, lots, clocks != "", 2 if protocol else 1)


# --- order and signatures ----------------------------------------------------------------------------------


class Order(NamedTuple):
    """The digests that the signatures of a transcript cover."""

    entries: tuple[Entry, ...]
    chains: tuple[tuple[bytes, ...], ...]
    """Each device's chain value after each number of its entries."""
    prefixes: tuple[bytes, ...]
    """Digest of each number of entries in their order."""
    places: tuple[tuple[int, ...], ...]
    """The places of each device's entries."""

    def had_heard(self, entry: Entry, place: int) -> bool:
        """Return True if the author had heard the entry at a place, or it is the author's own."""
        other = self.entries[place]
        return other.author == entry.author or entry.heard[other.author] > other.number

    def had_heard_all(self, entry: Entry) -> bool:
        """Return True if the author had heard all entries of others that stand before."""
        counts = (bisect_left(held, entry.place) for held in self.places)
        return all(
            device == entry.author or entry.heard[device] == count for device, count in enumerate(counts)
        )


def order_of(table: Table, entries: Sequence[Entry]) -> Order:
    """Return the chains and digests of a transcript. Raises `Wrong` if an entry is missing or misplaced."""
    begun = digest("chain", b"", entries[0].text)
    chains = [[b"", begun] if device == 0 else [begun] for device in range(table.devices)]
    places: list[list[int]] = [[] for _ in range(table.devices)]
    prefixes = [b""]
    for entry in entries:
        if entry.author >= table.devices:
            raise Wrong("stranger", "its author does not play in this game", NOBODY, entry.place)
        if entry.number != len(places[entry.author]):
            raise Wrong("signature", "an entry before it is missing, or it stands twice", NOBODY, entry.place)
        if table.protocol > 1:
            _check_heard(entry, places, entries)
        chain = chains[entry.author]
        if entry.place:
            chain.append(digest("chain", chain[-1], entry.text))
        places[entry.author].append(entry.place)
        prefixes.append(digest("order", prefixes[-1], chain[-1]))
    return Order(tuple(entries), tuple(map(tuple, chains)), tuple(prefixes), tuple(map(tuple, places)))


def _check_heard(entry: Entry, places: Sequence[Sequence[int]], entries: Sequence[Entry]) -> None:
    """Raise `Wrong` if the author cannot have heard exactly this."""
    counts = [len(held) for held in places]
    fits = len(entry.heard) == len(counts) and entry.heard[entry.author] == entry.number
    fits = fits and bool(entry.heard[0]) == bool(entry.place)
    if not fits or any(heard > count for heard, count in zip(entry.heard, counts, strict=True)):
        raise Wrong("signature", "its author cannot have heard what it says", NOBODY, entry.place)
    for device, count in enumerate(entry.heard):
        before = entries[places[device][count - 1]].heard if count else ()
        if any(early > late for early, late in zip(before, entry.heard, strict=False)):
            raise Wrong("signature", "its author had heard more before", NOBODY, entry.place)


def heard_digest(table: Table, order: Order, entry: Entry) -> bytes:
    """Return the digest of everything that the author of an entry had heard. Raises `Wrong`."""
    if table.way == POST:
        return digest("heard", *(held[count] for held, count in zip(order.chains, entry.heard, strict=True)))
    others = [
        (held, entry.heard[device]) for device, held in enumerate(order.places) if device != entry.author
    ]
    end = max((held[count - 1] + 1 for held, count in others if count), default=0)
    if any(bisect_left(held, end) != count for held, count in others):
        raise Wrong("signature", "nobody can have heard just these entries", NOBODY, entry.place)
    return order.prefixes[end]


def signature_steps(
    table: Table, order: Order, entries: Sequence[Entry], keys: Sequence[bytes | None]
) -> Steps[int]:
    """Return the number of signatures, all of them good; the last entry of each author has one.

    A signature covers all entries of its author, so earlier ones may be missing. Raises `Wrong`.
    """
    last = {entry.author: entry.place for entry in entries}
    count = 0
    for entry in entries:
        key = keys[entry.author]
        if not entry.signature:
            if entry.place == last[entry.author] and key is not None:
                raise Wrong("signature", "its signature is missing", NOBODY, entry.place)
            continue
        chain = order.chains[entry.author][entry.number + 1]
        message = digest("entry", table.id, heard_digest(table, order, entry), chain)
        if key is None or not is_signed(key, message, signature_bytes(entry)):
            raise Wrong("signature", "its signature is not the author's", NOBODY, entry.place)
        count += 1
        yield entry.place / len(entries)
    return count


def signature_bytes(entry: Entry) -> bytes:
    """Return the bytes of a signature. Raises `Wrong`."""
    try:
        return bytes_of(entry.signature, SIGNATURE_SIZE)
    except ValueError as fault:
        raise Wrong("signature", "its signature is malformed", NOBODY, entry.place) from fault


def public_key(entry: Entry) -> bytes:
    """Return the key in a JOIN entry. Raises `Wrong`."""
    try:
        key = bytes_of(entry.parts[2], KEY_SIZE)
    except ValueError:
        key = b""
    if not is_public(key):
        raise Wrong("signature", "its key is no public key", entry.author, entry.place)
    return key
