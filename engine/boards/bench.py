"""Speed of a kernel, compared with a peer program if it is installed; each game supplies the tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import NamedTuple, TypeAlias

from engine.contract.kernel import P

Task: TypeAlias = Callable[[], int]
"""A task of about 0.1 s that returns its number of nodes (or plies)."""

SECONDS = 2.0


class Peer(NamedTuple):
    """Another program that does the same work."""

    name: str
    package: str
    tasks: str
    """Module with its tasks, part of a development checkout only."""

    def found(self) -> Mapping[str, Task]:
        """Return its tasks, by the names of ours; empty if it is not installed."""
        if find_spec(self.package) is None or find_spec(self.tasks.partition(".")[0]) is None:
            return {}
        theirs: Mapping[str, Task] = import_module(self.tasks).tasks()
        return theirs


class Rate(NamedTuple):
    """Work done, and its processor time in seconds, which is independent of the load."""

    nodes: int = 0
    seconds: float = 0.0

    def plus(self, task: Task) -> Rate:
        """Return the rate after one more run of the task."""
        began = process_time()
        nodes = task()
        return Rate(self.nodes + nodes, self.seconds + process_time() - began)

    @property
    def per_second(self) -> float:
        """Nodes per second."""
        return self.nodes / self.seconds


def measure(ours: Task, theirs: Task | None, seconds: float) -> tuple[Rate, Rate | None]:
    """Return the rates of a task and the peer's after about `seconds`, run in turns for equal conditions."""
    mine, other = Rate().plus(ours), theirs and Rate().plus(theirs)
    while mine.seconds + (other.seconds if other else 0.0) < seconds:
        mine = mine.plus(ours)
        other = theirs and other and other.plus(theirs)
    return mine, other or None


def bench(tasks: Mapping[str, Task], peer: str, theirs: Mapping[str, Task], seconds: float) -> list[str]:
    """Return one line per task: nodes per second, the peer's, and the ratio.

    Each task runs for about `seconds`; `theirs` has the peer's tasks by the same names.
    """
    lines = []
    for name, ours in tasks.items():
        mine, other = measure(ours, theirs.get(name), seconds)
        line = f"{name:26} {mine.per_second:12,.0f} a second"
        if other:
            ratio = mine.per_second / other.per_second
            line += f"   {peer} {other.per_second:10,.0f}   {ratio:5.2f} times as fast"
        lines.append(line)
    return lines


def perft_listed(children: Callable[[P], list[P]], position: P, depth: int) -> int:
    """Return the number of lines of `depth` moves; the last ply is counted in bulk."""
    if depth <= 1:
        return len(children(position)) if depth else 1
    return sum([perft_listed(children, child, depth - 1) for child in children(position)])


def perft_visiting(
    children: Callable[[P], list[P]], position: P, depth: int, visit: Callable[[P], object]
) -> int:
    """Return the number of `perft_listed`, with `visit` called on every leaf."""
    if depth == 0:
        visit(position)
        return 1
    leaves = 0
    for child in children(position):
        if depth == 1:
            visit(child)
            leaves += 1
        else:
            leaves += perft_visiting(children, child, depth - 1, visit)
    return leaves
