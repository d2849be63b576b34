"""Bytes made from bytes by SHA-256. Parts are told apart by their lengths, purposes by their first word."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice

SIZE = 32
"""How many bytes a digest and a secret have."""
_DOMAIN = b"oddcheckers fair\0"


def digest(purpose: str, *parts: str | bytes) -> bytes:
    """Return 32 bytes that stand for a purpose and these parts."""
    whole = sha256(_DOMAIN)
    for part in (purpose, *parts):
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        whole.update(len(data).to_bytes(4, "big") + data)
    return whole.digest()


def stream(purpose: str, *parts: str | bytes) -> Iterator[int]:
    """Return bytes without end that follow from a purpose and these parts."""
    key = digest(purpose, *parts)
    return (byte for number in count() for byte in sha256(key + number.to_bytes(8, "big")).digest())


def number(bits: int, purpose: str, *parts: str | bytes) -> int:
    """Return a number of at most so many bits (whole bytes of them) that follows from these parts."""
    return int.from_bytes(islice(stream(purpose, *parts), bits // 8), "big")


def derived(secret: bytes, purpose: str) -> bytes:
    """Return a secret for one purpose: whoever is told it learns nothing of the secret that it comes from."""
    return digest("derived", secret, purpose)
