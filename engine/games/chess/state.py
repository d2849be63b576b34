"""The state of a chess game, its cached moves and actions, and the events of a move."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.contract.events import Captured, Crowned, Event, Moved
from engine.contract.values import Action
from engine.games.chess import kernel
from engine.games.chess.moves import KINDS, Move, Step, rook_toggle, step_to, victim_of
from engine.games.chess.piece_kinds import owner_of, piece_id, piece_id_at
from engine.games.chess.pieces import MINE, Position
from engine.games.chess.tables import NAMES


def events_of(position: Position, step: Step) -> tuple[Event, ...]:
    """Return the move, castling's second move, the capture and the promotion."""
    happened: list[Event] = [Moved(piece_id_at(position, step.start), path(step))]
    if rook := rook_toggle(position, step):
        start = rook & position[MINE]
        happened.append(Moved(piece_id_at(position, start), (NAMES[start], NAMES[rook ^ start])))
    if victim := victim_of(position, step):
        happened.append(Captured(piece_id_at(position, victim), NAMES[victim]))
    if step.kind > 0:
        happened.append(Crowned(piece_id(owner_of(position, step.start), step.kind), NAMES[step.end]))
    return tuple(happened)


def path(step: Step) -> tuple[str, str]:
    """Return the start and end square of a move."""
    return NAMES[step.start], NAMES[step.end]


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
