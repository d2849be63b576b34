"""Who has run out of time in a game that others play on: it is as if that seat had given up."""

from __future__ import annotations

from engine.contract.values import RESIGN, Action
from engine.session.match import Match


def way_out(match: Match, seat: int) -> tuple[int, Action] | None:
    """Return where and how a seat can give up so that others play on: what it has begun does not count."""
    for at in range(match.cursor, -1, -1):
        if match.decider(at) != seat:
            return None
        for action in match.game.legal_actions(match.states[at]):
            if action.text == RESIGN:
                return at, action
    return None
