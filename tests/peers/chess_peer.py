"""The benchmark tasks on python-chess; imported only if it is installed, never by the engine."""

from __future__ import annotations

from collections.abc import Callable

import chess

from engine.games.chess.bench import PERFT_DEPTH


def perft_counted(board: chess.Board, depth: int) -> int:
    """Return the perft; the last ply is counted, not played."""
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += perft_counted(board, depth - 1)
        board.pop()
    return leaves


def perft_visiting(board: chess.Board, depth: int) -> int:
    """Return the perft with every leaf played on the board."""
    if depth == 0:
        return 1
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += perft_visiting(board, depth - 1)
        board.pop()
    return leaves


def tasks() -> dict[str, Callable[[], int]]:
    """Return the benchmark tasks by name; listing children is compared with the library's bulk count."""
    return {
        "perft, counted in bulk": lambda: perft_counted(chess.Board(), PERFT_DEPTH),
        "perft, children listed": lambda: perft_counted(chess.Board(), PERFT_DEPTH),
        "perft, every leaf visited": lambda: perft_visiting(chess.Board(), PERFT_DEPTH),
    }
