"""Check, pins, kings and castling, with explosions (N5 to N7)."""

from __future__ import annotations

import pytest

from engine.games.nuclear import kernel as kernel
from tests.engine.games.nuclear.positions import GAME, at, moves, play

CHECK = """
    . . . . . . k .
    Q . . . . . p .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .
"""


@pytest.mark.rule("N5")
def test_a_blast_that_could_remove_only_the_king_gives_check() -> None:
    assert kernel.in_check(at(CHECK, "b").position)
    suicide = CHECK.replace(". . . . . . . .", ". . . . . . K .", 1).replace(
        "K . . . . . . .", ". . . . . . . ."
    )
    assert not kernel.in_check(at(suicide, "b").position)


@pytest.mark.rule("N5")
def test_pins_do_not_stop_a_check() -> None:
    drawing = """
        . . . . r . k .
        . . . . . . p .
        . . . . . . . .
        . . . . Q . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
    """
    assert kernel.in_check(at(drawing, "b").position)


@pytest.mark.rule("N5")
def test_no_move_may_lose_the_own_king_and_the_board_shows_why() -> None:
    own = at("""
        . . . . . . k .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . p . . R . .
        . K . . . . . .
        . . . . . . . .
    """)
    assert "f3c3" not in moves(own)
    why = GAME.path_refusal(own, ("f3",), "c3")
    assert why and why.clause == "N5" and why.show == ("f3", "c3")
    assert {mark.spot for mark in why.marks} == {f + r for f in "bcd" for r in "234"}


@pytest.mark.rule("N5")
def test_a_pinned_guard_shows_the_capture_and_blast_that_forbid_its_moves() -> None:
    state = at("""
        k . . . r . . .
        . . . . . . . .
        . . . . . . . .
        . . . . N . . .
        . . . . . . . .
        . . . . . . . .
        . . . . P . . .
        . . . K . . . .
    """)
    assert not moves(state, "e5")
    why = GAME.refusal(state, "e5")
    assert why and why.clause == "N5" and "rook on e8 captures the white pawn on e2" in why.words
    assert why.show == ("e8", "e2") and {"d1", "e2", "f3"} <= {mark.spot for mark in why.marks}


@pytest.mark.rule("N6")
def test_a_king_never_captures_a_pawn() -> None:
    state = at("""
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . p n . .
        . . . . . K . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert "f4f5" in moves(state) and "f4e5" not in moves(state)
    why = GAME.path_refusal(state, ("f4",), "e5")
    assert why and why.clause == "N6"


CASTLE = """
    . . . . k . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    R . . . K . . R
"""


@pytest.mark.rule("N7")
def test_castling_is_illegal_in_check_or_across_or_onto_an_attacked_square() -> None:
    assert {"e1g1", "e1c1"} <= moves(at(CASTLE, "w", "KQ - 0 1"))
    crossed = at(CASTLE.replace(". . . . . . . .", ". . . . . r . .", 1), "w", "KQ - 0 1")
    assert "e1g1" not in moves(crossed) and "e1c1" in moves(crossed)
    why = GAME.path_refusal(crossed, ("e1",), "g1")
    assert why and why.clause == "N7" and [mark.spot for mark in why.marks] == ["f1"] and not why.show
    linked = at("""
        . . . q k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . P . . . .
        R . . . K . . R
    """, "w", "KQ - 0 1")  # fmt: skip
    assert not {"e1g1", "e1c1"} & moves(linked)
    why = GAME.path_refusal(linked, ("e1",), "g1")
    assert why and why.clause == "N7" and why.show[0] == "d8"


@pytest.mark.rule("N7")
def test_castling_must_leave_the_king_out_of_check() -> None:
    state = at("""
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        r . . . . . . P
        . . . . . . . P
        . . . . K . . R
    """, "w", "K - 0 1")  # fmt: skip
    assert "e1g1" not in moves(state)
    why = GAME.path_refusal(state, ("e1",), "g1")
    assert why and why.clause == "N5" and why.show[0] == "a3"


@pytest.mark.rule("N7")
def test_a_blown_up_rook_loses_its_castling_right() -> None:
    state = at("""
        q k . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . P .
        R . . . K . . R
    """, "b", "KQ - 0 1")  # fmt: skip
    assert GAME.position(play(state, "a8g2")) == "1k6/8/8/8/8/8/8/R3K3 w Q - 0 2"
