"""Screens apart from the table, such as the history and the library."""

from __future__ import annotations

from engine.registry import GAMES
from ui.messages import Message
from ui.messages.games import Mark, MarkAll
from ui.messages.screens import FilterLibrary, ShowHistory, ShowLibrary, ShowMonth, ShowMoreGames
from ui.session.effects import Effect, RecordPlace, ScrollToTop, StopAll
from ui.session.model import Change, Model, leave
from ui.session.screen import LIBRARY, OPEN, OVER, PAGE, RECORDS, SEARCH_LIMIT, Filter

MESSAGES = (FilterLibrary, Mark, MarkAll, ShowHistory, ShowLibrary, ShowMonth, ShowMoreGames)
LONG_AGO = 1200
"""Number of months that the calendar of puzzles goes back."""


def update(model: Model, message: Message) -> Change:
    """Show the history, another month of puzzles, or the library with its filter."""
    shown = model.screen.filter
    match message:
        case ShowHistory():
            return show_history(model)
        case ShowMonth(back) if back in range(LONG_AGO):
            return model.with_screen(model.screen._replace(months_back=back)), ()
        case ShowLibrary():
            return show_library(model)
        case FilterLibrary("game", game) if game in ("", *GAMES):
            return _filtered(model, shown._replace(game=game)), ()
        case FilterLibrary("state", state) if state in ("", OPEN, OVER):
            return _filtered(model, shown._replace(state=state)), ()
        case FilterLibrary("text", text):
            return _filtered(model, shown._replace(text=text[:SEARCH_LIMIT])), ()
        case ShowMoreGames():
            more = shown._replace(most=shown.most + PAGE)
            return model.with_screen(model.screen._replace(filter=more)), ()
        case Mark(key, on):
            marked = model.screen.marked
            marked = marked | {key} if on else marked - {key}
            return model.with_screen(model.screen._replace(marked=marked)), ()
        case MarkAll(keys):
            return model.with_screen(model.screen._replace(marked=keys)), ()
    return model, ()


def _filtered(model: Model, filter_: Filter) -> Model:
    """Return the library with a filter, without selected games: the filter could hide them."""
    filter_ = filter_._replace(most=PAGE)
    return model.with_screen(model.screen._replace(filter=filter_, marked=frozenset()))


def show_screen(model: Model, name: str, place: str) -> Change:
    """Leave the table and show a screen; `place` restores it from the browser history."""
    effects: tuple[Effect, ...] = (StopAll(),) if model.session else ()
    model = leave(model).announce("")
    screen = model.screen._replace(name=name)
    return model.with_screen(screen), (*effects, RecordPlace(place), ScrollToTop())


def show_history(model: Model) -> Change:
    """Show the history with the puzzles of this month."""
    model, effects = show_screen(model, RECORDS, RECORDS)
    return model.with_screen(model.screen._replace(months_back=0)), effects


def show_library(model: Model) -> Change:
    """Show the library with its last filter."""
    model, effects = show_screen(model, LIBRARY, LIBRARY)
    return model.with_screen(model.screen._replace(marked=frozenset())), effects
