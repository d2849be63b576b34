"""The alpha-beta search against plain minimax, on random trees and on draughts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from engine.ai.alphabeta import MATE, WON, Leaf, search
from engine.contract.budget import Budget
from engine.games.draughts.kernel import START, Position, children, pack
from tests.engine.ai.plain import DRAUGHTS, minimax, to_depth

Node: TypeAlias = tuple[int, tuple[int, ...]]
"""Side to move, and the path from the root."""


class ToyKernel:
    """A random tree: some nodes end the game, some have no static score."""

    def __init__(self, seed: int, one_reply_extension: bool = False) -> None:
        self.seed, self.one_reply_extension = seed, one_reply_extension
        self.children = self.all_children, self.all_children
        self.leaf = self.look, self.look

    def luck(self, node: Node, purpose: str) -> random.Random:
        return random.Random(f"{self.seed} {purpose} {node}")

    def all_children(self, node: Node) -> list[Node]:
        side, way = node
        rng = self.luck(node, "children")
        if way and rng.random() < 0.1:
            return []
        return [(1 - side, (*way, n)) for n in range(rng.randint(1, 4))]

    def look(self, node: Node, _alpha: int, _beta: int) -> Leaf[Node]:
        kids = self.all_children(node)
        rng = self.luck(node, "leaf")
        if not kids or (rng.random() < 0.3 and len(node[1]) < 8):
            return None, kids
        noisy = kids[:1] if rng.random() < 0.2 and len(node[1]) < 8 else []
        return rng.randint(-9, 9), noisy

    def side_to_move(self, node: Node) -> int:
        return node[0]

    def outcome(self, node: Node) -> int:
        return self.luck(node, "outcome").choice([-1, 0, 1])

    def history_key(self, _node: Node, _child: Node) -> int:
        return 0

    def null_move(self, _node: Node) -> None:
        pass

    def futility_margin(self, _node: Node) -> int:
        return 0


def some_positions(seed: int, number: int) -> Iterator[Position]:
    rng, position = random.Random(seed), START
    for _ in range(number):
        for _ in range(rng.randint(2, 9)):
            position = rng.choice(children(position) or [START])
        if len(children(position)) > 1:
            yield position


@pytest.mark.parametrize("one_reply_extension", [False, True])
@pytest.mark.parametrize("seed", range(150))
def test_equals_minimax_on_random_trees(seed: int, one_reply_extension: bool) -> None:
    kernel = ToyKernel(seed, one_reply_extension)
    root: Node = (0, ())
    depth = 1 + seed % 5
    found = to_depth(kernel, root, depth)
    kids = kernel.all_children(root)
    scores = [-minimax(kernel, kid, found.depth - 1, 1, (root,)) for kid in kids]
    assert found.score == max(scores)
    assert scores[found.number] == found.score
    assert kids[found.number] == found.best


@pytest.mark.usefixtures("no_reductions")
@pytest.mark.parametrize("seed", range(4))
def test_equals_minimax_on_draughts(seed: int) -> None:
    for position in some_positions(seed, 10):
        found = to_depth(DRAUGHTS, position, 4)
        assert found.score == minimax(DRAUGHTS, position, found.depth)


@pytest.mark.parametrize("spread", [1, 4, 30])
def test_scores_within_the_spread_are_exact(spread: int) -> None:
    near = 0
    for position in some_positions(spread, 12):
        found = to_depth(DRAUGHTS, position, 3, spread)
        kids = children(position)
        exact = [-minimax(DRAUGHTS, kid, found.depth - 1, 1, (position,)) for kid in kids]
        for score, truth in zip(found.scores, exact, strict=True):
            if truth >= max(exact) - spread:
                assert score == truth
                near += 1
            else:
                assert truth <= score < max(exact) - spread
    assert near


@pytest.mark.rule("D7")
def test_finds_a_forced_win_and_counts_its_plies() -> None:
    """Dark's king steps to 10 and the lone man on 17, which must go to 14 or 13, is lost either way."""
    position = pack(0, (), [15, 6], [17], ())
    found = to_depth(DRAUGHTS, position, 9)
    assert found.score >= WON
    plies = MATE - found.score
    assert minimax(DRAUGHTS, position, plies) == found.score
    assert to_depth(DRAUGHTS, position, 1).score < WON
    assert found.depth <= plies, "a proved win ends the search"


def test_sees_that_it_loses_and_holds_out() -> None:
    position = pack(1, (), [15, 6], [17], ())
    found = to_depth(DRAUGHTS, position, 9)
    assert found.score == minimax(DRAUGHTS, position, found.depth)
    assert found.score <= -WON


def test_a_forced_move_is_searched_to_depth_one() -> None:
    position = pack(0, [10], (), [14, 30], ())
    assert len(children(position)) == 1
    assert to_depth(DRAUGHTS, position, 20).depth == 1


def test_refuses_a_finished_game() -> None:
    with pytest.raises(ValueError, match="over"):
        search(DRAUGHTS, pack(0, (), (), [30], ()), Budget())


def winner_to_move() -> Position:
    return pack(0, (), [14, 15, 18], (), [32])


@pytest.mark.rule("D8")
def test_a_winner_does_not_repeat_and_a_loser_does() -> None:
    winner = winner_to_move()
    usual = to_depth(DRAUGHTS, winner, 5)
    *_, other = search(DRAUGHTS, winner, Budget(), max_depth=5, earlier=[usual.best])
    assert usual.score > 0
    assert other.best != usual.best
    loser = pack(1, (), [14, 15, 18], (), [31])
    assert to_depth(DRAUGHTS, loser, 5).score < 0
    losing, way_out = children(loser)[-1], children(loser)[0]
    *_, last = search(DRAUGHTS, loser, Budget(), max_depth=5, earlier=[losing])
    assert last.score < 0, "going back there loses by force"
    *_, last = search(DRAUGHTS, loser, Budget(), max_depth=5, earlier=[way_out])
    assert (last.best, last.score) == (way_out, 0)


@pytest.mark.rule("D7", "D8")
@pytest.mark.parametrize("weak_king", [32, 29, 18, 5])
def test_two_kings_catch_one_before_the_move_limit(weak_king: int) -> None:
    strong = [n for n in (1, 2, 10) if n != weak_king][:2]
    earlier: list[Position] = []
    position = pack(0, (), strong, (), [weak_king])
    for _ in range(80):
        if not children(position):
            break
        *_, last = search(DRAUGHTS, position, Budget(nodes=8_000), earlier=earlier)
        earlier.append(position)
        position = last.best
    assert not children(position)
    assert len(earlier) % 2 == 1, "the lone king is caught"
