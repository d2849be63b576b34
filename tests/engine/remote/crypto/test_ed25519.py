"""Ed25519 gives the signatures of RFC 8032, and refuses everything that is not one of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.remote.crypto.ed25519 import (
    BASE,
    IDENTITY,
    ORDER,
    SQRT_M1,
    D,
    P,
    Point,
    add,
    combine,
    decode,
    encode,
    is_identity,
    is_public,
    is_signed,
    multiple_of_base,
    public,
    root_of_ratio,
    sign,
)
from tests.engine.remote.crypto.chance import secret

VECTORS = (
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0"
        "595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eae"
        "b4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9"
        "716ed28dc027beceea1ec40a",
    ),
    (
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423"
        "643ce80e2a9ac94fa54ca49f",
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c"
        "138ac17ad9bef1177331a704",
    ),
)
"""Secret, public key, message and signature of RFC 8032, section 7.1: tests 1, 2, 3 and SHA(abc)."""
ANNA, BERT = secret(0, "Anna"), secret(1, "Bert")
SIZE = 32
FACTORS = st.integers(0, 2**256 - 1)


@pytest.mark.parametrize("vector", VECTORS)
def test_signatures_are_those_of_the_standard(vector: tuple[str, str, str, str]) -> None:
    seed, key, message, signature = map(bytes.fromhex, vector)
    assert public(seed) == key
    assert sign(seed, message) == signature
    assert is_signed(key, message, signature)
    assert not is_signed(key, message + b"\0", signature)


def test_only_the_author_the_message_and_the_signature_together_verify() -> None:
    signature = sign(ANNA, b"a3b4")
    assert is_signed(public(ANNA), b"a3b4", signature)
    assert not is_signed(public(BERT), b"a3b4", signature)
    assert not is_signed(public(ANNA), b"a3b5", signature)
    assert not is_signed(public(ANNA), b"a3b4", sign(BERT, b"a3b4"))


@pytest.mark.parametrize("at", range(0, 512, 37))
def test_a_flipped_bit_breaks_a_signature_and_a_key(at: int) -> None:
    signature, key = sign(ANNA, b"a3b4"), public(ANNA)
    assert not is_signed(key, b"a3b4", _flipped(signature, at))
    assert not is_signed(_flipped(key, at % 256), b"a3b4", signature)


def _flipped(data: bytes, at: int) -> bytes:
    return (int.from_bytes(data) ^ 1 << at).to_bytes(len(data))


def test_a_response_that_is_not_reduced_is_refused() -> None:
    """Else one message would have several signatures of its author, made by anybody."""
    signature, key = sign(ANNA, b"a3b4"), public(ANNA)
    response = int.from_bytes(signature[SIZE:], "little") + ORDER
    assert not is_signed(key, b"a3b4", signature[:SIZE] + response.to_bytes(SIZE, "little"))


def test_signatures_of_another_length_are_refused() -> None:
    signature, key = sign(ANNA, b"a3b4"), public(ANNA)
    assert not any(is_signed(key, b"a3b4", wrong) for wrong in (b"", signature[:-1], signature + b"\0"))
    assert not is_signed(key[:-1], b"a3b4", signature)


def _small_order_points() -> list[Point]:
    """Return the eight points whose order divides eight."""
    is_square, root = root_of_ratio(-1 - _root(1 + D), D)
    y = root if is_square else root_of_ratio(-1 + _root(1 + D), D)[1]
    corner = decode((y % P).to_bytes(SIZE, "little"))
    points = [IDENTITY]
    while len(points) < 8:
        points.append(add(points[-1], corner))
    return points


def _root(square: int) -> int:
    is_square, root = root_of_ratio(square, 1)
    assert is_square
    return root


def test_a_key_of_small_order_never_counts() -> None:
    """Under such a key one signature would fit many messages."""
    points = _small_order_points()
    assert len({encode(point) for point in points}) == 8
    for point in points:
        key = encode(point)
        assert not is_public(key)
        assert not any(is_signed(key, bytes([word]), encode(IDENTITY) + bytes(SIZE)) for word in range(16))


def test_only_canonical_points_count() -> None:
    """Neither y at or above the prime, nor a sign of zero, nor a number that is no point."""
    for y in (P, P + 1):
        with pytest.raises(ValueError, match="point"):
            decode(y.to_bytes(SIZE, "little"))
    for y in (1, P - 1):
        with pytest.raises(ValueError, match="point"):
            decode((y | 1 << 255).to_bytes(SIZE, "little"))
    missing = next(y for y in range(2, 99) if not root_of_ratio(y * y - 1, D * y * y + 1)[0])
    with pytest.raises(ValueError, match="point"):
        decode(missing.to_bytes(SIZE, "little"))
    with pytest.raises(ValueError, match="secret"):
        public(b"short")


# --- arithmetic against the textbook -----------------------------------------------------------------


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Return a sum by the affine formula that defines the curve's group."""
    (x1, y1), (x2, y2) = one, other
    product = D * x1 * x2 * y1 * y2
    x = (x1 * y2 + y1 * x2) * pow(1 + product, -1, P) % P
    return x, (y1 * y2 + x1 * x2) * pow(1 - product, -1, P) % P


def _multiple(point: tuple[int, int], factor: int) -> tuple[int, int]:
    total = (0, 1)
    for bit in f"{factor:b}":
        total = _sum(total, total)
        if bit == "1":
            total = _sum(total, point)
    return total


def _affine(point: Point) -> tuple[int, int]:
    x, y, z, t = point
    assert t * z % P == x * y % P
    inverse = pow(z, -1, P)
    return x * inverse % P, y * inverse % P


@settings(max_examples=10)
@given(FACTORS, FACTORS, st.integers(0, 7))
def test_products_agree_with_the_affine_formula(one: int, two: int, corner: int) -> None:
    other = add(multiple_of_base(12345), _small_order_points()[corner])
    expected = _sum(_multiple(_affine(BASE), one), _multiple(_affine(other), two))
    assert _affine(finish(combine([(BASE, one), (other, two)]))) == expected
    assert _affine(multiple_of_base(one)) == _multiple(_affine(BASE), one)


def test_the_base_point_has_the_order() -> None:
    assert is_identity(multiple_of_base(ORDER)) and not is_identity(BASE)
    assert pow(3, ORDER - 1, ORDER) == 1 and SQRT_M1**2 % P == P - 1
    assert is_identity(finish(combine([])))


@given(st.integers(1, P - 1), st.integers(1, P - 1))
def test_roots_of_ratios_are_even_roots(top: int, bottom: int) -> None:
    is_square, root = root_of_ratio(top, bottom)
    factor = 1 if is_square else SQRT_M1
    assert root % 2 == 0 and root * root * bottom % P == factor * top % P
    assert root_of_ratio(0, bottom) == (True, 0) and root_of_ratio(top, 0) == (False, 0)
