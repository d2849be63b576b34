"""The events of a chess move."""

from __future__ import annotations

from engine.contract.events import Captured, Crowned, Event, Moved
from engine.games.chess.moves import Step, rook_flip, victim_of
from engine.games.chess.piece_kinds import owner_of, piece_id, piece_id_at
from engine.games.chess.pieces import MINE, Position
from engine.games.chess.tables import NAMES


def events_of(position: Position, step: Step) -> tuple[Event, ...]:
    """Return the move, castling's second move, the capture and the promotion."""
    happened: list[Event] = [Moved(piece_id_at(position, step.start), path(step))]
    if rook := rook_flip(position, step):
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
