"""Limits on a search: seconds, nodes or both."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import TypeAlias

CHECK_EVERY = 512
"""Maximum nodes between two readings of the clock: one costs half a microsecond in Pyodide."""
CHECK_AT_LEAST = 16
"""Minimum nodes between two readings of the clock."""
TICK = 0.004
"""Target seconds between two readings of the clock when nodes are slow."""


Clock: TypeAlias = Callable[[], float]
"""Returns seconds since an arbitrary origin."""


class BudgetExhausted(Exception):
    """Raised when the budget is used up."""


class Budget:
    """A limit on seconds and nodes that runs from `start()`."""

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        """Set the limits; None is no limit."""
        self.seconds = inf if seconds is None else seconds
        self.nodes = nodes
        self._clock = clock
        self._began = clock()

    def start(self) -> None:
        """Start, or restart, the clock."""
        self._began = self._clock()

    def part(self, share: float) -> Budget:
        """Return a budget with a share of the seconds and the same number of nodes."""
        return Budget(self.seconds * share, self.nodes, self._clock)

    def left(self, most: float) -> Budget:
        """Return a budget with the remaining seconds, capped, and the same number of nodes."""
        return Budget(max(0.0, min(most, self.seconds - self.elapsed())), self.nodes, self._clock)

    def elapsed(self) -> float:
        """Return the seconds since `start()`."""
        return self._clock() - self._began

    def check(self, nodes: int) -> int:
        """Return the node count at which to check again. Raises `BudgetExhausted`."""
        soon = nodes + CHECK_EVERY
        if self.nodes is not None:
            if nodes >= self.nodes:
                raise BudgetExhausted
            soon = min(soon, self.nodes)
        if self.seconds == inf:
            return soon
        passed = self.elapsed()
        if passed >= self.seconds:
            raise BudgetExhausted
        pace = int(nodes * TICK / passed) if passed > 0 else CHECK_EVERY
        return min(soon, nodes + max(CHECK_AT_LEAST, pace))
