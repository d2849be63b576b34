"""The ends of a Chesskers game (K12-K14)."""

from __future__ import annotations

import pytest

from engine.games.chesskers.rules import (
    FIFTY_MOVES,
    NO_CHECKERS,
    NO_MOVES,
    QUIET_LIMIT,
    REPETITION,
)
from tests.engine.games.chesskers.positions import GAME, at, play


@pytest.mark.rule("K12")
def test_the_chess_player_wins_when_no_checker_is_left() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . c . .
        . . . . . . . .
        . . . B . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
    """, "w")  # fmt: skip
    over = play(state, "d4xf6")
    outcome = GAME.outcome(over)
    assert outcome and outcome.reason == NO_CHECKERS and outcome.returns == (-1.0, 1.0)
    assert not GAME.legal_actions(over)


@pytest.mark.rule("K13")
def test_a_player_without_moves_loses() -> None:
    checkers = at("""
        c . . . . . . .
        . P . . . . . .
        . . P . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
    """)
    outcome = GAME.outcome(checkers)
    assert outcome and outcome.reason == NO_MOVES and outcome.returns == (-1.0, 1.0)
    chess = at(
        """
        K . . . . . . .
        P P . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . c
        . . . . . . . .
        . . . . . . . .
        """,
        "w",
    )
    outcome = GAME.outcome(chess)
    assert outcome and outcome.reason == NO_MOVES and outcome.returns == (1.0, -1.0)
    assert not GAME.legal_actions(chess)


QUIET = """
    . . . . . . . .
    . . . . . . . c
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    R . . . K . . .
    . . . . . . . .
"""


@pytest.mark.rule("K14")
def test_the_third_repetition_is_a_draw() -> None:
    state = at(QUIET, "w")
    for _ in range(2):
        assert GAME.outcome(state) is None
        state = play(state, "a2-b2", "h7-g6", "b2-a2", "g6-h7")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REPETITION and outcome.returns == (0.0, 0.0)


@pytest.mark.rule("K14")
def test_fifty_quiet_moves_each_are_a_draw_and_progress_resets_the_count() -> None:
    state = at(QUIET, "w", f"- {QUIET_LIMIT - 1} 70")
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(play(state, "a2-b2"))
    assert outcome and outcome.reason == FIFTY_MOVES
    pawn = GAME.parse("8/7c/8/8/8/P7/4K3/8 w - 99 70", {})
    assert GAME.position(play(pawn, "a3-a4")).endswith("0 71")


@pytest.mark.rule("K12", "K14")
def test_a_win_that_completes_fifty_moves_is_a_win() -> None:
    state = GAME.parse("8/8/8/8/8/8/Rc2K3/8 w - 99 70", {})
    outcome = GAME.outcome(play(state, "a2xb2"))
    assert outcome and outcome.reason == NO_CHECKERS
