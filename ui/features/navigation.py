"""Undo and redo, and viewing earlier positions."""

from __future__ import annotations

from ui.features.computer import start_computer, stop
from ui.features.notices import clear_notice, show_briefly
from ui.features.play import hide_secrets
from ui.features.playback import motion_at, show_cover
from ui.features.variations import step
from ui.messages import Message
from ui.messages.table import Branch, Redo, StepView, Undo, ViewPlace
from ui.session.announce import prompt
from ui.session.effects import Animate
from ui.session.model import Change, Model
from ui.session.session import Session
from ui.session.undo import branch_point, redo_point, undo_point, why_undo_blocked
from ui.words.en.notices import say

MESSAGES = (Branch, Redo, StepView, Undo, ViewPlace)


def update(model: Model, message: Message) -> Change:
    """Undo, redo, view an earlier position, or play on from it."""
    session = model.table
    if session.in_variation:
        return step(model, message)
    match message:
        case Undo():
            point = undo_point(session, model.past_reveals)
            return go_to(model, point) if point is not None else _refuse(model)
        case Redo():
            return go_to(model, redo_point(session))
        case Branch():
            return go_to(model, branch_point(session, model.past_reveals))
        case ViewPlace(at):
            return view_place(model, at)
        case StepView(by):
            return view_place(model, _stop_beside(session, by))
    return model, ()


def _refuse(model: Model) -> Change:
    why = why_undo_blocked(model.table, model.past_reveals)
    return show_briefly(model, why) if why else (model, ())


def go_to(model: Model, cursor: int | None) -> Change:
    """Rewind or advance the game itself to a place in its log."""
    if cursor is None:
        return model, ()
    model, stopped = stop(model)
    session = model.table.unpicked()._replace(
        match=model.table.match.goto(cursor), viewing=None, showing=None, paused=False, secrets=()
    )
    screen = clear_notice(model).screen._replace(input_error="", dialog="")
    model = show_cover(model._replace(session=hide_secrets(session), screen=screen)).updated()
    model = model.announce(prompt(model.table))
    started, effects = start_computer(model)
    return started, (*stopped, *effects)


def view_place(model: Model, index: int | None) -> Change:
    """View another place in the log without changing the game."""
    before = model.table.at
    model, stopped = stop(model.without_end_panel())
    session = model.table
    viewing = index if index is not None and 0 <= index <= len(session.match.log) else None
    session = session.unpicked()._replace(viewing=None if viewing == session.match.cursor else viewing)
    words = next((entry.logged.words for entry in session.log.entries if session.at <= entry.stop), "")
    undone = session.at > session.match.cursor
    model = model.with_session(session).announce(
        say.undone(words) if undone else words if session.at else say.start
    )
    if session.at == before + 1:
        return model, (*stopped, Animate(model.ticket, motion_at(session, before)))
    started, effects = start_computer(model)
    return started, (*stopped, *effects)


def _stop_beside(session: Session, by: int) -> int:
    """Return the place before (-1) or after (1) the shown log entry."""
    stops = [0, *(entry.stop for entry in session.log.entries)]
    before, after = ([stop for stop in stops if (stop - session.at) * sign > 0] for sign in (-1, 1))
    return max(before, default=0) if by < 0 else min(after, default=session.at)
