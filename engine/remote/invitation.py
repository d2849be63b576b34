"""Invitations to a live game, and the replies to them, as texts to pass on by hand.

Both are words separated by dots, with a version first and a checksum last, so that damage on the way is
noticed. They may come from anywhere, so only their form is trusted.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import NamedTuple

from engine.remote.agreement import INVITATION, REPLY
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.description import read_description

VERSION, OLD_VERSION = "2", "1"
"""The old version carries no keys, so nobody could know who answers."""
LONGEST = 1_000
"""Maximum length of an invitation or a reply, in characters."""
PASTED = 20_000
"""Number of characters of a pasted text that are searched for one."""
NAME_BYTES = 120
"""Maximum length of a name in bytes; longer names are cut."""
FOREIGN, CUT, OLDER, NEWER = "foreign", "cut", "older", "newer"
"""Reasons for a refusal: no such link, incomplete or changed, made by an older or a newer version."""
_GAME = re.compile(r"[a-z][a-z0-9-]{0,40}")
_TABLE = re.compile(r"[A-Za-z0-9]{1,32}")
_DEVICE = re.compile("[0-9]")
_KEY = re.compile("[A-Za-z0-9_-]{43}")
_TAG = 8


class Invitation(NamedTuple):
    """An invitation."""

    game: str
    """Id of the game."""
    table: str
    """Id of the table, the same on all devices."""
    device: int
    """Number of the invited device."""
    name: str
    """Name of the inviting player; may be ""."""
    key: str
    """Public key of the inviting device."""
    line: str
    """Connection description of the inviting device: see `engine.remote.description`."""

    @property
    def tag(self) -> str:
        """Tag that the replies to this invitation carry."""
        return text_of(sha256(self.line.encode()).digest())[:_TAG]


class Reply(NamedTuple):
    """A reply to an invitation."""

    tag: str
    """Tag of the invitation."""
    name: str
    """Name of the replying player; may be ""."""
    key: str
    """Public key of the replying device."""
    line: str


def write_invitation(invitation: Invitation) -> str:
    """Return the link fragment of an invitation."""
    game, table, device, name, key, line = invitation
    return _written(INVITATION, (game, table, str(device), _name(name), key, line))


def write_reply(reply: Reply) -> str:
    """Return the link fragment of a reply."""
    return _written(REPLY, (reply.tag, _name(reply.name), reply.key, reply.line))


def read_invitation(text: str) -> Invitation:
    """Return the invitation in a text, which may be a link amid other words.

    Raises ValueError with `FOREIGN`, `CUT`, `OLDER` or `NEWER`.
    """
    game, table, device, name, key, line = _words(INVITATION, text, 6)
    if not (_GAME.fullmatch(game) and _TABLE.fullmatch(table) and _DEVICE.fullmatch(device)):
        raise ValueError(CUT)
    return Invitation(game, table, int(device), _read_name(name), _key(key), _line(line))


def read_reply(text: str) -> Reply:
    """Return the reply in a text, which may be a link amid other words. Raises like `read_invitation`."""
    tag, name, key, line = _words(REPLY, text, 4)
    if len(tag) != _TAG:
        raise ValueError(CUT)
    return Reply(tag, _read_name(name), _key(key), _line(line))


def _written(kind: str, words: tuple[str, ...]) -> str:
    text = ".".join((VERSION, *words))
    return f"{kind}={text}.{_check(text)}"


def _check(text: str) -> str:
    return text_of(sha256(text.encode()).digest())[:4]


def _words(kind: str, text: str, count: int) -> list[str]:
    """Return the words of an invitation or a reply. Raises ValueError."""
    found = re.search(rf"\b{kind}=([A-Za-z0-9._-]+)", text[:PASTED])
    if not found:
        raise ValueError(FOREIGN)
    whole = found[1].rstrip(".")
    content, _, check = whole.rpartition(".")
    version, *words = content.split(".")
    if version.isdecimal() and version != VERSION:
        raise ValueError(OLDER if version == OLD_VERSION else NEWER)
    if len(whole) > LONGEST or len(words) != count or check != _check(content):
        raise ValueError(CUT)
    return words


def _name(name: str) -> str:
    data = name.encode(errors="replace")[:NAME_BYTES]
    return text_of(data.decode(errors="ignore").encode())


def _read_name(text: str) -> str:
    try:
        return bytes_of(text, len(text) * 3 // 4).decode()
    except ValueError as fault:
        raise ValueError(CUT) from fault


def _key(text: str) -> str:
    if not _KEY.fullmatch(text):
        raise ValueError(CUT)
    return text


def _line(text: str) -> str:
    try:
        read_description(text)
    except ValueError as fault:
        raise ValueError(CUT) from fault
    return text
