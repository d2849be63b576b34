"""What pointers and keys do on the board where a position is set up."""

from __future__ import annotations

from ui.features.gestures import NEAR, ROUND, SLOP
from ui.messages import Message
from ui.messages.editor import EraseAt
from ui.messages.table import Focus, GoTo, Pick, Point, Press
from ui.session.editing import ERASER, HAND, STEPS, Draft, Stroke
from ui.session.effects import FocusSpot
from ui.session.model import Effects

Worked = tuple[Draft, Effects]


def update(draft: Draft, message: Message) -> Worked:
    """Follow a pointer or a key on the board."""
    match message:
        case Point(kind, x, y):
            return _point(draft, kind, x * draft.lens.width, y * draft.lens.height), ()
        case GoTo(spot, right, down):
            there = draft.lens.neighbour(spot, right, down, between(draft))
            return draft._replace(focus=there, pointed=there), (FocusSpot(there),)
        case Focus(spot):
            return draft._replace(focus=spot), ()
        case Press(spot) | Pick(spot):
            return use(draft._replace(focus=spot), spot), ()
        case EraseAt(spot):
            return draft._replace(focus=spot).changed(draft.editor.clear(draft.sketch, spot)), ()
    return draft, ()


def between(draft: Draft) -> frozenset[str]:
    """Return the places between the spots where the tool can be used."""
    return draft.places() & draft.lens.extras.keys()


def use(draft: Draft, spot: str) -> Draft:
    """Use the tool on a place, as a click does."""
    if draft.tool == HAND:
        return _moved(draft, spot)
    return _put(draft, spot, clears=_clears(draft, spot))


def _moved(draft: Draft, spot: str) -> Draft:
    """Pick up what lies on a place, or put there what was picked up."""
    picked = draft.picked
    if not picked:
        return draft._replace(picked=spot if draft.sketch.things.get(spot) else "")
    if picked == spot:
        return draft._replace(picked="")
    return draft.changed(draft.editor.carry(draft.sketch, picked, spot))._replace(picked="")


def _clears(draft: Draft, spot: str) -> bool:
    """Whether the tool takes away what lies on a place: a stamp does if it lies there already."""
    return draft.tool == ERASER or draft.editor.again(draft.sketch, draft.tool, spot)


def _put(draft: Draft, spot: str, clears: bool) -> Draft:
    if spot not in draft.places():
        return draft
    editor, sketch = draft.editor, draft.sketch
    if clears:
        return draft.changed(editor.clear(sketch, spot, "" if draft.tool == ERASER else draft.tool))
    there = editor.again(sketch, draft.tool, spot)
    return draft if there else draft.changed(editor.put(sketch, draft.tool, spot))


# --- pointers ----------------------------------------------------------------------------------------


def _point(draft: Draft, kind: str, x: float, y: float) -> Draft:
    spot = _spot_at(draft, x, y)
    if kind == "down":
        return _press(draft, spot)
    if kind == "drop":
        return draft if draft.tool in (HAND, ERASER) else _put(draft, spot, clears=False)
    if kind == "move":
        return _drag(draft, spot, x, y) if draft.stroke else draft._replace(pointed=spot)
    if kind == "up" and draft.stroke:
        return _release(draft, draft.stroke, spot)
    return draft._replace(stroke=None, pointed="")


def _press(draft: Draft, spot: str) -> Draft:
    draft = draft._replace(pointed="", focus=spot or draft.focus)
    if draft.tool != HAND:
        stroke = Stroke(spot, _clears(draft, spot), began=(*draft.past, draft.sketch))
        return _put(draft, spot, stroke.clears)._replace(stroke=stroke)
    if draft.picked or not draft.sketch.things.get(spot):
        return _moved(draft, spot) if draft.picked and spot else draft
    return draft._replace(picked=spot, stroke=Stroke(spot))


def _drag(draft: Draft, spot: str, x: float, y: float) -> Draft:
    """Go on with the tool over all that is on the way, or carry along what was picked up."""
    stroke = draft.stroke
    assert stroke
    if draft.tool == HAND:
        px, py = draft.lens.places[stroke.spot]
        far = stroke.drag or max(abs(x - px), abs(y - py)) > 2 * SLOP
        return draft._replace(stroke=stroke._replace(drag=(x, y))) if far else draft
    if not spot or spot == stroke.spot:
        return draft
    drawn = _put(draft, spot, stroke.clears)._replace(stroke=stroke._replace(spot=spot))
    return drawn if drawn.sketch == draft.sketch else drawn._replace(past=stroke.began[-STEPS:])


def _release(draft: Draft, stroke: Stroke, spot: str) -> Draft:
    """Let go: what was carried lies where it was dropped, or is gone beside the board."""
    draft = draft._replace(stroke=None)
    if not stroke.drag:
        return draft
    if spot == stroke.spot:
        return draft._replace(picked="")
    return draft.changed(draft.editor.carry(draft.sketch, stroke.spot, spot))._replace(picked="")


def _spot_at(draft: Draft, x: float, y: float) -> str:
    """Return the place under the pointer; one between the spots only where the tool can be used there."""
    extras = between(draft)
    only = bool(extras) and not draft.places() & draft.lens.spots.keys() and draft.tool not in (HAND, ERASER)
    spot = draft.lens.spot_at(x, y, extras, ROUND if only else NEAR)
    return spot if not only or spot in extras else ""
