"""Where a position is set up, by hand or from what the browser's history remembers."""

from __future__ import annotations

from engine.contract.editing.draft import Sketch
from engine.contract.game import AnyGame
from engine.contract.values import Options
from engine.session.position_link import read_position, write_position
from engine.session.serialization import Unreadable
from ui.session.editing import Draft, new_draft
from ui.session.effects import Effect, Leave, Stop, ToTop
from ui.session.model import Change, Model, leave
from ui.session.screen import EDITOR
from ui.words.en.editing import say


def edit(model: Model, game: AnyGame, text: str = "", options: Options | None = None) -> Change:
    """Show where a position of a game is set up: that of a text, or ("") the usual start."""
    editor = game.editor()
    if editor is None:
        return model, ()
    settled = game.settle_options(options or {})
    sketch = editor.read(text, settled) if text else editor.start(settled)
    return show(model, game, sketch, text)


def show(model: Model, game: AnyGame, sketch: Sketch, text: str) -> Change:
    """Show where a sketch is worked on; its text is as it was given."""
    effects: tuple[Effect, ...] = (Stop(),) if model.session else ()
    model = leave(model)
    draft = new_draft(game, sketch, text)
    model = model.show(model.screen._replace(name=EDITOR, draft=draft))
    return model.announce(say.opened(game.info.title)), (*effects, noted(draft), ToTop())


def noted(draft: Draft) -> Leave:
    """Return the note in the browser's history, from which a draft is brought back after a reload."""
    link = write_position(draft.rules, draft.text, draft.sketch.options)
    return Leave(f"{EDITOR}={link or draft.game}")


def noted_draft(model: Model, note: str) -> Change | None:
    """Show the draft that such a note is about, or return None if it says nothing that is known."""
    try:
        written = read_position(note if "/" in note else f"{note}/")
    except Unreadable:
        return None
    return edit(model, *written) if written.game.editor() else None
