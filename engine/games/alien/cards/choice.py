"""What every card is made of: choices, each an action and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import NamedTuple, TypeAlias

from engine.contract.values import Action
from engine.games.alien.board.tables import NAMES
from engine.games.alien.state import SETTLE, State, put

Do: TypeAlias = Callable[[State], State]
"""What a choice does; the state it returns is in SETTLE, or asks for the card's next choice."""
Choice: TypeAlias = tuple[Action, Do]


def done(state: State) -> State:
    """Return the state with its card carried out."""
    return state._replace(phase=SETTLE, stage=())


class CardRules(NamedTuple):
    """A card: its choices as things stand, and what it does when there are none (mostly nothing)."""

    choices: Callable[[State], list[Choice]]
    otherwise: Do = done


DECLINE: Choice = (Action("decline", ("decline",)), done)
"""A6."""


def may(choices: list[Choice]) -> list[Choice]:
    """Return the choices of a card that can be declined, if it has any."""
    return [*choices, DECLINE] if choices else choices


def set_cells(changes: dict[int, int], state: State) -> State:
    """Return the state with some cells changed, and its card carried out."""
    return state._replace(cells=put(state.cells, changes), phase=SETTLE, stage=())


def set_cell(square: int, cell: int, state: State) -> State:
    """Return the state with one cell changed, and its card carried out."""
    return set_cells({square: cell}, state)


def on_squares(verb: str, changes: Iterable[tuple[int, int]]) -> list[Choice]:
    """Return a choice for each (square, what is on it then)."""
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
