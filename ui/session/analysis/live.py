"""When the computer's eye is open, and what is to be looked at now."""

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
"""How long the eye looks at a position."""
ABREAST = 3
"""How many decisions are looked at abreast in a review, at most: each by a worker, of some 55 MiB."""


class Wanted(NamedTuple):
    """What is to be looked at: by the eye a place in the log, or for a review its tasks."""

    ticket: int
    at: int = -1
    tasks: tuple[Task, ...] = ()


def look_of(session: Session) -> Look:
    """Return who looks on at the table, and what they know of this very log."""
    return session.look.of(session.match)


def may_open(session: Session) -> bool:
    """Whether the eye may be open: in a running game not beside a computer or clocks, nor for what is hidden.

    A line that is tried beside the game is looked at like the game itself.
    """
    main = session.main
    if main.kind.refuses(main, "analysis") or session.covered:
        return False
    if main.kind.analysed or (main.match.outcome and not still_hides(main.match, main.replica)):
        return True
    return _together(main) and not main.game.info.hidden and not main.clock


def may_study(session: Session) -> bool:
    """Whether the eye may be open only beside the game: people alone play one that hides things."""
    main = session.main
    closed = main.clock or main.kind.refuses(main, "analysis") or may_open(session)
    return _together(main) and main.game.info.hidden and not closed


def _together(main: Session) -> bool:
    return len(people(main.seats)) == len(main.seats)


def opens_itself(session: Session) -> bool:
    """Whether the game is over, or has just come from outside. In a study the eye is opened by hand."""
    main = session.main
    ended = bool(main.match.outcome) or main.look.brought is main.match.log
    return ended and not main.kind.analysed


def is_open(model: Model) -> bool:
    """Whether the eye is open: by itself if the settings say so, else if it was opened by hand."""
    session = model.session
    if session is None or not may_open(session):
        return False
    return model.screen.settings.eye if opens_itself(session) else session.main.look.eye


def seen_here(session: Session) -> Seen | None:
    """Return what the eye has seen of the shown position."""
    return look_of(session).seen.get(session.at)


def wanted(model: Model) -> Wanted | None:
    """Return what is to be looked at now, if nobody thinks to play, and nothing is being shown."""
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
    """Return who decides at a place of the game."""
    return match.game.player(match.states[at])


def is_reviewing(model: Model) -> bool:
    """Whether a review goes on at the table, be it held up for a moment."""
    return model.at_table and look_of(model.table).going


def question(session: Session, wants: Wanted) -> Analyse | JudgeDecisions:
    """Return what is to be asked: whoever looks on knows what the seat to decide knows there."""
    if wants.tasks:
        return JudgeDecisions(wants.ticket, tuple(_decision(session, task) for task in wants.tasks))
    return Analyse(wants.ticket, wants.at, session.game.info.id, session.known_at(wants.at), SECONDS)


def _decision(session: Session, task: Task) -> Decision:
    at, times = task
    asked = session.match.log[at].text
    return Decision(at, session.game.info.id, session.known_at(at), asked, times, task.share)
