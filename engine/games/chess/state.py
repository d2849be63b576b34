"""A situation of chess, and the moves and actions in it, which are asked for again and again."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.contract.values import Action
from engine.games.chess import kernel
from engine.games.chess.events import path
from engine.games.chess.moves import KINDS, Move, Step, step_to
from engine.games.chess.pieces import Position

CACHED_POSITIONS = 1_024
"""How many positions' moves are kept."""


class State(NamedTuple):
    """A situation: the position, plies since the last capture or pawn move, move number, earlier positions.

    Of the earlier ones, only those that can come again, each without a passed square that does not matter.
    """

    position: Position
    clock: int = 0
    number: int = 1
    earlier: tuple[Position, ...] = ()
    recorded: bool = False
    """Whether the automatic draws do not apply: see `Playing.recorded`."""


@lru_cache(CACHED_POSITIONS)
def sorted_moves(position: Position) -> tuple[Move, ...]:
    """The legal moves, sorted by text."""
    found = (Move(step_to(position, child), child) for child in kernel.children(position))
    return tuple(sorted(found, key=lambda move: move.step.text))


@cache
def action_of(step: Step) -> Action:
    """The action that a move is, with what is touched for it: its way, and what a pawn becomes."""
    choice = (f"={KINDS[step.kind].upper()}",) if step.kind > 0 else ()
    return Action(step.text, (*path(step), *choice))
