"""The part of `e2e.bench.line` about joint chance: in the page, by its worker, at real tables.

The costs of a page and its worker are processor times from a trace of the browser: on a busy machine
wall-clock times say little.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from playwright.sync_api import Page

from e2e.conftest import wait_ready
from e2e.joining import join_table, set_up_table
from e2e.play import click
from engine.remote.agreement import Table
from engine.remote.replica import Replica, write_replica
from tests.engine.remote.tables import Circle, table
from tests.engine.remote.test_cards import Cards

DECKS = {"nine planets": 9, "twelve checkers": 12, "a pile of 20": 20}
DICE = 50
LONGEST = 150
"""Maximum number of actions of the games that are verified."""
PATIENCE_MS = 60_000
CODE = Path(__file__).with_name("card_times.py")
OFFERS = "\n{'started': started, 'shuffled': shuffled, 'dice': dice, 'checked': checked}"
LEARN = "code => { globalThis.oddBench = oddPyScript.interpreter.runPython(code); }"
BEGAN, OVER = "cards-began", "cards-over"
"""Marks in the trace: the strip starts, and stops, showing the progress of the shuffle."""
WATCH = f"""
  new MutationObserver(() => {{
    const told = document.querySelector('.friends-strip')?.textContent.includes('%');
    const marked = (name) => performance.getEntriesByName(name).length;
    if (told && !marked('{BEGAN}')) performance.mark('{BEGAN}');
    if (!told && marked('{BEGAN}') && !marked('{OVER}')) performance.mark('{OVER}');
  }}).observe(document, {{ subtree: true, childList: true, characterData: true }});
"""
DEALT = f"performance.getEntriesByName('{OVER}').length"
TRACED = ["toplevel", "blink.user_timing"]
PAGE, WORKER = "CrRendererMain", "DedicatedWorker thread"
OPENING = (("c3", "b4"), ("f6", "e5"), ("b4", "a5"), ("e5", "d4"), ("e3", "c5"))
"""Moves of Ctheckers in turn; the last one captures a checker and reveals it."""


class Cost(NamedTuple):
    """Milliseconds: wall-clock, work of the page and of the worker, and the page's longest task."""

    wall: float
    page: float
    block: float
    worker: float


def print_cards(page: Page, rounds: int) -> None:
    """Measure a die, decks and whole games in a page of the site, and print the results."""
    page.evaluate(LEARN, CODE.read_text("utf-8") + OFFERS)
    _head("in the page, ms")
    _row("the worker starts", _did(page, "started"))
    _row(f"deal {DICE} dice", _did(page, "dice", DICE))
    for what, size in DECKS.items():
        for where, at_worker in (("worker", True), ("page", False)):
            costs = [_did(page, "shuffled", size, at_worker) for _ in range(rounds)]
            _row(f"shuffle {what}, by the {where}", Cost(*map(median, zip(*costs, strict=True))))
    for what, make in _GAMES.items():
        replica = make()
        name = f"check {what}, {len(replica.entries)} entries"
        _row(name, _did(page, "checked", write_replica(replica)))


def print_tables(site: str, near: Page, far: Page) -> None:
    """Measure the first deck of games between two browsers, while the strip shows its progress."""
    _head("while cards are shuffled, ms")
    for game, moves in (("Alien Checkers", ()), ("Ctheckers", OPENING)):
        near.goto("about:blank")
        far.goto("about:blank")
        near.goto(site)
        wait_ready(near)
        set_up_table(near, game)
        for page in (near, far):
            _browser(page).start_tracing(page=page, categories=TRACED)
        join_table(near, far)
        for (start, end), mover in zip(moves, (near, far) * len(moves), strict=False):
            mover.bring_to_front()
            click(mover, start)
            click(mover, end)
        for name, page in (("inviting", near), ("invited", far)):
            page.wait_for_function(DEALT, timeout=PATIENCE_MS)
            _row(f"{game}, {name}", _cost(json.loads(_browser(page).stop_tracing())["traceEvents"]))


def _did(page: Page, what: str, *given: object) -> Cost:
    """Return the cost of an expression that the page's Python evaluates."""
    _browser(page).start_tracing(page=page, categories=TRACED)
    began = perf_counter()
    page.evaluate("([what, ...given]) => oddBench.get(what)(...given)?.then?.(() => {})", [what, *given])
    took = perf_counter() - began
    return _cost(json.loads(_browser(page).stop_tracing())["traceEvents"])._replace(wall=1e3 * took)


def _cost(events: Sequence[dict[str, Any]]) -> Cost:
    """Return the cost in a trace: between its marks if it has any, else in all of it."""
    marks = {each["name"]: each["ts"] for each in events if each["name"] in (BEGAN, OVER)}
    since, until = marks.get(BEGAN, 0), marks.get(OVER, float("inf"))
    names = {
        (each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"
    }
    work, longest = Counter[str](), Counter[str]()
    for each in events:
        thread = names.get((each["pid"], each["tid"]), "")
        if each["name"].endswith("RunTask") and "tdur" in each and since <= each["ts"] <= until:
            work[thread] += each["tdur"]
            longest[thread] = max(longest[thread], each["tdur"])
    wall = until - since if marks else 0
    return Cost(*(value / 1e3 for value in (wall, work[PAGE], longest[PAGE], work[WORKER])))


def _browser(page: Page) -> Any:
    return page.context.browser


def _open_game(table: Table) -> Replica:
    circle = Circle(table)
    return [circle.replicas[0], *circle.wander(1, LONGEST)][-1]


def _hidden_game(table: Table) -> Replica:
    cards = Cards(table)
    cards.play_on(1, LONGEST)
    return cards.replicas[0]


_GAMES: dict[str, Callable[[], Replica]] = {
    "draughts": lambda: _open_game(table("draughts")),
    "Satan's of five": lambda: _open_game(table("satan", (0, 1, 2, 3, 4), setup="five")),
    "Ctheckers": lambda: _hidden_game(table("ctheckers")),
    "Alien Checkers": lambda: _hidden_game(table("alien")),
}


def _head(what: str) -> None:
    print(f"\n{what:42}{'wall':>9}{'page':>9}{'block':>9}{'worker':>9}")


def _row(what: str, cost: Cost) -> None:
    print(f"{what:42}" + "".join(f"{value:9.1f}" for value in cost))
