"""Giving up: who may, and for whom."""

from __future__ import annotations

from engine.contract.values import RESIGN, TERMINAL
from ui.session.session import Session
from ui.storage.seats import people


def resigner(session: Session) -> int:
    """Return the seat that a resignation is for: the person to move, or else the first person."""
    persons = people(session.seats)
    return session.match.player if session.match.player in persons else min(persons, default=0)


def may_resign(session: Session) -> bool:
    """Say whether a person may give up now; where that is an action of the game, only as the rules say.

    Nobody gives up a line that is tried.
    """
    if session.kind.refuses(session, "resign"):
        return False
    if session.game.info.resigning:
        return any(action.text == RESIGN for action in session.free)
    return session.match.player != TERMINAL and bool(people(session.seats))
