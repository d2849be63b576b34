"""A hash chain (Lamport, "Password authentication with insecure communication", CACM 24, 1981).

Publishing the head commits a device to all openings of the chain. Each opening can be checked against the one
before it, and no opening can be predicted from earlier ones.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import NamedTuple

from engine.remote.crypto.hashing import SIZE, bytes_of, text_of

LENGTH = 2_000
"""Default number of openings in a chain."""
_DOMAIN = b"oddcheckers chain\0"


class Chain(NamedTuple):
    """A hash chain with its secret seed; only the head may be published in advance."""

    seed: bytes
    length: int = LENGTH

    def head(self) -> bytes:
        """Return the head, which commits to all openings. Raises like `opening`."""
        return self._link(0)

    def opening(self, number: int) -> bytes:
        """Return an opening, counted from 1.

        Raises IndexError beyond the end of the chain, ValueError if the seed has the wrong size.
        """
        if not 1 <= number <= self.length:
            raise IndexError(number)
        return self._link(number)

    def _link(self, number: int) -> bytes:
        """Return a link by hashing from the seed; 6 ms in a browser, and only the seed has to be kept."""
        if len(self.seed) != SIZE:
            raise ValueError("seed")
        link = self.seed
        for _ in range(self.length - number):
            link = previous_link(link)
        return link


def previous_link(link: bytes) -> bytes:
    """Return the opening before this one, or the head."""
    return sha256(_DOMAIN + link).digest()


def follows(previous: bytes, opening: bytes) -> bool:
    """Return True if an opening follows the previous one, or the head."""
    return len(opening) == SIZE and compare_digest(previous_link(opening), previous)


def write_opening(opening: bytes) -> str:
    """Return a head or an opening as 43 letters."""
    return text_of(opening)


def read_opening(text: str) -> bytes:
    """Return the head or opening of a text. Raises ValueError ("text")."""
    return bytes_of(text, SIZE)
