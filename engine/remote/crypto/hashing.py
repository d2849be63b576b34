"""Derivation of bytes by SHA-256, and base64url texts.

Hashed parts are separated by length prefixes, purposes by their first word. Texts have no padding (RFC 4648):
exactly one text for each value.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice

SIZE = 32
"""Size of digests and secrets in bytes."""
_DOMAIN = b"oddcheckers fair\0"


def digest(purpose: str, *parts: str | bytes) -> bytes:
    """Return the 32-byte digest of a purpose and these parts."""
    whole = sha256(_DOMAIN)
    for part in (purpose, *parts):
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        whole.update(len(data).to_bytes(4, "big") + data)
    return whole.digest()


def stream(purpose: str, *parts: str | bytes) -> Iterator[int]:
    """Yield an endless stream of bytes derived from a purpose and these parts."""
    return (byte for block in _blocks(digest(purpose, *parts)) for byte in block)


def number(bits: int, purpose: str, *parts: str | bytes) -> int:
    """Return a number of `bits` bits, in whole bytes, from the beginning of the stream of these parts."""
    blocks = islice(_blocks(digest(purpose, *parts)), -(-bits // (8 * SIZE)))
    return int.from_bytes(b"".join(blocks)[: bits // 8], "big")


def _blocks(key: bytes) -> Iterator[bytes]:
    return (sha256(key + number.to_bytes(8, "big")).digest() for number in count())


def derived(secret: bytes, purpose: str) -> bytes:
    """Return a secret for one purpose, which reveals nothing about the original secret."""
    return digest("derived", secret, purpose)


def text_of(data: bytes) -> str:
    """Return bytes as letters, digits, `-` and `_`."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def length_of(size: int) -> int:
    """Return the text length for a number of bytes."""
    return (size * 4 + 2) // 3


def bytes_of(text: str, size: int) -> bytes:
    """Return the `size` bytes of a text. Raises ValueError ("text") if it is malformed or of another size."""
    if len(text) != length_of(size) or not re.fullmatch("[A-Za-z0-9_-]*", text):
        raise ValueError("text")
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if text_of(data) != text:
        raise ValueError("text")
    return data
