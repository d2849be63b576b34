"""Lots meet their weights exactly, and hang on every opening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, islice, permutations, product, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.remote.crypto.hashing import stream
from engine.remote.crypto.randomness import draw_outcome, shuffled, uniform_below, whole_weights
from tests.engine.remote.crypto.chance import is_even, secret

PAIR = [secret(1), secret(2)]


def test_the_same_openings_make_the_same_lots_everywhere() -> None:
    """Saves hold games whose chance is checked again: these lots never change."""
    assert [draw_outcome(PAIR, f"die {n}", [1] * 6) for n in range(12)] == [
        0,
        0,
        4,
        4,
        5,
        2,
        3,
        4,
        0,
        5,
        0,
        4,
    ]
    assert shuffled(9, stream("deck", *PAIR)) == (2, 8, 4, 6, 1, 5, 0, 7, 3)


@pytest.mark.parametrize("weights", [[1] * 6, [1, 1], [0.5, 0.25, 0.25], [3, 1, 7.5], [1 / 3] * 3, [1e-3, 1]])
def test_outcomes_come_as_often_as_their_weights_ask_for(weights: Sequence[float]) -> None:
    drawn = (draw_outcome([secret(n, "a"), secret(n, "b")], "die", weights) for n in range(10_000))
    assert is_even(drawn, weights)


def test_one_who_always_opens_the_same_steers_nothing() -> None:
    drawn = (draw_outcome([bytes(32), secret(n)], "die", [1] * 6) for n in range(10_000))
    assert is_even(drawn, [1] * 6)


def test_every_label_is_another_lot() -> None:
    assert is_even((draw_outcome(PAIR, f"{n}", [1] * 6) for n in range(10_000)), [1] * 6)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 20, 128, 129, 200, 255, 256])
def test_of_all_bytes_as_many_make_each_number(limit: int) -> None:
    """Counted, not drawn: the first byte has every value once, and the next decides where it does not fit."""
    counts = Counter(uniform_below(limit, chain([first], repeat(0))) for first in range(256))
    refused = sum(_goes_on(limit, first) for first in range(256))
    counts[0] -= refused
    assert set(counts.values()) == {counts[0]}
    assert len(counts) == limit
    assert sum(counts.values()) == 256 - refused


def _goes_on(limit: int, first: int) -> bool:
    try:
        uniform_below(limit, iter([first] if limit > 1 else []))
    except StopIteration:
        return True
    return False


def test_of_all_pairs_of_bytes_as_many_make_each_number() -> None:
    fits = [(a, b) for a, b in product(range(256), repeat=2) if not _goes_on_pair(a, b)]
    counts = Counter(uniform_below(300, iter(pair)) for pair in fits)
    assert set(counts) == set(range(300))
    assert set(counts.values()) == {128}, "nine of sixteen bits are taken"


def _goes_on_pair(first: int, second: int) -> bool:
    return (first << 8 | second) >> 7 >= 300


@given(st.lists(st.integers(1, 50) | st.floats(1e-300, 1e300), min_size=1, max_size=8))
def test_whole_weights_are_in_the_same_proportion(weights: list[float]) -> None:
    wholes = whole_weights(weights)
    ratio = [weight.as_integer_ratio() for weight in weights]
    first, bottom = ratio[0]
    assert all(
        whole * first * b == wholes[0] * top * bottom for whole, (top, b) in zip(wholes, ratio, strict=True)
    )


@pytest.mark.parametrize("weights", [[], [0], [1, 0], [1, -1], [float("nan")], [1, float("inf")]])
def test_weights_that_are_none_are_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match=r"^weights$"):
        draw_outcome(PAIR, "die", weights)


def test_without_openings_there_is_no_lot() -> None:
    with pytest.raises(ValueError, match=r"^openings$"):
        draw_outcome([], "die", [1])


def test_a_lot_of_one_is_that_one() -> None:
    assert draw_outcome(PAIR, "die", [0.3]) == 0


def test_each_part_of_a_lot_matters() -> None:
    """No two ways to cut the same bytes into label and openings make the same stream."""
    ways: list[tuple[str | bytes, ...]] = [
        ("a", *PAIR),
        ("a", *PAIR[::-1]),
        ("a", PAIR[0]),
        ("a", *PAIR, b""),
        ("a", PAIR[0] + PAIR[1]),
        ("a", PAIR[0][:-1], PAIR[0][-1:] + PAIR[1]),
        ("b", *PAIR),
        (*PAIR,),
        ("", *PAIR),
    ]
    assert len({bytes(islice(stream("lot", *way), 100)) for way in ways}) == len(ways)


def test_a_shuffle_makes_every_order_as_often() -> None:
    orders = {order: index for index, order in enumerate(permutations(range(4)))}
    assert is_even((orders[shuffled(4, stream("deck", secret(n)))] for n in range(10_000)), [1] * 24)


@pytest.mark.parametrize("size", [0, 1, 2, 54])
def test_a_shuffle_keeps_all_cards(size: int) -> None:
    assert sorted(shuffled(size, stream("deck", *PAIR))) == list(range(size))
