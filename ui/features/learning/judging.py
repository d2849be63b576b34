"""Judging attempts at puzzles during the animation; the next step waits for the verdict."""

from __future__ import annotations

from engine.session.match import Match
from engine.session.puzzles.attempt import Attempt
from ui.kinds.puzzle import Puzzle
from ui.session.effects import JudgeAttempt, StopJudging
from ui.session.model import Effects, Model


def judging_effects(before: Model, after: Model) -> Effects:
    """Return the effect that judges an attempt; repeated when its ticket has become stale."""
    old, new = _wanted(before), _wanted(after)
    if new is None:
        return (StopJudging(),) if old else ()
    same = old is not None and before.ticket == after.ticket and old[0] is new[0]
    return () if same else (JudgeAttempt(after.ticket, *new),)


def _wanted(model: Model) -> tuple[Attempt, Match] | None:
    session = model.session
    if session is None or not isinstance(session.kind, Puzzle) or session.kind.judged:
        return None
    return session.kind.attempt, session.match
