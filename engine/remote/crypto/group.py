"""The group of the cards: the squares modulo a safe prime, with keys that lock in any order.

Locking is raising to a power (Shamir, Rivest, Adleman, "Mental poker", 1981). For p = 2q + 1 with both prime,
the squares form a group of prime order q: every key below q has an inverse, and being a square or not gives
no locked card away.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.remote.crypto.hashing import SIZE, number

_WINDOW = 5
"""Number of exponent bits processed at once; needs a table of 32 powers."""
_SLICE = 64
"""Number of windows between yields: some 4 ms in a browser."""


class Group(NamedTuple):
    """The squares modulo a safe prime."""

    prime: int

    @property
    def order(self) -> int:
        """Number of squares."""
        return self.prime >> 1

    @property
    def size(self) -> int:
        """Number of bytes of a group element."""
        return (self.prime.bit_length() + 7) // 8

    def has(self, value: int) -> bool:
        """Return True for a square other than 1."""
        return 1 < value < self.prime and jacobi(value, self.prime) == 1

    def residue(self, purpose: str, *parts: str | bytes) -> int:
        """Return a square derived from these parts; its relation to other squares is unknown to all."""
        bits = self.size * 8 + 128
        roots = (number(bits, purpose, *parts, str(turn)) for turn in count())
        return next(square for root in roots if (square := root * root % self.prime) > 1)

    def key(self, purpose: str, *parts: str | bytes) -> int:
        """Return a key of 256 bits (fewer in a small group) derived from these parts, one of them secret."""
        return 2 + number(SIZE * 8, purpose, *parts) % (min(self.order, 1 << SIZE * 8) - 2)

    def is_key(self, value: int) -> bool:
        """Return True if this can be a key; 1 would leave everything unlocked."""
        return 1 < value < self.order

    def inverse(self, key: int) -> int:
        """Return the key that undoes this one."""
        return pow(key, -1, self.order)

    def lock(self, value: int, key: int) -> int:
        """Return a number locked with a short key: 3 ms in a browser."""
        return pow(value, key, self.prime)

    def power(self, base: int, exponent: int, done: float = 0) -> Steps[int]:
        """Return a power with an exponent of any size, in steps: 22 ms in a browser at full size."""
        powers = [1, base]
        while len(powers) < 1 << _WINDOW:
            powers.append(powers[-1] * base % self.prime)
        result = 1
        for index in reversed(range(0, exponent.bit_length(), _WINDOW)):
            for _ in range(_WINDOW):
                result = result * result % self.prime
            result = result * powers[exponent >> index & (1 << _WINDOW) - 1] % self.prime
            if index // _WINDOW % _SLICE == 0:
                yield done
        return result

    def packed(self, values: Sequence[int]) -> bytes:
        """Return group elements as bytes of equal width."""
        return b"".join(value.to_bytes(self.size, "big") for value in values)

    def unpacked(self, data: bytes) -> Steps[tuple[int, ...]]:
        """Return the packed squares, in steps. Raises ValueError ("residue") if one is not a square."""
        values = []
        for at in range(0, len(data), self.size):
            values.append(int.from_bytes(data[at : at + self.size], "big"))
            if not self.has(values[-1]):
                raise ValueError("residue")
            yield at / len(data)
        return tuple(values)


def jacobi(value: int, modulus: int) -> int:
    """Return the Jacobi symbol by reciprocity: modulo a prime 1 for squares, 0 for 0, else -1."""
    sign = 1
    value %= modulus
    while value:
        twos = (value & -value).bit_length() - 1
        value >>= twos
        if twos & 1 and modulus & 7 in (3, 5):
            sign = -sign
        if value & modulus & 2:
            sign = -sign
        value, modulus = modulus % value, value
    return sign if modulus == 1 else 0


GROUP = Group(
    int(
        "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A0879"
        "8E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B"
        "0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA4836"
        "1C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804"
        "F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6"
        "955817183995497CEA956AE515D2261898FA051015728E5A8AACAA68FFFFFFFFFFFFFFFF",
        16,
    )
)
"""The 2,048-bit group 14 of RFC 3526."""
