"""Opening the position editor, also from a link, and playing from its position."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import BadOption, BadPosition, Options
from engine.registry import GAMES
from engine.session.position_link import read_position
from engine.session.serialization import Unreadable
from ui.features.editor.screen import edit, show
from ui.features.setup import go_home, set_up
from ui.messages import Message
from ui.messages.editor import EditTable, OpenEditor, PlayPosition
from ui.session.editing import EditorState
from ui.session.model import Change, Model
from ui.words.en.editor import say_notice as say

MESSAGES = (EditTable, OpenEditor, PlayPosition)


def update(model: Model, message: Message) -> Change:
    """Open the editor, or play from its position."""
    setup, editing = model.screen.setup, model.screen.editing
    match message:
        case OpenEditor(game) if setup and setup.game == game:
            return edit(model, GAMES[game], setup.start, setup.options)
        case OpenEditor(game) if game in GAMES:
            return edit(model, GAMES[game])
        case EditTable() if model.session and not model.session.kind.refuses(model.session, "edit"):
            return _edit_table(model)
        case PlayPosition() if editing and not editing.faults:
            return _play(model, editing)
    return model, ()


def _play(model: Model, editing: EditorState) -> Change:
    """Open the set-up with the position; the usual start needs none."""
    editor, options = editing.editor, editing.draft.options
    text, usual = editor.text(editing.draft), editor.text(editor.start(options))
    return set_up(model, editing.rules, "" if text == usual else text, given=options)


def _edit_table(model: Model) -> Change:
    """Open the editor with the public part of the shown position."""
    session = model.table
    game = session.game
    text = game.position(game.view(session.match.states[session.at], None))
    return edit(model, game, text, session.match.options)


def open_written(model: Model, fragment: str) -> Change:
    """Open a readable position link: its set-up if the position is sound, else the editor."""
    try:
        game, text, options = read_position(fragment)
    except Unreadable as fault:
        home, effects = go_home(model)
        return home.with_message(str(fault)), effects
    try:
        game.start(options, text)
    except (BadOption, BadPosition):
        return _mend(model, game, text, options)
    return set_up(model, game, _in_full(game, text, options), given=options)


def _in_full(game: AnyGame, text: str, options: Options) -> str:
    """Return a sound position text with its omitted fields, as the editor writes it."""
    editor = game.editor()
    draft = editor and editor.read(text, options)
    return editor.text(draft) if editor and draft and not editor.faults(draft) else text


def _mend(model: Model, game: AnyGame, text: str, options: Options) -> Change:
    """Open the editor with a faulty position; the set-up if the editor reads it without faults."""
    editor = game.editor()
    if editor is None:
        home, effects = go_home(model)
        return home.with_message(say.no_position(text[:40], game.info.title)), effects
    draft = editor.read(text, options)
    if editor.faults(draft):
        return show(model, game, draft, text)
    return set_up(model, game, editor.text(draft), given=draft.options)
