"""What somebody has decided in secret, sealed: the others can check later that it was this and nothing else.

The salt keeps them from trying what it might be, and is told when the seal is opened. It must be another each
time; `derived` makes one.
"""

from __future__ import annotations

from hmac import compare_digest

from engine.together.fair.hashing import SIZE, digest


def seal(text: str, salt: bytes) -> bytes:
    """Return what is told of a text beforehand. Raises ValueError ("salt") if the salt has another size."""
    if len(salt) != SIZE:
        raise ValueError("salt")
    return digest("seal", salt, text)


def unseals(sealed: bytes, text: str, salt: bytes) -> bool:
    """Whether a text and its salt are what was sealed."""
    return len(salt) == SIZE and compare_digest(seal(text, salt), sealed)
