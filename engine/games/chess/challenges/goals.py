"""What a challenge of chess can ask for."""

from __future__ import annotations

from engine.contract.puzzle import Goal
from engine.games.chess.kernel import children, in_check, side_to_move
from engine.games.chess.pieces import Position


def _mated(_start: Position, _before: Position, after: Position, seat: int) -> bool:
    """Return whether the other is mate: that it stands in check is soon seen."""
    return side_to_move(after) != seat and in_check(after) and not children(after)


def _stalemate(_start: Position, _before: Position, after: Position, _seat: int) -> bool:
    return not in_check(after) and not children(after)


GOALS = {"mate": Goal(did=_mated), "stalemate": Goal(did=_stalemate)}
