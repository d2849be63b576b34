"""Cultists and their stacks: C7, C8."""

from __future__ import annotations

import pytest

from tests.engine.games.ctheckers.positions import at, moves, on, play

NEARLY_THERE = """
    . . . . . . . .
    . . M . . . . .
    . . . . . . . .
    . . . . m . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
STACK = """
    . . . . . . . [CCc]
    . . . . . . . .
    . . . . . . . .
    m . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
JUMPED = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . c . . . .
    . . M . . . . .
    . . . . . . . .
    . . . . . . . .
"""


@pytest.mark.rule("C7")
def test_a_captured_cultist_goes_to_its_sides_pile() -> None:
    hidden = play(at(JUMPED.replace("c", "m")), "c3xe5", "is-cultist")
    assert hidden.piles == ("", "c") and on(hidden, "d4") == ""


@pytest.mark.rule("C7")
@pytest.mark.parametrize(
    ("piles", "stack", "left"),
    [
        ("C3/c2", "CCc", ("cc", "c")),
        ("C3/-", "CC", ("cc", "")),
        ("-/c2", "Cc", ("", "c")),
        ("-/-", "C", ("", "")),
    ],
)
def test_captured_cultists_go_under_a_promoted_one(piles: str, stack: str, left: tuple[str, str]) -> None:
    state = play(at(NEARLY_THERE, piles=piles), "c7-b8", "is-cultist")
    assert on(state, "b8") == stack and state.piles == left


@pytest.mark.rule("C7")
def test_the_second_players_stack_is_in_the_opposite_order() -> None:
    low = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . M . . .
        . . . . . . . .
        . . . . . . . .
        . m . . . . . .
        . . . . . . . .
    """
    state = play(at(low, side=2, piles="C3/c2"), "b2-c1", "is-cultist")
    assert on(state, "c1") == "ccC"


@pytest.mark.rule("C7")
def test_the_top_of_a_stack_moves_as_a_king_and_uncovers_the_next() -> None:
    state = at(STACK)
    assert moves(state) == {"h8-g7"}
    state = play(state, "h8-g7", "a5-b4")
    assert on(state, "h8") == "Cc" and on(state, "g7") == "C"
    assert moves(state) == {"g7-f6", "g7-f8", "g7-h6"}, "the next waits behind the first"


@pytest.mark.rule("C7")
def test_an_opponents_cultist_that_is_uncovered_is_the_opponents_king() -> None:
    state = play(at(STACK), "h8-g7", "a5-b4", "g7-h6", "b4-c3", "h8-g7")
    assert on(state, "h8") == "c" and on(state, "g7") == "C"
    assert "h8xf6" in moves(state)


@pytest.mark.rule("C8")
def test_face_up_cultists_jump_backward() -> None:
    back = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . C . . .
        . . . c . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    assert moves(at(back)) == {"e5xc3"}
    assert moves(at(back, side=2)) == {"d4xf6"}


@pytest.mark.rule("C8")
def test_a_captured_face_up_cultist_goes_to_its_pile_and_can_return() -> None:
    state = play(at(JUMPED.replace("M", "C")), "c3xe5")
    assert state.piles == ("", "c")
    state = play(at(NEARLY_THERE, piles="-/c1"), "c7-d8", "is-cultist")
    assert on(state, "d8") == "Cc"


@pytest.mark.rule("C8")
def test_a_stacks_start_square_stays_occupied() -> None:
    """The top jumps round; it could come back to its start square if that were empty."""
    ring = """
        . . . [CC] . . . .
        . . m . m . . .
        . . . . . . . .
        . . m . m . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    way = ("d8xf6", "is-cultist", "f6xd4", "is-cultist", "d4xb6", "is-cultist")
    state = play(at(ring), *way)
    assert on(state, "d8") == "C" and state.turn == 1
    lone = play(at(ring.replace("[CC]", "C")), *way)
    assert moves(lone) == {"b6xd8"}


@pytest.mark.rule("C8")
def test_a_stack_stands_on_an_edge_and_cannot_be_jumped() -> None:
    edge = """
        . . . [cC] . . . .
        . . M . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    assert moves(at(edge)) == {"c7-b8"}


@pytest.mark.rule("C8")
def test_a_nyarlathotep_that_lands_on_a_stack_captures_all_of_it() -> None:
    rook = """
        . [cCc] . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . N6+ . . . . . .
        . . . . . . . m
        M . . . . . . .
    """
    state = play(at(rook), "b3xb8")
    assert on(state, "b8") == "N" and state.piles == ("c", "cc")


@pytest.mark.rule("C8")
def test_a_knight_that_passes_a_stack_captures_all_of_it() -> None:
    knight = """
        . . N4+ [cCc] . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . m
        M . . . . . . .
    """
    state = play(at(knight), "c8xe7")
    assert on(state, "e7") == "N" and on(state, "d8") == "" and state.piles == ("c", "cc")
