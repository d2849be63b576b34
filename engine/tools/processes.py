"""Several tasks at a time, each in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


def in_turn(tasks: Sequence[Callable[[], T]], jobs: int = 1) -> Generator[T, None, None]:
    """Yield what comes of each task, in their order; `jobs` of them are at work at a time.

    Whoever has seen enough may close the iterator.
    """
    if jobs == 1:
        yield from (task() for task in tasks)
        return
    fork = get_context("fork")
    pool = ProcessPoolExecutor(jobs, mp_context=fork, initializer=_tasks.extend, initargs=(tasks,))
    try:
        yield from pool.map(_inherited, range(len(tasks)))
    finally:
        pool.shutdown(cancel_futures=True)


_tasks: list[Callable[[], Any]] = []
"""What a process may be asked for: it inherits that, since games, matches and agents cannot be sent."""


def _inherited(number: int) -> Any:
    return _tasks[number]()
