"""What a screen reader is told of what has happened."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from engine.contract.events import Captured, Crowned, Event, Moved
from engine.contract.values import Action
from engine.contract.words.en import GameWords
from engine.session.match import Match
from engine.session.narration import announcement, ending, is_idle, log_entries
from ui.session.log import Tale
from ui.session.session import Session
from ui.storage.seats import level_of


def announce(session: Session, first: int, style: str) -> str:
    """Return what is said of the actions from `first` on: what happened, then the result or the prompt.

    The `style` is one of the settings: "words", "notation", or "short", which names spots, and asks somebody
    nothing that they were asked before. What is more than a move is told in words, whatever the style.
    """
    words, said = session.game.words, list[str]()
    tales = session.log.tales[first : session.match.cursor]
    for brief, found in groupby(tales, lambda tale: style != "words" and is_plain(tale.events)):
        some = list(found)
        said += [_briefly(tale, style, words) for tale in some] if brief else _fully(some, words)
    asked = "" if style == "short" and _is_known(session, first) else prompt(session)
    return " ".join([*said, announce_result(session.match) or asked]).strip()


def is_passed_over(session: Session, first: int) -> bool:
    """Whether a computer has only decided to change nothing, from `first` on: what it does next is told."""
    tales = session.log.tales[first : session.match.cursor]
    return not session.match.outcome and all(
        is_idle(tale.events) and level_of(session.seats[tale.seat]) for tale in tales
    )


def is_plain(events: tuple[Event, ...]) -> bool:
    """Whether events are a move and what it captures and crowns, and nothing else."""
    moves = any(isinstance(event, Moved) for event in events)
    return moves and all(isinstance(event, Moved | Captured | Crowned) for event in events)


def _briefly(tale: Tale, style: str, words: GameWords) -> str:
    """Return a plain move as it is written, or its spots."""
    if style == "notation":
        return f"{tale.name}."
    path = next(event.path for event in tale.events if isinstance(event, Moved))
    return f"{' '.join(map(words.spot, path))}."


def _fully(tales: Iterable[Tale], words: GameWords) -> list[str]:
    return [announcement(events, words) for events in log_entries(tale.events for tale in tales)]


def _is_known(session: Session, first: int) -> bool:
    """Whether another player than that of action `first` is to move, and is asked for the same as before."""
    match, game = session.match, session.game
    turns = (at for at in range(first, -1, -1) if game.player(match.states[at]) == match.player)
    before = next(turns, first)
    return before < first and session.picture_at(before).prompt == prompt(session)


def action_words(session: Session, action: Action) -> str:
    """Return what an action is called: as it is written, or where that is not usual, its way."""
    game, view, spots = session.game, session.view, session.geometry.spots
    if game.notations:
        return game.written(view, action)
    return ", ".join(
        game.words.spot(spot) if spot in spots else game.label(view, spot) for spot in action.path
    )


def announce_result(match: Match) -> str:
    """Return how the match ended and why, or "" while it goes on."""
    return ending(match, match.seats)


def prompt(session: Session) -> str:
    """Return what the player to move is asked for."""
    return session.game.picture(session.view).prompt
