"""A whole transcript as the text of a link, for friends who play by sending links.

Each entry is one line. A move is only its text (and its time, if clocks run), because its author and number
follow from the state. Of a device's openings only the last is included: the earlier ones follow from it (see
`engine.remote.crypto.chain`). No secret is ever included.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.formats.json_input import BadText
from engine.remote.agreement import POST
from engine.remote.crypto.chain import previous_link, write_opening
from engine.remote.crypto.hashing import SIZE, bytes_of, text_of
from engine.remote.entries import DEVICES, DO, JOIN, OPEN, TABLE, Entry, checked, read_entry, write_entry
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.own_entries import next_entry
from engine.remote.replica import MOST_ENTRIES
from engine.remote.shared_state import begin, step
from engine.remote.signatures import check_signatures, without_spare_signatures
from engine.remote.status import SharedState
from engine.session.match import Match
from engine.session.serialization import Unreadable
from engine.session.words.en import say

VERSION = "1"
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
    """Last opening, or head of the chain, of each device that has joined."""


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
    lines = ["\t".join((*table.parts[1:], table.signature)), *map(_line, rest)]
    lasts = [person.last for person in state.people if person]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    words = packer.compress("\n".join(lines).encode()) + packer.flush()
    body = bytes.fromhex(state.table.id) + bytes([to, len(lasts)]) + b"".join(lasts) + words
    data = (len(body) % 65_536).to_bytes(2, "big") + body
    link = f"post={VERSION}.{text_of(data + _sum(data))}"
    if len(link) > LIMIT or len(lines) > MOST_ENTRIES or sum(map(len, lines)) + len(lines) > ROOM:
        raise TooLong("the transcript does not fit into a link")
    return link


def _line(entry: Entry) -> str:
    """Return the shortest line for an entry."""
    author, _, kind, parts, signature = entry
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
    if version != VERSION:
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
    return _decode_body(body)


def _decode_body(body: bytes) -> TranscriptLink:
    if len(body) < _ID + 2 or (count := body[_ID + 1]) > DEVICES:
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
    return TranscriptLink(body[:_ID].hex(), body[_ID], lines, lasts)


def replay_link(link: TranscriptLink, known: Match | None = None) -> Steps[LinkContents]:
    """Return, in steps, the entries of a link up to the first invalid one.

    Moves shared with the match `known` are not checked against the rules again.
    """
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
        for entry in {entry.author: entry for entry in entries}.values():
            check_signatures(state, (entry,))
            yield 1.0
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
    if state.table.way != POST or state.table.game.info.hidden:
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
