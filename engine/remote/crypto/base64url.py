"""Bytes as text, to be sent: base64url without padding (RFC 4648), one text for each value and no other."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode


def text_of(data: bytes) -> str:
    """Return bytes as letters, digits, `-` and `_`."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def length_of(size: int) -> int:
    """Return how many letters stand for so many bytes."""
    return (size * 4 + 2) // 3


def bytes_of(text: str, size: int) -> bytes:
    """Return the bytes that a text stands for. Raises ValueError ("text") if it is none of so many bytes."""
    if len(text) != length_of(size) or not re.fullmatch("[A-Za-z0-9_-]*", text):
        raise ValueError("text")
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if text_of(data) != text:
        raise ValueError("text")
    return data
