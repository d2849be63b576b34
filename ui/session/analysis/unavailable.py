"""Reasons for the dimmed buttons at the table, shown as tooltips and when they are pressed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ui.session.analysis.live import may_analyse
from ui.session.session import Session
from ui.session.undo import why_undo_blocked
from ui.storage.seats import Computer, people
from ui.words.en.session import say


def why_dimmed(session: Session, past_reveals: bool) -> Mapping[str, str]:
    """Return a reason for each button that may be dimmed, by its command."""
    waits, refuses, main = _why_waiting(session), partial(session.kind.refuses, session), session.main
    return {
        "undo": _unless_viewing(session, why_undo_blocked(session, past_reveals) or say.nothing_back),
        "redo": refuses("redo") or _unless_viewing(session, say.nothing_again),
        "hint": refuses("hint") or waits,
        "draw": refuses("draw") or waits,
        "resign": refuses("resign") or _why_not_resign(session) or waits,
        "why": _why_no_search(session),
        "try": main.kind.refuses(main, "variation") or say.try_later,
        "review": refuses("review") or (say.nothing_played if may_analyse(session) else say.review_later),
    }


def _why_waiting(session: Session) -> str:
    """Return the reason why no person here can act now."""
    if session.viewing is not None:
        return say.looking_back
    if session.match.outcome:
        return say.over
    return say.others_turn if people(session.seats) else say.watching


def _unless_viewing(session: Session, why: str) -> str:
    """Return `why`, or the reason why no person could undo or redo at all."""
    if session.viewing is not None:
        return say.looking_back
    return why if people(session.seats) else say.watching


def _why_not_resign(session: Session) -> str:
    rules = session.game.info.resigning and session.viewing is None and not session.match.outcome
    return say.turn_begun if rules and session.persons_turn else ""


def _why_no_search(session: Session) -> str:
    """Return the reason why the computer's search cannot be shown."""
    if not any(isinstance(seat, Computer) for seat in session.seats):
        return say.no_computer
    if session.game.info.hidden and not session.match.outcome:
        return say.why_later
    moved = session.log.logged_actions[: session.at]
    by_computer = any(
        logged.seat >= 0 and isinstance(session.seats[logged.seat], Computer) for logged in moved
    )
    return say.forgotten if by_computer else say.not_moved
