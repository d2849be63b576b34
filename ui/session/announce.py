"""Announcements of the game for screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from engine.contract.events import Captured, Crowned, Event, Moved
from engine.contract.values import Action
from engine.contract.words.en import GameWords
from engine.session.narration import announcement, ending, is_idle, log_entries
from ui.session.log import LoggedAction
from ui.session.own_side import name_player, shown_names
from ui.session.session import Session
from ui.storage.seats import level_of


def announce(session: Session, first: int, style: str) -> str:
    """Return the announcement of the actions from `first` on, with the result or the prompt.

    The `style` is the setting "words", "notation" or "short". "short" names spots and skips a repeated
    prompt. Anything more than a plain move is announced in words in every style.
    """
    words, said = session.game.words, list[str]()
    logged_actions = session.log.logged_actions[first : session.match.cursor]
    for brief, found in groupby(logged_actions, lambda logged: style != "words" and is_plain(logged.events)):
        some = list(found)
        said += [_briefly(logged, style, words) for logged in some] if brief else _fully(some, words)
    said += warnings(session, first, session.match.cursor)
    next_prompt = "" if style == "short" and _is_known(session, first) else prompt(session)
    return " ".join([*said, announce_result(session) or next_prompt]).strip()


def warnings(session: Session, first: int, stop: int) -> list[str]:
    """Return the warnings that became true between two places in the log: a seat needs only one more."""
    known = {each.warning for each in session.picture_at(first).progress}
    new = [each for each in session.picture_at(stop).progress if each.warning not in ("", *known)]
    return [name_player(session, each.seat, each.warning) for each in new]


def is_passed_over(session: Session, first: int) -> bool:
    """Return True if a computer has only passed since `first`; then its next action is announced."""
    logged_actions = session.log.logged_actions[first : session.match.cursor]
    return not session.match.outcome and all(
        is_idle(logged.events) and level_of(session.seats[logged.seat]) for logged in logged_actions
    )


def is_plain(events: tuple[Event, ...]) -> bool:
    """Return True if events consist of a move with its captures and crownings."""
    moves = any(isinstance(event, Moved) for event in events)
    return moves and all(isinstance(event, Moved | Captured | Crowned) for event in events)


def _briefly(logged: LoggedAction, style: str, words: GameWords) -> str:
    """Return a plain move in notation, or as its spots."""
    if style == "notation":
        return f"{logged.name}."
    path = next(event.path for event in logged.events if isinstance(event, Moved))
    return f"{' '.join(map(words.spot, path))}."


def _fully(logged_actions: Iterable[LoggedAction], words: GameWords) -> list[str]:
    return [announcement(events, words) for events in log_entries(logged.events for logged in logged_actions)]


def _is_known(session: Session, first: int) -> bool:
    """Return True if another player is to move, with the same prompt as at their last turn."""
    match, game = session.match, session.game
    turns = (at for at in range(first, -1, -1) if game.player(match.states[at]) == match.player)
    before = next(turns, first)
    return before < first and session.picture_at(before).prompt == _prompt(session)


def action_words(session: Session, action: Action) -> str:
    """Return an action in notation, or, if that is uncommon for the game, as its path."""
    game, view, spots = session.game, session.view, session.geometry.spots
    if game.notations:
        return game.written(view, action)
    return ", ".join(
        game.words.spot(spot) if spot in spots else game.label(view, spot) for spot in action.path
    )


def announce_result(session: Session) -> str:
    """Return how the match ended and why, or "" while it goes on."""
    return ending(session.match, shown_names(session))


def prompt(session: Session) -> str:
    """Return the prompt for the player to move, with the player's name."""
    return name_player(session, session.match.player, _prompt(session))


def _prompt(session: Session) -> str:
    return session.picture_at(session.match.cursor).prompt
