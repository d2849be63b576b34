"""The conditions under which the analysis runs, and the positions that it searches."""

from __future__ import annotations

from typing import NamedTuple

from engine.session.match import Match
from engine.session.review import Task
from ui.remembered import remember_last
from ui.session.analysis.state import AnalysisResult, AnalysisState
from ui.session.effects import Analyse, Decision, JudgeDecisions
from ui.session.model import Model
from ui.session.remote.deck_progress import still_hides
from ui.session.session import Session
from ui.storage.seats import people

SECONDS = 20.0
"""Seconds of search per position."""
PARALLEL_TASKS = 3
"""Maximum number of decisions judged in parallel in a review; each worker takes about 55 MiB."""


class WantedSearch(NamedTuple):
    """The search that should run now: of one position (`at`), or of the tasks of a review."""

    ticket: int
    at: int = -1
    tasks: tuple[Task, ...] = ()


def analysis_of(session: Session) -> AnalysisState:
    """Return the analysis state of the current log."""
    return session.analysis.for_match(session.match)


def may_analyse(session: Session) -> bool:
    """Return True if analysis is allowed.

    It is not against computers, with clocks, or where it would reveal secrets. A finished game may always be
    analysed; a variation follows the rules of its main line.
    """
    main = session.main
    if main.kind.refuses(main, "analysis") or session.covered:
        return False
    if main.kind.for_analysis or (main.match.outcome and not still_hides(main.match, main.replica)):
        return True
    return _only_people(main) and not main.game.info.hidden and not main.clock


def may_study(session: Session) -> bool:
    """Return True if only a study beside the game may be analysed: people alone play a game with secrets."""
    main = session.main
    closed = main.clock or main.kind.refuses(main, "analysis") or may_analyse(session)
    return _only_people(main) and main.game.info.hidden and not closed


def _only_people(main: Session) -> bool:
    return len(people(main.seats)) == len(main.seats)


def starts_itself(session: Session) -> bool:
    """Return True if analysis starts by itself: in a finished or imported game, but not in a study."""
    main = session.main
    ended = bool(main.match.outcome) or main.analysis.imported_log is main.match.log
    return ended and not main.kind.for_analysis


def is_analysing(model: Model) -> bool:
    """Return True if analysis is on, by the setting where it starts by itself, else by hand."""
    session = model.session
    if session is None or not may_analyse(session):
        return False
    return model.screen.settings.eye if starts_itself(session) else session.main.analysis.switched_on


def result_here(session: Session) -> AnalysisResult | None:
    """Return the analysis result for the shown position."""
    return analysis_of(session).results.get(session.at)


def wanted_search(model: Model) -> WantedSearch | None:
    """Return the search that should run now; None during a search to play and during animations."""
    session = model.session
    if session is None or not model.at_table or session.thinking or session.pending or session.step:
        return None
    analysis = analysis_of(session)
    if analysis.review and analysis.reviewing:
        return WantedSearch(model.ticket, tasks=analysis.review.tasks[:PARALLEL_TASKS])
    known = analysis.results.get(session.at)
    if not is_analysing(model) or (known and known.done) or decider(session.match, session.at) < 0:
        return None
    return WantedSearch(model.ticket, session.at)


@remember_last
def decider(match: Match, at: int) -> int:
    """Return the seat to act at a place in the log."""
    return match.game.player(match.states[at])


def is_reviewing(model: Model) -> bool:
    """Return True while a review is in progress, even if it has to wait."""
    return model.at_table and analysis_of(model.table).reviewing


def search_effect(session: Session, wants: WantedSearch) -> Analyse | JudgeDecisions:
    """Return the effect that starts a search; it gets the knowledge of the seat to act."""
    if wants.tasks:
        return JudgeDecisions(wants.ticket, tuple(_decision(session, task) for task in wants.tasks))
    return Analyse(wants.ticket, wants.at, session.game.info.id, session.known_at(wants.at), SECONDS)


def _decision(session: Session, task: Task) -> Decision:
    at, times = task
    played = session.match.log[at].text
    return Decision(at, session.game.info.id, session.known_at(at), played, times, task.share)
