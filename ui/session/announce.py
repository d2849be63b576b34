"""What a screen reader is told of what has happened."""

from __future__ import annotations

from engine.session.match import Match
from engine.session.narration import ending, entries, telling
from ui.session.session import Session


def announce(session: Session, first: int) -> str:
    """Return what is said of the actions from `first` on: what happened, then the result or the prompt."""
    told = entries(tale.events for tale in session.log.tales[first : session.match.cursor])
    said = [telling(events, session.game.words) for events in told]
    return " ".join([*said, announce_result(session.match) or prompt(session)])


def announce_result(match: Match) -> str:
    """Return how the match ended and why, or "" while it goes on."""
    return ending(match, match.seats)


def prompt(session: Session) -> str:
    """Return what the player to move is asked for."""
    return session.game.picture(session.view).prompt
