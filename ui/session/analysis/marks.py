"""Arrows on the board for an analysed line or a turning point."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState
from engine.session.explanations import ExplainedLine, line_from
from engine.session.match import Match
from ui.board.marks import Way
from ui.remembered import remember_last
from ui.session.analysis.live import analysis_of, is_analysing, result_here
from ui.session.model import Model

DRAWN = 3
"""Maximum number of actions drawn for a line; more would hide the board."""
DRAWN_REFUTED = 2
"""Maximum if the line has only an upper bound and a refutation."""
FADE = 0.8
"""Factor by which each further action of a line is drawn fainter."""


def analysis_arrows(model: Model) -> tuple[Way, ...]:
    """Return the arrows of the highlighted or pinned line, else of the shown turning point."""
    session = model.table
    analysis = analysis_of(session)
    number = analysis.highlighted or analysis.pinned
    result = result_here(session) if number and is_analysing(model) else None
    if result and number <= len(result.best):
        best = result.best[number - 1]
        drawn = (best.text, *best.line)[: DRAWN_REFUTED if best.at_most else DRAWN]
        return _of_line(session.match, session.at, drawn)
    point = next((each for each in analysis.points if each.at == analysis.turning_point == session.at), None)
    if point is None:
        return ()
    game, state = session.game, session.match.states[session.at]
    played, better = _first(game, state, point.played), _first(game, state, point.better)
    return (Way(played, "why"), Way(better, "hint"))


def _first(game: AnyGame, state: AnyState, line: ExplainedLine) -> tuple[str, ...]:
    return route_of(game, state, line.actions[0])


@remember_last
def _of_line(match: Match, at: int, texts: tuple[str, ...]) -> tuple[Way, ...]:
    """Return the numbered arrows of a line's first actions; replies of other seats are drawn differently."""
    game, state = match.game, match.states[at]
    first, arrows = game.player(state), []
    for number, action in enumerate(line_from(game, state, texts).actions):
        kind = "hint" if game.player(state) == first else "reply"
        arrows.append(Way(route_of(game, state, action), kind, FADE**number, str(number + 1)))
        state = game.apply(state, action)
    return tuple(arrows)


def route_of(game: AnyGame, state: AnyState, action: Action) -> tuple[str, ...]:
    """Return the spots that an action touches, as its player sees it."""
    return game.route(game.view(state, game.player(state)), action)
