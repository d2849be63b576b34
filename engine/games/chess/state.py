"""The state of a chess game, and its cached moves and actions."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.contract.values import Action
from engine.games.chess import kernel
from engine.games.chess.events import path
from engine.games.chess.moves import KINDS, Move, Step, step_to
from engine.games.chess.pieces import Position

CACHED_POSITIONS = 1_024
"""Number of positions whose moves are cached."""


class State(NamedTuple):
    """The position, plies since the last capture or pawn move, move number, and earlier positions.

    The earlier positions are those that can recur, each as `Chess.key` returns it.
    """

    position: Position
    clock: int = 0
    number: int = 1
    earlier: tuple[Position, ...] = ()
    recorded: bool = False
    """True if the automatic draws do not apply; see `Playing.recorded`."""


@lru_cache(CACHED_POSITIONS)
def sorted_moves(position: Position) -> tuple[Move, ...]:
    """Return the legal moves, sorted by text."""
    found = (Move(step_to(position, child), child) for child in kernel.children(position))
    return tuple(sorted(found, key=lambda move: move.step.text))


@cache
def action_of(step: Step) -> Action:
    """Return the action of a move; its path ends with the piece that a pawn becomes."""
    choice = (f"={KINDS[step.kind].upper()}",) if step.kind > 0 else ()
    return Action(step.text, (*path(step), *choice))
