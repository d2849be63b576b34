"""Cards for the monolith: A44, A45."""

from __future__ import annotations

from functools import partial

from engine.contract.values import Action
from engine.games.alien.board.monolith import free_areas, placed, shifted_to, shifts, target
from engine.games.alien.board.tables import AREA_NAMES, DIRECTIONS
from engine.games.alien.cards.choice import Choice, done
from engine.games.alien.state import State


def monolith(state: State) -> list[Choice]:
    """A44: place it on the board, or move it once."""
    if state.monolith < 0:
        return [(_put_action(area), partial(_put, area)) for area in free_areas(state)]
    return [(_shift_action(state, d), partial(_shift, d)) for d in shifts(state)]


def doom(state: State) -> list[Choice]:
    """A45: move it, then move it again."""
    if state.monolith < 0:
        return []
    return [(_shift_action(state, d), partial(_shift_again, d)) for d in shifts(state)]


def _put_action(area: int) -> Action:
    return Action(f"monolith:{AREA_NAMES[area]}", (AREA_NAMES[area],))


def _shift_action(state: State, direction: int) -> Action:
    """Return the action of a move, which names the area that the monolith reaches."""
    return Action(f"shift:{DIRECTIONS[direction]}", (AREA_NAMES[target(state.monolith, direction)],))


def _put(area: int, state: State) -> State:
    return done(placed(state, area))


def _shift(direction: int, state: State) -> State:
    return done(shifted_to(state, direction))


def _shift_again(direction: int, state: State) -> State:
    """Move the monolith. A second move is always possible: the first one left two squares empty."""
    after = shifted_to(state, direction)
    return done(after) if state.stage else after._replace(stage=(direction,))
