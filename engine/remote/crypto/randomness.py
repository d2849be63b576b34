"""Joint randomness: hash chains of openings, and fair draws from the openings of all devices.

Only a device that knows all openings could steer a draw.

The openings seed a stream of bytes that yields a whole number below the sum of the weights. Values out of
range are rejected, so every weight is met exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import compare_digest
from itertools import accumulate
from math import lcm
from typing import NamedTuple

from engine.remote.crypto.hashing import SIZE, bytes_of, stream, text_of


def draw_outcome(openings: Sequence[bytes], label: str, weights: Sequence[float]) -> int:
    """Return the index of the chosen outcome, given the weights.

    Openings come in the order of the devices; the label names the draw and is unique to it. Raises
    ValueError: "openings" if none are given, "weights" if none are given or one is not positive.
    """
    if not openings:
        raise ValueError("openings")
    wholes = whole_weights(weights)
    number = uniform_below(sum(wholes), stream("lot", label, *openings))
    return next(index for index, end in enumerate(accumulate(wholes)) if number < end)


def whole_weights(weights: Sequence[float]) -> list[int]:
    """Return whole numbers exactly proportional to the weights, since a float is a fraction.

    Raises ValueError ("weights") if none are given, or one is not positive.
    """
    if not weights or not all(0 < weight < float("inf") for weight in weights):
        raise ValueError("weights")
    ratios = [weight.as_integer_ratio() for weight in weights]
    whole = lcm(*(bottom for _, bottom in ratios))
    return [top * (whole // bottom) for top, bottom in ratios]


def shuffled(size: int, source: Iterator[int]) -> tuple[int, ...]:
    """Return a uniformly random order of 0 to `size` - 1 (Fisher–Yates)."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = uniform_below(last + 1, source)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def uniform_below(limit: int, source: Iterator[int]) -> int:
    """Return a number from 0 to `limit` - 1, uniform if the bytes of the source are."""
    bits = (limit - 1).bit_length()
    while True:
        drawn = 0
        for _ in range((bits + 7) // 8):
            drawn = drawn << 8 | next(source)
        number = drawn >> (-bits % 8)
        if number < limit:
            return number


LENGTH = 2_000
"""Default number of openings in a chain."""
_DOMAIN = b"oddcheckers chain\0"


class Chain(NamedTuple):
    """A hash chain with its secret seed (Lamport, "Password authentication …", CACM 24, 1981).

    Publishing the head commits a device to all openings of the chain. Each opening can be checked against the
    one before it, and no opening can be predicted from earlier ones.
    """

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
