"""The drawing of the board from the model: at rest, and during a motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.events import Captured
from engine.contract.picture import Arrow, Bar, Picture, badges_along, without_odds
from engine.contract.values import Action
from ui.board.drawing import Sprite, Thing, bars_scene, ground_scene, pieces_scene
from ui.board.geometry import Geometry
from ui.board.marks import Marks, SeatEvents, Trace, fuses_of, marks_over, marks_under, sparks, traces
from ui.board.motion import Motion
from ui.board.pieces import colour_of
from ui.panels.table.players import arts_by_seat
from ui.remembered import remember_last
from ui.session.analysis.marks import analysis_arrows
from ui.session.log import Log
from ui.session.model import Model
from ui.session.own_side import premove_path, premove_targets
from ui.session.selection import ends, matching, starts, targets, with_implied
from ui.session.session import Session

GHOST = 0.3
"""Opacity of a piece that is about to leave its spot."""
SHADES = {"light": "white", "dark": "black"}
"""Trails of light pieces are white, those of dark pieces black."""
SKETCH = 0.55
"""Opacity of a wall that is about to appear or disappear."""


class BarChanges(NamedTuple):
    """The straight overlays, such as walls, that the proposed action would add or remove."""

    coming: frozenset[Bar] = frozenset()
    going: frozenset[Bar] = frozenset()


def picture(model: Model) -> Picture:
    """Return the picture of the shown position, with the chances of hidden content if they are shown."""
    seen = model.table.picture
    return seen if model.screen.settings.odds else _plain(seen)


def motion_shown(model: Model, motion: Motion) -> Motion:
    """Return the motion being shown, with the chances of hidden content if they are shown."""
    if model.screen.settings.odds:
        return motion
    return motion._replace(before=_plain(motion.before), after=_plain(motion.after))


@remember_last
def _plain(seen: Picture) -> Picture:
    return without_odds(seen)


def marks(model: Model) -> Marks:
    """Return the highlights of the current position."""
    session = model.table
    free, picked, on_board = session.choices, session.picked, session.geometry.places.keys()
    movable = starts(free) if model.screen.settings.marks and not session.shown_path else set()
    reachable = targets(free, picked) | ends(free, picked) if picked else premove_targets(session)
    to_confirm = session.to_confirm if session.why else ""
    return Marks(
        movable & on_board,
        reachable & on_board,
        tuple(spot for spot in (*session.shown_path, to_confirm) if spot in on_board),
        last_moves(session),
        session.hint,
        session.why.show if session.why else (),
        _route(model),
        analysis_arrows(model),
        premove_path(session),
        arrows(session),
        trail_kinds(session),
    )


def arrows(session: Session) -> dict[str, Arrow]:
    """Return the arrows for the directions that can be chosen now, by target."""
    asked = targets(session.choices, session.picked) - session.geometry.spots.keys()
    found = ((target, session.game.arrow(session.view, target)) for target in sorted(asked))
    return {target: arrow for target, arrow in found if arrow}


def trail_kinds(session: Session) -> tuple[str, ...]:
    """Return the kind of each seat's trails, in the colour of its pieces; "last" for unknown colours."""
    arts = arts_by_seat(session)
    colours = [colour_of(arts.get(seat, "")) for seat in range(len(session.match.seats))]
    return tuple(f"side-{SHADES.get(colour, colour)}" if colour else "last" for colour in colours)


def last_moves(session: Session) -> Sequence[Trace]:
    """Return the last move of each seat before the shown position, back to the last turn of the mover."""
    to_move = session.game.player(session.match.states[session.at])
    return _last_moves(session.log, session.at, to_move)


@remember_last
def _last_moves(log: Log, at: int, to_move: int) -> Sequence[Trace]:
    logged_actions = log.logged_actions
    return traces(
        (SeatEvents(logged_actions[i].seat, logged_actions[i].events) for i in range(at - 1, -1, -1)),
        to_move,
    )


def pointed(model: Model) -> Action | None:
    """Return the proposed action, or the hovered one while its piece is selected, if it has a path."""
    action, session = model.hand.pointed, model.table
    if session.proposed:
        return session.proposed
    if not action or (len(action.path) > 1 and not session.picked):
        return None
    return action if action in session.choices else None


def _route(model: Model) -> tuple[str, ...]:
    """Return the path of a piece; overlays between spots have none."""
    action, session = pointed(model), model.table
    if not action:
        return ()
    route = tuple(s for s in session.game.route(session.view, action) if s in session.geometry.places)
    return route if set(route) & session.geometry.spots.keys() else ()


# --- at rest -----------------------------------------------------------------------------------------


