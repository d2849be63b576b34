"""The history screen."""

from __future__ import annotations

from ui.messages import Message
from ui.messages.screens import ShowHistory, ShowMonth
from ui.session.effects import Effect, RecordPlace, ScrollToTop, StopAll
from ui.session.model import Change, Model, leave
from ui.session.screen import RECORDS

MESSAGES = (ShowMonth, ShowHistory)
LONG_AGO = 1200
"""Number of months that the calendar of puzzles goes back."""


def update(model: Model, message: Message) -> Change:
    """Show the history, or another month of puzzles."""
    match message:
        case ShowHistory():
            return show_records(model)
        case ShowMonth(back) if back in range(LONG_AGO):
            return model.with_screen(model.screen._replace(months_back=back)), ()
    return model, ()


def show_records(model: Model) -> Change:
    """Show the history."""
    effects: tuple[Effect, ...] = (StopAll(),) if model.session else ()
    model = leave(model).announce("")
    return model.with_screen(model.screen._replace(name=RECORDS, months_back=0)), (
        *effects,
        RecordPlace(RECORDS),
        ScrollToTop(),
    )
