"""A try in a puzzle is judged while it is being seen: what comes next waits for that."""

from __future__ import annotations

from engine.session.match import Match
from engine.session.puzzles.attempt import JUDGING, Attempt
from ui.session.effects import JudgeAttempt, StopJudging
from ui.session.model import Effects, Model
from ui.session.session import Session


def is_judged(session: Session) -> bool:
    """Whether it is known what was done last, or nothing is to be known."""
    trial = session.tour.trial if session.tour else None
    return trial is None or trial.verdict != JUDGING


def with_verdict(session: Session, trial: Attempt) -> Session:
    """Return it with a try judged."""
    assert session.tour
    return session._replace(tour=session.tour._replace(trial=trial, slow=False))


def judging(before: Model, after: Model) -> Effects:
    """Return the effect that has a try judged; anew after all that makes old answers worthless."""
    old, new = _wanted(before), _wanted(after)
    if new is None:
        return (StopJudging(),) if old else ()
    same = old is not None and before.ticket == after.ticket and old[0] is new[0]
    return () if same else (JudgeAttempt(after.ticket, *new),)


def _wanted(model: Model) -> tuple[Attempt, Match] | None:
    session = model.session
    if session is None or is_judged(session):
        return None
    assert session.tour and session.tour.trial
    return session.tour.trial, session.match
