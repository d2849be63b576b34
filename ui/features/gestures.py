"""What pointers do on the board: works out what is meant, which `ui.features.selection` then does."""

from __future__ import annotations

from math import dist
from typing import NamedTuple

from ui.board.geometry import CELL
from ui.features.keys import between
from ui.features.playback import is_skippable, skip
from ui.features.selection import meant, pick, point
from ui.messages import Message
from ui.messages.table import PointerMoved
from ui.session.effects import RepaintBoard
from ui.session.model import Change, Model, Press
from ui.session.selection import starts, targets
from ui.session.session import Session

NEAR = 0.3
"""How near to a place between spots a pointer means it where spots can be chosen too, in board units."""
ROUND = 0.72
"""The same where nothing else can be chosen: no point of a board is farther than that from all of them."""
SURE = 0.3
"""How near no other place can be meant; farther off it is asked once more. Two such places are 0.7 apart."""
SLOP = 0.25
"""How far a pointer may wander before a press becomes a drag, in board units."""
TWICE = 0.4
"""Within how many seconds a second press on a piece is part of a double click."""
MESSAGES = (PointerMoved,)


class Aim(NamedTuple):
    """Where a pointer is, and how far to each side it may mean, in board units."""

    x: float
    y: float
    finger: float


def update(model: Model, message: Message) -> Change:
    """Follow a pointer on the board."""
    match message:
        case PointerMoved(kind, x, y, now, finger) if model.at_table and not model.blocked:
            geometry = model.table.geometry
            aim = Aim(x * geometry.width, y * geometry.height, finger * geometry.width)
            return _point(model, kind, aim, now)
    return model, ()


def _point(model: Model, kind: str, aim: Aim, now: float) -> Change:
    if kind == "down":
        return _skip_and_press(model, aim, now)
    if kind == "move":
        return _drag(model, aim) if model.hand.press else (_hover(model, aim), ())
    if kind == "up":
        return _release(model, aim, now)
    return _let_go(model), ()


def _skip_and_press(model: Model, aim: Aim, now: float) -> Change:
    """End what is being shown; the press counts if it is on something that can begin a move."""
    if not is_skippable(model):
        return _press(model, aim, now)
    model, effects = skip(model)
    if model.screen.dialog or _spot_at(model.table, aim) not in starts(model.table.free):
        return model, effects
    pressed, more = _press(model, aim, now)
    return pressed, (*effects, *more)


def _press(model: Model, aim: Aim, now: float) -> Change:
    session = model.table
    spot = _spot_at(session, aim)
    goes_on = bool(session.picked) and spot in targets(session.free, session.picked)
    begins = spot in starts(session.free) and spot not in session.picked
    fresh = begins and len(session.picked) < 2 and not goes_on
    hand = model.hand._replace(press=Press(spot, aim.x, aim.y, fresh))
    if not fresh:
        return model._replace(hand=hand), ()
    model = model._replace(hand=hand._replace(lifted=(spot, now)), session=session._replace(picked=()))
    return pick(model, spot, _is_sure(model, spot, aim))


def _drag(model: Model, aim: Aim) -> Change:
    """Carry the picked piece along."""
    session, press = model.table, model.hand.press
    if not press or press.spot not in session.picked[-1:] or press.spot not in session.geometry.spots:
        return model, ()
    if model.screen.settings.moving == "click":
        return model, ()
    if not model.hand.drag and max(abs(aim.x - press.x), abs(aim.y - press.y)) <= SLOP:
        return model, ()
    pointed = meant(session, _spot_at(session, aim))
    return model._replace(hand=model.hand._replace(drag=(aim.x, aim.y), pointed=pointed)), (RepaintBoard(),)


def _hover(model: Model, aim: Aim) -> Model:
    """Show the way to what is pointed aim, and what would happen there."""
    spot = _spot_at(model.table, aim)
    return model if meant(model.table, spot) == model.hand.pointed else point(model, spot)


def _release(model: Model, aim: Aim, now: float) -> Change:
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
    """Put a piece back that was picked and not dragged, unless something else is to be chosen for it."""
    session = model.table
    onward = targets(session.free, session.picked)
    return (
        model.play(session._replace(picked=()))
        if onward and onward <= session.geometry.spots.keys()
        else model
    )


def _focused(model: Model, spot: str) -> Model:
    """Return it with the keyboard's focus where the browser has put it when the pointer went down."""
    return model.play(model.table._replace(focus=spot)) if spot else model


def _let_go(model: Model) -> Model:
    """The pointer was taken away, to scroll or to zoom: what it has just picked is put back."""
    session, press = model.table, model.hand.press
    if press and press.fresh and session.picked == (press.spot,):
        session = session._replace(picked=())
    return model._replace(session=session, hand=model.hand._replace(press=None, drag=None))


def _spot_at(session: Session, aim: Aim) -> str:
    """Return what is under the pointer; a finger on small cells means the nearest that can be chosen.

    A place between spots counts only if it can be chosen now, or was picked and can be taken back.
    """
    geometry, near = session.geometry, _under_finger(session, aim)
    if near:
        return near[0][1]
    spots = (
        targets(session.free, session.picked) & geometry.spots.keys()
        if geometry.extras
        else geometry.spots.keys()
    )
    return geometry.spot_at(aim.x, aim.y, _places_meant(session), NEAR if spots else ROUND)


def _under_finger(session: Session, aim: Aim) -> list[tuple[float, str]]:
    """Return what can be chosen under a finger that is broader than a cell, the nearest first."""
    if aim.finger <= CELL or _places_meant(session):
        return []
    chosen = targets(session.free, session.picked) | starts(session.free) | set(session.picked)
    spots = session.geometry.spots
    far = ((dist((aim.x, aim.y), spots[spot]), spot) for spot in chosen & spots.keys())
    near = sorted(far)
    return near if near and near[0][0] <= aim.finger else []


def _places_meant(session: Session) -> set[str]:
    """Return the places between the spots that a pointer can mean."""
    return between(session) | (set(session.picked) & session.geometry.extras.keys())


def _is_sure(model: Model, spot: str, aim: Aim) -> bool:
    """Whether it is plain that a spot is meant; between spots, what it does was also shown before."""
    session = model.table
    if near := _under_finger(session, aim):
        clear = len(near) == 1 or near[1][0] - near[0][0] >= aim.finger / 2
        return clear or meant(session, spot) is None
    shown = spot in session.geometry.spots or meant(session, spot) in (None, model.hand.pointed)
    return shown and session.geometry.spot_at(aim.x, aim.y, _places_meant(session), SURE) == spot


def _is_second_press(model: Model, spot: str, now: float) -> bool:
    """Whether a press is the second of a double click that has just picked a piece up."""
    lifted, then = model.hand.lifted
    return spot == lifted and model.table.picked == (spot,) and now - then < TWICE