def resting(model: Model) -> list[Thing]:
    """Return the shown position with all its signs."""
    session, seen, signs = model.table, picture(model), marks(model)
    geometry, path = session.geometry, _on_spots(session) or premove_path(session)[: bool(model.hand.drag)]
    faded = _faded_captures(session)
    held = _piece_in_hand(model, seen, path) if path else []
    if held:
        faded[path[0]] = GHOST
        signs = signs._replace(targets={*signs.targets} - {*path[-1:]})
    changes = _bar_changes(model)
    standing = tuple(bar for bar in seen.bars if bar not in changes.going)
    return [
        *ground_scene(geometry, seen),
        *marks_under(geometry, signs),
        *pieces_scene(geometry, seen._replace(bars=standing), faded),
        *bars_scene(geometry, sorted(changes.coming | changes.going), SKETCH),
        *_effect_signs(model),
        *marks_over(geometry, signs, {piece.spot for piece in seen.pieces}),
        *held,
    ]


def _on_spots(session: Session) -> tuple[str, ...]:
    """Return the spots of the selection; () unless the last step is a spot."""
    spots = session.geometry.spots
    if session.proposed:
        return tuple(spot for spot in session.proposed.path if spot in spots)
    return session.picked if session.picked and session.picked[-1] in spots else ()


def _effect_signs(model: Model) -> list[Thing]:
    """Return the signs of an action's effects, or of the reason why it is not allowed."""
    session, action = model.table, pointed(model)
    signs = session.game.preview(session.view, action) if action else ()
    spots = session.geometry.spots
    forbidding = session.why.marks if session.why else ()
    return [
        *(Sprite(*spots[sign.spot], sign.art, 0.8, size=1.0) for sign in (*signs, *forbidding)),
        *(_sparks_of(session, action) if action and signs else ()),
    ]


def _sparks_of(session: Session, action: Action) -> list[Thing]:
    """Return the arrows from each explosion of an action to what it would burn."""
    state = with_implied(session.match, action).state
    return sparks(session.geometry, fuses_of(session.game.events(state, action, session.viewer)), 1.0)


def _bar_changes(model: Model) -> BarChanges:
    """Return the overlays that the hovered or selected action would build between spots."""
    session, between = model.table, model.table.geometry.extras.keys()
    if not between:
        return BarChanges()
    action = pointed(model)
    begun = [action] if action else matching(session.choices, session.picked) if session.picked else []
    return _bars_built(session, *(action for action in begun if between & set(action.path)))


@remember_last
def _bars_built(session: Session, *actions: Action) -> BarChanges:
    """Return the overlays that some actions would build and remove; none if there are no actions."""
    game, now = session.game, frozenset(session.picture.bars)
    after = [game.view(game.apply(session.state, action), session.viewer) for action in actions]
    bars = [frozenset(game.picture(view).bars) for view in after]
    return (
        BarChanges(frozenset.intersection(*bars) - now, now - frozenset.union(*bars))
        if bars
        else BarChanges()
    )


def _faded_captures(session: Session) -> dict[str, float]:
    """Return the captures of the selected part of a move, which are drawn faded."""
    picked = session.shown_path
    begun = matching(session.choices, picked) if len(picked) > 1 else []
    if not begun:
        return {}
    state = with_implied(session.match, begun[0]).state
    events = session.game.events(state, begun[0], session.viewer)
    return {e.spot: GHOST for e in events if isinstance(e, Captured) and e.step < len(picked) - 1}


def _piece_in_hand(model: Model, seen: Picture, path: tuple[str, ...]) -> list[Thing]:
    """Return the piece in hand: dragged, or half way along its path."""
    drag = model.hand.drag
    in_hand = [piece for piece in seen.pieces if piece.spot == path[0]]
    if not in_hand or (len(path) < 2 and not drag):
        return []
    x, y = drag or model.table.geometry.spots[path[-1]]
    return [Sprite(x, y, in_hand[0].art, 1.0, 0.12 if drag else 0.0, badges_along(in_hand[0]))]


# --- in motion ---------------------------------------------------------------------------------------


def under_motion(model: Model) -> list[Thing]:
    """Return the drawing under a moving action: the traces of the moves before it."""
    session = model.table
    return traces_under(session._replace(viewing=session.step.at if session.step else max(0, session.at - 1)))


def traces_under(session: Session) -> list[Thing]:
    """Return the traces of the last moves before the shown position."""
    shown = Marks(last=last_moves(session), sides=trail_kinds(session))
    return marks_under(session.geometry, shown)


def moving(geometry: Geometry, under: Sequence[Thing], motion: Motion, seconds: float) -> list[Thing]:
    """Return an action `seconds` after its start."""
    return [*under, *motion.things(geometry, seconds)]
