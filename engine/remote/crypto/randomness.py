"""Joint randomness from everybody's openings: only a device that knows them all could steer it.

The openings seed a stream of bytes that yields a whole number below the sum of the weights. Values out of
range are rejected, so every weight is met exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import lcm

from engine.remote.crypto.hashing import stream


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
