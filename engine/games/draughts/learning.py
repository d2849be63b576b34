"""Draughts for learners: the tutorial (a step, jumps, a king), and the puzzles."""

from __future__ import annotations

from engine.contract.learning import Goal, Puzzles, Step, Tutorial
from engine.games.draughts.kernel import count, side_to_move
from engine.games.draughts.tables import KING_MASK, MINE, THEIRS, Position
from engine.games.draughts.words.en import say_puzzle

TUTORIAL = Tutorial(
    options={},
    position="",
    steps=(
        Step("step", ("11-15", "11-16", "10-14", "10-15", "12-16", "9-13", "9-14")),
        Step("jump", ("11x18",), ("30-26",), position="B:W15,28,30:B3,9,11"),
        Step("double", ("12x19x26",), ("21-17",), position="B:W16,21,23:B3,12"),
        Step("crown", ("26-30", "26-31")),
        Step("back", ("30x23x16",), position="B:W19,26:BK30,7"),
    ),
)


HAUL = 3
"""Number of captured pieces that reaches the goal "haul"."""


def _pieces_of(position: Position, seat: int) -> int:
    """Return the mask of a seat's pieces."""
    return position[MINE] if side_to_move(position) == seat else position[THEIRS]


def _won(_start: Position, _before: Position, after: Position, seat: int) -> bool:
    return side_to_move(after) != seat and not count(after)


def _crowned(_start: Position, before: Position, after: Position, seat: int) -> bool:
    kings = [(position[KING_MASK] & _pieces_of(position, seat)).bit_count() for position in (before, after)]
    return kings[0] < kings[1]


def _caught(start: Position, _before: Position, after: Position, seat: int) -> bool:
    return _pieces_of(start, 1 - seat).bit_count() - _pieces_of(after, 1 - seat).bit_count() >= HAUL


GOALS = {"win": Goal(reached=_won), "crown": Goal(reached=_crowned), "haul": Goal(reached=_caught)}

TABLE: tuple[str, ...] = (
    "easy win 2 | W:W5,8,12,13,16,27,29,30:BK4,20 | 16-11",
    "middling win 2 | W:W13,15,K21,22,24,32:B4,28 | 15-11",
    "middling win 2 | W:WK1,K5,7,K16,17,19,K25,29:B3,26 | 19-15",
    "easy win 2 | B:WK3,9:B7,K18,19,K25 | 18-15",
    "easy crown 2 | W:W13,16,20,21,23:B6,8,10,14,19 | 16-12",
    "middling win 2 | W:WK9,K18,K27:BK5 | 27-23",
    "middling win 2 | B:WK12:B25,K9,K16,K19 | 16-11",
    "easy crown 2 | W:W11,12,14,23,29:B2,3,6,K26 | 11-8",
    "middling haul 2 | B:W12,14,15,23,29:B2,3,6,26 | 6-10",
    "middling haul 3 | B:W13,22,23:B3,6,10,14,15,28,K30 | 15-18",
    "hard win 3 | B:W12,16:B1,2,4,K5,10,K17,22 | 2-7",
    "hard haul 3 | B:W12,15,21,23,29:B2,3,6,14,26 | 14-17",
    "hard win 3 | W:WK2,K9,17,K21,22,27,K29,32:B11,K31 | 32-28",
    "hard win 4 | W:W7,11,17,19,K27,28,29,K30,32:BK2,13 | 19-15",
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""

PUZZLES = Puzzles(GOALS, say_puzzle, TABLE)
