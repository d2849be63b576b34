"""Cards that bind the opponent's next move, and the one that turns the board: A51, A54, A59."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.events import Event, Remark
from engine.contract.values import Action
from engine.games.alien.board.masks import MINE, squares
from engine.games.alien.board.tables import DIRECTIONS
from engine.games.alien.cards.card import THEIRS, Card, Choice, done, square_action
from engine.games.alien.state import WANDER, State


def nothing_to_choose(_state: State) -> list[Choice]:
    """Return no choices."""
    return []


def wanderlust(state: State) -> State:
    """A51: force the opponent's next move off their back row."""
    return done(state._replace(duty=WANDER))


def fate(state: State) -> list[Choice]:
    """A54: name one of the opponent's checkers."""
    theirs = squares(state.cells, MINE[1 - state.seat])
    return [(square_action("fate", square), partial(_name, square)) for square in theirs]


def _name(square: int, state: State) -> State:
    return done(state._replace(duty=square))


def rotate(state: State) -> list[Choice]:
    """A59, A61: choose the first player's new direction, at right angles to the present one."""
    turned = ((state.forward + quarter) % 4 for quarter in (1, 3))
    return [(Action(f"rotate:{DIRECTIONS[d]}", (DIRECTIONS[d],)), partial(_turn, d)) for d in turned]


def _turn(direction: int, state: State) -> State:
    return done(state._replace(forward=direction))


# --- events and cards ------------------------------------------------------------------------------------


def _must_wander(state: State) -> Event:
    return Remark("must_wander", (1 - state.seat,))


def _must_move(state: State, _done: State, action: Action) -> Iterator[Event]:
    yield Remark("must_move", (1 - state.seat, action.path[-1]))


def _turned(_state: State, _done: State, action: Action) -> Iterator[Event]:
    yield Remark("board_turns", (action.path[-1],))


CARDS = (
    Card("wanderlust", "A51", nothing_to_choose, wanderlust, event_without_choices=_must_wander),
    Card("fate", "A54", fate, events=_must_move, target=THEIRS),
    Card("rotate", "A59", rotate, events=_turned),
)
