"""Compact connection descriptions: the parts of a browser's session description that vary, packed for a link.

A browser describes one end of a connection in some 700 characters (SDP, RFC 8866). All but a few are the same
for all our connections. The rest is a user fragment and a password (ICE, RFC 8839), the fingerprint of the
certificate, and the candidate addresses: 100 to 200 characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.remote.crypto.hashing import bytes_of, text_of

FOUR, SIX, LOCAL = range(3)
"""Address families: IPv4 (RFC 791), IPv6 (RFC 4291), and a multicast DNS name that stands for an address."""
SIZES = (4, 16, 16)
"""Size of each family's addresses in bytes."""
_FOUR = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,3})")
_SIX = re.compile(r"[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}", re.IGNORECASE)
_LOCAL = re.compile(r"([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local")


class Address(NamedTuple):
    """A network address, or a multicast DNS name."""

    family: int
    data: bytes


def read_address(text: str) -> Address | None:
    """Return the address that a browser wrote; None if its form is not supported."""
    if found := _FOUR.fullmatch(text):
        numbers = [int(number) for number in found.groups()]
        return Address(FOUR, bytes(numbers)) if max(numbers) < 256 else None
    if found := _LOCAL.fullmatch(text.lower()):
        return Address(LOCAL, bytes.fromhex("".join(found.groups())))
    return _six(text) if _SIX.fullmatch(text) else None


def _six(text: str) -> Address | None:
    """Return an IPv6 address from its text, in which `::` may stand for groups of zeros."""
    before, gap, after = text.partition("::")
    groups = [part.split(":") if part else [] for part in (before, after)]
    left = 8 - sum(map(len, groups))
    if "" in groups[0] + groups[1] or (left < 1 if gap else left):
        return None
    numbers = [*groups[0], *["0"] * left, *groups[1]]
    return Address(SIX, b"".join(int(number, 16).to_bytes(2, "big") for number in numbers))


def write_address(address: Address) -> str:
    """Return an address as browsers write it."""
    family, data = address
    if family == FOUR:
        return ".".join(map(str, data))
    digits = data.hex()
    if family == SIX:
        return ":".join(f"{int(digits[i : i + 4], 16):x}" for i in range(0, 32, 4))
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])) + ".local"


KINDS = ("host", "srflx", "relay")
"""Candidate types: the device itself, its address as a router shows it, a relay server."""
MOST = {"host": 4, "srflx": 2, "relay": 2}
"""Maximum number of candidates of each type; a device may have many that lead nowhere."""
LONGEST = 400
"""Maximum length of a packed description, in characters."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_USER, _SECRET, _PRINT = range(4, 33), range(22, 49), 32
_TEXT = re.compile(r"[A-Za-z0-9_-]*")
_PREFERENCE = {"host": 126, "srflx": 100, "relay": 0}
_CANDIDATE = re.compile(
    r"^a=candidate:\S+ 1 udp ([0-9]{1,10}) (\S+) ([0-9]{1,5}) typ (\w+)", re.MULTILINE | re.IGNORECASE
)


class Candidate(NamedTuple):
    """An address and port at which a device may be reached (an ICE candidate)."""

    kind: str
    address: Address
    port: int


class Description(NamedTuple):
    """One end of a connection."""

    ufrag: str
    password: str
    fingerprint: bytes
    """SHA-256 hash of the certificate."""
    candidates: tuple[Candidate, ...]


def read_sdp(sdp: str) -> Description:
    """Return the description in a browser's SDP. Raises ValueError if it does not describe a data channel."""
    fingerprint = bytes.fromhex(_value(sdp, "fingerprint:sha-256 ").replace(":", ""))
    ufrag, password = _value(sdp, "ice-ufrag:"), _value(sdp, "ice-pwd:")
    if len(fingerprint) != _PRINT or not (_is_word(ufrag, _USER) and _is_word(password, _SECRET)):
        raise ValueError("description")
    found = sorted(_CANDIDATE.findall(sdp), key=lambda each: -int(each[0]))
    candidates = list(dict.fromkeys(_candidates(found)))
    numbers = {
        kind: [candidate for candidate in candidates if candidate.kind == kind][: MOST[kind]]
        for kind in KINDS
    }
    return Description(
        ufrag, password, fingerprint, tuple(candidate for kind in KINDS for candidate in numbers[kind])
    )


