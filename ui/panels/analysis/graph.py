"""The graph of a review: winning chances of each seat at each place, as a drawing and as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.contract.values import CHANCE
from engine.session.review import Review
from ui.remembered import remember_last
from ui.session.log import Log
from ui.tree import Kept, Node, h, keep
from ui.words.en.analysis import say

HIGH = 100
"""Height of the graph; its width is the length of the game."""
PERCENT = 100

Curve = Sequence[tuple[int, tuple[float, ...]]]


def graph(review: Review, log: Log, at: int, turns: Sequence[int], point: int | None) -> Node:
    """Return the graph, with lines at the turning points and at the shown place.

    A click shows a place. Screen readers get the table instead.
    """
    size = max(1, len(review.match.log))
    drawn = h(
        "svg",
        _curves(review),
        [_upright(turn, "turn on" if turn == point else "turn") for turn in turns],
        _upright(at, "here"),
        _targets(log),
        viewBox=f"0 0 {size} {HIGH}",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    return h("div", drawn, class_="graph")


@remember_last
def _curves(review: Review) -> Kept:
    """Return a curve for each seat, and the area below that of the first of two."""
    curve, size = review.curve(), max(1, len(review.match.log))
    seats = range(len(review.match.seats))
    lines = [
        h("polyline", points=_points(curve, seat), class_=f"curve-{seat}", fill="none") for seat in seats
    ]
    middle = h("path", d=f"M0 {HIGH // 2}H{size}", class_="middle")
    return keep(h("g", middle, _field(curve) if len(seats) == 2 else None, lines))


def _points(curve: Curve, seat: int) -> str:
    return " ".join(f"{at},{HIGH * (1 - chances[seat]):.1f}" for at, chances in curve)


def _field(curve: Curve) -> Node | None:
    if not curve:
        return None
    around = f"{curve[0][0]},{HIGH} {_points(curve, 0)} {curve[-1][0]},{HIGH}"
    return h("polygon", points=around, class_="field")


def _upright(at: int, look: str) -> Node:
    return h("path", d=f"M{at} 0V{HIGH}", class_=look)


@remember_last
def _targets(log: Log) -> Kept:
    """Return a click area for each entry of the log, and for the start."""
    stops = [0, *(entry.stop for entry in log.entries)]
    edges = [0.0, *((a + b) / 2 for a, b in pairwise(stops)), float(stops[-1])]
    rows = zip(stops, edges, edges[1:], strict=False)
    fields = [
        h("rect", x=left, y=0, width=right - left, height=HIGH, data_do="view", data_value=str(stop))
        for stop, left, right in rows
    ]
    return keep(h("g", fields, class_="targets"))


@remember_last
def numbers(review: Review, log: Log, names: tuple[str, ...]) -> Kept:
    """Return the data of the graph as a collapsed table."""
    head = h("tr", h("th", say.place, scope="col"), [h("th", name, scope="col") for name in names])
    table = h("table", h("thead", head), h("tbody", list(_rows(review, log))))
    box = h("div", table, class_="scrolls", tabindex=0, role="region", aria_label=say.chances)
    return keep(h("details", h("summary", say.all_chances), box, class_="numbers"))


def _rows(review: Review, log: Log) -> Iterator[Node]:
    """Yield a row for each place: the action before it, and the chances of all seats."""
    led_to = dict(_leading(log))
    for at, chances in review.curve():
        told = [h("td", f"{round(PERCENT * chance)}") for chance in chances]
        if at in led_to or at == 0:
            yield h("tr", h("th", led_to.get(at, say.start), scope="row"), told)


def _leading(log: Log) -> Iterator[tuple[int, str]]:
    """Yield the last decision before each place; chance outcomes are in the log."""
    name = ""
    for entry in log.entries:
        if entry.logged.seat != CHANCE or not name:
            name = f"{entry.mark} {entry.logged.name}".strip()
        yield entry.stop, name
