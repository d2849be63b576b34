"""A whole transcript as the text of a link, for friends who play by sending links.

Each entry is one line. A move is only its author and text (and its time, if clocks run); its place follows
from the lines before. Of a device's openings only the last of each session is included: the earlier ones
follow from it (see `engine.remote.crypto.randomness`). No secret is ever included.

Reading a link of protocol 2 needs no rules, so that its signatures are checked first. Links of protocol 1,
which are not signed, are expanded while they are replayed.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.formats.untrusted import BadText, read_json
from engine.remote.agreement import LOTS, POST, PROTOCOL, fits_links
from engine.remote.crypto.hashing import SIZE, bytes_of, text_of
from engine.remote.crypto.randomness import previous_link, read_opening, write_opening
from engine.remote.entries import (
    DEVICES,
    DO,
    JOIN,
    LONGEST,
    NOBODY,
    OPEN,
    TABLE,
    Entry,
    ProtocolError,
    StaleEntry,
    checked,
    read_entry,
    write_entry,
)
from engine.remote.own_entries import next_entry
from engine.remote.replica import MOST_ENTRIES, fault_of
from engine.remote.shared_state import begin, step
from engine.remote.signatures import check_entries, without_spare_signatures
from engine.remote.status import SharedState
from engine.session.match import Match
from engine.session.serialization import Unreadable
from engine.session.words.en import say

VERSION, LIVE_VERSION = "1", "2"
"""Versions of the links of protocol 1, played by links from the start or begun live."""
SIGNED_VERSION = "3"
"""Version of the links of protocol 2."""
MOST_CHAINS = 255
"""Maximum number of chains of openings in a link."""
LIMIT = 20_000
"""Maximum length of a link, in characters."""
PASTED = 40_000
"""Number of characters of a pasted text that are searched for a link."""
ROOM = 200_000
"""Maximum total length of a link's lines, in characters."""
ANYONE = 255
"""Recipient of a link that is for anyone."""
_LINK = re.compile(r"\bpost=([0-9]{1,4})\.([A-Za-z0-9_-]+)")
_JOINS, _OPENS, _WHOLE = "+", "*", "["
"""Prefixes of the lines that are not moves: a join, an opening, a complete entry."""
_SIGNED = "\v"
"""Separator before the signature of an entry."""
_HEARD = "\f"
"""Separator before what an author had heard, unless it is everything in the lines before."""
_ID, _SUM = 6, 4


class TooLong(ValueError):
    """A transcript too long for a link."""


class TranscriptLink(NamedTuple):
    """A link that was decoded, but not replayed."""

    table: str
    """Id of the table."""
    to: int
    """The recipient device, or `ANYONE`."""
    lines: tuple[str, ...]
    lasts: tuple[bytes, ...]
    """Last opening of each chain, or its head: in protocol 1 by device, else in the order of the lines."""
    signed: bool = True
    """True in protocol 2."""


class LinkContents(NamedTuple):
    """The valid entries of a friend's link."""

    entries: tuple[Entry, ...]
    state: SharedState | None
    """State after the entries; None if not even the table is valid."""
    error: ProtocolError | None = None
    """Error in the entry after these, if there is one."""
    to: int = ANYONE


# --- writing -----------------------------------------------------------------------------------------


def encode_link(entries: Sequence[Entry], state: SharedState, to: int = ANYONE) -> str:
    """Return the link fragment of a transcript and its state. Raises `TooLong`."""
    table, *rest = without_spare_signatures(entries)
    if state.protocol == 1:
        lines = ["\t".join((*table.parts[1:], table.signature)), *map(_line, rest)]
        lasts = [person.last for person in state.people if person]
        version = VERSION if state.table.way == POST else LIVE_VERSION
    else:
        lines = ["\t".join(table.parts[1:-1]), *_signed_lines(table, rest)]
        lasts, version = _last_openings(rest), SIGNED_VERSION
    if len(lasts) > MOST_CHAINS:
        raise TooLong("too many sessions for a link")
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    words = packer.compress("\n".join(lines).encode()) + packer.flush()
    body = bytes.fromhex(state.table.id) + bytes([to, len(lasts)]) + b"".join(lasts) + words
    data = (len(body) % 65_536).to_bytes(2, "big") + body
    link = f"post={version}.{text_of(data + _sum(data))}"
    if len(link) > LIMIT or len(lines) > MOST_ENTRIES or sum(map(len, lines)) + len(lines) > ROOM:
        raise TooLong("the transcript does not fit into a link")
    return link


