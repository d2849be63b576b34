"""The group of the cards: ristretto255 (RFC 9496), a group of prime order made from the curve of Ed25519.

An element is the number that its canonical encoding of 32 bytes stands for, least byte first. So equal
elements are equal numbers, and every number is an element or is refused. Written as a product: locking a card
is raising it to a power, as in Shamir, Rivest, Adleman, "Mental poker", 1981.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.contract.steps import Steps, finish
from engine.remote.crypto.ed25519 import (
    ORDER,
    SQRT_M1,
    D,
    P,
    Point,
    add,
    combine,
    multiple_of_base,
    root_of_ratio,
)
from engine.remote.crypto.hashing import number

IDENTITY = 0
"""The neutral element, which is no card, key image or generator."""
_SQRT_AD_MINUS_ONE = 25063068953384623474111414158702152701244531502492656460079210482610430750235
_INVSQRT_A_MINUS_D = 54469307008909316920995813868745141605393597292927456921205312896311721017578
_ONE_MINUS_D_SQUARED = (1 - D * D) % P
_D_MINUS_ONE_SQUARED = (D - 1) ** 2 % P
_MANY = 4_096
"""Number of elements whose points are remembered: the cards and proofs of a few decks."""


class Ristretto:
    """The group ristretto255; its elements are numbers."""

    order = ORDER
    """Number of elements, a prime; exponents count modulo it."""
    size = 32
    """Number of bytes of an element or an exponent."""

    def has(self, value: int) -> bool:
        """Return True for an element other than the neutral one, in its canonical encoding."""
        try:
            return value != IDENTITY and bool(point_of(value))
        except ValueError:
            return False

    def element(self, purpose: str, *parts: str | bytes) -> int:
        """Return an element derived from these parts; nobody knows its relation to others."""
        return element_from(number(512, purpose, *parts).to_bytes(64, "big"))

    def key(self, purpose: str, *parts: str | bytes) -> int:
        """Return an exponent from 1 to `order` − 1, derived from these parts: 512 bits reduced."""
        return 1 + number(512, purpose, *parts) % (self.order - 1)

    def is_key(self, value: int) -> bool:
        """Return True if a number is an exponent that can be undone."""
        return 0 < value < self.order

    def inverse(self, key: int) -> int:
        """Return the exponent that undoes this one."""
        return pow(key, -1, self.order)

    def base(self, exponent: int) -> int:
        """Return a power of the generator, from a table."""
        return value_of(multiple_of_base(exponent % self.order))

    def power(self, value: int, exponent: int) -> int:
        """Return a power of an element: 1 ms, some 3 ms in a browser. Raises ValueError ("element")."""
        return self.product([(value, exponent)])

    def product(self, terms: Sequence[tuple[int, int]]) -> int:
        """Return the product of elements to exponents. Raises ValueError ("element")."""
        return finish(self.product_steps(terms))

    def product_steps(self, terms: Sequence[tuple[int, int]], done: float = 0, base: int = 0) -> Steps[int]:
        """Return `product`, times the generator to the exponent `base`, in steps that yield `done`."""
        points = []
        for value, exponent in terms:
            if exponent % self.order:
                points.append((point_of(value), exponent % self.order))
            yield done
        product = yield from combine(points, done)
        return value_of(add(product, multiple_of_base(base % self.order)) if base else product)

    def packed(self, values: Sequence[int]) -> bytes:
        """Return elements or exponents as 32 bytes each, least byte first."""
        return b"".join(value.to_bytes(self.size, "little") for value in values)

    def unpacked(self, data: bytes) -> Iterator[int]:
        """Yield the numbers of packed bytes, unchecked."""
        for at in range(0, len(data), self.size):
            yield int.from_bytes(data[at : at + self.size], "little")


GROUP = Ristretto()


@lru_cache(_MANY)
def point_of(value: int) -> Point:
    """Return a point of an element (DECODE). Raises ValueError ("element") if the number is none."""
    if not 0 <= value < P or value & 1:
        raise ValueError("element")
    square = value * value
    less, more = (1 - square) % P, (1 + square) % P
    more_squared = more * more % P
    v = (-D * less * less - more_squared) % P
    is_square, inverse = root_of_ratio(1, v * more_squared)
    x = _even(2 * value * inverse * more)
    y = less * (inverse * more * inverse % P) * v % P
    t = x * y % P
    if not is_square or t & 1 or y == 0:
        raise ValueError("element")
    return x, y, 1, t


def value_of(point: Point) -> int:
    """Return the number of an element, given one of its points (ENCODE)."""
    x, y, z, t = point
    u1, u2 = (z + y) * (z - y) % P, x * y % P
    _, inverse = root_of_ratio(1, u1 * u2 * u2)
    den1, den2 = inverse * u1 % P, inverse * u2 % P
    z_inverse = den1 * den2 % P * t % P
    den_inverse = den2
    if t * z_inverse % P & 1:
        x, y = y * SQRT_M1 % P, x * SQRT_M1 % P
        den_inverse = den1 * _INVSQRT_A_MINUS_D % P
    if x * z_inverse % P & 1:
        y = -y
    return _even(den_inverse * (z - y))


def element_from(data: bytes) -> int:
    """Return the element derived from 64 uniformly random bytes (the one-way map of RFC 9496)."""
    return value_of(add(_mapped(data[:32]), _mapped(data[32:])))


def _mapped(data: bytes) -> Point:
    """Return the point of 32 bytes (MAP)."""
    t = int.from_bytes(data, "little") & (1 << 255) - 1
    r = SQRT_M1 * t * t % P
    v = (-1 - r * D) * (r + D) % P
    is_square, s = root_of_ratio((r + 1) * _ONE_MINUS_D_SQUARED, v)
    c = -1
    if not is_square:
        s, c = -_even(s * t) % P, r
    n = (c * (r - 1) * _D_MINUS_ONE_SQUARED - v) % P
    w0, w1 = 2 * s * v % P, n * _SQRT_AD_MINUS_ONE % P
    w2, w3 = (1 - s * s) % P, (1 + s * s) % P
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P


def _even(number: int) -> int:
    """Return a field element or its negative, whichever is even (CT_ABS)."""
    number %= P
    return P - number if number & 1 else number
