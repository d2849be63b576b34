"""Signatures by Ed25519 (RFC 8032), and the arithmetic of its curve, which the cards use as well.

Entries are checked inside a pure, synchronous fold, and older browsers lack Ed25519 in WebCrypto, so this is
plain Python. It does not run in constant time: attackers who can time this device closely are out of scope.

Points have extended coordinates (X, Y, Z, T) with x = X/Z, y = Y/Z, xy = T/Z (Hisil, Wong, Carter, Dawson,
"Twisted Edwards curves revisited", ASIACRYPT 2008). Their addition is complete: it has no special cases.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha512
from typing import TypeAlias

from engine.contract.steps import Steps, finish

Point: TypeAlias = tuple[int, int, int, int]
P = 2**255 - 19
"""The prime of the field."""
ORDER = 2**252 + 27742317777372353535851937790883648493
"""The prime order of the base point; the curve has eight times as many points."""
D = -121665 * pow(121666, -1, P) % P
"""Constant of the curve −x² + y² = 1 + Dx²y²."""
SQRT_M1 = pow(2, (P - 1) // 4, P)
"""A square root of −1."""
IDENTITY: Point = (0, 1, 1, 0)
_BASE_X = 15112221349535400772501151409588531511454012693041857206046113283949847762202
_BASE_Y = 4 * pow(5, -1, P) % P
BASE: Point = (_BASE_X, _BASE_Y, 1, _BASE_X * _BASE_Y % P)
"""The base point of RFC 8032."""
_BITS = 4
"""Bits of a factor that are processed at once."""
_COFACTOR = 8
KEY_SIZE, SIGNATURE_SIZE = 32, 64
"""Sizes in bytes."""


# --- signatures ------------------------------------------------------------------------------------------


def public(secret: bytes) -> bytes:
    """Return the public key of a secret; both have 32 bytes."""
    return encode(multiple_of_base(_expanded(secret)[0]))


def sign(secret: bytes, message: bytes) -> bytes:
    """Return the signature of a message, 64 bytes. It is deterministic."""
    factor, prefix = _expanded(secret)
    nonce = _number(prefix, message)
    commitment = encode(multiple_of_base(nonce))
    challenge = _number(commitment, public(secret), message)
    return commitment + ((nonce + challenge * factor) % ORDER).to_bytes(KEY_SIZE, "little")


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Return True if this is the signature of a message under a public key.

    Strict: only the canonical encodings of numbers and points count, and a key of small order never does.
    """
    if len(signature) != SIGNATURE_SIZE or not is_public(key):
        return False
    commitment, response = signature[:KEY_SIZE], int.from_bytes(signature[KEY_SIZE:], "little")
    if response >= ORDER:
        return False
    challenge = _number(commitment, key, message)
    taken_off = finish(combine([(decode(key), -challenge % ORDER)]))
    return encode(add(multiple_of_base(response), taken_off)) == commitment


def is_public(key: bytes) -> bool:
    """Return True if these bytes can be a public key: a canonical point, not of small order."""
    try:
        return not is_identity(finish(combine([(decode(key), _COFACTOR)])))
    except ValueError:
        return False


def _expanded(secret: bytes) -> tuple[int, bytes]:
    """Return the factor of a secret key, and the prefix of its nonces. Raises ValueError ("secret")."""
    if len(secret) != KEY_SIZE:
        raise ValueError("secret")
    hashed = sha512(secret).digest()
    factor = int.from_bytes(hashed[:KEY_SIZE], "little")
    return factor & (1 << 254) - 8 | 1 << 254, hashed[KEY_SIZE:]


