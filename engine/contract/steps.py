"""Long work cut into steps: whoever drives it can show how far it is, or stop.

A generator of steps yields how much is done, from 0 to 1, and returns what it was about.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[float, None, T]


def finish(steps: Steps[T]) -> T:
    """Take all steps at once, and return what they come to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
