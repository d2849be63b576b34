"""Translate pointer events on the board into picks, which `ui.features.selection` carries out."""

from __future__ import annotations

from math import dist
from typing import NamedTuple

from ui.board.geometry import CELL
from ui.features.keys import choosable_between
from ui.features.playback import is_skippable, skip
from ui.features.selection import action_at, pick, point
from ui.messages import Message
from ui.messages.table import PointerMoved
from ui.session.effects import RepaintBoard
from ui.session.model import Change, Model, Press
from ui.session.own_side import begins_premove, premove_path
from ui.session.selection import starts, targets
from ui.session.session import Session

NEAR = 0.3
"""Radius of places between cells where cells can be chosen too, in board units."""
ROUND = 0.72
"""Radius where only places between cells can be chosen: every point of the board is in reach."""
SURE = 0.3
"""Radius of a certain hit; farther away the player must confirm. Neighbouring places are 0.7 apart."""
SLOP = 0.25
"""Distance that turns a press into a drag, in board units."""
TWICE = 0.4
"""Maximum seconds between the presses of a double click."""
MESSAGES = (PointerMoved,)


class Aim(NamedTuple):
    """Position of a pointer and width of a finger, in board units."""

    x: float
    y: float
    finger: float


def update(model: Model, message: Message) -> Change:
    """Apply a pointer event on the board."""
    match message:
        case PointerMoved(kind, x, y, now, finger) if model.at_table and not model.blocked:
            geometry = model.table.geometry
            aim = Aim(x * geometry.width, y * geometry.height, finger * geometry.width)
            return _point(model, kind, aim, now)
    return model, ()


def _point(model: Model, kind: str, aim: Aim, now: float) -> Change:
    """Handle a pointer event by its kind; other kinds cancel the press."""
    if kind == "down":
        return _skip_and_press(model, aim, now)
    if kind == "move":
        return _drag(model, aim) if model.hand.press else (_hover(model, aim), ())
    if kind == "up":
        return _release(model, aim, now)
    return _cancel(model), ()


def _skip_and_press(model: Model, aim: Aim, now: float) -> Change:
    """Skip the animation; count the press only if it begins a move."""
    if not is_skippable(model):
        return _press(model, aim, now)
    model, effects = skip(model)
    if model.screen.dialog or _spot_at(model.table, aim) not in starts(model.table.choices):
        return model, effects
    pressed, more = _press(model, aim, now)
    return pressed, (*effects, *more)


def _press(model: Model, aim: Aim, now: float) -> Change:
    """Pick a piece that starts a move at once; anything else waits for the release."""
    session = model.table
    spot = _spot_at(session, aim)
    goes_on = bool(session.picked) and spot in targets(session.choices, session.picked)
    begins = spot in starts(session.choices) and spot not in session.picked
    ahead = begins_premove(model.screen.settings, session, spot)
    fresh = ahead or (begins and len(session.picked) < 2 and not goes_on)
    hand = model.hand._replace(press=Press(spot, aim.x, aim.y, fresh))
    if not fresh:
        return model._replace(hand=hand), ()
    model = model._replace(hand=hand._replace(lifted=(spot, now)), session=session._replace(picked=()))
    if ahead:
        return pick(model, spot)
    return pick(model, spot, _is_sure(model, spot, aim))


def _drag(model: Model, aim: Aim) -> Change:
    """Drag the picked piece."""
    session, press = model.table, model.hand.press
    if not press or press.spot not in _in_hand(session)[-1:] or press.spot not in session.geometry.spots:
        return model, ()
    if model.screen.settings.moving == "click":
        return model, ()
    if not model.hand.drag and max(abs(aim.x - press.x), abs(aim.y - press.y)) <= SLOP:
        return model, ()
    pointed = action_at(session, _spot_at(session, aim))
    return model._replace(hand=model.hand._replace(drag=(aim.x, aim.y), pointed=pointed)), (RepaintBoard(),)


def _in_hand(session: Session) -> tuple[str, ...]:
    """Return the spots picked for a move, or for a move in advance."""
    return session.picked or premove_path(session)


