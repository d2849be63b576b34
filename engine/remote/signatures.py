"""Signatures: every entry vouches for its author's earlier entries, and for all that the author had heard.

A device signs digest("entry", table id, heard digest, chain). The *chain* hashes all entries of the author up
to this one; it begins with the table. The *heard digest* covers the entries of the others:

- in play by links: the chain of each device after as many entries as the author had heard;
- in live play: the running digest of the agreed order at the shortest beginning that contains exactly the
  heard entries of every other device.

So the last good signature of an author vouches for all earlier entries, and for their order. This is checked
before any rule. Whoever passes on an entry without it has changed or withheld something; its author has not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engine.contract.steps import Steps, finish
from engine.formats.untrusted import BadText
from engine.remote.agreement import LIVE
from engine.remote.crypto import ed25519
from engine.remote.crypto.hashing import SIZE, bytes_of, digest, text_of
from engine.remote.entries import (
    JOIN,
    NOBODY,
    TABLE,
    Entry,
    ProtocolError,
    data_of,
    entry_of,
    extend_chain,
    unsigned,
)

MANY = 500
"""Number of verified signatures to remember; a reopened game then has few new ones to verify."""


class History(NamedTuple):
    """The hashes of a transcript that signatures cover; it knows no rules. Empty in protocol 1."""

    table: str = ""
    """Id of the table."""
    live: bool = False
    chains: tuple[tuple[bytes, ...], ...] = ()
    """Each device's chain after each number of its entries."""
    heard: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """The `heard` counts of each entry, by device."""
    places: tuple[tuple[int, ...], ...] = ()
    """The place of each device's entries in the agreed order."""
    order: tuple[bytes, ...] = ()
    """The running digest of the agreed order; in live play only."""
    keys: tuple[str, ...] = ()
    """Each device's public key; "" before it joins."""

    @property
    def counts(self) -> tuple[int, ...]:
        """Number of entries of each device."""
        return tuple(map(len, self.heard))

    def extended(self, entry: Entry) -> History:
        """Return the history with one more entry. Raises ValueError as `heard_digest`."""
        if not self.chains:
            if entry.heard:
                raise ValueError("an entry of another protocol")
            return self
        self.heard_digest(entry)
        author, chain = entry.author, self.chain_with(entry)
        if entry.number != len(self.heard[author]):
            raise ValueError("an entry heard twice")
        joins = entry.kind == JOIN and not self.keys[author]
        return self._replace(
            chains=_appended(self.chains, author, chain),
            heard=_appended(self.heard, author, entry.heard),
            places=_appended(self.places, author, len(self.order) - 1) if self.live else (),
            order=(*self.order, digest("order", self.order[-1], chain)) if self.live else (),
            keys=(*self.keys[:author], entry.parts[2], *self.keys[author + 1 :]) if joins else self.keys,
        )

    def chain_with(self, entry: Entry) -> bytes:
        """Return the author's chain including an entry."""
        return extend_chain(self.chains[entry.author][entry.number], entry)

    def heard_digest(self, entry: Entry) -> bytes:
        """Return the digest of what the author of an entry had heard.

        Raises ValueError if no honest device can have heard that: entries that do not exist, less than
        before, or less than the author of a heard entry had heard.
        """
        author, heard = entry.author, entry.heard
        if len(heard) != len(self.chains) or author >= len(heard) or heard[author] != entry.number:
            raise ValueError("counts of another table")
        if not heard[0] or any(count > len(known) for count, known in zip(heard, self.heard, strict=True)):
            raise ValueError("unknown entries heard")
        for device, count in enumerate(heard):
            if count and any(a > b for a, b in zip(self.heard[device][count - 1], heard, strict=True)):
                raise ValueError("less heard than before")
        if self.live:
            return self.order[self._beginning(author, heard)]
        return digest("heard", *(chain[count] for chain, count in zip(self.chains, heard, strict=True)))

    def _beginning(self, author: int, heard: Sequence[int]) -> int:
        """Return the length of the shortest beginning with exactly these entries of the others."""
        others = [(self.places[device], heard[device]) for device in range(len(heard)) if device != author]
        end = max((places[count - 1] + 1 for places, count in others if count), default=0)
        if any(count < len(places) and places[count] < end for places, count in others):
            raise ValueError("heard in another order")
        return end

    def message(self, entry: Entry) -> bytes:
        """Return the bytes that the author of an entry signs. Raises ValueError as `heard_digest`."""
        return _message(self.table, self.heard_digest(entry), self.chain_with(entry))


