"""Pointer and keyboard input on the editor's board."""

from __future__ import annotations

from ui.features.gestures import NEAR, ROUND, SLOP
from ui.messages import Message
from ui.messages.editor import EraseAt
from ui.messages.table import CellFocused, MoveFocus, Pick, PointerMoved, PressCell
from ui.session.editing import ERASER, HAND, STEPS, EditorState, Stroke
from ui.session.effects import FocusSpot
from ui.session.model import Effects

StateChange = tuple[EditorState, Effects]
"""The next state of the editor, and the effects in order."""


def update(editing: EditorState, message: Message) -> StateChange:
    """Apply a pointer or keyboard message to the draft."""
    match message:
        case PointerMoved(kind, x, y):
            return _point(editing, kind, x * editing.geometry.width, y * editing.geometry.height), ()
        case MoveFocus(spot, right, down):
            neighbour = editing.geometry.neighbour(spot, right, down, usable_between(editing))
            return editing._replace(focus=neighbour, pointed=neighbour), (FocusSpot(neighbour),)
        case CellFocused(spot):
            return editing._replace(focus=spot), ()
        case PressCell(spot) | Pick(spot):
            return use(editing._replace(focus=spot), spot), ()
        case EraseAt(spot):
            return editing._replace(focus=spot).changed(editing.editor.clear(editing.draft, spot)), ()
    return editing, ()


def usable_between(editing: EditorState) -> frozenset[str]:
    """Return the places between cells where the tool can be used."""
    return editing.places() & editing.geometry.extras.keys()


def use(editing: EditorState, spot: str) -> EditorState:
    """Use the tool on a place, as a click does."""
    if editing.tool == HAND:
        return _moved(editing, spot)
    return _put(editing, spot, clears=_clears(editing, spot))


def _moved(editing: EditorState, spot: str) -> EditorState:
    """Pick up the piece on a place, or put the picked piece there."""
    picked = editing.picked
    if not picked:
        return editing._replace(picked=spot if editing.draft.contents.get(spot) else "")
    if picked == spot:
        return editing._replace(picked="")
    return editing.changed(editing.editor.move(editing.draft, picked, spot))._replace(picked="")


def _clears(editing: EditorState, spot: str) -> bool:
    """Return True if the tool removes the piece on a place; a brush removes its own kind."""
    return editing.tool == ERASER or editing.editor.would_remove(editing.draft, editing.tool, spot)


def _put(editing: EditorState, spot: str, clears: bool) -> EditorState:
    """Put the brush's piece on a place, or clear the place; places that the tool cannot use stay."""
    if spot not in editing.places():
        return editing
    editor, draft = editing.editor, editing.draft
    if clears:
        return editing.changed(editor.clear(draft, spot, "" if editing.tool == ERASER else editing.tool))
    lies_there = editor.would_remove(draft, editing.tool, spot)
    return editing if lies_there else editing.changed(editor.put(draft, editing.tool, spot))


# --- pointers ----------------------------------------------------------------------------------------


def _point(editing: EditorState, kind: str, x: float, y: float) -> EditorState:
    """Apply a pointer event by its kind; `x` and `y` are in board units."""
    spot = _spot_at(editing, x, y)
    if kind == "down":
        return _press(editing, spot)
    if kind == "drop":
        return editing if editing.tool in (HAND, ERASER) else _put(editing, spot, clears=False)
    if kind == "move":
        return _drag(editing, spot, x, y) if editing.stroke else editing._replace(pointed=spot)
    if kind == "up" and editing.stroke:
        return _release(editing, editing.stroke, spot)
    return editing._replace(stroke=None, pointed="")


def _press(editing: EditorState, spot: str) -> EditorState:
    """Begin a stroke of the tool, or pick up the piece on a place."""
    editing = editing._replace(pointed="", focus=spot or editing.focus)
    if editing.tool != HAND:
        stroke = Stroke(spot, _clears(editing, spot), began=(*editing.past, editing.draft))
        return _put(editing, spot, stroke.clears)._replace(stroke=stroke)
    if editing.picked or not editing.draft.contents.get(spot):
        return _moved(editing, spot) if editing.picked and spot else editing
    return editing._replace(picked=spot, stroke=Stroke(spot))


def _drag(editing: EditorState, spot: str, x: float, y: float) -> EditorState:
    """Draw or erase along the pointer's path, or drag the picked piece."""
    stroke = editing.stroke
    assert stroke
    if editing.tool == HAND:
        px, py = editing.geometry.places[stroke.spot]
        far = stroke.drag or max(abs(x - px), abs(y - py)) > 2 * SLOP
        return editing._replace(stroke=stroke._replace(drag=(x, y))) if far else editing
    if not spot or spot == stroke.spot:
        return editing
    drawn = _put(editing, spot, stroke.clears)._replace(stroke=stroke._replace(spot=spot))
    return drawn if drawn.draft == editing.draft else drawn._replace(past=stroke.began[-STEPS:])


def _release(editing: EditorState, stroke: Stroke, spot: str) -> EditorState:
    """Drop the dragged piece on a place; dropped off the board, it is removed."""
    editing = editing._replace(stroke=None)
    if not stroke.drag:
        return editing
    if spot == stroke.spot:
        return editing._replace(picked="")
    return editing.changed(editing.editor.move(editing.draft, stroke.spot, spot))._replace(picked="")


def _spot_at(editing: EditorState, x: float, y: float) -> str:
    """Return the place under the pointer; places between cells only if the tool can be used there."""
    extras = usable_between(editing)
    only = (
        bool(extras)
        and not editing.places() & editing.geometry.spots.keys()
        and editing.tool not in (HAND, ERASER)
    )
    spot = editing.geometry.spot_at(x, y, extras, ROUND if only else NEAR)
    return spot if not only or spot in extras else ""
