"""A hash chain (Lamport, "Password authentication with insecure communication", CACM 24, 1981).

Whoever tells the head is bound by it to all openings of the chain. Each opening can be checked by the one
before it, and nobody can tell the next one from those before.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import NamedTuple

from engine.remote.crypto.base64url import bytes_of, text_of
from engine.remote.crypto.hashing import SIZE

LENGTH = 2_000
"""How many openings a chain has if nothing else is said."""
_DOMAIN = b"oddcheckers chain\0"


class Chain(NamedTuple):
    """A chain of one's own; only its head may be told beforehand."""

    seed: bytes
    length: int = LENGTH

    def head(self) -> bytes:
        """Return what is told first, which all openings can be checked by. Raises as `opening` does."""
        return self._link(0)

    def opening(self, number: int) -> bytes:
        """Return an opening, counted from 1.

        Raises IndexError if there is none (left), ValueError if the seed is none.
        """
        if not 1 <= number <= self.length:
            raise IndexError(number)
        return self._link(number)

    def _link(self, number: int) -> bytes:
        """Hash all of it again: in a browser that takes 6 ms, and nothing has to be kept but the seed."""
        if len(self.seed) != SIZE:
            raise ValueError("seed")
        link = self.seed
        for _ in range(self.length - number):
            link = previous_link(link)
        return link


def previous_link(link: bytes) -> bytes:
    """Return the opening that came before one, or the head."""
    return sha256(_DOMAIN + link).digest()


def follows(previous: bytes, opening: bytes) -> bool:
    """Whether this is the opening that follows the previous one, or the head."""
    return len(opening) == SIZE and compare_digest(previous_link(opening), previous)


def write_opening(opening: bytes) -> str:
    """Return a head or an opening as its 43 letters."""
    return text_of(opening)


def read_opening(text: str) -> bytes:
    """Return the head or opening that a text stands for. Raises ValueError ("text")."""
    return bytes_of(text, SIZE)