def _is_word(text: str, lengths: range) -> bool:
    return len(text) in lengths and re.fullmatch("[A-Za-z0-9+/]*", text) is not None


def _candidates(found: list[tuple[str, str, str, str]]) -> Iterator[Candidate]:
    """Yield the candidates whose address and type are supported."""
    for _, text, port, kind in found:
        address = read_address(text)
        if address and kind in KINDS and 0 < int(port) < 1 << 16:
            yield Candidate(kind, address, int(port))


def _value(sdp: str, name: str) -> str:
    found = re.search(rf"^a={name}(\S+)\s*$", sdp, re.MULTILINE | re.IGNORECASE)
    if not found:
        raise ValueError("description")
    return found[1]


def write_sdp(description: Description, offers: bool) -> str:
    """Return the SDP for the browser at the other end; `offers` is False for the answering side."""
    candidates = [
        _candidate_line(number, candidate) for number, candidate in enumerate(description.candidates, 1)
    ]
    lines = [
        "v=0",
        "o=- 1 1 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        *candidates,
        f"a=ice-ufrag:{description.ufrag}",
        f"a=ice-pwd:{description.password}",
        f"a=fingerprint:sha-256 {description.fingerprint.hex(':').upper()}",
        f"a=setup:{'actpass' if offers else 'active'}",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
    ]
    return "".join(f"{line}\r\n" for line in lines)


def _candidate_line(number: int, candidate: Candidate) -> str:
    """Return the SDP line of a candidate, with its priority as in RFC 8445."""
    priority = (_PREFERENCE[candidate.kind] << 24) + ((1 << 16) - number << 8) + 255
    behind = "" if candidate.kind == "host" else " raddr 0.0.0.0 rport 0"
    address = write_address(candidate.address)
    return f"a=candidate:{number} 1 udp {priority} {address} {candidate.port} typ {candidate.kind}{behind}"


def write_description(description: Description) -> str:
    """Return a description as letters, digits, `-` and `_`."""
    words = [
        _LETTERS[len(word)] + word.translate(_SAFE) for word in (description.ufrag, description.password)
    ]
    return "".join(
        (
            *words,
            text_of(description.fingerprint),
            text_of(b"".join(map(_candidate_bytes, description.candidates))),
        )
    )


def _candidate_bytes(candidate: Candidate) -> bytes:
    family, data = candidate.address
    return bytes([KINDS.index(candidate.kind) << 2 | family]) + candidate.port.to_bytes(2, "big") + data


_SAFE = str.maketrans("+/", "-_")
_PLAIN = str.maketrans("-_", "+/")


def read_description(text: str) -> Description:
    """Return the description of a packed text. Raises ValueError ("description") if it is malformed."""
    try:
        return _read(text)
    except (ValueError, IndexError) as fault:
        raise ValueError("description") from fault


def _read(text: str) -> Description:
    if len(text) > LONGEST or not _TEXT.fullmatch(text):
        raise ValueError("text")
    ufrag, rest = _word(text, _USER)
    password, rest = _word(rest, _SECRET)
    letters = (_PRINT * 4 + 2) // 3
    data = bytes_of(rest[letters:], len(rest[letters:]) * 3 // 4)
    candidates = tuple(_read_candidates(data))
    if len(candidates) > sum(MOST.values()):
        raise ValueError("too many places")
    return Description(ufrag, password, bytes_of(rest[:letters], _PRINT), candidates)


def _word(text: str, lengths: range) -> tuple[str, str]:
    """Return the length-prefixed word at the start of a text, and the rest."""
    size = _LETTERS.index(text[0])
    if size not in lengths or len(text) <= size:
        raise ValueError("word")
    return text[1 : size + 1].translate(_PLAIN), text[size + 1 :]


def _read_candidates(data: bytes) -> Iterator[Candidate]:
    """Yield the candidates packed in bytes. Raises ValueError, IndexError."""
    while data:
        kind, family = KINDS[data[0] >> 2], data[0] & 3
        size = SIZES[family]
        port, address, data = int.from_bytes(data[1:3], "big"), data[3 : 3 + size], data[3 + size :]
        if not port or len(address) < size:
            raise ValueError("place")
        yield Candidate(kind, Address(family, address), port)
