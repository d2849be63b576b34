"""Limits of alpha-beta: time, progress reports and table size."""

from __future__ import annotations

from time import perf_counter

import pytest

from engine.ai.alphabeta import Table, search
from engine.contract.budget import CHECK_EVERY, TICK, Budget, BudgetExhausted
from engine.games.draughts.kernel import START, Position, children
from tests.engine.ai.plain import DRAUGHTS


def test_nodes_are_limited() -> None:
    *_, last = search(DRAUGHTS, START, Budget(nodes=3_000))
    assert 3_000 <= last.nodes <= 3_000 + CHECK_EVERY
    assert not last.done


def test_seconds_are_limited_and_the_clock_is_read_seldom() -> None:
    """Every 512 nodes at most, and every 4 ms where nodes are slow."""
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
def test_the_clock_is_read_more_often_the_slower_the_nodes_are(a_second: int, apart: int) -> None:
    """Every 4 ms or so, within bounds."""
    now = [0.0]
    budget = Budget(seconds=9.0, clock=lambda: now[0])
    now[0] = 1.0
    assert budget.check(a_second) - a_second == apart
    assert Budget(nodes=9_000).check(10) == 10 + CHECK_EVERY, "no seconds, no clock"


def test_depth_one_finishes_without_any_budget() -> None:
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


def test_a_shared_table_saves_work_and_changes_nothing() -> None:
    table: Table[Position] = {}
    *_, first = search(DRAUGHTS, START, Budget(), max_depth=6, table=table)
    *_, second = search(DRAUGHTS, START, Budget(), max_depth=6, table=table)
    assert second.score == first.score
    assert second.nodes < first.nodes / 2


@pytest.mark.usefixtures("no_reductions")
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
    with pytest.raises(BudgetExhausted):
        budget.check(8)