def _number(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little") % ORDER


# --- points ----------------------------------------------------------------------------------------------


def encode(point: Point) -> bytes:
    """Return a point as 32 bytes: y, and the last bit of x."""
    x, y, z, _ = point
    inverse = pow(z, -1, P)
    return (y * inverse % P | (x * inverse % P & 1) << 255).to_bytes(KEY_SIZE, "little")


def decode(data: bytes) -> Point:
    """Return the point of 32 bytes. Raises ValueError ("point") if they are not its only encoding."""
    number = int.from_bytes(data, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    if len(data) != KEY_SIZE or y >= P:
        raise ValueError("point")
    is_square, x = root_of_ratio(y * y - 1, D * y * y + 1)
    if not is_square or (odd and x == 0):
        raise ValueError("point")
    if odd:
        x = P - x
    return x, y, 1, x * y % P


def root_of_ratio(top: int, bottom: int) -> tuple[bool, int]:
    """Return True and the even square root of a ratio; False and that of the ratio times √−1 if it has none.

    This is SQRT_RATIO_M1 of RFC 9496. A zero numerator gives True, another zero denominator False, both
    with 0.
    """
    top, bottom = top % P, bottom % P
    cube = bottom * bottom % P * bottom % P
    root = top * cube % P * pow(top * cube % P * cube % P * bottom % P, (P - 5) // 8, P) % P
    check = bottom * root % P * root % P
    if check in (-top % P, -top * SQRT_M1 % P):
        root = root * SQRT_M1 % P
    return check in (top, -top % P), P - root if root & 1 else root


def is_identity(point: Point) -> bool:
    """Return True for the neutral point."""
    x, y, z, _ = point
    return x % P == 0 and (y - z) % P == 0


def add(one: Point, other: Point) -> Point:
    """Return the sum of two points."""
    return _plus(one, _prepared(other))


def combine(terms: Sequence[tuple[Point, int]], done: float = 0) -> Steps[Point]:
    """Return the sum of points times factors, in steps below 1 ms each (Straus 1964, windows of 4 bits).

    Factors are not negative. `done` is the progress that every step yields.
    """
    tables = []
    for point, _ in terms:
        tables.append(_multiples(point))
        yield done
    total = IDENTITY
    bits = max((factor.bit_length() for _, factor in terms), default=0)
    for shift in reversed(range(0, bits, _BITS)):
        total = _times_16(total)
        for (_, factor), table in zip(terms, tables, strict=True):
            if digit := factor >> shift & 15:
                total = _plus(total, table[digit])
        yield done
    return total


def multiple_of_base(factor: int) -> Point:
    """Return the base point times a factor below 2²⁵⁶, from tables for every second window."""
    total = IDENTITY
    for offset in (_BITS, 0):
        total = _times_16(total)
        for index, table in enumerate(_base_tables()):
            if digit := factor >> 2 * _BITS * index + offset & 15:
                total = _plus(total, table[digit])
    return total


@lru_cache(1)
def _base_tables() -> tuple[tuple[Point, ...], ...]:
    """Return 0 to 15 times the base point times each power of 256: made in some 10 ms in a browser."""
    tables, point = [], BASE
    for _ in range(256 // (2 * _BITS)):
        tables.append(_multiples(point))
        point = _times_16(_times_16(point))
    return tuple(tables)


def _multiples(point: Point) -> tuple[Point, ...]:
    """Return 0 to 15 times a point, prepared for addition."""
    step, multiples = _prepared(point), [IDENTITY]
    while len(multiples) < 1 << _BITS:
        multiples.append(_plus(multiples[-1], step))
    return tuple(map(_prepared, multiples))


def _prepared(point: Point) -> Point:
    """Return Y − X, Y + X, 2Z, 2DT: what every addition of this point needs."""
    x, y, z, t = point
    return y - x, y + x, 2 * z, 2 * D * t % P


def _plus(point: Point, prepared: Point) -> Point:
    """Return the sum of a point and a prepared one."""
    x, y, z, t = point
    less, more, z2, t2 = prepared
    a, b, c, d = (y - x) * less % P, (y + x) * more % P, t * t2 % P, z * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times_16(point: Point) -> Point:
    """Return a point doubled four times; only the last doubling needs T."""
    x, y, z, _ = point
    e = h = 0
    for _ in range(_BITS):
        a, b, s = x * x % P, y * y % P, x + y
        g, h = a - b, a + b
        e, f = h - s * s % P, 2 * z * z % P + g
        x, y, z = e * f % P, g * h % P, f * g % P
    return x, y, z, e * h % P
