"""The screen of the position editor: shown by hand, or from an entry of the browser history."""

from __future__ import annotations

from engine.contract.editing import Draft
from engine.contract.game import AnyGame
from engine.contract.values import Options
from engine.session.position_link import read_position, write_position
from engine.session.serialization import Unreadable
from ui.session.editing import EditorState, new_editor_state
from ui.session.effects import Effect, RecordPlace, ScrollToTop, StopAll
from ui.session.model import Change, Model, leave
from ui.session.screen import EDITOR
from ui.words.en.editor import say_notice as say


def edit(model: Model, game: AnyGame, text: str = "", options: Options | None = None) -> Change:
    """Open the editor with a position text, or ("") with the usual start."""
    editor = game.editor()
    if editor is None:
        return model, ()
    settled = game.settle_options(options or {})
    draft = editor.read(text, settled) if text else editor.start(settled)
    return show(model, game, draft, text)


def show(model: Model, game: AnyGame, draft: Draft, text: str) -> Change:
    """Show the editor with a draft and its text as it was entered."""
    effects: tuple[Effect, ...] = (StopAll(),) if model.session else ()
    model = leave(model)
    editing = new_editor_state(game, draft, text)
    model = model.with_screen(model.screen._replace(name=EDITOR, editing=editing))
    return model.announce(say.opened(game.info.title)), (*effects, history_entry(editing), ScrollToTop())


def history_entry(editing: EditorState) -> RecordPlace:
    """Return the entry for the browser history that restores the draft after a reload."""
    link = write_position(editing.rules, editing.text, editing.draft.options)
    return RecordPlace(f"{EDITOR}={link or editing.game}")


def noted_draft(model: Model, note: str) -> Change | None:
    """Show the draft of a history entry; None if the entry cannot be read."""
    try:
        written = read_position(note if "/" in note else f"{note}/")
    except Unreadable:
        return None
    return edit(model, *written) if written.game.has_editor() else None
