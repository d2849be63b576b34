"""A disk that fails on demand, and small helpers of the storage tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from ui.storage.store import MemoryStore, StoreRefused
from ui.words.en.storage import say


class FaultyStore(MemoryStore):
    """A store whose writes fail: each write uses up one word of `faults`, "" is no fault.

    full: refused for want of room · drop: taken, but nothing changes · half: only the first half arrives ·
    lost: the key vanishes. `shut`: nothing is allowed. `stuck`: removing does nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.shut = False
        self.stuck = False
        self.writes = 0

    def get(self, key: str) -> str | None:
        self._allow()
        return super().get(key)

    def set(self, key: str, text: str) -> None:
        self._allow()
        self.writes += 1
        fault = self.faults.pop(0) if self.faults else ""
        if fault == "full":
            raise StoreRefused(say.full, full=True)
        if fault == "lost":
            super().remove(key)
        elif fault != "drop":
            super().set(key, text[: len(text) // 2] if fault == "half" else text)

    def remove(self, key: str) -> None:
        self._allow()
        if not self.stuck:
            super().remove(key)

    def keys(self) -> list[str]:
        self._allow()
        return super().keys()

    def _allow(self) -> None:
        if self.shut:
            raise StoreRefused


class OneWriteStore(FaultyStore):
    """A store that accepts one write while `blink` is set, then shuts."""

    blink = False

    def set(self, key: str, text: str) -> None:
        super().set(key, text)
        self.shut, self.blink = self.blink, False


def new_clock(start: float = 1000.0) -> Callable[[], float]:
    """Return a clock that advances by one second at each reading."""
    seconds: Iterator[int] = count()
    return lambda: start + next(seconds)


def new_ids(prefix: str = "id") -> Callable[[], str]:
    """Return a maker of ids that never repeats itself."""
    numbers: Iterator[int] = count(1)
    return lambda: f"{prefix}{next(numbers)}"
