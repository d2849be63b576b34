"""Changes in the position editor: palette, controls, text, undo and redo."""

from __future__ import annotations

from ui.board.geometry import Geometry
from ui.features.editor import pointer
from ui.features.editor.screen import history_entry
from ui.messages import Message
from ui.messages.editor import (
    ChooseTool,
    EraseAt,
    ResetPosition,
    SetControl,
    SetEditorOption,
    TransformPosition,
    WritePosition,
)
from ui.messages.table import (
    CellFocused,
    Escape,
    FlipBoard,
    MoveFocus,
    Pick,
    PointerMoved,
    PressCell,
    Redo,
    Undo,
)
from ui.session.editing import ERASER, HAND, EditorState
from ui.session.model import Change, Effects, Model
from ui.words.en.editor import say_notice as say

MESSAGES = (ChooseTool, EraseAt, TransformPosition, ResetPosition, SetControl, SetEditorOption, WritePosition)
ON_BOARD = (Escape, CellFocused, MoveFocus, Pick, PointerMoved, PressCell, Redo, FlipBoard, Undo)
"""Messages that mean something else at the table."""


def update(model: Model, message: Message) -> Change:
    """Apply a message to the position editor."""
    editing, dialog = model.screen.editing, model.screen.dialog
    if editing is None:
        return model, ()
    match message:
        case Escape() if dialog:
            return model.with_screen(model.screen.without_dialog()), ()
        case PointerMoved() | MoveFocus() | CellFocused() | PressCell() | Pick() | EraseAt():
            return (model, ()) if dialog else _settled(model, *pointer.update(editing, message))
        case ChooseTool(tool):
            chosen = editing._replace(tool=tool, picked="", stroke=None).fitted()
            return model.with_screen(model.screen._replace(editing=chosen)).announce(_tool_name(chosen)), ()
    return _settled(model, _changed_state(editing, message))


def _changed_state(editing: EditorState, message: Message) -> EditorState:
    """Return the state of the editor after a message."""
    editor, draft = editing.editor, editing.draft
    match message:
        case WritePosition(text):
            return editing.written(text)
        case SetControl(control, value):
            return editing.changed(editor.set(draft, control, _number(value)))
        case SetEditorOption(option, value) if option in editor.options:
            options = editing.rules.settle_options({**draft.options, option: value})
            return editing.changed(editor.with_options(draft, options))
        case ResetPosition(how):
            return editing.changed((editor.empty if how == "empty" else editor.start)(draft.options))
        case TransformPosition(how) if how in editor.flips:
            return editing.changed(editor.flipped(draft, how))
        case Undo():
            return editing.back()
        case Redo():
            return editing.forth()
        case FlipBoard(steps):
            return editing._replace(geometry=Geometry(editing.geometry.board, editing.geometry.turn + steps))
        case Escape():
            return editing._replace(tool=HAND, picked="", stroke=None, pointed="")
    return editing


def _number(value: str) -> str:
    """Return the value of a switch or number field in the form that controls use."""
    return {"on": "1", "off": "0"}.get(value, value.strip().lstrip("0") or value[:1])


def _settled(model: Model, editing: EditorState, effects: Effects = ()) -> Change:
    """Show the changed draft, and announce the change."""
    before = model.screen.editing
    assert before
    model = model.with_screen(model.screen._replace(editing=editing))
    if editing.draft == before.draft:
        return model, effects
    return model.announce(_announcement(before, editing)), (*effects, history_entry(editing))


def _announcement(before: EditorState, editing: EditorState) -> str:
    """Return the announcement of the changed place, if it is one, and of the number of faults."""
    old, new = before.draft.contents, editing.draft.contents
    changed = [spot for spot in {**old, **new} if old.get(spot) != new.get(spot)]
    names = {brush.id: brush.name for brush in editing.editor.brushes(editing.draft.options)}
    names_there = [names[brush] for brush in new.get(changed[0], ())] if len(changed) == 1 else []
    contents = [say.lies(editing.rules.words.spot(changed[0]), names_there)] if len(changed) == 1 else []
    return " ".join([*contents, say.faults(len(editing.faults))])


def _tool_name(editing: EditorState) -> str:
    if editing.tool in (HAND, ERASER):
        return say.eraser if editing.tool else say.hand
    brushes = editing.editor.brushes(editing.draft.options)
    return next(say.chosen(brush.name) for brush in brushes if brush.id == editing.tool)
