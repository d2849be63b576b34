"""Chesskers for learners: the tutorial, for the checkers and the chess army, and the puzzles.

Seat 0 has the checkers, seat 1 the chess army.
"""

from __future__ import annotations

from engine.contract.learning import Goal, Puzzles, Step, Tutorial
from engine.games.chesskers.kernel import CHECKERS, KING_MASK, SUPER_MASK, Position, army_of
from engine.games.chesskers.words.en import say_puzzle

TUTORIAL = Tutorial(
    options={},
    position="8/3c3c/1c6/2P5/8/4N2P/8/1K1R2R1 c - 0 1",
    steps=(
        Step("jump", ("b6xd4xf2",)),
        Step("super", ("f2-e1", "f2-g1"), position="8/3c3c/8/8/3P3P/8/1K3c2/8 c - 0 1"),
        Step("king", ("c1xc3",), position="8/3c3c/8/8/3P4/8/2K5/2s5 c - 0 1"),
        Step("bait", ("d4-d5",), ("e6xc4",), position="8/c6c/4c3/8/3P4/8/2R3K1/8 w - 0 1"),
        Step("take", ("c2xc4",)),
        Step("back", ("d4xd8",), position="3c4/8/8/8/3Q4/5N2/6K1/8 w - 0 1"),
    ),
)


_HAUL = 3
"""Number of captured pieces that reaches the goal "haul"."""


def _king_jumped(_start: Position, _before: Position, after: Position, _seat: int) -> bool:
    return not after[KING_MASK]


def _crowned(_start: Position, before: Position, after: Position, _seat: int) -> bool:
    return after[SUPER_MASK].bit_count() > before[SUPER_MASK].bit_count()


def _caught(start: Position, _before: Position, after: Position, _seat: int) -> bool:
    return army_of(start).bit_count() - army_of(after).bit_count() >= _HAUL


GOALS = {
    "king": Goal(reached=_king_jumped, seat=CHECKERS),
    "super": Goal(reached=_crowned, seat=CHECKERS),
    "haul": Goal(reached=_caught, seat=CHECKERS),
    "win": Goal(),
}

TABLE: tuple[str, ...] = (
    "easy king 1 | 8/8/3s3B/1s6/c1R5/1Q2Q3/2KQ1c2/8 c - 0 1 | b5xd3xb1",
    "easy king 1 | 8/5Rc1/1K4cc/s1N4c/PP4c1/8/4Q1N1/8 c - 0 1 | a5xc7",
    "easy king 1 | 1c6/1c4c1/2R1PP2/2s1K3/1P2cc2/8/1Q6/8 c - 0 1 | f4xd6",
    "easy king 1 | 4c2c/Bc2cc2/3c2c1/cc6/2P1P3/P1P2PPP/R1B1K1NR/8 c KQ 0 10 | b5xd3xf1",
    "middling super 2 | 2c5/8/R1c1c3/4c1cP/4P3/2cP1P1P/2B1K1NR/8 c K 0 16 | c3-b2",
    "middling haul 2 | c1c3c1/2c1c1cc/R4ccc/8/3P4/4PPPP/1N2KB1R/4N3 c K 0 10 | a8-b7",
    "middling haul 2 | 2c3c1/ccc1c3/c2c1c1R/2c2c2/5P2/P1PPPP2/RN1QKBN1/8 c Q 0 9 | f6-g7",
    "middling king 2 | 2Q5/8/8/8/8/4PP2/1sc1KB2/8 c - 0 24 | b2-b1",
    "middling king 2 | 4c2c/Bc2cc2/2cc2c1/c7/2c1P3/P1PP1PPP/R1B1K1NR/8 c KQ 0 9 | c6-b5",
    "hard king 3 | 2cc4/4c1c1/R1c1c3/8/1PP5/1P1P1K1P/1NB4R/8 c - 0 14 | c8-b7",
    "hard king 3 | 2cccc2/7c/c2N4/P5Pc/3c4/1P1P1PKP/R1B4R/8 c - 4 18 | e8-d7",
    "hard king 3 | 2c5/c2c3c/c2c1c1c/c4c1c/4PP2/P1PP3P/R1BQKB2/8 c Q 0 11 | f5-g4",
    "easy win 3 | 3c4/1B2N3/5K2/8/8/3c4/8/8 w - 0 1 | b7-e4",
    "middling win 3 | 8/c2s4/8/2K5/4P1N1/8/5c2/8 c - 0 1 | d7-c7",
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""

PUZZLES = Puzzles(GOALS, say_puzzle, TABLE)