def _appended(items: tuple[tuple[Any, ...], ...], index: int, item: object) -> tuple[tuple[Any, ...], ...]:
    return (*items[:index], (*items[index], item), *items[index + 1 :])


def begin_history(entry: Entry) -> History:
    """Return the history of a transcript that begins with a table entry; every chain begins with it."""
    devices = len(entry.heard)
    if not devices:
        return History()
    first = extend_chain(b"", entry)
    order = digest("order", b"", first)
    nothing, live = ((),) * (devices - 1), entry.parts[1] == LIVE
    return History(
        entry.parts[0],
        live,
        ((b"", first), *((first,),) * (devices - 1)),
        ((entry.heard,), *nothing),
        ((0,), *nothing) if live else (),
        (b"", order) if live else (),
        ("",) * devices,
    )


def _message(table: str, heard: bytes, chain: bytes) -> bytes:
    return digest("entry", table, heard, chain)


def signed(history: History, signer: bytes, entry: Entry) -> Entry:
    """Return the next entry of a device with its signature, made with the signing secret."""
    if not history.chains:
        return entry
    return entry._replace(signature=sign_text(signer, history.message(entry)))


def check_entries(
    history: History | None,
    entries: Sequence[Entry],
    forwarder: int = NOBODY,
    own: Collection[Entry] = (),
) -> Steps[History]:
    """Return the history with these entries after it, in steps, if they are vouched for.

    `history` is None if they begin a transcript. Checks the signature of each author's last entry, unless all
    entries of that author are in `own`: made here, without signatures. Raises `ProtocolError` ("signature",
    forwarder).
    """
    last: dict[int, tuple[Entry, bytes]] = {}
    try:
        for entry in entries:
            if history is None:
                history = begin_history(entry)
                continue
            if history.chains:
                last[entry.author] = entry, history.message(entry)
            history = history.extended(entry)
        assert history is not None, "a transcript is never empty"
        foreign = {entry.author for entry in entries if unsigned(entry) not in own}
        for author, (entry, message) in last.items():
            if author in foreign and not is_vouched(history.keys[author], message, entry.signature):
                raise ValueError("a wrong signature")
            yield 1.0
    except ValueError as fault:
        raise ProtocolError("signature", forwarder) from fault
    return history


def checked_history(
    history: History | None, entries: Sequence[Entry], forwarder: int = NOBODY, own: Collection[Entry] = ()
) -> History:
    """Return `check_entries` at once."""
    return finish(check_entries(history, entries, forwarder, own))


def ends_signed(entries: Sequence[Entry]) -> bool:
    """Return True if the last entry of each author carries a signature; only then can all be checked."""
    return all(entry.signature or entry.kind == TABLE for entry in _last(entries).values())


