"""Bytes as text: base64url without padding (RFC 4648), exactly one text for each value."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode


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