class _Counts:
    """The usual next entry of a transcript, predicted from the kinds of its lines alone."""

    def __init__(self, table: Entry) -> None:
        devices = len(table.heard)
        self.heard = [1, *[0] * (devices - 1)]
        """Number of entries of each device."""
        self.opened = [0] * devices
        """Number of openings of each device."""
        self.action = 0
        """Number of actions, apart from undone ones."""
        self._before = 2 if table.parts[6].startswith(LOTS) else 1
        """Number of deals that are no actions: that of the words, and that of the seats."""
        self.joins: dict[int, tuple[str, ...]] = {}
        """The first join of each device, without its head."""

    @property
    def devices(self) -> int:
        """Number of devices."""
        return len(self.heard)

    def add(self, entry: Entry) -> None:
        """Count an entry."""
        self.heard[entry.author] += 1
        if entry.kind == JOIN:
            name, _, *rest = entry.parts
            self.joins.setdefault(entry.author, (name, *rest))
        elif entry.kind == DO:
            place = entry.parts[0]
            usual = place.isascii() and place.isdigit() and len(place) < 7
            self.action = int(place) + 1 if usual else 0
        elif entry.kind == OPEN:
            deals = min(self.opened)
            self.opened[entry.author] += 1
            if min(self.opened) > deals >= self._before:
                self.action += 1


def _signed_lines(table: Entry, entries: Sequence[Entry]) -> Iterator[str]:
    """Yield the lines of protocol 2 after the table."""
    counts = _Counts(table)
    for entry in entries:
        line = _content(entry, counts)
        if entry.heard != tuple(counts.heard):
            line += f"{_HEARD}{','.join(map(str, entry.heard))}"
        yield f"{line}{_SIGNED}{entry.signature}" if entry.signature else line
        counts.add(entry)


def _content(entry: Entry, counts: _Counts) -> str:
    """Return the shortest line for an entry, without its counts and its signature."""
    author, _, kind, parts, *_ = entry
    if kind == JOIN:
        name, _, *rest = parts
        again = counts.joins.get(author) == (name, *rest)
        return f"{_JOINS}{author}" if again else _JOINS + str(author) + "\t".join((name, *rest))
    if kind == OPEN:
        return f"{_OPENS}{author}"
    plain = kind == DO and not set(parts[1]) & set("\t\v\f\n")
    if plain and parts[0] == str(counts.action):
        return f"{author}{parts[1]}" + (f"\t{parts[2]}" if parts[2] != "0" else "")
    return json.dumps([author, kind, *parts], separators=(",", ":"))


def _last_openings(entries: Sequence[Entry]) -> list[bytes]:
    """Return the last opening of each chain, or its head, in the order of the joins."""
    lasts: list[str] = []
    chain: dict[int, int] = {}
    for entry in entries:
        if entry.kind == JOIN:
            chain[entry.author] = len(lasts)
            lasts.append(entry.parts[1])
        elif entry.kind == OPEN:
            lasts[chain[entry.author]] = entry.parts[1]
    return list(map(read_opening, lasts))


def _line(entry: Entry) -> str:
    """Return the shortest line for an entry."""
    author, _, kind, parts, signature, _ = entry
    line = write_entry(entry)
    if kind == JOIN:
        line = f"{_JOINS}{author}{parts[0]}\t{parts[2]}".rstrip("\t")
    elif kind == OPEN:
        line = f"{_OPENS}{author}"
    elif kind == DO and parts[1][:1] not in (_JOINS, _OPENS, _WHOLE) and not set(parts[1]) & set("\t\v\n"):
        line = parts[1] + (f"\t{parts[2]}" if parts[2] != "0" else "")
    else:
        return line
    return f"{line}{_SIGNED}{signature}" if signature else line


def _sum(data: bytes) -> bytes:
    return zlib.crc32(b"odd-checkers post" + data).to_bytes(_SUM, "big")


# --- reading -----------------------------------------------------------------------------------------


