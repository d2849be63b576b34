"""A node of a tree that is searched by visits."""

from __future__ import annotations

from collections.abc import Sequence


class Node:
    """What came out of an action or a chance outcome, over all states in which it happened."""

    __slots__ = ("children", "picked", "values", "visits")

    def __init__(self, visits: int, values: Sequence[float]) -> None:
        self.visits = visits
        self.values = list(values)
        """For each seat, the sum over all visits."""
        self.children: dict[str, Node] = {}
        self.picked: set[str] = set()
        """The sample of actions that is looked at, where there are many."""

    def mean(self, seat: int) -> float:
        """What came out for a seat."""
        return self.values[seat] / self.visits if self.visits else 0.0

    def add(self, values: Sequence[float]) -> None:
        """Count a visit."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.values[seat] += value
