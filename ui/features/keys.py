"""Keyboard shortcuts at the table and in the position editor, and keyboard input on the board."""

from __future__ import annotations

from ui.features.playback import is_skippable
from ui.features.selection import pick, point
from ui.messages import Message
from ui.messages.analysis import StepTurningPoint, ToggleVariation
from ui.messages.editor import ChooseTool, EraseAt
from ui.messages.games import StopReading
from ui.messages.remote import Decline
from ui.messages.table import (
    AnnounceClocks,
    CellFocused,
    Escape,
    FlipBoard,
    GetHint,
    HideSecret,
    MoveFocus,
    NextTutorialStep,
    PauseClocks,
    PressCell,
    Redo,
    ReplayTurn,
    ResumeClocks,
    Skip,
    StepView,
    ToggleZoom,
    Undo,
)
from ui.session.editing import ERASER, HAND, EditorState
from ui.session.effects import FocusSpot
from ui.session.model import Change, Effects, Model
from ui.session.screen import HELD, INVITED, OPENING
from ui.session.selection import targets
from ui.session.session import Session

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
"""Direction of each arrow key: right, down."""
KEYS: dict[str, Message] = {
    "u": Undo(),
    "r": Redo(),
    "h": GetHint(),
    "f": FlipBoard(1),
    "z": ToggleZoom(),
    "l": ReplayTurn(),
    "t": ToggleVariation(),
    "[": StepView(-1),
    "]": StepView(1),
    ",": StepTurningPoint(-1),
    ".": StepTurningPoint(1),
    "arrowleft": StepView(-1),
    "arrowright": StepView(1),
}
TIMES: dict[str, Message] = {"p": PauseClocks(), "c": AnnounceClocks()}
"""Shortcuts in games with clocks."""
ENDS: dict[str, Message] = {
    "secret": HideSecret(),
    OPENING: StopReading(),
    HELD: ResumeClocks(),
    INVITED: Decline(),
}
"""Meaning of Escape in dialogs that need more than closing."""
COVERS = ("cover", "secret-cover")
"""Dialogs that Escape does not close."""
BRUSH_KEYS = "1234567890"
"""Keys of the first ten brushes of the editor's palette."""
EDITOR_KEYS: dict[str, Message] = {
    "u": Undo(),
    "r": Redo(),
    "f": FlipBoard(1),
    "m": ChooseTool(HAND),
    "e": ChooseTool(ERASER),
}
MESSAGES = (Escape, CellFocused, MoveFocus, PressCell)


def meaning(model: Model, key: str, spot: str, typing: bool) -> Message | None:
    """Return the message for a key pressed on the cell `spot` or elsewhere (""); None for no shortcut."""
    enter = key in ("Enter", " ") and not typing
    if (key == "Escape" or enter) and not model.screen.dialog and is_skippable(model):
        return Skip()
    if key == "Escape":
        return ENDS.get(model.screen.dialog, Escape())
    if model.screen.editing and not model.screen.dialog and not typing:
        return _meaning_in_editor(model.screen.editing, key, spot, ARROWS.get(key))
    if model.blocked or not model.at_table or typing:
        return None
    if spot and key in ARROWS:
        return MoveFocus(spot, *ARROWS[key])
    if spot and enter:
        return NextTutorialStep() if model.table.between_steps else PressCell(spot)
    return (KEYS | TIMES if model.table.clock else KEYS).get(key.lower())


def _meaning_in_editor(
    editing: EditorState, key: str, spot: str, arrow: tuple[int, int] | None
) -> Message | None:
    """Return the message for a key in the editor, on the place `spot` or elsewhere ("").

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
    if len(key) == 1 and key in BRUSH_KEYS:
        brushes = editing.editor.brushes(editing.draft.options)
        at = BRUSH_KEYS.index(key)
        return ChooseTool(brushes[at].id) if at < len(brushes) else None
    return EDITOR_KEYS.get(key.lower())


def update(model: Model, message: Message) -> Change:
    """Apply keyboard input on the board or a dialog."""
    match message:
        case MoveFocus(spot, right, down):
            return _focus_on(
                model, model.table.geometry.neighbour(spot, right, down, choosable_between(model.table))
            )
        case PressCell(spot):
            session = model.table._replace(focus=spot)
            return _follow(*pick(model.with_session(session), spot), spot)
        case CellFocused(spot) if model.at_table and spot != model.table.focus and not model.hand.press:
            return point(model.with_session(model.table._replace(focus=spot)), spot), ()
        case Escape():
            return _escape(model)
    return model, ()


def choosable_between(session: Session) -> set[str]:
    """Return the places between cells that can be chosen now."""
    extras = session.geometry.extras.keys()
    return targets(session.choices, session.picked) & extras if extras else set()


def _focus_on(model: Model, spot: str) -> Change:
    return point(model.with_session(model.table._replace(focus=spot)), spot), (FocusSpot(spot),)


def _follow(model: Model, effects: Effects, spot: str) -> Change:
    """Move the focus to the nearest place left when the focused one disappears."""
    session = model.table
    left = choosable_between(session)
    if spot not in session.geometry.extras or spot in left:
        return model, effects
    focused, more = _focus_on(
        model, session.geometry.spot_at(*session.geometry.extras[spot], left, float("inf"))
    )
    return focused, (*effects, *more)


def _escape(model: Model) -> Change:
    """Close the dialog, or remove picks, errors and messages."""
    dialog = model.screen.dialog
    if dialog in COVERS:
        return model, ()
    if dialog:
        return model.with_screen(model.screen.without_dialog()), ()
    if model.session:
        model = model.with_session(model.session.unpicked()._replace(premove=None))
    return model.with_screen(model.screen._replace(input_error="")).with_message(""), ()
