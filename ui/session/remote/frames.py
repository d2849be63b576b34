"""Frames: the messages over a connection. Entries in them last, everything else is transient."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import NamedTuple

from engine.formats.untrusted import BadText, read_json
from engine.remote.entries import DEVICES, MOST, Entry, data_of, entry_of, write_entry
from ui.session.remote.peers import AWAY, GONE, HERE

LIMIT = 64 * 1024
"""Maximum length of a frame, in characters."""
AT_ONCE = 100
"""Maximum number of entries in a frame."""
VERSION = 4
"""Version of the protocol between devices. Raise it when older devices cannot read all messages."""
FIRST_VERSION = 1
"""Version of devices that send none."""
_NONCE = re.compile("[A-Za-z0-9_-]{22}")
_ANSWER = re.compile("(?:[A-Za-z0-9_-]{86})?")
LONGEST_SIGNAL = 20
"""Maximum length of the name of an emote, in characters."""
ROOM = 50_000
"""Maximum length of a frame's entries, in characters."""


class Hello(NamedTuple):
    """Greeting: the table, the sender's device, and the sender's position in the agreed order."""

    table: str
    device: int
    heard: int
    digest: str
    asks: bool
    """True if a greeting is wanted in return."""
    version: int = VERSION
    """The sender's version of the protocol."""
    signals: bool = True
    """True if the sender's page knows emotes and nudges; older pages of the same version do not."""
    nonce: str = ""
    """The sender's random word for this connection."""
    answer: str = ""
    """The sender's signature of both words, once it knows the receiver's; see `greeting_message`."""


class Since(NamedTuple):
    """Entries of the agreed order from an index on."""

    start: int
    entries: tuple[Entry, ...]


class Proposal(NamedTuple):
    """An entry that a device wants to add to the agreed order."""

    entry: Entry
    heard: int
    """Number of agreed entries that the sender knew."""


class Presence(NamedTuple):
    """Presence of the player at a device; only the hub knows that one is gone, and informs the others."""

    device: int
    presence: str


class Signal(NamedTuple):
    """An emote or a nudge; it is sent only to devices that know this kind of frame."""

    device: int
    what: str
    """One of `ui.session.remote.peers.SIGNALS`, or one of a newer page."""


Frame = Hello | Since | Proposal | Presence | Signal


def write_frame(frame: Frame) -> str:
    """Return a frame as text."""
    match frame:
        case Hello():
            return _text("hello", *frame)
        case Since(start, entries):
            return _text("since", start, *map(data_of, entries))
        case Proposal(entry, heard):
            return _text("say", heard, data_of(entry))
        case Presence(device, presence):
            return _text("mood", device, presence)
        case Signal(device, what):
            return _text("signal", device, what)


def _text(*parts: object) -> str:
    return json.dumps(parts, separators=(",", ":"))


def frames_since(entries: Sequence[Entry], start: int) -> list[Since]:
    """Return the frames with all entries from an index on."""
    frames, some, size = [], list[Entry](), 0
    for entry in entries[start:]:
        length = len(write_entry(entry)) + 1
        if len(some) == AT_ONCE or size + length > ROOM:
            frames.append(Since(start, tuple(some)))
            start, some, size = start + len(some), [], 0
        some.append(entry)
        size += length
    return [*frames, Since(start, tuple(some))] if some else frames


def read_frame(text: str) -> Frame:
    """Return the frame of a received text. Raises `BadText`."""
    match read_json(text, LIMIT):
        case ["hello", str(table), int(device), int(heard), str(digest), bool(asks), *more]:
            _bounded(device, DEVICES)
            _bounded(heard, MOST * DEVICES)
            hello = Hello(table[:40], device, heard, digest[:64], asks, _version(more), more[1:2] == [True])
            nonce, answer = _identity(more[2:4]) if hello.version == VERSION else ("", "")
            return hello._replace(nonce=nonce, answer=answer)
        case ["since", int(start), *entries] if len(entries) <= AT_ONCE:
            _bounded(start, MOST * DEVICES)
            return Since(start, tuple(map(entry_of, entries)))
        case ["say", int(heard), entry]:
            _bounded(heard, MOST * DEVICES)
            return Proposal(entry_of(entry), heard)
        case ["mood", int(device), str(presence)] if presence in (HERE, AWAY, GONE):
            _bounded(device, DEVICES)
            return Presence(device, presence)
        case ["signal", int(device), str(what), *_] if len(what) <= LONGEST_SIGNAL:
            _bounded(device, DEVICES)
            return Signal(device, what)
    raise BadText("no frame")


def _version(more: Sequence[object]) -> int:
    """Return the version at the end of a greeting; fields after it, from later versions, are ignored."""
    match more:
        case []:
            return FIRST_VERSION
        case [int(version), *_] if type(version) is int and FIRST_VERSION < version < MOST:
            return version
    raise BadText("no version")


def _identity(words: Sequence[object]) -> tuple[str, str]:
    """Return the random word and the answer of a greeting. Raises `BadText`."""
    match words:
        case [str(nonce), str(answer)] if _NONCE.fullmatch(nonce) and _ANSWER.fullmatch(answer):
            return nonce, answer
    raise BadText("no identity")


def _bounded(number: int, end: int) -> None:
    if type(number) is not int or not 0 <= number < end:
        raise BadText("a number out of its bounds")
