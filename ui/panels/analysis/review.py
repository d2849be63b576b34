"""The review of a game: its graph, its progress, and the turning points."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.contract.values import CHANCE
from engine.session.explanations import ExplainedLine
from engine.session.review import Review, TurningPoint
from ui.panels.analysis.live import bars
from ui.panels.parts import icon_button
from ui.remembered import remember_last
from ui.session.analysis.live import analysis_of, may_analyse
from ui.session.analysis.state import AnalysisState
from ui.session.log import Log
from ui.session.session import Session
from ui.tree import Kept, Node, button, h, keep
from ui.words.en.analysis import say
from ui.words.en.session import say as closed

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
        h("polyline", points=_point_lines(curve, seat), class_=f"curve-{seat}", fill="none") for seat in seats
    ]
    middle = h("path", d=f"M0 {HIGH // 2}H{size}", class_="middle")
    return keep(h("g", middle, _field(curve) if len(seats) == 2 else None, lines))


def _point_lines(curve: Curve, seat: int) -> str:
    return " ".join(f"{at},{HIGH * (1 - chances[seat]):.1f}" for at, chances in curve)


def _field(curve: Curve) -> Node | None:
    if not curve:
        return None
    around = f"{curve[0][0]},{HIGH} {_point_lines(curve, 0)} {curve[-1][0]},{HIGH}"
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


def review_box(session: Session) -> Node | None:
    """Return the review of the game at the table; None if there is none."""
    analysis = analysis_of(session)
    if analysis.review is None or not may_analyse(session):
        return None
    review, points = analysis.review, analysis.points
    turns = [point.at for point in points]
    here = analysis.turning_point if analysis.turning_point == session.at else None
    return h(
        "section",
        _head(session, turns),
        graph(review, session.log, session.at, turns, here),
        _legend(session, review),
        _progress(analysis, review),
        _points(session, points, review, here),
        numbers(review, session.log, session.names),
        class_="review",
        aria_label=say.chances,
        key="review",
    )


def _head(session: Session, turns: list[int]) -> Node:
    """Return the heading, and the buttons between turning points."""
    before, after = any(at < session.at for at in turns), any(at > session.at for at in turns)
    return h(
        "div",
        h("h2", say.chances),
        icon_button("back", say.point_back, "point-back", off=not before, why=closed.no_point),
        icon_button("forward", say.point_on, "point-on", off=not after, why=closed.no_point),
        class_="row",
        role="group",
        aria_label=say.points,
    )


def _legend(session: Session, review: Review) -> Node | None:
    """Return the legend of the curves, with the chances at the shown place or the last known ones."""
    curve = review.curve()
    place = bisect_right([at for at, _ in curve], session.at)
    return bars(session.names, curve[max(0, place - 1)][1]) if curve else None


def _progress(analysis: AnalysisState, review: Review) -> Node | None:
    if not review.tasks:
        return None
    done = h("progress", value=f"{review.part:.3f}", max=1, aria_label=say.progress)
    do = (
        button(say.stop, "stop-review")
        if analysis.reviewing
        else button(say.go_on, "review", class_="primary")
    )
    return h("div", done, do, class_="row progress")


def _points(session: Session, points: tuple[TurningPoint, ...], review: Review, here: int | None) -> Node:
    if not points:
        return h("p", say.none_yet if review.tasks else say.no_points, class_="by")
    rows = [_point(session, point, review, point.at == here) for point in points]
    return h("ol", rows, class_="points", aria_label=say.points)


def _point(session: Session, point: TurningPoint, review: Review, open_: bool) -> Node:
    """Return a turning point; the selected one with all details."""
    title = f"{mark_of(session.log, point.at)} {session.names[point.seat]} {point.played.written[0]}"
    head = button(
        [h("b", title), h("span", point.title)],
        "point",
        str(point.at),
        aria_expanded="true" if open_ else "false",
    )
    return h("li", head, _known(point, review) if open_ else None, class_="open" if open_ else None)


def _known(point: TurningPoint, review: Review) -> Node:
    depth = next(each.depth for each in review.judged if each.at == point.at)
    by_chance = review.match.game.info.chance
    return h(
        "div",
        _line(say.done(point.played.written[0]), point.after, point.played, "done"),
        _line(say.better(point.better.written[0]), point.before, point.better, "better"),
        h("p", say.known(depth), " ", say.unforeseen if by_chance else None, class_="by"),
        button(say.try_again, "try-again", str(point.at), class_="primary"),
        class_="known",
    )


def _line(beginning: str, worth: str, line: ExplainedLine, look: str) -> Node:
    """Return the played or better action: its chances, the line after it, and its explanation."""
    rest = "; ".join(filter(None, (line.gain, line.rest)))
    return h("p", h("b", beginning), " ", worth, h("small", rest) if rest else None, class_=look)


def mark_of(log: Log, at: int) -> str:
    """Return the mark of the log entry for an action."""
    return log.entries[bisect_right([entry.first for entry in log.entries], at) - 1].mark
