"""The benchmark of draughts against py-draughts, if installed: `python3 -m engine bench draughts`."""

from __future__ import annotations

from engine.ai.alphabeta import search
from engine.boards.bench import SECONDS, Peer, Task, bench, perft_listed, perft_visiting
from engine.contract.budget import Budget
from engine.contract.rng import Rng, new_rng
from engine.games.draughts.evaluate import DraughtsKernel
from engine.games.draughts.kernel import START, children, perft
from engine.games.draughts.random_moves import RANDOM_MOVE

PERFT_DEPTH = 6
SEARCH_NODES = 40_000
PLAYOUT_PLIES = 150
PLAYOUTS = 100
"""Playouts per measurement; one at a time, the two programs would evict each other's processor caches."""
PEER = Peer("py-draughts", "draughts", "tests.peers.draughts_peer")


def search_start() -> int:
    """Search from the start with an empty table, and return the number of nodes."""
    *_, last = search(DraughtsKernel(), START, Budget(nodes=SEARCH_NODES))
    return last.nodes


def play_out(rng: Rng) -> int:
    """Play a random game of at most `PLAYOUT_PLIES`, and return its number of plies."""
    (dark, light), random = RANDOM_MOVE, rng.random
    position = START
    for plies in range(0, PLAYOUT_PLIES, 2):
        between = dark(position, random)
        if between is None:
            return plies
        after = light(between, random)
        if after is None:
            return plies + 1
        position = after
    return PLAYOUT_PLIES


def tasks() -> dict[str, Task]:
    """Return the measured tasks, by name."""
    rng = new_rng(0)
    return {
        "perft, counted in bulk": lambda: perft(START, PERFT_DEPTH),
        "perft, children listed": lambda: perft_listed(children, START, PERFT_DEPTH),
        "perft, every leaf visited": lambda: perft_visiting(children, START, PERFT_DEPTH, id),
        "search": search_start,
        "random playouts": lambda: sum(play_out(rng) for _ in range(PLAYOUTS)),
    }


def main() -> None:
    """Print the benchmark, next to py-draughts if it is installed."""
    print(*bench(tasks(), PEER.name, PEER.found(), SECONDS), sep="\n")
