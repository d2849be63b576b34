"""When the analysis runs, and which positions it searches."""

from __future__ import annotations

from typing import NamedTuple

from engine.session.match import Match
from engine.session.review.review import Task
from ui.remembered import remember_last
from ui.session.analysis.state import Look, Seen
from ui.session.effects import Analyse, Decision, JudgeDecisions
from ui.session.model import Model
from ui.session.remote.deck_progress import still_hides
from ui.session.session import Session
from ui.storage.seats import people

SECONDS = 20.0
"""Seconds of search per position."""
ABREAST = 3
"""Maximum number of decisions judged in parallel in a review; each worker takes about 55 MiB."""


class Wanted(NamedTuple):
    """The search that should run now: of one position (`at`), or of the tasks of a review."""

    ticket: int
    at: int = -1
    tasks: tuple[Task, ...] = ()


def look_of(session: Session) -> Look:
    """Return the analysis state of the current log."""
    return session.look.of(session.match)


def may_open(session: Session) -> bool:
    """Return True if analysis is allowed: not against computers, with clocks, or where it would reveal
    secrets.

    A finished game may always be analysed; a variation follows the rules of its main line.
    """
    main = session.main
    if main.kind.refuses(main, "analysis") or session.covered:
        return False
    if main.kind.analysed or (main.match.outcome and not still_hides(main.match, main.replica)):
        return True
    return _together(main) and not main.game.info.hidden and not main.clock


def may_study(session: Session) -> bool:
    """Return True if only a study beside the game may be analysed: people alone play one with secrets."""
    main = session.main
    closed = main.clock or main.kind.refuses(main, "analysis") or may_open(session)
    return _together(main) and main.game.info.hidden and not closed


def _together(main: Session) -> bool:
    return len(people(main.seats)) == len(main.seats)


def opens_itself(session: Session) -> bool:
    """Return True if analysis starts by itself: in a finished or imported game, but not in a study."""
    main = session.main
    ended = bool(main.match.outcome) or main.look.brought is main.match.log
    return ended and not main.kind.analysed


def is_open(model: Model) -> bool:
    """Return True if analysis is on, by the setting where it starts by itself, else by hand."""
    session = model.session
    if session is None or not may_open(session):
        return False
    return model.screen.settings.eye if opens_itself(session) else session.main.look.eye


def seen_here(session: Session) -> Seen | None:
    """Return the analysis result for the shown position."""
    return look_of(session).seen.get(session.at)


def wanted(model: Model) -> Wanted | None:
    """Return the search that should run now; None during a search to play and during animations."""
    session = model.session
    if session is None or not model.at_table or session.thinking or session.pending or session.step:
        return None
    look = look_of(session)
    if look.review and look.going:
        return Wanted(model.ticket, tasks=look.review.tasks[:ABREAST])
    known = look.seen.get(session.at)
    if not is_open(model) or (known and known.done) or decider(session.match, session.at) < 0:
        return None
    return Wanted(model.ticket, session.at)


@remember_last
def decider(match: Match, at: int) -> int:
    """Return the seat to act at a place in the log."""
    return match.game.player(match.states[at])


def is_reviewing(model: Model) -> bool:
    """Return True while a review is in progress, even if it has to wait."""
    return model.at_table and look_of(model.table).going


def question(session: Session, wants: Wanted) -> Analyse | JudgeDecisions:
    """Return the effect that starts a search; it gets the knowledge of the seat to act."""
    if wants.tasks:
        return JudgeDecisions(wants.ticket, tuple(_decision(session, task) for task in wants.tasks))
    return Analyse(wants.ticket, wants.at, session.game.info.id, session.known_at(wants.at), SECONDS)


def _decision(session: Session, task: Task) -> Decision:
    at, times = task
    asked = session.match.log[at].text
    return Decision(at, session.game.info.id, session.known_at(at), asked, times, task.share)
