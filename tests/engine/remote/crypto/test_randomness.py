"""Joint randomness meets its weights exactly, and depends on every opening."""

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


def test_the_same_openings_give_the_same_outcomes_everywhere() -> None:
    """Saved games verify their chance again, so these results must never change."""
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
def test_outcomes_match_their_weights(weights: Sequence[float]) -> None:
    drawn = (draw_outcome([secret(n, "a"), secret(n, "b")], "die", weights) for n in range(10_000))
    assert is_even(drawn, weights)


def test_a_fixed_opening_steers_nothing() -> None:
    drawn = (draw_outcome([bytes(32), secret(n)], "die", [1] * 6) for n in range(10_000))
    assert is_even(drawn, [1] * 6)


def test_every_label_is_another_draw() -> None:
    assert is_even((draw_outcome(PAIR, f"{n}", [1] * 6) for n in range(10_000)), [1] * 6)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 20, 128, 129, 200, 255, 256])
def test_all_bytes_give_each_number_equally_often(limit: int) -> None:
    """Counted, not drawn: the first byte takes every value once, and the next decides after a rejection."""
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


def test_all_pairs_of_bytes_give_each_number_equally_often() -> None:
    fits = [(a, b) for a, b in product(range(256), repeat=2) if not _goes_on_pair(a, b)]
    counts = Counter(uniform_below(300, iter(pair)) for pair in fits)
    assert set(counts) == set(range(300))
    assert set(counts.values()) == {128}, "nine of sixteen bits are taken"


def _goes_on_pair(first: int, second: int) -> bool:
    return (first << 8 | second) >> 7 >= 300


@given(st.lists(st.integers(1, 50) | st.floats(1e-300, 1e300), min_size=1, max_size=8))
def test_whole_weights_keep_the_proportions(weights: list[float]) -> None:
    wholes = whole_weights(weights)
    ratio = [weight.as_integer_ratio() for weight in weights]
    first, bottom = ratio[0]
    assert all(
        whole * first * b == wholes[0] * top * bottom for whole, (top, b) in zip(wholes, ratio, strict=True)
    )


@pytest.mark.parametrize("weights", [[], [0], [1, 0], [1, -1], [float("nan")], [1, float("inf")]])
def test_invalid_weights_are_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match=r"^weights$"):
        draw_outcome(PAIR, "die", weights)


def test_a_draw_needs_openings() -> None:
    with pytest.raises(ValueError, match=r"^openings$"):
        draw_outcome([], "die", [1])


def test_a_single_outcome_is_drawn() -> None:
    assert draw_outcome(PAIR, "die", [0.3]) == 0


def test_every_part_changes_the_outcome() -> None:
    """No two splits of the same bytes into label and openings give the same stream."""
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


def test_a_shuffle_makes_every_order_equally_often() -> None:
    orders = {order: index for index, order in enumerate(permutations(range(4)))}
    assert is_even((orders[shuffled(4, stream("deck", secret(n)))] for n in range(10_000)), [1] * 24)


@pytest.mark.parametrize("size", [0, 1, 2, 54])
def test_a_shuffle_keeps_all_cards(size: int) -> None:
    assert sorted(shuffled(size, stream("deck", *PAIR))) == list(range(size))
