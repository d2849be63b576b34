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
    return session.kind.undo_point(session, _may_undo_reveals(session, past_reveals))


def redo_point(session: Session) -> int | None:
    """Return the place in the log that redo leads to; None if nothing was undone."""
    return session.kind.redo_point(session)


def branch_point(session: Session, past_reveals: bool) -> int | None:
    """Return the viewed place if play may branch off there: not before a chance event."""
    at = session.viewing
    return None if at is None or _is_blocked(session, at, past_reveals) else at


def why_undo_blocked(session: Session, past_reveals: bool) -> str:
    """Return the reason why undo is blocked although there is an earlier decision; else ""."""
    if session.kind.refuses(session, "undo"):
        return ""
    if session.viewing is not None:
        blocked = _is_blocked(session, session.viewing, past_reveals)
    else:
        earlier = session.kind.undo_point(session, True)
        blocked = earlier is not None and undo_point(session, past_reveals) is None
    return _reason(session) if blocked else ""


def why_not_promoted(session: Session, at: int, past_reveals: bool) -> str:
    """Return the reason why a variation cannot become the main line; "" if it can."""
    if session.match.outcome:
        return say.moves_are_final
    return _reason(session) if _is_blocked(session, at, past_reveals) else ""


def _reason(session: Session) -> str:
    """Return the reason, and how to change the settings if they decide."""
    return f"{say.revealed_since} {say.setting_allows_it if _alone(session) else ''}".strip()


def _is_blocked(session: Session, index: int, past_reveals: bool) -> bool:
    """Return True if a chance event after a place in the log blocks undo."""
    later = session.log.logged_actions[index : session.match.cursor]
    return not _may_undo_reveals(session, past_reveals) and any(logged.seat == CHANCE for logged in later)


def _may_undo_reveals(session: Session, past_reveals: bool) -> bool:
    return session.kind.undo_reveals or (_alone(session) and past_reveals)


def _alone(session: Session) -> bool:
    """Return True if one person plays against computers only."""
    return len(people(session.seats)) == 1 and session.main.kind.local
