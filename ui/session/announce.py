"""What a screen reader is told of what has happened."""

from __future__ import annotations

from engine.contract.values import Action
from engine.session.match import Match
from engine.session.narration import ending, entries, telling
from ui.session.session import Session


def announce(session: Session, first: int) -> str:
    """Return what is said of the actions from `first` on: what happened, then the result or the prompt."""
    told = entries(tale.events for tale in session.log.tales[first : session.match.cursor])
    said = [telling(events, session.game.words) for events in told]
    return " ".join([*said, announce_result(session.match) or prompt(session)])


def action_words(session: Session, action: Action) -> str:
    """Return what an action is called: as it is written, or where that is not usual, its way."""
    game, view, spots = session.game, session.view, session.lens.spots
    if game.notations:
        return game.written(view, action)
    return ", ".join(spot if spot in spots else game.label(view, spot) for spot in action.path)


def announce_result(match: Match) -> str:
    """Return how the match ended and why, or "" while it goes on."""
    return ending(match, match.seats)


def prompt(session: Session) -> str:
    """Return what the player to move is asked for."""
    return session.game.picture(session.view).prompt
