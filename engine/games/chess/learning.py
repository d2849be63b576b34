"""Chess for learners: the tutorial (unusual moves, check and mate), and the puzzles."""

from __future__ import annotations

from engine.contract.learning import Goal, Puzzles, Step, Tutorial
from engine.games.chess.kernel import children, in_check, side_to_move
from engine.games.chess.pieces import Position
from engine.games.chess.words.en import say_puzzle

TUTORIAL = Tutorial(
    options={},
    position="4k3/8/8/3q4/3P1P2/3PNP2/4P3/4K3 w - - 0 1",
    steps=(
        Step("leap", ("e3d5",)),
        Step("pass", ("e5d6",), position="r3k3/8/8/3pP3/8/8/5PPP/4K3 w - d6 0 1"),
        Step(
            "castle",
            ("e1g1", "e1c1"),
            position="r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8",
        ),
        Step("check", ("d2e3", "e1d1", "e1f1"), position="4k3/8/8/8/4r3/8/3B1P2/4K3 w - - 0 1"),
        Step("queen", ("b7b8q", "b7b8r", "b7b8b", "b7b8n"), position="8/1P4k1/8/8/8/8/6K1/8 w - - 0 1"),
        Step("mate", ("a1a8",), position="6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"),
    ),
)


def _mated(_start: Position, _before: Position, after: Position, seat: int) -> bool:
    """Return True if the opponent is mated. Testing for check first is quick and settles most cases."""
    return side_to_move(after) != seat and in_check(after) and not children(after)


def _stalemate(_start: Position, _before: Position, after: Position, _seat: int) -> bool:
    return not in_check(after) and not children(after)


GOALS = {"mate": Goal(reached=_mated), "stalemate": Goal(reached=_stalemate)}

TABLE: tuple[str, ...] = (
    "easy mate 1 | r3k2r/2p4p/1p2Kp2/p7/3q4/8/8/8 b - - 1 48 | d4e5",
    "easy mate 1 | 4k3/7Q/4p3/1R6/8/3B4/1PPP1P1P/2B2RK1 w - - 3 36 | b5b8",
    "easy mate 1 | 5rk1/8/p1p2p1p/P7/3q2pP/K7/1r6/8 b - - 1 40 | d4b4",
    "easy mate 1 | r2k1b2/3b1Qp1/p5N1/2pR4/1p6/1P4P1/P1P1PB1P/2K2B1R w - - 1 19 | f7d7",
    "easy mate 1 | 4r3/7p/1p2k3/5p1p/5P1P/1b6/p6K/2q2q2 b - - 5 46 | c1f4",
    "middling stalemate 1 | 1N6/1B3R2/7k/8/8/8/5Q2/4K3 w - - 0 1 | f2f5",
    "middling stalemate 1 | 4k3/6K1/8/R1N5/7Q/8/r1B5/8 w - - 0 1 | a5a2",
    "hard mate 2 | 8/8/7p/2q4P/7k/5K2/1r6/8 b - - 5 73 | c5e7",
    "hard mate 2 | 8/8/8/8/5b2/3k4/1r6/5K2 b - - 9 65 | f4e3",
    "easy mate 2 | 5rk1/8/p1p2p1p/P7/3q2pP/1K6/1P1r4/8 b - - 3 39 | d2b2",
    "easy mate 2 | k7/8/KB2P3/8/8/6P1/8/8 w - - 0 1 | e6e7",
    "middling stalemate 2 | 7Q/kP6/8/8/8/7N/6K1/8 w - - 0 1 | b7b8q",
    "hard stalemate 2 | 5k2/1Q1Q1n1b/2K5/8/8/8/4R1R1/8 w - - 0 1 | b7b4",
    "easy mate 2 | 3k4/8/4Q3/3K4/8/5R2/8/8 w - - 0 1 | f3f8",
    "hard mate 3 | k1K5/N2N4/8/7P/8/8/6P1/5b2 w - - 0 1 | a7c6",
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""

PUZZLES = Puzzles(GOALS, say_puzzle, TABLE)
