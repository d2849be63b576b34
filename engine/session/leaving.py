"""Leaving a game that the others play on, when a seat has run out of time: as if it had resigned."""

from __future__ import annotations

from engine.contract.values import RESIGN, Action
from engine.session.match import Match


def way_out(match: Match, seat: int) -> tuple[int, Action] | None:
    """Return where and how a seat can resign so that the others play on; None if it cannot.

    Actions of the turn that it has begun do not count.
    """
    for at in range(match.cursor, -1, -1):
        if match.decider(at) != seat:
            return None
        for action in match.game.legal_actions(match.states[at]):
            if action.text == RESIGN:
                return at, action
    return None