def decode_link(text: str) -> TranscriptLink:
    """Return the transcript link in a text, which may have words around it. Raises `Unreadable`."""
    found = _LINK.search(text[:PASTED])
    if not found:
        raise Unreadable(say.link_foreign)
    version, letters = found.groups()
    if version not in (VERSION, LIVE_VERSION, SIGNED_VERSION):
        raise Unreadable(say.link_newer)
    if len(letters) > LIMIT:
        raise Unreadable(say.link_changed)
    try:
        data = bytes_of(letters, len(letters) * 3 // 4)
    except ValueError as fault:
        raise Unreadable(say.link_cut) from fault
    size = int.from_bytes(data[:2], "big")
    body, check = data[2 : 2 + size], data[2 + size :]
    if len(body) < size or len(check) < _SUM:
        raise Unreadable(say.link_cut)
    if check != _sum(data[: 2 + size]):
        raise Unreadable(say.link_changed)
    return _decode_body(body, version == SIGNED_VERSION)


def _decode_body(body: bytes, signed: bool) -> TranscriptLink:
    most = MOST_CHAINS if signed else DEVICES
    if len(body) < _ID + 2 or (count := body[_ID + 1]) > most:
        raise Unreadable(say.link_empty)
    start = _ID + 2
    end = start + count * SIZE
    lasts = tuple(body[at : at + SIZE] for at in range(start, end, SIZE))
    unpacker = zlib.decompressobj(-15)
    try:
        words = unpacker.decompress(body[end:], 4 * ROOM).decode()
    except (zlib.error, UnicodeDecodeError) as fault:
        raise Unreadable(say.link_empty) from fault
    lines = tuple(words.split("\n"))
    if not unpacker.eof or unpacker.unused_data or len(words) > ROOM or len(lines) > MOST_ENTRIES:
        raise Unreadable(say.link_empty)
    return TranscriptLink(body[:_ID].hex(), body[_ID], lines, lasts, signed)


def replay_link(link: TranscriptLink, known: Match | None = None) -> Steps[LinkContents]:
    """Return, in steps, the entries of a link up to the first invalid one.

    Moves shared with the match `known` are not checked against the rules again.
    """
    if link.signed:
        return (yield from _replay_signed(link, known))
    return (yield from _replay_unsigned(link, known))


def _replay_signed(link: TranscriptLink, known: Match | None) -> Steps[LinkContents]:
    """Return the entries of a link of protocol 2; signatures are checked before rules.

    Nobody knows who forwarded the link, so an error names only the author of a signed entry.
    """
    found: list[Entry] = []
    state: SharedState | None = None
    try:
        first = _table_of(link)
        state = _begun(first)
        found.append(first)
        entries = [first, *_signed_entries(link, first)]
        yield from check_entries(None, entries)
        for entry in entries[1:]:
            try:
                state = step(state._replace(known=known), entry)
            except (ProtocolError, StaleEntry) as fault:
                raise fault_of(state, entry, fault, NOBODY) from fault
            found.append(entry)
            yield len(found) / len(entries)
    except BadText:
        return LinkContents(tuple(found), state, ProtocolError("garbled", NOBODY), link.to)
    except ProtocolError as error:
        return LinkContents(tuple(found), state, error, link.to)
    return LinkContents(tuple(found), state._replace(known=None), None, link.to)


def _table_of(link: TranscriptLink) -> Entry:
    """Return the table entry of a link of protocol 2, unchecked."""
    parts = (link.table, *link.lines[0].split("\t"), str(PROTOCOL))
    owners = {letter for letter in "".join(parts[6:7]) if letter in "01234"}
    return Entry(0, 0, TABLE, parts, heard=(0,) * (int(max(owners, default="0")) + 1))


def _signed_entries(link: TranscriptLink, table: Entry) -> Iterator[Entry]:
    """Yield the entries of a link of protocol 2 after the table. Raises `BadText`."""
    counts, lines = _Counts(table), [_suffixed(line) for line in link.lines[1:]]
    openings = _openings([content for content, *_ in lines], link.lasts)
    for content, heard, signature in lines:
        author, kind, rest = _told(content, counts, openings)
        usual = tuple(counts.heard)
        entry = Entry(author, usual[author], kind, rest, signature, _read_counts(heard) or usual)
        checked(entry)
        yield entry
        counts.add(entry)


def _suffixed(line: str) -> tuple[str, str, str]:
    """Return a line's content, the counts its author had heard ("" if all), and its signature."""
    rest, _, signature = line.partition(_SIGNED)
    content, _, heard = rest.partition(_HEARD)
    return content, heard, signature


def _read_counts(text: str) -> tuple[int, ...]:
    """Return the counts of a line. Raises `BadText`."""
    words = text.split(",") if text else []
    if not all(word.isascii() and word.isdigit() and len(word) < 6 for word in words):
        raise BadText("impossible counts")
    return tuple(map(int, words))


def _openings(contents: Sequence[str], lasts: Sequence[bytes]) -> Iterator[bytes]:
    """Return the heads and openings in the order of their lines. Raises `BadText`."""
    chain, lengths, order = dict[str, int](), list[int](), list[int]()
    for content in contents:
        device = content[1:2]
        if content[:1] == _JOINS:
            chain[device] = len(lengths)
            lengths.append(-1)
        elif content[:1] != _OPENS:
            continue
        if device not in chain:
            raise BadText("an opening of an unknown device")
        lengths[chain[device]] += 1
        order.append(chain[device])
    if len(lengths) != len(lasts):
        raise BadText("openings are missing")
    chains = [[last] for last in lasts]
    for links, length in zip(chains, lengths, strict=True):
        for _ in range(length):
            links.append(previous_link(links[-1]))
    return (chains[at].pop() for at in order)


def _told(content: str, counts: _Counts, openings: Iterator[bytes]) -> tuple[int, str, tuple[str, ...]]:
    """Return the author, kind and parts of a line. Raises `BadText`."""
    if content[:1] == _WHOLE:
        match read_json(content, LONGEST):
            case [int(author), str(kind), *parts] if type(author) is int and 0 <= author < counts.devices:
                return author, kind, tuple(parts)
        raise BadText("not an entry")
    mark = content[:1] if content[:1] in (_JOINS, _OPENS) else ""
    device, rest = content[len(mark) : len(mark) + 1], content[len(mark) + 1 :]
    if device not in tuple(map(str, range(counts.devices))):
        raise BadText("an entry of an unknown device")
    author = int(device)
    if not mark:
        text, _, took = rest.partition("\t")
        return author, DO, (str(counts.action), text, took or "0")
    opening = write_opening(next(openings))
    if mark == _OPENS:
        return author, OPEN, (str(counts.opened[author]), opening)
    name, *more = rest.split("\t") if rest else counts.joins.get(author, ("",))
    return author, JOIN, (name, opening, *more)


def _replay_unsigned(link: TranscriptLink, known: Match | None) -> Steps[LinkContents]:
    """Return the entries of a link of protocol 1."""
    *parts, signature = (link.table, *link.lines[0].split("\t"))
    first = Entry(0, 0, TABLE, tuple(parts), signature)
    entries: list[Entry] = []
    state: SharedState | None = None
    try:
        state = _begun(first)
        entries.append(first)
        chains = _chains(link)
        for done, line in enumerate(link.lines[1:]):
            entry = _entry(line, state, chains)
            state = step(state._replace(known=known), entry)
            entries.append(entry)
            yield done / len(link.lines)
    except ProtocolError as error:
        return LinkContents(tuple(entries), state, error, link.to)
    except StaleEntry:
        return LinkContents(tuple(entries), state, ProtocolError("order", entry.author), link.to)
    return LinkContents(tuple(entries), state._replace(known=None), None, link.to)


def _begun(first: Entry) -> SharedState:
    try:
        state = begin(checked(first))
    except BadText as fault:
        raise ProtocolError("no-table", 0) from fault
    if not fits_links(state.table):
        raise ProtocolError("no-table", 0)
    return state


def _chains(link: TranscriptLink) -> dict[int, list[bytes]]:
    """Return each device's openings, the head of the chain last. Raises `ProtocolError`."""
    lines = [line.partition(_SIGNED)[0] for line in link.lines[1:]]
    joined = sorted({line[1:2] for line in lines if line[:1] == _JOINS})
    if len(joined) != len(link.lasts) or not set(joined) <= set("01234"):
        raise ProtocolError("garbled", -1)
    chains = {int(device): [last] for device, last in zip(joined, link.lasts, strict=True)}
    for line in lines:
        if line[:1] == _OPENS and line[1:] in joined:
            chain = chains[int(line[1:])]
            chain.append(previous_link(chain[-1]))
    return chains


def _entry(line: str, state: SharedState, chains: dict[int, list[bytes]]) -> Entry:
    """Return the entry of a line, given the state before it. Raises `ProtocolError`."""
    try:
        if line[:1] == _WHOLE:
            return read_entry(line)
        content, _, signature = line.partition(_SIGNED)
        return checked(
            _expanded(*content.split("\t", 1), state=state, chains=chains)._replace(signature=signature)
        )
    except BadText as fault:
        raise ProtocolError("garbled", -1) from fault


def _expanded(word: str, rest: str = "", *, state: SharedState, chains: dict[int, list[bytes]]) -> Entry:
    """Return the entry of a shortened line; `rest` is a key or the time that a move took."""
    if word[:1] not in (_JOINS, _OPENS):
        if state.turn < 0:
            raise ProtocolError("order", -1)
        return next_entry(state, state.turn, DO, str(state.match.cursor), word, rest or "0")
    device = int(word[1]) if word[1:2].isdecimal() else DEVICES
    if device >= len(state.people) or not chains.get(device) or (word[0] == _OPENS and word[2:]):
        raise ProtocolError("stranger", -1)
    opening = write_opening(chains[device].pop())
    if word[0] == _JOINS:
        return next_entry(state, device, JOIN, word[2:], opening, rest)
    return next_entry(state, device, OPEN, str(state.deals), opening)
