"""What a challenge of Nuclear Chess can ask for."""

from __future__ import annotations

from engine.contract.puzzle import ANSWER, Goal
from engine.games.chess.kernel import side_to_move
from engine.games.chess.pieces import Position
from engine.games.nuclear.kernel import children, in_check


def _queens(position: Position, seat: int) -> int:
    """Return how many queens a seat has."""
    mine = position[5] if side_to_move(position) == seat else position[6]
    return (position[2] & position[3] & mine).bit_count()


def _mated(_start: Position, _before: Position, after: Position, seat: int) -> bool:
    """Return whether the other is mate: that it stands in check is soon seen."""
    return side_to_move(after) != seat and in_check(after) and not children(after)


def _swept(_start: Position, before: Position, after: Position, seat: int) -> bool:
    """Whether a blast that the seat has set off, by taking a pawn of the other, takes its queen as well."""
    blast = side_to_move(before) == seat and before[0] & before[6] & ~after[0]
    return bool(blast) and _queens(after, 1 - seat) < _queens(before, 1 - seat)


def _burnt(_start: Position, before: Position, after: Position, seat: int) -> bool:
    """Whether the other has blown up a queen of its own."""
    return side_to_move(before) != seat and _queens(after, 1 - seat) < _queens(before, 1 - seat)


GOALS = {"mate": Goal(did=_mated), "blast": Goal(did=_swept), "moth": Goal(did=_burnt, until=ANSWER)}
