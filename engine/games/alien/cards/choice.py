"""Choices of cards: each is an action and its effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import NamedTuple, TypeAlias

from engine.contract.values import Action
from engine.games.alien.board.tables import NAMES
from engine.games.alien.state import SETTLE, State, put

Effect: TypeAlias = Callable[[State], State]
"""The effect of a choice; the new state is in SETTLE, or awaits the card's next choice."""
Choice: TypeAlias = tuple[Action, Effect]


def done(state: State) -> State:
    """Return the state with its card carried out."""
    return state._replace(phase=SETTLE, stage=())


class CardRules(NamedTuple):
    """A card: its choices in a state, and its effect without choices (mostly none)."""

    choices: Callable[[State], list[Choice]]
    otherwise: Effect = done


DECLINE: Choice = (Action("decline", ("decline",)), done)
"""The choice to do without an optional card (A6)."""


def optional(choices: list[Choice]) -> list[Choice]:
    """Return the choices of an optional card: with `DECLINE`, unless there are none."""
    return [*choices, DECLINE] if choices else choices


def set_cells(changes: dict[int, int], state: State) -> State:
    """Return the state with some cells changed, and its card carried out."""
    return state._replace(cells=put(state.cells, changes), phase=SETTLE, stage=())


def set_cell(square: int, cell: int, state: State) -> State:
    """Return the state with one cell changed, and its card carried out."""
    return set_cells({square: cell}, state)


def on_squares(verb: str, changes: Iterable[tuple[int, int]]) -> list[Choice]:
    """Return a choice for each (square, new content)."""
    return [(square_action(verb, square), partial(set_cell, square, cell)) for square, cell in changes]


@cache
def square_action(verb: str, square: int) -> Action:
    """Return the action that names one square."""
    name = NAMES[square]
    return Action(f"{verb}:{name}", (name,))


@cache
def pair_action(verb: str, start: int, end: int) -> Action:
    """Return the action that leads from one square to another."""
    names = (NAMES[start], NAMES[end])
    return Action(f"{verb}:{names[0]}-{names[1]}", names)
