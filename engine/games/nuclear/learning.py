"""Nuclear Chess for learners: the tutorial (blasts, chain reactions, check by a blast), and the puzzles."""

from __future__ import annotations

from engine.contract.learning import ANSWER, Goal, Puzzles, Step, Tutorial
from engine.games.chess.kernel import side_to_move
from engine.games.chess.pieces import DIAGONAL_MASK, MINE, PAWN_MASK, STRAIGHT_MASK, THEIRS, Position
from engine.games.nuclear.kernel import children, in_check
from engine.games.nuclear.words.en import say_puzzle

TUTORIAL = Tutorial(
    options={},
    position="7k/1p6/2n1b3/3p4/2r5/8/6PP/K2Q4 w - - 0 1",
    steps=(
        Step("blast", ("d1d5",)),
        Step("quiet", ("d4e5",), position="4k3/p7/8/4n3/3P4/8/PP6/6K1 w - - 0 1"),
        Step("chain", ("b4c6",), position="k4nq1/4bp2/2ppp1r1/8/1N6/8/PP6/7K w - - 0 1"),
        Step(
            "fuse",
            ("g1f3", "e1d1", "f2f3", "f2f4", "g2g3", "g2g4"),
            position="4k3/1b6/8/8/8/8/3P1PP1/R3K1N1 w - - 0 1",
        ),
        Step("mate", ("d1h5",), position="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
    ),
)


def _queens(position: Position, seat: int) -> int:
    """Return the number of queens of a seat."""
    mine = position[MINE] if side_to_move(position) == seat else position[THEIRS]
    return (position[DIAGONAL_MASK] & position[STRAIGHT_MASK] & mine).bit_count()


def _mated(_start: Position, _before: Position, after: Position, seat: int) -> bool:
    """Return True if the opponent is mated. Testing for check first is quick and settles most cases."""
    return side_to_move(after) != seat and in_check(after) and not children(after)


def _swept(_start: Position, before: Position, after: Position, seat: int) -> bool:
    """Return True if the seat captured a pawn and the blast destroyed an enemy queen."""
    blast = side_to_move(before) == seat and before[PAWN_MASK] & before[THEIRS] & ~after[PAWN_MASK]
    return bool(blast) and _queens(after, 1 - seat) < _queens(before, 1 - seat)


def _burnt(_start: Position, before: Position, after: Position, seat: int) -> bool:
    """Return True if the opponent blew up one of their own queens."""
    return side_to_move(before) != seat and _queens(after, 1 - seat) < _queens(before, 1 - seat)


GOALS = {
    "mate": Goal(reached=_mated),
    "blast": Goal(reached=_swept),
    "moth": Goal(reached=_burnt, until=ANSWER),
}

TABLE: tuple[str, ...] = (
    "easy mate 1 | rn6/p1pn1p2/2kb4/4p3/6b1/7r/6Kp/1q6 b - - 5 28 | b1g1",
    "easy mate 1 | r3k3/2p1n3/8/p7/3q4/Kp5b/7P/8 b q - 3 19 | d4a1",
    "easy blast 1 | r1bqkb1r/ppp2ppp/2n2n2/3pp3/3P2P1/P7/1PPNPPBP/R1BQK1NR b KQkq - 1 5 | f8a3",
    "easy mate 1 | r1bk3r/1p5p/p1nb4/6P1/P3pp1P/1N6/5KB1/3q3R b - - 1 22 | e4e3",
    "easy blast 1 | rn1qkbnr/pppb3p/4p1p1/1B2Q3/8/8/5PPP/4K1NR w Kkq - 0 7 | e5c7",
    "middling moth 1 | q7/1p5p/6p1/8/2p4p/1Q4Q1/1K1k2P1/7q w - - 0 1 | g3f2",
    "easy moth 1 | 8/3n4/2Q5/P1p2p2/2k1p2N/4p1P1/2K2p1q/8 w - - 0 1 | c6d5",
    "middling mate 2 | 7r/1Rp2pb1/7p/1p2p2P/3k1p2/2N2P2/6P1/1K6 w - - 2 29 | b1c2",
    "hard mate 2 | 8/8/8/8/1Q6/4B3/4K2k/8 w - - 15 47 | b4g4",
    "hard mate 2 | 7k/8/4P3/2B5/4R3/7p/1P1N4/4K2R w - - 0 43 | h1g1",
    "middling blast 2 | 8/1q1p4/2P3K1/7p/8/1p1kPp2/1P2p2N/4QN2 w - - 0 1 | e1d2",
    "hard mate 2 | 5B2/K5Q1/8/3p4/3pq3/1k4b1/5Q2/8 w - - 0 1 | g7b7",
    "middling mate 2 | 6Q1/1P1q1RK1/1k6/7p/2Q5/1b6/1N6/5R2 w - - 0 1 | b7b8q",
    "middling blast 2 | 7q/2k1q3/R1r1p3/1P6/Q7/2pK2N1/5p2/1n6 w - - 0 1 | a6c6",
    "hard mate 3 | 5r2/8/8/7p/4k3/6pK/8/8 b - - 1 32 | f8f2",
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""

PUZZLES = Puzzles(GOALS, say_puzzle, TABLE)
