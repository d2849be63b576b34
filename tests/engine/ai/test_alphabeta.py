"""The alpha-beta search: against plain minimax, on made-up trees and on draughts, and within its limits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter
from typing import TypeAlias

import pytest

from engine.ai import tree
from engine.ai.alphabeta import MATE, WON, Kernel, Leaf, Progress, Table, search
from engine.contract.budget import CHECK_EVERY, TICK, Budget, Spent
from engine.contract.kernel import P
from engine.games.chess.notation.fen import read_fen
from engine.games.chess.thinking import leaves
from engine.games.chess.thinking.leaves import ChessKernel
from engine.games.draughts.evaluate import DraughtsKernel
from engine.games.draughts.kernel import START, Position, children, pack

Node: TypeAlias = tuple[int, tuple[int, ...]]
"""Side to move, and the way from the root."""

DRAUGHTS = DraughtsKernel()


class ToyKernel:
    """A random tree: some nodes end the game, some may not be rested on, the rest have their own score."""

    def __init__(self, seed: int, singular: bool = False) -> None:
        self.seed, self.singular = seed, singular
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

    def trace(self, _node: Node, _child: Node) -> int:
        return 0

    def passed(self, _node: Node) -> None:
        pass

    def margin(self, _node: Node) -> int:
        return 0


def minimax(kernel: Kernel[P], position: P, depth: int, ply: int = 0, line: tuple[P, ...] = ()) -> int:
    """The score by the book: no cuts, no table; a repetition on the line is a draw unless it is a leaf."""
    side = kernel.side_to_move(position)
    if depth == 0:
        return settle(kernel, position, ply)
    kids = kernel.children[side](position)
    if not kids:
        return (MATE - ply) * kernel.outcome(position)
    line = (*line, position)
    depth += kernel.singular and len(kids) == 1
    return max(
        0 if depth > 1 and kid in line else -minimax(kernel, kid, depth - 1, ply + 1, line) for kid in kids
    )


def settle(kernel: Kernel[P], position: P, ply: int) -> int:
    rest, noisy = kernel.leaf[kernel.side_to_move(position)](position, -tree.INFINITE, tree.INFINITE)
    if rest is None and not noisy:
        return (MATE - ply) * kernel.outcome(position)
    scores = [-settle(kernel, kid, ply + 1) for kid in noisy]
    return max(scores if rest is None else [*scores, rest])


def to_depth(kernel: Kernel[P], root: P, depth: int, spread: int = 0) -> Progress[P]:
    *_, last = search(kernel, root, Budget(), max_depth=depth, spread=spread)
    return last


def some_positions(seed: int, number: int) -> Iterator[Position]:
    rng, position = random.Random(seed), START
    for _ in range(number):
        for _ in range(rng.randint(2, 9)):
            position = rng.choice(children(position) or [START])
        if len(children(position)) > 1:
            yield position


@pytest.mark.parametrize("singular", [False, True])
@pytest.mark.parametrize("seed", range(150))
def test_equals_minimax_on_random_trees(seed: int, singular: bool) -> None:
    kernel = ToyKernel(seed, singular)
    root: Node = (0, ())
    depth = 1 + seed % 5
    found = to_depth(kernel, root, depth)
    kids = kernel.all_children(root)
    scores = [-minimax(kernel, kid, found.depth - 1, 1, (root,)) for kid in kids]
    assert found.score == max(scores)
    assert scores[found.number] == found.score
    assert kids[found.number] == found.best


@pytest.fixture
def in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """No late-move reductions."""
    monkeypatch.setattr(tree, "LATE", 99)


@pytest.mark.usefixtures("in_full")
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


def test_nodes_are_limited() -> None:
    *_, last = search(DRAUGHTS, START, Budget(nodes=3_000))
    assert 3_000 <= last.nodes <= 3_000 + CHECK_EVERY
    assert not last.done


def test_seconds_are_limited_and_the_clock_is_read_seldom() -> None:
    """Every 512 nodes at most, and every 4 ms where they come slowly."""
    readings: list[float] = []

    def clock() -> float:
        readings.append(perf_counter())
        return readings[-1]

    reports = list(search(DRAUGHTS, START, Budget(seconds=0.1, clock=clock)))
    last = reports[-1]
    often = last.nodes // CHECK_EVERY + int(last.seconds / TICK)
    assert len(readings) <= 20 + len(reports) + last.depth + often
    assert last.seconds >= 0.1


@pytest.mark.parametrize(("a_second", "apart"), [(10, 16), (25_000, 100), (500_000, CHECK_EVERY)])
def test_the_slower_the_nodes_come_the_oftener_the_clock_is_asked(a_second: int, apart: int) -> None:
    """Every 4 ms or so, within bounds."""
    now = [0.0]
    budget = Budget(seconds=9.0, clock=lambda: now[0])
    now[0] = 1.0
    assert budget.check(a_second) - a_second == apart
    assert Budget(nodes=9_000).check(10) == 10 + CHECK_EVERY, "no seconds, no clock"


def test_depth_one_is_finished_on_no_budget_at_all() -> None:
    found = list(search(DRAUGHTS, START, Budget(seconds=0, nodes=0)))
    assert [p.depth for p in found if p.done] == [1]
    assert found[-1].best in children(START)


def test_every_report_has_a_legal_best_move_and_a_cancelled_search_leaves_it() -> None:
    kids = children(START)
    for stop in range(1, 40):
        running = search(DRAUGHTS, START, Budget())
        reports = [next(running) for _ in range(stop)]
        running.close()
        assert all(kids[report.number] == report.best for report in reports)
        assert [r.nodes for r in reports] == sorted(r.nodes for r in reports)


def test_reports_come_after_each_root_move_and_each_depth() -> None:
    reports = list(search(DRAUGHTS, START, Budget(), max_depth=3))
    assert [(r.depth, r.done) for r in reports] == [
        (depth, move == len(children(START))) for depth in (1, 2, 3) for move in range(1, 8)
    ]


def test_a_forced_move_is_not_thought_about() -> None:
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
    assert last.score < 0, "who goes back there loses by force"
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


def test_a_shared_table_saves_work_and_changes_nothing() -> None:
    table: Table[Position] = {}
    *_, first = search(DRAUGHTS, START, Budget(), max_depth=6, table=table)
    *_, second = search(DRAUGHTS, START, Budget(), max_depth=6, table=table)
    assert second.score == first.score
    assert second.nodes < first.nodes / 2


@pytest.mark.usefixtures("in_full")
@pytest.mark.parametrize("limit", [1, 50, 2_000])
def test_the_table_stays_within_its_limit(limit: int) -> None:
    table: Table[Position] = {}
    sizes = [len(table) for _ in search(DRAUGHTS, START, Budget(), max_depth=9, table=table, limit=limit)]
    assert limit // 2 < max(sizes) <= limit
    *_, unlimited = search(DRAUGHTS, START, Budget(), max_depth=9)
    *_, limited = search(DRAUGHTS, START, Budget(), max_depth=9, limit=limit)
    assert limited.score == unlimited.score


def test_a_budget_runs_from_its_start() -> None:
    now = [100.0]
    budget = Budget(seconds=2.0, clock=lambda: now[0])
    now[0] = 200.0
    budget.start()
    now[0] = 201.0
    assert budget.check(7_000_000) == 7_000_000 + CHECK_EVERY
    assert budget.elapsed() == 1.0
    now[0] = 202.0
    with pytest.raises(Spent):
        budget.check(8)


At: TypeAlias = tuple[int, int, int]
"""Who is to move, and how either wheel stands."""


def turned_first(at: At) -> list[At]:
    return [(1, (at[1] + step) % 3, at[2]) for step in (1, 2)]


def turned_second(at: At) -> list[At]:
    return [(0, at[1], (at[2] + step) % 3) for step in (1, 2)]


class Wheels:
    """Each player turns a wheel of three by one or two; the second is always well off, and may pass."""

    singular = False
    children = turned_first, turned_second
    leaf = (lambda _at, _alpha, _beta: (-100, ())), (lambda _at, _alpha, _beta: (100, ()))

    def side_to_move(self, at: At) -> int:
        return at[0]

    def outcome(self, _at: At) -> int:
        return 0

    def trace(self, _at: At, _child: At) -> int:
        return 1

    def passed(self, at: At) -> At:
        return 1 - at[0], at[1], at[2]

    def margin(self, _at: At) -> int:
        return 0


def test_passing_twice_may_lead_back_to_where_the_line_has_been() -> None:
    *_, last = search(Wheels(), (0, 0, 0), Budget(), max_depth=12, limit=1)
    assert last.depth == 12 and last.done


class Ahead(Wheels):
    """It is known that turning a wheel gains next to nothing."""

    def margin(self, _at: At) -> int:
        return 60


@pytest.mark.parametrize(
    ("kernel", "depth", "sure"), [(Ahead(), 1, True), (Ahead(), 2, False), (Wheels(), 1, False)]
)
def test_who_is_ahead_by_enough_near_the_leaves_is_taken_to_stay_ahead(
    kernel: Wheels, depth: int, sure: bool
) -> None:
    second: At = (1, 0, 0)
    looked = tree.Tree(kernel, (0, 1, 1), Budget(), (), {}, 100)
    assert looked.search(second, depth, -1, 0, 1) >= 0
    assert (looked.nodes == 1) == sure


@pytest.mark.parametrize(
    ("kernel", "depth", "ply", "sure"),
    [(Ahead(), 1, 3, True), (Ahead(), 1, 2, False), (Ahead(), 2, 3, False), (Wheels(), 1, 3, False)],
)
def test_who_is_behind_by_enough_near_the_leaves_is_taken_to_stay_behind(
    kernel: Wheels, depth: int, ply: int, sure: bool
) -> None:
    """But not near the root, where a quiet move that wins must be seen."""
    first: At = (0, 0, 0)
    looked = tree.Tree(kernel, (ply & 1, 1, 1), Budget(), (), {}, 100)
    looked.leaf = Wheels.leaf if ply % 2 == 0 else Wheels.leaf[::-1]
    looked.children = Wheels.children if ply % 2 == 0 else Wheels.children[::-1]
    assert looked.search(first, depth, -40, -39, ply) < -39
    assert (looked.nodes == 1) == sure


def test_in_chess_what_is_sure_saves_work(monkeypatch: pytest.MonkeyPatch) -> None:
    position = read_fen("r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 w - - 6 10").position
    some = to_depth(ChessKernel(), position, 4).nodes
    monkeypatch.setattr(leaves, "MARGIN", 0)
    assert some < 0.9 * to_depth(ChessKernel(), position, 4).nodes
