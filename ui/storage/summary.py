"""The data of a match for the list of saved games."""

from __future__ import annotations

from typing import NamedTuple

from engine.remote.replica import Replica
from engine.session.match import Match
from ui.storage.facts import Facts, facts_of, status
from ui.storage.seats import Seats


class Summary(NamedTuple):
    """The public state of a match."""

    status: str
    """Status as text, for versions of the app without facts."""
    position: str
    over: bool
    facts: Facts


def summary(
    match: Match, seats: Seats, past: int = 0, replica: Replica | None = None, sent: int = 0
) -> Summary:
    """Return the public summary of a match; `replica` and `sent` belong to remote play."""
    game, facts = match.game, facts_of(match, seats, past, replica, sent)
    view, over = game.view(match.state, None), match.outcome is not None
    words = status(game, facts, "" if over else game.picture(view).prompt)
    return Summary(words, game.position(view), over, facts)
