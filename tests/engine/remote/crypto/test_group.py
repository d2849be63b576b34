"""The group is the published one, it recognises squares, and keys come off in any order."""

from __future__ import annotations

from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.remote.crypto.group import GROUP, Group, jacobi
from tests.engine.remote.crypto.tables import SMALL

BOTH = pytest.mark.parametrize("group", [GROUP, SMALL], ids=["full", "small"])


def is_prime(number: int) -> bool:
    """Miller–Rabin test with the first dozen primes."""
    odd, twos = number - 1, 0
    while not odd & 1:
        odd, twos = odd >> 1, twos + 1

    def passes(base: int) -> bool:
        power = pow(base, odd, number)
        return power == 1 or any(pow(power, 1 << turn, number) == number - 1 for turn in range(twos))

    return all(map(passes, range(2, 14)))


def pi(bits: int) -> int:
    """Return the integer part of pi * 2 ** bits, by Machin's formula."""
    one = 1 << bits + 64

    def arc(inverse: int) -> int:
        total, term, turn = 0, one // inverse, 0
        while term:
            total += (-1) ** turn * (term // (2 * turn + 1))
            term, turn = term // inverse**2, turn + 1
        return total

    return 4 * (4 * arc(5) - arc(239)) >> 64


def test_the_prime_is_that_of_the_rfc() -> None:
    """RFC 3526: 2^2048 - 2^1984 - 1 + 2^64 * ( [2^1918 pi] + 124476 ); nothing up anybody's sleeve."""
    assert GROUP.prime == 2**2048 - 2**1984 - 1 + 2**64 * (pi(1918) + 124476)


@BOTH
def test_the_prime_is_safe(group: Group) -> None:
    assert is_prime(group.prime)
    assert is_prime(group.order)
    assert group.prime == 2 * group.order + 1


def test_group_elements_have_a_fixed_size() -> None:
    assert (GROUP.size, SMALL.size) == (256, 8)


def test_jacobi_recognises_squares() -> None:
    squares = {root * root % 1019 for root in range(1, 1019)}
    assert [jacobi(value, 1019) for value in range(1019)] == [
        0 if not value else 1 if value in squares else -1 for value in range(1019)
    ]


@BOTH
def test_jacobi_is_eulers_criterion(group: Group) -> None:
    for root in range(2, 12):
        euler = pow(root, group.order, group.prime)
        assert jacobi(root, group.prime) == (1 if euler == 1 else -1)


@BOTH
def test_non_squares_and_trivial_values_are_refused(group: Group) -> None:
    square = pow(1234567, 2, group.prime)
    assert group.has(square)
    wrong = [0, 1, group.prime - 1, group.prime - square, group.prime, group.prime + square, -square]
    assert not any(map(group.has, wrong))


@BOTH
def test_derived_residues_are_distinct_squares(group: Group) -> None:
    values = [group.residue("face", "deck", str(face)) for face in range(9)]
    assert len(set(values)) == 9
    assert all(map(group.has, values))
    assert not any(isqrt(value) ** 2 == value for value in values), "a square of whole numbers is too simple"
    assert group.residue("face", "deck", "0") == values[0] != group.residue("face", "other", "0")


def test_keys_come_off_in_any_order() -> None:
    value = GROUP.residue("face", "0")
    keys = [GROUP.key("key", bytes(32), str(index)) for index in range(2)]
    locked = GROUP.lock(GROUP.lock(value, keys[0]), keys[1])
    assert locked == GROUP.lock(GROUP.lock(value, keys[1]), keys[0]) != value
    for key in keys:
        locked = finish(GROUP.power(locked, GROUP.inverse(key)))
    assert locked == value


@given(st.integers(2, SMALL.prime - 1), st.integers(0, SMALL.prime**2))
def test_power_is_pow(base: int, exponent: int) -> None:
    assert finish(SMALL.power(base, exponent)) == pow(base, exponent, SMALL.prime)


def test_power_is_pow_at_full_size_and_yields_in_between() -> None:
    base, exponent = GROUP.residue("base"), GROUP.order - 12345
    steps = GROUP.power(base, exponent, 0.5)
    assert list(steps) == [0.5] * 7
    assert finish(GROUP.power(base, exponent)) == pow(base, exponent, GROUP.prime)


@BOTH
def test_keys_are_short_and_lock(group: Group) -> None:
    keys = [group.key("key", str(index)) for index in range(50)]
    assert len(set(keys)) == 50
    assert all(map(group.is_key, keys))
    assert max(key.bit_length() for key in keys) <= 256


@pytest.mark.parametrize("key", [-1, 0, 1, SMALL.order, SMALL.order + 2])
def test_trivial_keys_are_refused(key: int) -> None:
    assert not SMALL.is_key(key)


@given(st.lists(st.integers(1, 99), max_size=5, unique=True))
def test_group_elements_survive_the_round_trip(faces: list[int]) -> None:
    values = tuple(SMALL.residue("face", str(face)) for face in faces)
    assert finish(SMALL.unpacked(SMALL.packed(values))) == values


@given(st.binary(max_size=40))
def test_only_squares_are_unpacked(data: bytes) -> None:
    try:
        values = finish(SMALL.unpacked(data))
    except ValueError as fault:
        assert str(fault) == "residue"
    else:
        assert all(map(SMALL.has, values))
