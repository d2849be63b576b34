"""What anything from outside may cost: it ends in a clear refusal or a legal game, soon and in little room.

Time and room are measured in separate runs, for to measure room takes time.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import TypeVar

SECONDS = 0.3
"""Of processor time, so that it does not count what else the machine is doing."""
MEGABYTES = 50

T = TypeVar("T")


@contextmanager
def quick(seconds: float = SECONDS) -> Iterator[None]:
    """Fail if what stands inside takes more processor time than that.

    To look through what all tests before have left in memory takes Python as long: that does not count.
    """
    gc.freeze()
    try:
        begun = process_time()
        yield
        spent = process_time() - begun
    finally:
        gc.unfreeze()
    assert spent <= seconds, f"it took {spent:.2f} s of processor time"


@contextmanager
def small(megabytes: float = MEGABYTES) -> Iterator[None]:
    """Fail if what stands inside ever holds more memory than that, besides what was held before."""
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()
    assert peak <= megabytes, f"it took {peak:.1f} MB"


def held(read: Callable[[], T], *refusals: type[Exception]) -> T | None:
    """Read something hostile, twice, within the limits: return what was read, or None if it was refused.

    A refusal is one of `refusals` and says something; anything else that is raised fails the test.
    """
    with small():
        _tried(read, refusals)
    with quick():
        return _tried(read, refusals)


def _tried(read: Callable[[], T], refusals: tuple[type[Exception], ...]) -> T | None:
    try:
        return read()
    except refusals as refusal:
        assert str(refusal).strip(), "a refusal says why"
        return None
