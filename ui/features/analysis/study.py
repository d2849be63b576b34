"""A position is studied: nobody plays, people move for all sides, and the computer's eye is open."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import BadOption, BadPosition, Options
from engine.session.match import new_match
from engine.session.position_link import read_position
from engine.session.serialization import Unreadable
from ui.features.play import open_match
from ui.messages import Message
from ui.messages.analysis import StudyDraft, StudyTable
from ui.session.analysis.live import may_study
from ui.session.model import Change, Model
from ui.storage.seats import Here, Note
from ui.words.en.notices import say

MESSAGES = (StudyDraft, StudyTable)


def update(model: Model, message: Message) -> Change:
    """Look at the position that is being set up, or at the one at the table as far as all may know it."""
    editing, session = model.screen.editing, model.session
    match message:
        case StudyDraft() if editing and not editing.faults:
            return study(model, editing.rules, editing.editor.text(editing.draft), editing.draft.options)
        case StudyTable() if session and may_study(session):
            game, match_ = session.game, session.main.match
            text = game.position(game.view(session.match.states[session.at], None))
            return study(model, game, text, match_.options)
    return model, ()


def study(model: Model, game: AnyGame, text: str, options: Options) -> Change:
    """Put a position on the table, beside all games that are kept. Raises `BadOption`, `BadPosition`."""
    match = new_match(game, dict(options), text)
    note = Note((Here(),) * len(match.seats), study=True)
    model = model.show(model.screen._replace(editing=None, setup=None))
    return open_match(model, match, note, greeting=say.studied)


def noted_study(model: Model, link: str) -> Change | None:
    """Study what the browser's history says was studied; None if it says nothing that is known."""
    try:
        return study(model, *read_position(link))
    except (Unreadable, BadOption, BadPosition):
        return None
