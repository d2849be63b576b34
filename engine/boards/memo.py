"""Lookup tables from bit masks, filled on demand."""

from collections.abc import Callable, Iterator
from typing import TypeVar

MEMO_LIMIT = 1 << 15
"""Entries a memo may hold before it is emptied: about 8 MiB for the largest."""

Value = TypeVar("Value")


class Memo(dict[int, Value]):
    """A dict that computes the value of a mask on first use and empties itself at `MEMO_LIMIT`."""

    def __init__(self, make: Callable[[int], Value]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, mask: int) -> Value:
        if len(self) >= MEMO_LIMIT:
            self.clear()
        made = self[mask] = self._make(mask)
        return made


def bits(mask: int) -> Iterator[int]:
    """Yield the single bits of a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
