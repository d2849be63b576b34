"""The live analysis of the shown position: winning chances, and the best actions."""

from __future__ import annotations

from engine.contract.search import Considered
from engine.session.explanations import ExplainedLine, line_of
from engine.session.match import Match
from engine.session.review import has_choice, value_text
from ui.remembered import remember_last
from ui.session.analysis.live import analysis_of, decider, is_analysing, result_here
from ui.session.analysis.state import AnalysisResult
from ui.session.model import Model
from ui.session.session import Session
from ui.tree import Node, button, h
from ui.words.en.analysis import say

PERCENT = 100


def eye_box(model: Model) -> Node | None:
    """Return what the eye sees; None while it is shut, or where nobody decides."""
    session = model.table
    if not is_analysing(model) or decider(session.match, session.at) < 0:
        return None
    seen = result_here(session)
    if seen is None or not seen.best:
        body = [h("p", say.blind if seen and seen.done else say.looking, class_="by")]
    else:
        body = _told(session, seen)
    return h("section", body, class_="eye", aria_label=say.eye, key="eye")


def _told(session: Session, seen: AnalysisResult) -> list[Node]:
    seat = decider(session.match, session.at)
    shown = analysis_of(session).pinned
    hidden = session.game.info.hidden
    told = lines_of(session.match, session.at, seen.best, not (session.kind.for_analysis and hidden))
    note = say.averaged if hidden else say.drawn
    rows = [
        _row(session, each, line, seat, number, number == shown)
        for number, (each, line) in enumerate(told, 1)
    ]
    return [
        bars(session.names, seen.best[0].chances),
        h("ol", rows, class_="best"),
        h("p", say.depth(seen.depth, seen.nodes), " ", h("span", note), class_="by"),
    ]


@remember_last
def lines_of(
    match: Match, at: int, best: tuple[Considered, ...], open_: bool = True
) -> tuple[tuple[Considered, ExplainedLine], ...]:
    """Return the best actions with their lines, as far as they are legal; not all need be `open_`."""
    state = match.states[at]
    lines = ((each, line_of(match.game, state, each, open_)) for each in best)
    return tuple((each, line) for each, line in lines if line.written)


def _row(
    session: Session, each: Considered, line: ExplainedLine, seat: int, number: int, shown: bool
) -> Node:
    """Return an action as a button that keeps it drawn; hovering previews it."""
    told = say.only
    if _has_choice(session.match, session.at):
        told = value_text(session.game, each, each.chances[seat])
    parts = [
        h("b", line.written[0]),
        h("span", told),
        h("small", line.rest) if line.rest else None,
        h("small", line.gain) if line.gain else None,
    ]
    pressed = "true" if shown else "false"
    return h("li", button(parts, "show-line", str(number), data_point=str(number), aria_pressed=pressed))


@remember_last
def _has_choice(match: Match, at: int) -> bool:
    return has_choice(match.game, match.states[at])


def bars(names: tuple[str, ...], chances: tuple[float, ...]) -> Node:
    """Return the winning chances as a bar with a part for each seat, and in words."""
    parts = [
        h("span", class_=f"share-{seat}", style=f"width:{chance:.1%}") for seat, chance in enumerate(chances)
    ]
    told = [
        h("li", h("i", class_=f"share-{seat}", aria_hidden="true"), say.share(name, round(PERCENT * chance)))
        for seat, (name, chance) in enumerate(zip(names, chances, strict=True))
    ]
    return h("div", h("div", parts, class_="shares", aria_hidden="true"), h("ul", told, class_="legend"))
