"""How fast chess runs, beside python-chess where that is installed: `python3 -m engine bench chess`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from engine.ai.alphabeta import search
from engine.contract.budget import Budget
from engine.games.chess.kernel import START, perft, perft_listed, perft_visiting
from engine.games.chess.thinking.leaves import ChessKernel
from engine.games.draughts.bench import SECONDS, Task, measure

PERFT_DEPTH = 3
SEARCH_NODES = 20_000
PEER = "chess"
PEER_TASKS = "tests.peers.chess_peer"
"""Only a checkout with the development tools has them."""


def searched() -> int:
    """Search from the start with an empty table, and return the nodes."""
    *_, last = search(ChessKernel(), START, Budget(nodes=SEARCH_NODES))
    return last.nodes


def tasks() -> dict[str, Task]:
    """What is measured, by name."""
    return {
        "perft, counted in bulk": lambda: perft(START, PERFT_DEPTH),
        "perft, children listed": lambda: perft_listed(START, PERFT_DEPTH),
        "perft, every leaf visited": lambda: perft_visiting(START, PERFT_DEPTH, id),
        "search": searched,
    }


def peer_tasks() -> Mapping[str, Task]:
    """The same perft by python-chess; empty where it is not installed."""
    if find_spec(PEER) is None or find_spec(PEER_TASKS.partition(".")[0]) is None:
        return {}
    theirs: Mapping[str, Task] = import_module(PEER_TASKS).tasks()
    return theirs


def bench(seconds: float = SECONDS, peers: Mapping[str, Task] | None = None) -> list[str]:
    """One line for each task: nodes a second, and the peer's, and how many times as fast ours is.

    Each task runs for about `seconds`; `peers` has python-chess's part of it by the task's name.
    """
    lines = []
    for name, ours in tasks().items():
        mine, other = measure(ours, (peers or {}).get(name), seconds)
        line = f"{name:26} {mine.per_second:12,.0f} a second"
        if other:
            ratio = mine.per_second / other.per_second
            line += f"   python-chess {other.per_second:10,.0f}   {ratio:5.2f} times as fast"
        lines.append(line)
    return lines


def main() -> None:
    """Print the bench, beside python-chess if it is there."""
    for line in bench(SECONDS, peer_tasks()):
        print(line)