def without_spare_signatures(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return entries without the signatures that later ones make redundant."""
    last = _last(entries).values()
    needed = {(entry.author, entry.number) for entry in last}
    return tuple(entry if (entry.author, entry.number) in needed else unsigned(entry) for entry in entries)


def _last(entries: Iterable[Entry]) -> dict[int, Entry]:
    """Return the last entry of each author."""
    return {entry.author: entry for entry in entries}


@lru_cache(MANY)
def is_vouched(key: str, message: bytes, signature: str) -> bool:
    """Return True if this is the signature of a message; key and signature are texts."""
    try:
        data = bytes_of(signature, ed25519.SIGNATURE_SIZE)
        return ed25519.is_signed(bytes_of(key, ed25519.KEY_SIZE), message, data)
    except ValueError:
        return False


# --- greetings ---------------------------------------------------------------------------------------------


def greeting_message(table: str, device: int, theirs: str, own: str, offer: str, reply: str) -> bytes:
    """Return the bytes by which a device proves its key over a connection.

    They contain the random words of both ends, and both connection descriptions, which hold the fingerprints
    of the certificates: an answer that somebody in between passes on does not fit their connection.
    """
    lines = (digest("line", offer), digest("line", reply))
    return digest("greeting", table, str(device), theirs, own, *lines)


def sign_text(signer: bytes, message: bytes) -> str:
    """Return a signature as 86 letters."""
    return text_of(ed25519.sign(signer, message))


# --- two entries under one number -------------------------------------------------------------------------


class Signed(NamedTuple):
    """Consecutive entries of an author, the last one signed, with all that the signature covers."""

    chain: bytes
    """The author's chain before them."""
    heard: bytes
    """The heard digest of the last one."""
    entries: tuple[Entry, ...]

    def is_by(self, table: str, key: str) -> bool:
        """Return True if the signature is that of a public key."""
        chain = self.chain
        for entry in self.entries:
            chain = extend_chain(chain, entry)
        return is_vouched(key, _message(table, self.heard, chain), self.entries[-1].signature)


class Double(NamedTuple):
    """Proof that a device has signed two entries under one number, neither after hearing more."""

    key: str
    """The device's public key."""
    one: Signed
    other: Signed

    @property
    def author(self) -> int:
        """The device that has signed both."""
        return self.one.entries[0].author


def find_double(
    history: History, entries: Sequence[Entry], theirs: History, others: Sequence[Entry]
) -> Double | None:
    """Return the proof that the first of these entries of one author are doubles; None if there is none.

    Each is followed by the later entries of that author in its history, since links sign only the last.
    """
    author = entries[0].author
    if not history.chains or not theirs.chains or author >= len(history.keys):
        return None
    one, other = _signed_part(history, entries), _signed_part(theirs, others)
    double = Double(history.keys[author], one, other) if one and other else None
    return double if double and is_double(history.table, double) else None


def double_between(ours: Sequence[Entry], theirs: Sequence[Entry], but: int) -> Double | None:
    """Return the proof that a device other than `but` has signed two entries under one number, if any.

    These are two transcripts of one table.
    """
    try:
        here, there = _history_of(ours), _history_of(theirs)
    except ValueError:
        return None
    for author in sorted({entry.author for entry in theirs} - {but}):
        mine, new = ([entry for entry in each if entry.author == author] for each in (ours, theirs))
        pairs = enumerate(zip(mine, new, strict=False))
        at = next((at for at, (one, other) in pairs if unsigned(one) != unsigned(other)), None)
        if at is not None and (double := find_double(here, mine[at:], there, new[at:])):
            return double
    return None


def _history_of(entries: Sequence[Entry]) -> History:
    """Return the history of a transcript. Raises ValueError."""
    history = begin_history(entries[0])
    for entry in entries[1:]:
        history = history.extended(entry)
    return history


def _signed_part(history: History, entries: Sequence[Entry]) -> Signed | None:
    """Return the entries up to the first signed one; None if there is none, or it does not fit."""
    first = entries[0]
    end = next((at for at, entry in enumerate(entries) if entry.signature), None)
    if end is None or first.number >= len(history.chains[first.author]):
        return None
    try:
        heard = history.heard_digest(entries[end])
    except ValueError:
        return None
    return Signed(history.chains[first.author][first.number], heard, tuple(entries[: end + 1]))


def is_double(table: str, double: Double) -> bool:
    """Return True if a proof holds at a table.

    An honest device makes another entry under the same number only after it has heard what overtook the
    first. Two different joins prove nothing: an old copy of the game, put back, joins anew.
    """
    one, other = double.one.entries[0], double.other.entries[0]
    same = (one.author, one.number) == (other.author, other.number) and unsigned(one) != unsigned(other)
    ordered = _heard_more(one, other) or _heard_more(other, one)
    if not same or ordered or JOIN in (one.kind, other.kind) or double.one.chain != double.other.chain:
        return False
    return double.one.is_by(table, double.key) and double.other.is_by(table, double.key)


def _heard_more(one: Entry, other: Entry) -> bool:
    """Return True if the author had heard more at one entry than at another, and nothing less."""
    return one.heard != other.heard and all(a >= b for a, b in zip(one.heard, other.heard, strict=False))


def data_of_double(double: Double) -> list[Any]:
    """Return a proof as data for JSON: the key, then chain, heard digest and entries of both."""
    pair = (double.one, double.other)
    return [
        double.key,
        *([text_of(one.chain), text_of(one.heard), *map(data_of, one.entries)] for one in pair),
    ]


def double_of(found: Any) -> Double:
    """Return the proof of parsed JSON. Raises `BadText`."""
    match found:
        case [str(key), [str(), str(), _, *_] as one, [str(), str(), _, *_] as other]:
            return Double(key, _signed_of(*one), _signed_of(*other))
    raise BadText("no proof")


def _signed_of(chain: str, heard: str, *entries: Any) -> Signed:
    try:
        return Signed(bytes_of(chain, SIZE), bytes_of(heard, SIZE), tuple(map(entry_of, entries)))
    except ValueError as fault:
        raise BadText("no proof") from fault
