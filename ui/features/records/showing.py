"""The screen of what is kept for good."""

from __future__ import annotations

from ui.messages import Message
from ui.messages.screens import ShowRecords
from ui.session.effects import Effect, Leave, Stop, ToTop
from ui.session.model import Change, Model, leave
from ui.session.screen import RECORDS

MESSAGES = (ShowRecords,)


def update(model: Model, message: Message) -> Change:
    """Show it."""
    return show_records(model) if isinstance(message, ShowRecords) else (model, ())


def show_records(model: Model) -> Change:
    """Show what is kept for good, in place of whatever is shown."""
    effects: tuple[Effect, ...] = (Stop(),) if model.session else ()
    model = leave(model).announce("")
    return model.show(model.screen._replace(name=RECORDS)), (*effects, Leave(RECORDS), ToTop())
