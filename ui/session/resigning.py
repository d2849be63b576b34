"""Resignation by the people at the table."""

from __future__ import annotations

from engine.contract.values import RESIGN, TERMINAL
from ui.session.session import Session
from ui.storage.seats import people


def resigner(session: Session) -> int:
    """Return the seat that resigns: the person to move, or else the first person."""
    persons = people(session.seats)
    return session.match.player if session.match.player in persons else min(persons, default=0)


def may_resign(session: Session) -> bool:
    """Return True if a person may resign now; if resigning is an action, only when it is legal.

    A variation cannot be resigned.
    """
    if session.kind.refuses(session, "resign"):
        return False
    if session.game.info.resigning:
        return any(action.text == RESIGN for action in session.choices)
    return session.match.player != TERMINAL and bool(people(session.seats))
