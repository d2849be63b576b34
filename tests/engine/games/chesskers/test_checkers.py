"""Chesskers: the start, compulsory captures, and moves of the checkers."""

from __future__ import annotations

import pytest

from engine.contract.events import Crowned, Moved
from engine.contract.values import TERMINAL, IllegalAction
from engine.games.chesskers.rules import (
    KING_JUMPED,
)
from tests.engine.games.chesskers.positions import GAME, RING, at, moves, play, standing

START = """
    . . . . . . . .
    c c c c c c c c
    c c c c c c c c
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R
    . . . . . . . .
"""


@pytest.mark.rule("K1")
def test_the_start_has_both_armies_in_place() -> None:
    start = GAME.initial({})
    assert start == at(START, "c", "KQ 0 1")
    pieces = standing(start)
    assert [pieces[f"{file}2"].split()[1] for file in "abcdefgh"] == [
        *("rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"),
    ]
    assert {pieces[f"{file}3"] for file in "abcdefgh"} == {"white pawn"}
    shades = {spot.id: spot.shade for spot in GAME.board({}).spots}
    reds = {spot for spot, name in pieces.items() if name == "red checker"}
    blacks = {spot for spot, name in pieces.items() if name == "black checker"}
    assert len(reds) == len(blacks) == 8
    assert {shades[spot] for spot in reds} == {"light"} and {shades[spot] for spot in blacks} == {"dark"}
    grounds = {ground.spot for ground in GAME.picture(start).grounds}
    assert grounds == {f"{file}{rank}" for file in "abcdefgh" for rank in "18"}
    assert GAME.board({}).orientations == (1, 0)


@pytest.mark.rule("K2")
def test_the_checkers_move_first_and_either_colour_may_go() -> None:
    start = GAME.initial({})
    assert (GAME.player(start), GAME.seats({})[0]) == (0, "Checkers")
    names = {standing(start)[action.path[0]] for action in GAME.legal_actions(start)}
    assert names == {"red checker", "black checker"}
    assert GAME.player(play(start, "b6-c5")) == 1
    why = GAME.refusal(start, "a3")
    assert why and why.clause == "K2"


@pytest.mark.rule("K3")
def test_both_sides_must_capture_and_may_choose_which() -> None:
    drawing = """
        . . . . . . . .
        . . . . . . . .
        . . . . . c . .
        . c . . . . . .
        P . . . . . . .
        . . . . . . . .
        . . N . K . . .
        . . . . . . . .
    """
    chess = at(drawing, "w")
    assert moves(chess) == {"a4xb5"}
    why = GAME.refusal(chess, "c2")
    assert why and why.clause == "K3" and why.show == ("a4", "b5")
    assert "must capture (K3)" in GAME.picture(chess).prompt
    assert moves(at(drawing.replace("P . .", "P . P"), "w")) == {"a4xb5", "c4xb5"}
    checkers = at(
        """
            . . . . . . . .
            . . . . . . . .
            . . . . . c . .
            . c . . . . . .
            P . P . . . . .
            . . . . . . . .
            . . . . . . . K
            . . . . . . . .
        """
    )
    assert moves(checkers) == {"b5xd3"}
    why = GAME.refusal(checkers, "f6")
    assert why and why.clause == "K3" and why.show == ("b5", "d3")


@pytest.mark.rule("K4")
def test_a_checker_steps_and_jumps_diagonally_in_four_directions() -> None:
    alone = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . c . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . K
        . . . . . . . .
    """)
    assert moves(alone) == {"d5-c4", "d5-c6", "d5-e4", "d5-e6"}
    among = at("""
        . . . . . . . .
        . . . . . . . .
        . . N P N . . .
        . . P c P . . .
        . . N P N . . .
        . . . . . . . .
        . . . . . . . K
        . . . . . . . .
    """)
    assert moves(among) == {"d5xb7", "d5xf7", "d5xb3", "d5xf3"}


@pytest.mark.rule("K4")
def test_a_chain_runs_to_its_end_and_may_return_to_its_start() -> None:
    state = at(RING)
    assert moves(state) == {"d3xb5xd7xf5xd3", "d3xf5xd7xb5xd3"}
    after = play(state, "d3xb5xd7xf5xd3")
    assert set(standing(after)) == {"d3", "h2"}
    with pytest.raises(IllegalAction):
        GAME.find(state, "d3xb5")
    assert len(GAME.merged_actions(state)) == 1
    there = GAME.path_refusal(state, ("d3",), "e2")
    assert there and there.clause == "K3"


@pytest.mark.rule("K4")
def test_the_player_chooses_at_forks() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . . P . P . . .
        . . . . . . . .
        . . . . P . . .
        . . . . . c . .
        . . . . . . . K
        . . . . . . . .
    """)
    assert moves(state) == {"f3xd5xb7", "f3xd5xf7"}


@pytest.mark.rule("K4", "K12")
def test_the_chain_ends_with_the_king() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . . P . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . c . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert moves(state) == {"f3xd5"}
    over = play(state, "f3xd5")
    assert GAME.player(over) == TERMINAL
    outcome = GAME.outcome(over)
    assert outcome and outcome.reason == KING_JUMPED and outcome.returns == (1.0, -1.0)


@pytest.mark.rule("K5")
def test_a_checker_that_ends_on_rank_1_is_a_super_king_with_eight_directions() -> None:
    drawing = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . c . . . . K
        . . . . . . . .
    """
    state = at(drawing)
    events = GAME.events(state, GAME.find(state, "c2-d1"))
    assert events == (Moved("red checker", ("c2", "d1")), Crowned("super king", "d1"))
    assert standing(play(state, "c2-d1"))["d1"] == "super king"
    middle = at(drawing.replace("c", "s"))
    assert moves(middle) == {"c2-" + square for square in ("b1", "b2", "b3", "c1", "c3", "d1", "d2", "d3")}
    jumps = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . P . . . .
        . . P s N . . .
        . . . R . . . .
        . . . . . . . K
    """)
    assert moves(jumps) == {"d3xd5", "d3xb3", "d3xf3", "d3xd1"}


@pytest.mark.rule("K4", "K5")
def test_a_jump_through_rank_1_continues_without_crowning() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . K
        c . . . . . . .
        . N . N . . . .
        . . . . . . . .
    """)
    assert moves(state) == {"a3xc1xe3"}
    after = play(state, "a3xc1xe3")
    assert standing(after)["e3"] == "black checker"
    assert not [e for e in GAME.events(state, GAME.find(state, "a3xc1xe3")) if isinstance(e, Crowned)]
