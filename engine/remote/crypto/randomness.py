"""The outcome of chance that comes from everybody's openings: nobody steers it who does not know them all.

The openings make a stream of bytes, and the stream a whole number below the sum of the weights. What does not
fit is thrown away, so that every weight is met exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import lcm

from engine.remote.crypto.hashing import stream


def draw_outcome(openings: Sequence[bytes], label: str, weights: Sequence[float]) -> int:
    """Return which of the weighted outcomes comes, counted from 0.

    The openings come in the order of their seats; the label tells what is dealt, and differs each time.
    Raises ValueError: "openings" if there are none, "weights" if there are none or one is not above 0.
    """
    if not openings:
        raise ValueError("openings")
    wholes = whole_weights(weights)
    number = uniform_below(sum(wholes), stream("lot", label, *openings))
    return next(index for index, end in enumerate(accumulate(wholes)) if number < end)


def whole_weights(weights: Sequence[float]) -> list[int]:
    """Return whole numbers in exactly the proportions of the weights: a float is a fraction.

    Raises ValueError ("weights") if there are none, or one is not above 0.
    """
    if not weights or not all(0 < weight < float("inf") for weight in weights):
        raise ValueError("weights")
    ratios = [weight.as_integer_ratio() for weight in weights]
    whole = lcm(*(bottom for _, bottom in ratios))
    return [top * (whole // bottom) for top, bottom in ratios]


def shuffled(size: int, source: Iterator[int]) -> tuple[int, ...]:
    """Return the numbers from 0 to `size` - 1, each order as likely as the others (Fisher and Yates)."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = uniform_below(last + 1, source)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def uniform_below(limit: int, source: Iterator[int]) -> int:
    """Return a number from 0 to `limit` - 1, each as likely as the others if the bytes of the source are."""
    bits = (limit - 1).bit_length()
    while True:
        drawn = 0
        for _ in range((bits + 7) // 8):
            drawn = drawn << 8 | next(source)
        number = drawn >> (-bits % 8)
        if number < limit:
            return number
