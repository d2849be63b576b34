"""Keyboard shortcuts of the position editor."""

from __future__ import annotations

from ui.messages import Message
from ui.messages.editor import ChooseTool, EraseAt
from ui.messages.table import Escape, FlipBoard, MoveFocus, PressCell, Redo, Undo
from ui.session.editing import ERASER, HAND, EditorState

NUMBERS = "1234567890"
"""Keys of the first ten brushes of the palette."""
KEYS: dict[str, Message] = {
    "u": Undo(),
    "r": Redo(),
    "f": FlipBoard(1),
    "m": ChooseTool(HAND),
    "e": ChooseTool(ERASER),
}


def meaning(editing: EditorState, key: str, spot: str, arrow: tuple[int, int] | None) -> Message | None:
    """Return the message for a key on the place `spot` or elsewhere ("").

    `arrow` is the direction of an arrow key.
    """
    if key == "Escape":
        return Escape()
    if spot and arrow:
        return MoveFocus(spot, *arrow)
    if spot and key in ("Enter", " "):
        return PressCell(spot)
    if spot and key in ("Delete", "Backspace"):
        return EraseAt(spot)
    if len(key) == 1 and key in NUMBERS:
        brushes = editing.editor.brushes(editing.draft.options)
        at = NUMBERS.index(key)
        return ChooseTool(brushes[at].id) if at < len(brushes) else None
    return KEYS.get(key.lower())
