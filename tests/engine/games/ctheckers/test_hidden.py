"""Hidden identities and their reveal, jump by jump: C1-C6."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE
from engine.games.ctheckers.state import State
from tests.engine.games.ctheckers.positions import GAME, at, chances, moves, on, play, result, set_up

FRESH = {"is-carter": 1, "is-cthecker": 1, "is-cultist": 8, "is-necronomicon": 1, "is-nyarlathotep": 1}

ONE_JUMP = """
    . . . . . . . m
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . m . . . .
    . . M . . . . .
    . . . . . . . .
    M . . . . . . .
"""
TWO_JUMPS = """
    . . . . . . . .
    . . . . . . . .
    . . . . . m . .
    . . . . . . . .
    . . . m . . . .
    . . M . . . . .
    . . . . . . . .
    M . . . . . . .
"""
TO_THE_FAR_RANK = """
    . . . . . . . .
    . . . . m . . .
    . . . M . . . .
    . . . . . . . .
    . . . . . . . .
    m . . . . . . .
    . . . . . . . .
    M . . . . . . .
"""
STEP_TO_THE_FAR_RANK = """
    . . . . . . . .
    . . M . . . . .
    . . . . . . . .
    . . . . m . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""


@pytest.mark.rule("C1")
def test_the_start_is_draughts_with_every_checker_face_down() -> None:
    start = GAME.initial({})
    assert GAME.position(start) == "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 1 -/- -/- - 0"
    names = {piece.name for piece in GAME.picture(GAME.view(start, 0)).pieces}
    assert names == {"dark checker", "light checker"}
    assert moves(start) == {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}


@pytest.mark.rule("C2")
def test_a_reveal_draws_from_the_unaccounted_identities() -> None:
    assert chances(play(at(ONE_JUMP), "c3xe5")) == FRESH
    later = at(ONE_JUMP, piles="C1/c3r1")
    assert chances(play(later, "c3xe5")) == {
        "is-cthecker": 1,
        "is-cultist": 5,
        "is-necronomicon": 1,
        "is-nyarlathotep": 1,
    }


@pytest.mark.rule("C2")
def test_a_looked_at_identity_is_accounted_for_and_revealed_as_seen() -> None:
    assert "is-cthecker" not in chances(play(at(ONE_JUMP, looks="h8=t1"), "c3xe5"))
    assert chances(play(at(ONE_JUMP, looks="d4=b1"), "c3xe5")) == {"is-necronomicon": 1}


@pytest.mark.rule("C3")
def test_a_captured_checker_is_revealed() -> None:
    state = play(at(ONE_JUMP), "c3xe5")
    assert GAME.player(state) == CHANCE
    assert on(play(state, "is-necronomicon"), "d4") == "b"


@pytest.mark.rule("C3")
def test_a_checker_on_the_far_rank_is_revealed_and_not_before() -> None:
    state = at(STEP_TO_THE_FAR_RANK)
    assert chances(play(state, "c7-b8")) == FRESH
    assert moves(state) == {"c7-b8", "c7-d8"}, "until then it moves as a draughts pawn"


@pytest.mark.rule("C4")
def test_each_jump_is_an_action_settled_before_the_next() -> None:
    state = play(at(TWO_JUMPS), "c3xe5")
    assert on(state, "e5") == "M"
    state = play(state, "is-cultist")
    assert state.turn == 0 and moves(state) == {"e5xg7"}
    assert play(state, "e5xg7", "is-cultist").piles == ("", "cc")


@pytest.mark.rule("C4")
def test_the_captured_checker_is_revealed_before_the_jumping_one() -> None:
    state = play(at(TO_THE_FAR_RANK), "d6xf8")
    assert state.todo[0].kind == "uncover"
    state = play(state, "is-cultist")
    assert state.todo[0].kind == "rise"
    assert on(play(state, "is-cultist"), "f8") == "Cc", "the cultist just captured goes under the stack"


@pytest.mark.rule("C4")
def test_the_first_end_met_is_the_result() -> None:
    eighth = play(at(TO_THE_FAR_RANK, piles="-/c7"), "d6xf8", "is-cultist")
    assert result(eighth) == ("cultists", (1.0, -1.0)), "before the jumping checker is revealed"


@pytest.mark.rule("C4")
def test_no_square_is_jumped_twice_in_a_turn() -> None:
    king = set_up("c3:C d4:m h8:m h2:M")
    state = play(king, "c3xe5", "is-carter", "heads", "no-look")
    assert on(state, "d4") == "r" and state.turn == 1
    state = play(king, "c3xe5", "is-nyarlathotep", "die-3")
    assert state.turn == 1, "a Nyarlathotep in king form could be jumped in a later turn only"


@pytest.mark.rule("C4")
def test_the_duty_to_jump_on_is_judged_anew_after_each_jump() -> None:
    state = play(set_up("c3:M d4:m f6:m h8:m"), "c3xe5", "is-cultist")
    assert moves(state) == {"e5xg7"}
    state = play(set_up("c3:M d4:m f6:n2+ h8:m"), "c3xe5", "is-cultist")
    assert state.turn == 1, "a bishop cannot be jumped"
    state = play(set_up("c3:M d4:m f6:n3+ h8:m"), "c3xe5", "is-cultist")
    assert moves(state) == {"e5xg7"}, "a king can"


@pytest.mark.rule("C5")
def test_captures_are_compulsory_and_any_may_be_chosen() -> None:
    two = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . m . . . .
        . . M . M . . .
        . . . . . . . .
        M . . . . . . .
    """
    assert moves(at(two)) == {"c3xe5", "e3xc5"}


@pytest.mark.rule("C6")
@pytest.mark.parametrize(
    "state",
    [
        play(at(ONE_JUMP), "c3xe5", "is-cthecker"),
        play(at(TO_THE_FAR_RANK), "d6xf8", "is-cultist", "is-cthecker"),
        play(at(STEP_TO_THE_FAR_RANK), "c7-b8", "is-cthecker"),
    ],
    ids=["captured", "after-a-jump", "after-a-step"],
)
def test_the_cthecker_ends_the_game_and_both_lose(state: State) -> None:
    assert result(state) == ("cthecker", (-1.0, -1.0))
