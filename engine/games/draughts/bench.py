"""How fast draughts runs, beside py-draughts where that is installed: `python3 -m engine bench draughts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import NamedTuple, TypeAlias

from engine.ai.alphabeta import search
from engine.contract.budget import Budget
from engine.contract.rng import Rng, new_rng
from engine.games.draughts.draw import DRAW
from engine.games.draughts.evaluate import DraughtsKernel
from engine.games.draughts.kernel import START, perft, perft_listed, perft_visiting

Task: TypeAlias = Callable[[], int]
"""Does a piece of work of about 0.1 s, and returns how many nodes (or plies) it was."""

SECONDS = 2.0
PERFT_DEPTH = 6
SEARCH_NODES = 40_000
PLAYOUT_PLIES = 150
PLAYOUTS = 100
"""One after the other, or each program would find the processor's caches full of the other's."""
PEER = "draughts"
PEER_TASKS = "tests.peers.draughts_peer"
"""Only a checkout with the development tools has them."""


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


def searched() -> int:
    """Search from the start with an empty table, and return the nodes."""
    *_, last = search(DraughtsKernel(), START, Budget(nodes=SEARCH_NODES))
    return last.nodes


def played_out(rng: Rng) -> int:
    """Play a random game, cut off at `PLAYOUT_PLIES`, and return its plies."""
    (dark, light), luck = DRAW, rng.random
    position = START
    for plies in range(0, PLAYOUT_PLIES, 2):
        between = dark(position, luck)
        if between is None:
            return plies
        after = light(between, luck)
        if after is None:
            return plies + 1
        position = after
    return PLAYOUT_PLIES


def tasks() -> dict[str, Task]:
    """What is measured, by name."""
    rng = new_rng(0)
    return {
        "perft, counted in bulk": lambda: perft(START, PERFT_DEPTH),
        "perft, children listed": lambda: perft_listed(START, PERFT_DEPTH),
        "perft, every leaf visited": lambda: perft_visiting(START, PERFT_DEPTH, id),
        "search": searched,
        "random playouts": lambda: sum(played_out(rng) for _ in range(PLAYOUTS)),
    }


def peer_tasks() -> Mapping[str, Task]:
    """The same work done by py-draughts; empty where it is not installed."""
    if find_spec(PEER) is None or find_spec(PEER_TASKS.partition(".")[0]) is None:
        return {}
    theirs: Mapping[str, Task] = import_module(PEER_TASKS).tasks()
    return theirs


def measure(ours: Task, theirs: Task | None, seconds: float) -> tuple[Rate, Rate | None]:
    """Do a task for about `seconds`, in turns with the peer's, so that both meet the same conditions."""
    mine, other = Rate().plus(ours), theirs and Rate().plus(theirs)
    while mine.seconds + (other.seconds if other else 0.0) < seconds:
        mine = mine.plus(ours)
        other = theirs and other and other.plus(theirs)
    return mine, other or None


def bench(seconds: float = SECONDS, peers: Mapping[str, Task] | None = None) -> list[str]:
    """One line for each task: nodes a second, and the peer's, and how many times as fast ours is.

    Each task runs for about `seconds`; `peers` has py-draughts' part of it by the task's name.
    """
    lines = []
    for name, ours in tasks().items():
        mine, other = measure(ours, (peers or {}).get(name), seconds)
        line = f"{name:26} {mine.per_second:12,.0f} a second"
        if other:
            ratio = mine.per_second / other.per_second
            line += f"   py-draughts {other.per_second:10,.0f}   {ratio:5.2f} times as fast"
        lines.append(line)
    return lines


def main() -> None:
    """Print the bench, beside py-draughts if it is there."""
    for line in bench(SECONDS, peer_tasks()):
        print(line)
