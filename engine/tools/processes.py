"""Parallel tasks, each in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


def run_parallel(tasks: Sequence[Callable[[], T]], jobs: int = 1) -> Generator[T, None, None]:
    """Yield the result of each task, in order; `jobs` of them run in parallel.

    The caller may close the iterator early.
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
"""The tasks, which child processes inherit, since games, matches and agents cannot be pickled."""


def _inherited(number: int) -> Any:
    return _tasks[number]()
