"""Undo, redo and branching at the table: where they lead, and why they are refused."""

from __future__ import annotations

from engine.contract.values import CHANCE
from ui.session.session import Session
from ui.storage.seats import people
from ui.words.en.session import say


def undo_point(session: Session, past_reveals: bool) -> int | None:
    """Return the place in the log that undo leads to; None if undo is not possible.

    With `past_reveals` the settings allow undo past dice and cards, against computers.
    """
    if session.kind.refuses(session, "undo"):
        return None
    if session.in_variation:
        return max((stop for stop in _stops(session) if stop < session.at), default=None)
    return session.match.undo_point(people(session.seats), _may_undo_reveals(session, past_reveals))


def redo_point(session: Session) -> int | None:
    """Return the place in the log that redo leads to; None if nothing was undone."""
    if session.in_variation:
        return min((stop for stop in _stops(session) if stop > session.at), default=None)
    return session.match.redo_point(people(session.seats))


def _stops(session: Session) -> tuple[int, ...]:
    return (0, *(entry.stop for entry in session.log.entries))


def branch_point(session: Session, past_reveals: bool) -> int | None:
    """Return the viewed place if play may branch off there: not before a chance event."""
    at = session.viewing
    return None if at is None or _shown_after(session, at, past_reveals) else at


def why_undo_blocked(session: Session, past_reveals: bool) -> str:
    """Return the reason why undo is blocked although there is an earlier decision; else ""."""
    if session.in_variation or session.kind.refuses(session, "undo"):
        return ""
    if session.viewing is not None:
        blocked = _shown_after(session, session.viewing, past_reveals)
    else:
        there = session.match.undo_point(people(session.seats), past_reveals=True)
        blocked = there is not None and undo_point(session, past_reveals) is None
    return _known_since(session) if blocked else ""


def why_not_promoted(session: Session, at: int, past_reveals: bool) -> str:
    """Return the reason why a variation cannot become the main line; "" if it can."""
    if session.match.outcome:
        return say.stays
    return _known_since(session) if _shown_after(session, at, past_reveals) else ""


def _known_since(session: Session) -> str:
    return f"{say.shown} {say.may_be_set if _alone(session) else ''}".strip()


def _shown_after(session: Session, index: int, past_reveals: bool) -> bool:
    """Return True if a chance event after a place in the log blocks undo."""
    later = session.log.logged_actions[index : session.match.cursor]
    return not _may_undo_reveals(session, past_reveals) and any(logged.seat == CHANCE for logged in later)


def _may_undo_reveals(session: Session, past_reveals: bool) -> bool:
    return session.kind.undo_reveals or (_alone(session) and past_reveals)


def _alone(session: Session) -> bool:
    """Return True if one person plays against computers only."""
    return len(people(session.seats)) == 1 and session.main.kind.local
