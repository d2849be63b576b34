"""Notices, shown at the head of the page for a while (on phones over the players)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.events import Drawn, Eliminated, Event, Exploded, Looked, Moved, Revealed, Rolled
from engine.contract.values import CHANCE
from engine.session.narration import announcement, blast, is_idle, log_entries
from ui.messages import Message
from ui.messages.answers import MessageOver, NoticeOver
from ui.panels.thumb import art_path, card_path
from ui.session.effects import SendLater
from ui.session.log import Tale
from ui.session.model import Change, Model
from ui.session.screen import Notice
from ui.storage.seats import people

SECONDS = 1.2
"""Seconds that the shortest notice stays."""
LETTERS = 30
"""Reading speed, in letters per second."""
UNSOUGHT = 4.0
"""Extra seconds of a message compared with a notice: players do not look there."""


def notice(model: Model, first: int, stop: int | None = None) -> Change:
    """Show the noteworthy events of the actions from `first` to before `stop`, if any."""
    session = model.table
    tales = session.log.tales[first : session.match.cursor if stop is None else stop]
    persons = people(session.seats)
    told = log_entries(tale.events for tale in tales if _is_news(tale, persons))
    own = session.game.words
    words = " ".join(blast(events, own) or announcement(events, own) for events in told if events)
    return put_up(model, words, _arts([event for some in told for event in some])) if words else (model, ())


def put_up(model: Model, words: str, arts: tuple[str, ...] = ()) -> Change:
    """Show a notice for as long as it takes to read."""
    number = model.screen.notice.number + 1
    shown = model.show(model.screen._replace(notice=Notice(words, arts, number)))
    return shown, (SendLater(SECONDS + len(words) / LETTERS, NoticeOver(number)),)


def tell_for_a_while(model: Model, message: str) -> Change:
    """Show a message, such as a refusal, for as long as it takes to read."""
    shown = model.show(model.screen.tell_for_a_while(message))
    seconds = UNSOUGHT + SECONDS + len(message) / LETTERS
    return shown, (SendLater(seconds, MessageOver(shown.screen.passing)),)


def take_down(model: Model) -> Model:
    """Remove the notice."""
    return model.show(model.screen._replace(notice=Notice(number=model.screen.notice.number)))


def _is_news(tale: Tale, persons: frozenset[int]) -> bool:
    """Return True if an action is not plain from a moving piece, or removed too much to follow."""
    if tale.seat == CHANCE or any(isinstance(event, Eliminated | Exploded) for event in tale.events):
        return True
    moved = any(isinstance(event, Moved) for event in tale.events[:1])
    return tale.seat not in persons and not moved and not is_idle(tale.events)


def _arts(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the addresses of the drawings of revealed cards, dice and objects."""
    found = []
    for event in events:
        match event:
            case Revealed() | Looked() if event.art:
                found.append(art_path(event.art))
            case Rolled() if event.faces:
                found.append(art_path(event.faces[0]))
            case Drawn() if event.art:
                found.append(card_path(event.art))
    return tuple(found)


MESSAGES = (MessageOver, NoticeOver)


def update(model: Model, message: Message) -> Change:
    """Remove a notice or a message whose time is over."""
    match message:
        case NoticeOver(number) if number == model.screen.notice.number and model.screen.notice.words:
            return take_down(model), ()
        case MessageOver(number) if number == model.screen.passing:
            return model.tell(""), ()
    return model, ()
