"""How fast a kernel runs, beside a peer where that is installed; what is measured is the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import NamedTuple, TypeAlias

from engine.contract.kernel import P

Task: TypeAlias = Callable[[], int]
"""Does a piece of work of about 0.1 s, and returns how many nodes (or plies) it was."""

SECONDS = 2.0


class Peer(NamedTuple):
    """Another program that does the same work."""

    name: str
    package: str
    tasks: str
    """The module with what it does; only a checkout with the development tools has it."""

    def found(self) -> Mapping[str, Task]:
        """Return its tasks, by the names of ours; empty where it is not installed."""
        if find_spec(self.package) is None or find_spec(self.tasks.partition(".")[0]) is None:
            return {}
        theirs: Mapping[str, Task] = import_module(self.tasks).tasks()
        return theirs


class Rate(NamedTuple):
    """Work done, and the seconds of the processor that it took, however busy the machine is."""

    nodes: int = 0
    seconds: float = 0.0

    def plus(self, task: Task) -> Rate:
        """Do the task once more."""
        began = process_time()
        nodes = task()
        return Rate(self.nodes + nodes, self.seconds + process_time() - began)

    @property
    def per_second(self) -> float:
        """Nodes a second."""
        return self.nodes / self.seconds


def measure(ours: Task, theirs: Task | None, seconds: float) -> tuple[Rate, Rate | None]:
    """Do a task for about `seconds`, in turns with the peer's, so that both meet the same conditions."""
    mine, other = Rate().plus(ours), theirs and Rate().plus(theirs)
    while mine.seconds + (other.seconds if other else 0.0) < seconds:
        mine = mine.plus(ours)
        other = theirs and other and other.plus(theirs)
    return mine, other or None


def bench(tasks: Mapping[str, Task], peer: str, theirs: Mapping[str, Task], seconds: float) -> list[str]:
    """One line for each task: nodes a second, and the peer's, and how many times as fast ours is.

    Each task runs for about `seconds`; `theirs` has the peer's part of it by the task's name.
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
    """The ways to play `depth` moves; the children of the last ply are listed and counted by their length."""
    if depth <= 1:
        return len(children(position)) if depth else 1
    return sum([perft_listed(children, child, depth - 1) for child in children(position)])


def perft_visiting(
    children: Callable[[P], list[P]], position: P, depth: int, visit: Callable[[P], object]
) -> int:
    """The same number, with `visit` called on every leaf."""
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
