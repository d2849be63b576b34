"""What a challenge of draughts can ask for."""

from __future__ import annotations

from engine.contract.puzzle import Goal
from engine.games.draughts.kernel import count, side_to_move
from engine.games.draughts.tables import Position

HAUL = 3
"""How many pieces are a good catch."""


def _of(position: Position, seat: int) -> int:
    """Return a mask of a seat's pieces."""
    return position[0] if side_to_move(position) == seat else position[1]


def _won(_start: Position, _before: Position, after: Position, seat: int) -> bool:
    return side_to_move(after) != seat and not count(after)


def _crowned(_start: Position, before: Position, after: Position, seat: int) -> bool:
    kings = [(position[2] & _of(position, seat)).bit_count() for position in (before, after)]
    return kings[0] < kings[1]


def _caught(start: Position, _before: Position, after: Position, seat: int) -> bool:
    return _of(start, 1 - seat).bit_count() - _of(after, 1 - seat).bit_count() >= HAUL


GOALS = {"win": Goal(did=_won), "crown": Goal(did=_crowned), "haul": Goal(did=_caught)}
