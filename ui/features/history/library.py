"""The library screen: all saved games."""

from __future__ import annotations

from engine.registry import GAMES
from ui.messages import Message
from ui.messages.screens import FilterLibrary, ShowLibrary
from ui.session.effects import Effect, RecordPlace, ScrollToTop, StopAll
from ui.session.model import Change, Model, leave
from ui.session.screen import LIBRARY, OPEN, OVER

MESSAGES = (FilterLibrary, ShowLibrary)


def update(model: Model, message: Message) -> Change:
    """Show the library, or change its filter."""
    shown = model.screen.filter
    match message:
        case ShowLibrary():
            return show_library(model)
        case FilterLibrary("game", game) if game in ("", *GAMES):
            return model.with_screen(model.screen._replace(filter=shown._replace(game=game))), ()
        case FilterLibrary("state", state) if state in ("", OPEN, OVER):
            return model.with_screen(model.screen._replace(filter=shown._replace(state=state))), ()
    return model, ()


def show_library(model: Model) -> Change:
    """Show the library with its last filter."""
    effects: tuple[Effect, ...] = (StopAll(),) if model.session else ()
    model = leave(model).announce("")
    return model.with_screen(model.screen._replace(name=LIBRARY)), (
        *effects,
        RecordPlace(LIBRARY),
        ScrollToTop(),
    )
