"""Working on a position: the palette, what is set beside the board, the text, and the way back."""

from __future__ import annotations

from ui.board.geometry import Lens
from ui.features.editor import pointer
from ui.features.editor.showing import noted
from ui.messages import Message
from ui.messages.editor import ChooseTool, EraseAt, FlipOver, LayOut, SetKnob, SetLayout, WritePosition
from ui.messages.table import Escape, Focus, GoTo, Pick, Point, Press, Redo, Turn, Undo
from ui.session.editing import ERASER, HAND, Draft
from ui.session.model import Change, Effects, Model
from ui.words.en.editing import say

MESSAGES = (ChooseTool, EraseAt, FlipOver, LayOut, SetKnob, SetLayout, WritePosition)
ON_BOARD = (Escape, Focus, GoTo, Pick, Point, Press, Redo, Turn, Undo)
"""What means something else at the table."""


def update(model: Model, message: Message) -> Change:
    """Work on what is being set up."""
    draft, dialog = model.screen.draft, model.screen.dialog
    if draft is None:
        return model, ()
    match message:
        case Escape() if dialog:
            return model.show(model.screen.close()), ()
        case Point() | GoTo() | Focus() | Press() | Pick() | EraseAt():
            return (model, ()) if dialog else _settled(model, *pointer.update(draft, message))
        case ChooseTool(tool):
            chosen = draft._replace(tool=tool, picked="", stroke=None).fitted()
            return model.show(model.screen._replace(draft=chosen)).announce(_tool_name(chosen)), ()
    return _settled(model, _worked(draft, message))


def _worked(draft: Draft, message: Message) -> Draft:
    editor, sketch = draft.editor, draft.sketch
    match message:
        case WritePosition(text):
            return draft.written(text)
        case SetKnob(knob, value):
            return draft.changed(editor.set(sketch, knob, _number(value)))
        case SetLayout(option, value) if option in editor.options:
            options = draft.rules.settle_options({**sketch.options, option: value})
            return draft.changed(editor.laid_out(sketch, options))
        case LayOut(how):
            return draft.changed((editor.empty if how == "empty" else editor.start)(sketch.options))
        case FlipOver(how) if how in editor.flips:
            return draft.changed(editor.flipped(sketch, how))
        case Undo():
            return draft.back()
        case Redo():
            return draft.forth()
        case Turn(steps):
            return draft._replace(lens=Lens(draft.lens.board, draft.lens.turn + steps))
        case Escape():
            return draft._replace(tool=HAND, picked="", stroke=None, pointed="")
    return draft


def _number(value: str) -> str:
    """Return what a switch or a field for numbers says as a knob has it."""
    return {"on": "1", "off": "0"}.get(value, value.strip().lstrip("0") or value[:1])


def _settled(model: Model, draft: Draft, effects: Effects = ()) -> Change:
    """Show a draft as it has become; what has changed is told."""
    before = model.screen.draft
    assert before
    model = model.show(model.screen._replace(draft=draft))
    if draft.sketch == before.sketch:
        return model, effects
    return model.announce(_told(before, draft)), (*effects, noted(draft))


def _told(before: Draft, draft: Draft) -> str:
    """Return what has changed on the board, if it is one place, and whether anything is wrong."""
    old, new = before.sketch.things, draft.sketch.things
    changed = [spot for spot in {**old, **new} if old.get(spot) != new.get(spot)]
    names = {stamp.id: stamp.name for stamp in draft.editor.stamps(draft.sketch.options)}
    there = [names[stamp] for stamp in new.get(changed[0], ())] if len(changed) == 1 else []
    told = [say.lies(draft.rules.words.spot(changed[0]), there)] if len(changed) == 1 else []
    return " ".join([*told, say.faults(len(draft.faults))])


def _tool_name(draft: Draft) -> str:
    if draft.tool in (HAND, ERASER):
        return say.eraser if draft.tool else say.hand
    stamps = draft.editor.stamps(draft.sketch.options)
    return next(say.chosen(stamp.name) for stamp in stamps if stamp.id == draft.tool)
