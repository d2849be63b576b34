"""Undo and redo, and viewing earlier positions."""

from __future__ import annotations

from ui.features.computer import ask_if_due, stop
from ui.features.notices import take_down, tell_for_a_while
from ui.features.play import hidden
from ui.features.playback import ask_for_person, motion_at
from ui.features.variations.exploring import step
from ui.messages import Message
from ui.messages.table import Branch, Redo, StepView, Undo, ViewPlace
from ui.session.announce import prompt
from ui.session.effects import Animate
from ui.session.model import Change, Model
from ui.session.session import Session
from ui.session.undo import branch_point, no_way_back, redo_point, undo_point
from ui.words.en.notices import say

MESSAGES = (Branch, Redo, StepView, Undo, ViewPlace)


def update(model: Model, message: Message) -> Change:
    """Undo, redo, view an earlier position, or play on from it."""
    session = model.table
    if session.in_variation:
        return step(model, message)
    match message:
        case Undo():
            point = undo_point(session, model.forgetful)
            return go_to(model, point) if point is not None else _refuse(model)
        case Redo():
            return go_to(model, redo_point(session))
        case Branch():
            return go_to(model, branch_point(session, model.forgetful))
        case ViewPlace(at):
            return look_at(model, at)
        case StepView(by):
            return look_at(model, _stop_beside(session, by))
    return model, ()


def _refuse(model: Model) -> Change:
    why = no_way_back(model.table, model.forgetful)
    return tell_for_a_while(model, why) if why else (model, ())


def go_to(model: Model, cursor: int | None) -> Change:
    """Rewind or advance the game itself to a place in its log."""
    if cursor is None:
        return model, ()
    model, stopped = stop(model)
    session = model.table.unpicked()._replace(
        match=model.table.match.goto(cursor), viewing=None, paused=False, secrets=()
    )
    screen = take_down(model).screen._replace(misread="", dialog="")
    model = ask_for_person(model._replace(session=hidden(session), screen=screen)).seen()
    model = model.announce(prompt(model.table))
    asked, effects = ask_if_due(model)
    return asked, (*stopped, *effects)


def look_at(model: Model, index: int | None) -> Change:
    """View another place in the log without changing the game."""
    before = model.table.at
    model, stopped = stop(model.uncovered())
    session = model.table
    viewing = index if index is not None and 0 <= index <= len(session.match.log) else None
    session = session.unpicked()._replace(viewing=None if viewing == session.match.cursor else viewing)
    told = next((entry.tale.words for entry in session.log.entries if session.at <= entry.stop), "")
    undone = session.at > session.match.cursor
    model = model.play(session).announce(say.undone(told) if undone else told if session.at else say.start)
    if session.at == before + 1:
        return model, (*stopped, Animate(model.ticket, motion_at(session, before)))
    asked, effects = ask_if_due(model)
    return asked, (*stopped, *effects)


def _stop_beside(session: Session, by: int) -> int:
    """Return the place before (-1) or after (1) the shown log entry."""
    stops = [0, *(entry.stop for entry in session.log.entries)]
    before, after = ([stop for stop in stops if (stop - session.at) * way > 0] for way in (-1, 1))
    return max(before, default=0) if by < 0 else min(after, default=session.at)
