"""Futility pruning and null moves near the leaves."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from engine.ai import tree
from engine.ai.alphabeta import search
from engine.contract.budget import Budget
from engine.games.chess.ai import leaves
from engine.games.chess.ai.leaves import ChessKernel
from engine.games.chess.fen import read_fen
from tests.engine.ai.plain import to_depth

At: TypeAlias = tuple[int, int, int]
"""Side to move, and the position of both wheels."""


def turned_first(at: At) -> list[At]:
    return [(1, (at[1] + step) % 3, at[2]) for step in (1, 2)]


def turned_second(at: At) -> list[At]:
    return [(0, at[1], (at[2] + step) % 3) for step in (1, 2)]


class Wheels:
    """Each player turns a wheel of three by one or two; the second is always well off, and may pass."""

    one_reply_extension = False
    children = turned_first, turned_second
    leaf = (lambda _at, _alpha, _beta: (-100, ())), (lambda _at, _alpha, _beta: (100, ()))

    def side_to_move(self, at: At) -> int:
        return at[0]

    def outcome(self, _at: At) -> int:
        return 0

    def history_key(self, _at: At, _child: At) -> int:
        return 1

    def null_move(self, at: At) -> At:
        return 1 - at[0], at[1], at[2]

    def futility_margin(self, _at: At) -> int:
        return 0


def test_passing_twice_may_lead_back_to_where_the_line_has_been() -> None:
    *_, last = search(Wheels(), (0, 0, 0), Budget(), max_depth=12, limit=1)
    assert last.depth == 12 and last.done


class Ahead(Wheels):
    """Wheels with a known futility margin."""

    def futility_margin(self, _at: At) -> int:
        return 60


@pytest.mark.parametrize(
    ("kernel", "depth", "pruned"), [(Ahead(), 1, True), (Ahead(), 2, False), (Wheels(), 1, False)]
)
def test_reverse_futility_pruning_near_the_leaves(kernel: Wheels, depth: int, pruned: bool) -> None:
    second: At = (1, 0, 0)
    search_tree = tree.Tree(kernel, (0, 1, 1), Budget(), (), {}, 100)
    assert search_tree.search(second, depth, -1, 0, 1) >= 0
    assert (search_tree.nodes == 1) == pruned


@pytest.mark.parametrize(
    ("kernel", "depth", "ply", "pruned"),
    [(Ahead(), 1, 3, True), (Ahead(), 1, 2, False), (Ahead(), 2, 3, False), (Wheels(), 1, 3, False)],
)
def test_futility_pruning_near_the_leaves(kernel: Wheels, depth: int, ply: int, pruned: bool) -> None:
    """Not near the root, where a quiet winning move must be seen."""
    first: At = (0, 0, 0)
    search_tree = tree.Tree(kernel, (ply & 1, 1, 1), Budget(), (), {}, 100)
    search_tree.leaf = Wheels.leaf if ply % 2 == 0 else Wheels.leaf[::-1]
    search_tree.children = Wheels.children if ply % 2 == 0 else Wheels.children[::-1]
    assert search_tree.search(first, depth, -40, -39, ply) < -39
    assert (search_tree.nodes == 1) == pruned


def test_futility_pruning_saves_nodes_in_chess(monkeypatch: pytest.MonkeyPatch) -> None:
    position = read_fen("r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 w - - 6 10").position
    some = to_depth(ChessKernel(), position, 4).nodes
    monkeypatch.setattr(leaves, "FUTILITY_MARGIN", 0)
    assert some < 0.9 * to_depth(ChessKernel(), position, 4).nodes
