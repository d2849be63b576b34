"""Nodes of a Monte Carlo search tree."""

from __future__ import annotations

from collections.abc import Sequence


class Node:
    """Statistics of an action or chance outcome, over all determinizations."""

    __slots__ = ("children", "picked", "values", "visits")

    def __init__(self, visits: int, values: Sequence[float]) -> None:
        self.visits = visits
        self.values = list(values)
        """Sum of returns per seat over all visits."""
        self.children: dict[str, Node] = {}
        self.picked: set[str] = set()
        """The sampled actions, where there are many."""

    def mean(self, seat: int) -> float:
        """Return the mean return of a seat."""
        return self.values[seat] / self.visits if self.visits else 0.0

    def add(self, values: Sequence[float]) -> None:
        """Add a visit."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.values[seat] += value