def _hover(model: Model, aim: Aim) -> Model:
    """Preview the move to the place under the pointer."""
    spot = _spot_at(model.table, aim)
    return model if action_at(model.table, spot) == model.hand.pointed else point(model, spot)


def _release(model: Model, aim: Aim, now: float) -> Change:
    """Drop the dragged piece, or pick the pressed spot unless the press has picked it already."""
    press, drag = model.hand.press, model.hand.drag
    if not press:
        return model, ()
    spot = _spot_at(model.table, aim)
    let_go = _focused(model._replace(hand=model.hand._replace(press=None)), press.spot)
    if drag:
        change = pick(let_go, spot) if spot and spot != press.spot else (let_go, ())
        return change[0]._replace(hand=change[0].hand._replace(drag=None)), change[1]
    if press.fresh and model.screen.settings.moving == "drag":
        return _put_down(let_go), ()
    if not spot or spot != press.spot or press.fresh or _is_second_press(model, spot, now):
        return let_go, ()
    return pick(let_go, spot, _is_sure(let_go, spot, aim))


def _put_down(model: Model) -> Model:
    """Put back a piece that was picked without dragging, unless it has choices beside the cells."""
    session = model.table
    onward = targets(session.choices, session.picked)
    return (
        model.with_session(session._replace(picked=()))
        if onward and onward <= session.geometry.spots.keys()
        else model
    )


def _focused(model: Model, spot: str) -> Model:
    """Return the model with the focus on the pressed cell, as the browser has set it."""
    return model.with_session(model.table._replace(focus=spot)) if spot else model


def _cancel(model: Model) -> Model:
    """Cancel a press that became a scroll or zoom, and put back a piece it picked."""
    session, press = model.table, model.hand.press
    if press and press.fresh and session.picked == (press.spot,):
        session = session._replace(picked=())
    if press and press.fresh and premove_path(session) == (press.spot,):
        session = session._replace(premove=None)
    return model._replace(session=session, hand=model.hand._replace(press=None, drag=None))


def _spot_at(session: Session, aim: Aim) -> str:
    """Return the place under the pointer; a finger on small cells hits the nearest choice.

    A place between cells counts only if it can be chosen now, or is already picked.
    """
    geometry, near = session.geometry, _under_finger(session, aim)
    if near:
        return near[0][1]
    spots = (
        targets(session.choices, session.picked) & geometry.spots.keys()
        if geometry.extras
        else geometry.spots.keys()
    )
    return geometry.spot_at(aim.x, aim.y, _places_meant(session), NEAR if spots else ROUND)


def _under_finger(session: Session, aim: Aim) -> list[tuple[float, str]]:
    """Return the choices under a finger wider than a cell, nearest first, with distances."""
    if aim.finger <= CELL or _places_meant(session):
        return []
    chosen = targets(session.choices, session.picked) | starts(session.choices) | set(session.picked)
    spots = session.geometry.spots
    far = ((dist((aim.x, aim.y), spots[spot]), spot) for spot in chosen & spots.keys())
    near = sorted(far)
    return near if near and near[0][0] <= aim.finger else []


def _places_meant(session: Session) -> set[str]:
    """Return the places between cells that a pointer can hit."""
    return choosable_between(session) | (set(session.picked) & session.geometry.extras.keys())


def _is_sure(model: Model, spot: str, aim: Aim) -> bool:
    """Return True if the hit is certain; between cells its effect must have been previewed too."""
    session = model.table
    if near := _under_finger(session, aim):
        clear = len(near) == 1 or near[1][0] - near[0][0] >= aim.finger / 2
        return clear or action_at(session, spot) is None
    shown = spot in session.geometry.spots or action_at(session, spot) in (None, model.hand.pointed)
    return shown and session.geometry.spot_at(aim.x, aim.y, _places_meant(session), SURE) == spot


def _is_second_press(model: Model, spot: str, now: float) -> bool:
    """Return True for the second press of a double click that has just picked a piece."""
    lifted, then = model.hand.lifted
    return spot == lifted and model.table.picked == (spot,) and now - then < TWICE
