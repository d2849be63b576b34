"""Statistical tests of chance: Pearson's chi-square with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256


def secret(number: int, word: str = "") -> bytes:
    """Return 32 pseudorandom bytes."""
    return sha256(f"{word} {number}".encode()).digest()


def is_even(drawn: Iterable[int], weights: Sequence[float]) -> bool:
    """Return True if outcomes match their weights; one in ten thousand fair series fails."""
    counts = [0] * len(weights)
    for outcome in drawn:
        counts[outcome] += 1
    dealt, whole = sum(counts), sum(weights)
    expected = [dealt * weight / whole for weight in weights]
    assert min(expected) >= 5, "too few for this test"
    statistic = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    return statistic < limit(len(weights) - 1)


def limit(freedom: int) -> float:
    """Return the bound of chi-square for 9,999 of 10,000 cases (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * part**0.5) ** 3)
