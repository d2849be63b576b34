"""The ends of a game of English draughts (D7, D8)."""

from __future__ import annotations

import pytest

from engine.contract.values import TERMINAL
from engine.games.draughts.rules import (
    FORTY_MOVES,
    NO_MOVES,
    NO_PIECES,
    QUIET_LIMIT,
    REPETITION,
    State,
)
from engine.session.match import Match, new_match
from tests.drawing import draughts_fen
from tests.engine.games.draughts.positions import GAME, at, by_squares


def play(match: Match, *paths: str) -> Match:
    for path in paths:
        action = next(a for a in GAME.legal_actions(match.state) if " ".join(a.path) == path)
        match = match.play(action)
    return match


@pytest.mark.rule("D7")
def test_a_player_without_moves_loses() -> None:
    board = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . l . . . . .
        . l . . . . . .
        d . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    state = at(board)
    assert GAME.player(state) == TERMINAL
    assert GAME.legal_actions(state) == ()
    outcome = GAME.outcome(state)
    assert outcome and outcome.returns == (-1, 1) and outcome.reason == NO_MOVES
    outcome = GAME.outcome(GAME.parse("W:W:B1", {}))
    assert outcome and outcome.returns == (1, -1) and outcome.reason == NO_PIECES


KINGS = """
    . . . . . . . L
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    D . . . . . . .
"""
DANCE = ("a1 b2", "h8 g7", "b2 a1", "g7 h8")


@pytest.mark.rule("D8")
def test_a_third_repetition_is_a_draw() -> None:
    match = play(new_match(GAME, {}, draughts_fen(KINGS)), *DANCE, *DANCE[:3])
    assert match.outcome is None
    match = play(match, DANCE[3])
    assert match.outcome and match.outcome.returns == (0, 0) and match.outcome.reason == REPETITION


@pytest.mark.rule("D8")
def test_forty_quiet_moves_each_are_a_draw() -> None:
    state = at(KINGS)._replace(quiet=QUIET_LIMIT - 2)
    state = GAME.apply(state, GAME.legal_actions(state)[0])
    assert GAME.outcome(state) is None
    state = GAME.apply(state, GAME.legal_actions(state)[0])
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == FORTY_MOVES


@pytest.mark.rule("D8")
def test_a_capture_or_a_pawn_move_resets_the_counts() -> None:
    board = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        D . . . d . . .
        . . . . . . . .
        . . L . . . . .
    """
    state = at(board)._replace(quiet=30, earlier=(at(KINGS).position,))
    king = next(a for a in GAME.legal_actions(state) if a.path == ("a3", "b4"))
    pawn = next(a for a in GAME.legal_actions(state) if a.path == ("e3", "f4"))
    assert GAME.apply(state, king).quiet == 31
    assert GAME.apply(state, pawn) == State(GAME.apply(state, pawn).position)


@pytest.mark.rule("D8")
def test_a_winning_move_takes_precedence_over_a_draw() -> None:
    board = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . D .
        . . . . . L . .
        . . . . . . . .
    """
    state = at(board)._replace(quiet=QUIET_LIMIT - 1)
    assert by_squares(state) == {"g3 e1"}
    after = State(GAME.apply(state, GAME.legal_actions(state)[0]).position, QUIET_LIMIT)
    outcome = GAME.outcome(after)
    assert outcome and outcome.returns == (1, -1)
