"""Positions opened as another kind of game, such as a study."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import BadOption, BadPosition, Options
from engine.session.match import new_match
from engine.session.position_link import read_position
from engine.session.serialization import Unreadable
from ui.features.play import open_match
from ui.kinds.registry import KINDS
from ui.kinds.study import Study
from ui.messages import Message
from ui.messages.analysis import OpenPosition, StudyTable
from ui.session.analysis.live import may_study
from ui.session.model import Change, Model
from ui.session.session import Kind
from ui.storage.seats import Here, Note

MESSAGES = (OpenPosition, StudyTable)


def update(model: Model, message: Message) -> Change:
    """Open the editor's position as a kind of game, or study the public part of the shown position."""
    editing, session = model.screen.editing, model.session
    match message:
        case OpenPosition(kind) if editing and not editing.faults and kind in KINDS:
            text = editing.editor.text(editing.draft)
            return open_as(model, KINDS[kind](), editing.rules, text, editing.draft.options)
        case StudyTable() if session and may_study(session):
            game, match_ = session.game, session.main.match
            text = game.position(game.view(session.match.states[session.at], None))
            return open_as(model, Study(), game, text, match_.options)
    return model, ()


def open_as(model: Model, kind: Kind, game: AnyGame, text: str, options: Options) -> Change:
    """Open a position as a kind of game, with people at all seats. Raises `BadOption`, `BadPosition`."""
    match = new_match(game, dict(options), text)
    note = kind.note(Note((Here(),) * len(match.seats)))
    model = model.with_screen(model.screen._replace(editing=None, setup=None))
    return open_match(model, match, note, greeting=kind.greeting())


def noted_study(model: Model, link: str) -> Change | None:
    """Study the position of an entry of the browser history; None if it cannot be read."""
    try:
        return open_as(model, Study(), *read_position(link))
    except (Unreadable, BadOption, BadPosition):
        return None
