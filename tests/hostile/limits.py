"""Limits for untrusted input: it ends in a clear refusal or a legal game, in little time and memory.

Time and memory are measured in separate runs, since measuring memory takes time.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import TypeVar

SECONDS = 0.3
"""Processor time, which other load on the machine does not affect."""
MEGABYTES = 50

T = TypeVar("T")


@contextmanager
def quick(seconds: float = SECONDS) -> Iterator[None]:
    """Fail if the block takes more processor time than that.

    Garbage left by earlier tests is excluded: scanning it would take Python just as long.
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
    """Fail if the block ever allocates more memory than that, besides what was held before."""
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()
    assert peak <= megabytes, f"it took {peak:.1f} MB"


def held(read: Callable[[], T], *refusals: type[Exception]) -> T | None:
    """Read something hostile, twice, within the limits: return the result, or None if it was refused.

    A refusal is one of `refusals` and has a message; any other exception fails the test.
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
