"""The benchmark tasks on py-draughts; imported only if it is installed, never by the engine.

Its "American" board lets captures be optional (perft 7, 49, 379 ...); `ForcedBoard` forces them, as D4 says.
Its SimpleEngine evaluates with numpy, which is slow on 32 squares; `PlainEngine` finds the same numbers in
plain Python, so that searches are compared and not numpy's overhead.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from draughts.boards._core import CORE_AMERICAN
from draughts.boards.american import Board as AmericanBoard
from draughts.boards.base import BaseBoard
from draughts.engines.simple import KING_VALUE, MAN_VALUE, SimpleEngine
from draughts.models import Color
from draughts.move import Move
from loguru import logger

from engine.games.draughts.bench import PERFT_DEPTH, PLAYOUT_PLIES, PLAYOUTS

logger.disable("draughts")

RANKS = 8
SEARCH_DEPTH = 6


class ForcedBoard(AmericanBoard):
    """English draughts on py-draughts' own move generator."""

    @property
    def legal_moves(self) -> list[Move]:
        return self._legal_moves_from_core(CORE_AMERICAN, max_capture=False, captures_optional=False)


class PlainEngine(SimpleEngine):
    """SimpleEngine with its evaluation, material and square tables, in plain Python."""

    def __init__(self, depth_limit: int) -> None:
        super().__init__(depth_limit)
        tables = self._get_pst_tables(ForcedBoard.SQUARES_COUNT, RANKS)
        worth = (MAN_VALUE, MAN_VALUE, KING_VALUE, KING_VALUE)
        self.worth = [
            {1 << n: float(value) + base for n, value in enumerate(table)}
            for table, base in zip(tables, worth, strict=True)
        ]

    def evaluate(self, board: BaseBoard) -> float:
        dark_men, light_men, dark_kings, light_kings = self.worth
        score = total(board.black_men, dark_men) + total(board.black_kings, dark_kings)
        score -= total(board.white_men, light_men) + total(board.white_kings, light_kings)
        return -score if board.turn == Color.WHITE else score


def total(mask: int, worth: dict[int, float]) -> float:
    score = 0.0
    while mask:
        bit = mask & -mask
        score += worth[bit]
        mask ^= bit
    return score


def perft_listed(board: BaseBoard, depth: int) -> int:
    moves = board.legal_moves
    if depth == 1:
        return len(moves)
    nodes = 0
    for move in moves:
        board.push(move)
        nodes += perft_listed(board, depth - 1)
        board.pop()
    return nodes


def perft_visiting(board: BaseBoard, depth: int) -> int:
    if depth == 0:
        return 1
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft_visiting(board, depth - 1)
        board.pop()
    return nodes


def search() -> int:
    engine = PlainEngine(SEARCH_DEPTH)
    engine.get_best_move(ForcedBoard())
    return engine.nodes


def playouts(rng: random.Random) -> int:
    board, luck = ForcedBoard(), rng.random
    for plies in range(PLAYOUT_PLIES):
        moves = board.legal_moves
        if not moves:
            return plies
        board.push(moves[int(luck() * len(moves))])
    return PLAYOUT_PLIES


def tasks() -> dict[str, Callable[[], int]]:
    """Return the counterparts of `engine.games.draughts.bench.tasks`, by the same names."""
    board, rng = ForcedBoard(), random.Random(0)
    return {
        "perft, counted in bulk": lambda: perft_listed(board, PERFT_DEPTH),
        "perft, children listed": lambda: perft_listed(board, PERFT_DEPTH),
        "perft, every leaf visited": lambda: perft_visiting(board, PERFT_DEPTH),
        "search": search,
        "random playouts": lambda: sum(playouts(rng) for _ in range(PLAYOUTS)),
    }
