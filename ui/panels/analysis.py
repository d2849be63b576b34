"""The analysis and the review beside the board."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.contract.search import Considered
from engine.contract.values import CHANCE
from engine.session.explanations import ExplainedLine, line_of
from engine.session.match import Match
from engine.session.review import Review, TurningPoint, has_choice, value_text, whole_percent
from ui.panels.charts import HIGH, bars, curves, one_number, side_classes, upright
from ui.panels.parts import icon_button
from ui.remembered import remember_last
from ui.session.analysis.live import analysis_of, decider, is_analysing, may_analyse, result_here
from ui.session.analysis.state import AnalysisResult, AnalysisState
from ui.session.log import Log
from ui.session.model import Model
from ui.session.own_side import shown_names
from ui.session.session import Session
from ui.tree import Kept, Node, button, h, keep
from ui.words.en.analysis import say
from ui.words.en.session import say as session_words


def analysis_box(model: Model) -> Node | None:
    """Return the analysis of the shown position; None while it is off, or where nobody decides."""
    session = model.table
    if not is_analysing(model) or decider(session.match, session.at) < 0:
        return None
    seen = result_here(session)
    if seen is None or not seen.best:
        body = [h("p", say.impossible if seen and seen.done else say.analysing, class_="by")]
    else:
        body = _best_actions(session, seen)
    return h("section", body, class_="analysis", aria_label=say.analysis, key="analysis")


def _best_actions(session: Session, seen: AnalysisResult) -> list[Node]:
    """Return the winning chances, the best actions, and the depth of the search."""
    seat = decider(session.match, session.at)
    shown = analysis_of(session).pinned
    hidden = session.game.info.hidden
    lines = lines_of(session.match, session.at, seen.best, not (session.kind.for_analysis and hidden))
    note = say.averaged if hidden else say.drawn
    rows = [
        _row(session, each, line, seat, number, number == shown)
        for number, (each, line) in enumerate(lines, 1)
    ]
    return [
        bars(session, seen.best[0].chances),
        h("ol", rows, class_="best"),
        h("p", say.depth(seen.depth, seen.nodes), " ", h("span", note, class_="method"), class_="by"),
    ]


@remember_last
def lines_of(
    match: Match, at: int, best: tuple[Considered, ...], open_: bool = True
) -> tuple[tuple[Considered, ExplainedLine], ...]:
    """Return the legal ones of the best actions, with their lines; `open_` as in `line_of`."""
    state = match.states[at]
    lines = ((each, line_of(match.game, state, each, open_)) for each in best)
    return tuple((each, line) for each, line in lines if line.written)


def _row(
    session: Session, each: Considered, line: ExplainedLine, seat: int, number: int, shown: bool
) -> Node:
    """Return an action as a button that keeps it drawn; hovering previews it."""
    value = say.only
    if _has_choice(session.match, session.at):
        value = value_text(session.game, each, each.chances[seat])
    parts = [
        h("b", line.written[0]),
        h("span", value),
        h("small", line.rest) if line.rest else None,
        h("small", line.gain) if line.gain else None,
    ]
    pressed = "true" if shown else "false"
    return h("li", button(parts, "show-line", str(number), data_point=str(number), aria_pressed=pressed))


@remember_last
def _has_choice(match: Match, at: int) -> bool:
    return has_choice(match.game, match.states[at])


# --- the review ------------------------------------------------------------------------------------


def graph(session: Session, review: Review, turns: Sequence[int], point: int | None) -> Node:
    """Return the graph, with lines at the turning points and at the shown place.

    A click shows a place. Screen readers get the table instead.
    """
    size = max(1, len(review.match.log))
    drawn = h(
        "svg",
        curves(review, side_classes(session)),
        [line for turn in turns for line in upright(turn, "turn on" if turn == point else "turn")],
        upright(session.at, "here"),
        _targets(session.log),
        viewBox=f"0 0 {size} {HIGH}",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    return h("div", drawn, class_="graph")


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
def chances_table(review: Review, log: Log, names: tuple[str, ...]) -> Kept:
    """Return the data of the graph as a collapsed table; one column if one number is enough."""
    shown = names[:1] if one_number(chances for _, chances in review.curve()) else names
    head = h("tr", h("th", say.place, scope="col"), [h("th", say.wins(name), scope="col") for name in shown])
    table = h("table", h("thead", head), h("tbody", list(_rows(review, log, len(shown)))))
    box = h("div", table, class_="scrolls", tabindex=0, role="region", aria_label=say.chances)
    return keep(h("details", h("summary", say.all_chances), box, class_="numbers"))


def _rows(review: Review, log: Log, seats: int) -> Iterator[Node]:
    """Yield a row for each place: the action before it, and the chances of the first `seats`."""
    names = dict(_last_decisions(log))
    for at, chances in review.curve():
        cells = [h("td", say.percent(whole_percent(chance))) for chance in chances[:seats]]
        if at in names or at == 0:
            yield h("tr", h("th", names.get(at, say.start), scope="row"), cells)


def _last_decisions(log: Log) -> Iterator[tuple[int, str]]:
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
        _opening(review.match, session.log),
        graph(session, review, turns, here),
        _legend(session, review),
        _progress(analysis, review),
        _points(session, points, review, here),
        chances_table(review, session.log, shown_names(session)),
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
        icon_button(
            "back", say.point_back, "previous-turning-point", off=not before, why=session_words.no_point
        ),
        icon_button("forward", say.point_on, "next-turning-point", off=not after, why=session_words.no_point),
        class_="row",
        role="group",
        aria_label=say.points,
    )


@remember_last
def _opening(match: Match, log: Log) -> Node | None:
    """Return the opening as a button that shows where it was reached; None if it has no name."""
    from engine.session.openings import opening_at

    found = opening_at(match, len(match.log))
    if not found:
        return None
    words = [h("b", say.opening), h("span", found.name), h("small", mark_of(log, found.at - 1))]
    return button(words, "view", str(found.at), class_="reviewed-opening")


def _legend(session: Session, review: Review) -> Node | None:
    """Return the legend of the curves, with the chances at the shown place or the last known ones."""
    curve = review.curve()
    place = bisect_right([at for at, _ in curve], session.at)
    return bars(session, curve[max(0, place - 1)][1]) if curve else None


def _progress(analysis: AnalysisState, review: Review) -> Node | None:
    if not review.tasks:
        return None
    done = h("progress", value=f"{review.progress:.3f}", max=1, aria_label=say.progress)
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
    title = f"{mark_of(session.log, point.at)} {shown_names(session)[point.seat]} {point.played.written[0]}"
    head = button(
        [h("b", title), h("span", point.title)],
        "turning-point",
        str(point.at),
        aria_expanded="true" if open_ else "false",
    )
    return h("li", head, _details(point, review) if open_ else None, class_="open" if open_ else None)


def _details(point: TurningPoint, review: Review) -> Node:
    """Return the played and the better action of a turning point, and the depth of the search."""
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
