"""The benchmark of chess against python-chess, if installed: `python3 -m engine bench chess`."""

from __future__ import annotations

from engine.ai.alphabeta import search
from engine.boards.bench import SECONDS, Peer, Task, bench, perft_listed, perft_visiting
from engine.contract.budget import Budget
from engine.games.chess.ai.leaves import ChessKernel
from engine.games.chess.kernel import START, children, perft

PERFT_DEPTH = 3
SEARCH_NODES = 20_000
PEER = Peer("python-chess", "chess", "tests.peers.chess_peer")


def search_start() -> int:
    """Search from the start with an empty table, and return the number of nodes."""
    *_, last = search(ChessKernel(), START, Budget(nodes=SEARCH_NODES))
    return last.nodes


def tasks() -> dict[str, Task]:
    """Return the measured tasks, by name."""
    return {
        "perft, counted in bulk": lambda: perft(START, PERFT_DEPTH),
        "perft, children listed": lambda: perft_listed(children, START, PERFT_DEPTH),
        "perft, every leaf visited": lambda: perft_visiting(children, START, PERFT_DEPTH, id),
        "search": search_start,
    }


def main() -> None:
    """Print the benchmark, next to python-chess if it is installed."""
    print(*bench(tasks(), PEER.name, PEER.found(), SECONDS), sep="\n")
