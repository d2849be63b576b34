"""What a challenge of Chesskers can ask for: seat 0 has the checkers, seat 1 the chess pieces."""

from __future__ import annotations

from engine.contract.puzzle import Goal
from engine.games.chesskers.kernel import CHECKERS, Position

_HAUL = 3
"""How many pieces are a good catch."""


def _army(position: Position) -> int:
    return position[0] | position[1] | position[2] | position[3] | position[4]


def _king_jumped(_start: Position, _before: Position, after: Position, _seat: int) -> bool:
    return not after[4]


def _crowned(_start: Position, before: Position, after: Position, _seat: int) -> bool:
    return after[6].bit_count() > before[6].bit_count()


def _caught(start: Position, _before: Position, after: Position, _seat: int) -> bool:
    return _army(start).bit_count() - _army(after).bit_count() >= _HAUL


GOALS = {
    "king": Goal(did=_king_jumped, seat=CHECKERS),
    "super": Goal(did=_crowned, seat=CHECKERS),
    "haul": Goal(did=_caught, seat=CHECKERS),
    "win": Goal(),
}
