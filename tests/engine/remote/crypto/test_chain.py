"""The head commits to the whole chain, and each opening can be recomputed from the seed."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.remote.crypto.hashing import SIZE
from engine.remote.crypto.randomness import LENGTH, Chain, follows, read_opening, write_opening

SEED = bytes(range(32))


def test_each_opening_is_checked_by_the_one_before() -> None:
    chain = Chain(SEED, 40)
    links = [chain.head(), *(chain.opening(number) for number in range(1, 41))]
    assert all(map(follows, links, links[1:]))
    assert links[-1] == SEED
    assert len(set(links)) == 41


def test_the_chain_is_sha_256_with_a_domain_prefix() -> None:
    assert Chain(SEED, 1).head() == sha256(b"oddcheckers chain\0" + SEED).digest()


def test_a_long_chain_ends_with_its_seed() -> None:
    chain = Chain(SEED)
    assert chain.opening(LENGTH) == SEED
    assert follows(chain.opening(1_233), chain.opening(1_234))


def test_only_the_next_opening_follows() -> None:
    chain = Chain(SEED, 5)
    assert not follows(chain.head(), chain.opening(2)), "one opening is missing"
    assert not follows(chain.opening(1), chain.opening(1)), "the same opening"
    assert not follows(chain.opening(2), chain.opening(1)), "backwards"
    assert not follows(chain.head(), Chain(bytes(32), 5).opening(1)), "an opening of another chain"
    assert not follows(chain.head(), b"")
    assert not follows(sha256(b"oddcheckers chain\0").digest(), b""), "too short, though it fits"


@pytest.mark.parametrize("number", [-1, 0, 6])
def test_a_chain_has_a_limited_number_of_openings(number: int) -> None:
    with pytest.raises(IndexError):
        Chain(SEED, 5).opening(number)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_size_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match=r"^seed$"):
        Chain(seed, 5).head()


@given(st.binary(min_size=SIZE, max_size=SIZE))
def test_an_opening_is_43_letters_and_survives_the_round_trip(opening: bytes) -> None:
    text = write_opening(opening)
    assert len(text) == 43
    assert read_opening(text) == opening
