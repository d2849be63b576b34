"""Invitations to a game between devices, and the answers to them: texts that go from hand to hand.

Both are words with dots between, a version first and a check at the end, so that what was cut or changed on
its way is told. Who opens one may have found it anywhere: nothing in it is believed but its shape.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import NamedTuple

from engine.remote.crypto.base64url import bytes_of, text_of
from engine.remote.description import read_description

VERSION = "1"
INVITATION, REPLY = "join", "answer"
"""What their links begin with."""
LONGEST = 1_000
"""The longest invitation or answer, in characters."""
PASTED = 20_000
"""How much is looked at of a text in which there may be one."""
NAME_BYTES = 120
"""The longest name, in bytes: what is longer is cut."""
FOREIGN, CUT, NEWER = "foreign", "cut", "newer"
"""What may be wrong: it is nothing such, a part of it is missing or changed, a newer version made it."""
_GAME = re.compile(r"[a-z][a-z0-9-]{0,40}")
_TABLE = re.compile(r"[A-Za-z0-9]{1,32}")
_DEVICE = re.compile("[0-9]")
_MARK = 8


class Invitation(NamedTuple):
    """An invitation of one friend."""

    game: str
    """The game's id."""
    table: str
    """What the table is known by on all devices."""
    device: int
    """Which device of the table is invited."""
    name: str
    """Who invites; may be ""."""
    line: str
    """How that device can be reached: see `engine.remote.description`."""

    @property
    def mark(self) -> str:
        """What its answers are known by."""
        return text_of(sha256(self.line.encode()).digest())[:_MARK]


class Reply(NamedTuple):
    """An answer to an invitation."""

    mark: str
    """The invitation's."""
    name: str
    """Who answers; may be ""."""
    line: str


def write_invitation(one: Invitation) -> str:
    """Return the fragment of its link."""
    return _written(INVITATION, (one.game, one.table, str(one.device), _name(one.name), one.line))


def write_reply(one: Reply) -> str:
    """Return the fragment of its link."""
    return _written(REPLY, (one.mark, _name(one.name), one.line))


def read_invitation(text: str) -> Invitation:
    """Return the invitation in a text, which may be a link with words around it.

    Raises ValueError with `FOREIGN`, `CUT` or `NEWER`.
    """
    game, table, device, name, line = _words(INVITATION, text, 5)
    if not (_GAME.fullmatch(game) and _TABLE.fullmatch(table) and _DEVICE.fullmatch(device)):
        raise ValueError(CUT)
    return Invitation(game, table, int(device), _read_name(name), _line(line))


def read_reply(text: str) -> Reply:
    """Return the answer in a text, which may be a link with words around it. Raises as `read_invitation`."""
    mark, name, line = _words(REPLY, text, 3)
    if len(mark) != _MARK:
        raise ValueError(CUT)
    return Reply(mark, _read_name(name), _line(line))


def _written(kind: str, words: tuple[str, ...]) -> str:
    text = ".".join((VERSION, *words))
    return f"{kind}={text}.{_check(text)}"


def _check(text: str) -> str:
    return text_of(sha256(text.encode()).digest())[:4]


def _words(kind: str, text: str, count: int) -> list[str]:
    """Return the words of an invitation or an answer. Raises ValueError."""
    found = re.search(rf"\b{kind}=([A-Za-z0-9._-]+)", text[:PASTED])
    if not found:
        raise ValueError(FOREIGN)
    whole = found[1].rstrip(".")
    told, _, check = whole.rpartition(".")
    version, *words = told.split(".")
    if version.isdecimal() and version != VERSION:
        raise ValueError(NEWER)
    if len(whole) > LONGEST or len(words) != count or check != _check(told):
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


def _line(text: str) -> str:
    try:
        read_description(text)
    except ValueError as fault:
        raise ValueError(CUT) from fault
    return text
