"""Notices, shown at the head of the page for a while (on phones over the players)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.events import Drawn, Eliminated, Event, Exploded, Looked, Moved, Revealed, Rolled
from engine.contract.values import CHANCE
from engine.session.narration import announcement, blast, is_idle, log_entries
from ui.messages import Message
from ui.messages.answers import MessageOver, NoticeOver
from ui.panels.thumb import art_path, card_path
from ui.session.announce import warnings
from ui.session.effects import SendLater
from ui.session.log import LoggedAction
from ui.session.model import Change, Model
from ui.session.screen import Notice
from ui.storage.seats import people

SECONDS = 1.2
"""Seconds that the shortest notice stays."""
LETTERS = 30
"""Reading speed, in letters per second."""
EXTRA_SECONDS = 4.0
"""Extra seconds of a message compared with a notice: players do not look there."""
MESSAGES = (MessageOver, NoticeOver)


def update(model: Model, message: Message) -> Change:
    """Remove a notice or a message whose time is over."""
    match message:
        case NoticeOver(number) if number == model.screen.notice.number and model.screen.notice.words:
            return clear_notice(model), ()
        case MessageOver(number) if number == model.screen.brief_number:
            return model.with_message(""), ()
    return model, ()


def notice_events(model: Model, first: int, stop: int | None = None) -> Change:
    """Show the noteworthy events of the actions from `first` to before `stop`, if any."""
    session = model.table
    stop = session.match.cursor if stop is None else stop
    logged_actions = session.log.logged_actions[first:stop]
    persons = people(session.seats)
    news = log_entries(logged.events for logged in logged_actions if _is_news(logged, persons))
    phrases = session.game.words
    announced = (blast(events, phrases) or announcement(events, phrases) for events in news if events)
    words = " ".join([*announced, *warnings(session, first, stop)])
    if not words:
        return model, ()
    return show_notice(model, words, _arts([event for events in news for event in events]))


def show_notice(model: Model, words: str, arts: tuple[str, ...] = ()) -> Change:
    """Show a notice for as long as it takes to read."""
    number = model.screen.notice.number + 1
    shown = model.with_screen(model.screen._replace(notice=Notice(words, arts, number)))
    return shown, (SendLater(SECONDS + len(words) / LETTERS, NoticeOver(number)),)


def show_briefly(model: Model, message: str) -> Change:
    """Show a message, such as a refusal, for as long as it takes to read."""
    shown = model.with_screen(model.screen.with_brief_message(message))
    seconds = EXTRA_SECONDS + SECONDS + len(message) / LETTERS
    return shown, (SendLater(seconds, MessageOver(shown.screen.brief_number)),)


def clear_notice(model: Model) -> Model:
    """Remove the notice."""
    return model.with_screen(model.screen._replace(notice=Notice(number=model.screen.notice.number)))


def _is_news(logged: LoggedAction, persons: frozenset[int]) -> bool:
    """Return True if an action is not plain from a moving piece, or removed too much to follow."""
    if logged.seat == CHANCE or any(isinstance(event, Eliminated | Exploded) for event in logged.events):
        return True
    moved = any(isinstance(event, Moved) for event in logged.events[:1])
    return logged.seat not in persons and not moved and not is_idle(logged.events)


def _arts(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the addresses of the drawings of revealed cards, dice and objects."""
    addresses = []
    for event in events:
        match event:
            case Revealed() | Looked() if event.art:
                addresses.append(art_path(event.art))
            case Rolled() if event.faces:
                addresses.append(art_path(event.faces[0]))
            case Drawn() if event.art:
                addresses.append(card_path(event.art))
    return tuple(addresses)
