"""Chesskers: moves of the chess pieces, castling, back rows and promotion."""

from __future__ import annotations

import pytest

from engine.contract.events import Crowned, Moved
from engine.games.chesskers.rules import (
    KING_JUMPED,
)
from tests.engine.games.chesskers.positions import GAME, at, moves, play, standing


@pytest.mark.rule("K6")
def test_chess_pieces_move_as_in_chess() -> None:
    state = at("""
        c . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . N . . . P .
        . . . . . . . .
        . P . R . . . .
        . . . . . K . .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert moves(state, "c5") == {"c5-" + to for to in ("a4", "a6", "b7", "d7", "e4", "e6")}
    assert moves(state, "b3") == {"b3-b4", "b3-b5"}
    assert moves(state, "g5") == {"g5-g6"}
    assert moves(state, "f2") == {"f2-" + to for to in ("e2", "e3", "f3", "g2", "g3")}
    assert moves(state, "d3") == {
        "d3-" + to for to in ("d2", "d4", "d5", "d6", "d7", "c3", "e3", "f3", "g3", "h3")
    }
    slanted = at("""
        . . . . . . . c
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . B . . . .
        . . . . . . . .
        K . . . . . . .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert moves(slanted) == {"d4xh8"}


@pytest.mark.rule("K6")
def test_a_pawn_captures_one_square_diagonally_ahead_and_never_in_passing() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . c c c . . . .
        . . P . . . . .
        . c . c . . . .
        . . . . . . . .
        . . . . . . K .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert moves(state) == {"c5xb6", "c5xd6"}


@pytest.mark.rule("K7")
def test_a_pawn_may_go_two_squares_from_rank_3_if_both_are_empty() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . N . . .
        . . N . . . P .
        P . P . P . . .
        . . . . . . K .
        c . . . . . . .
    """, "w")  # fmt: skip
    assert moves(state, "a3") == {"a3-a4", "a3-a5"}
    assert moves(state, "c3") == set()
    assert moves(state, "e3") == {"e3-e4"}
    assert moves(state, "g4") == {"g4-g5"}


CASTLE = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . c
    . . . . . . . .
    . . . . . . . .
    P . . . . . . P
    R . . . K . . R
    . . . . . . . .
"""


@pytest.mark.rule("K8")
def test_castling_moves_king_and_rook() -> None:
    state = at(CASTLE, "w", "KQ 0 1")
    assert {"O-O", "O-O-O"} <= moves(state)
    short, long = play(state, "O-O"), play(state, "O-O-O")
    assert {standing(short)["g2"], standing(long)["c2"]} == {"white king"}
    assert {standing(short)["f2"], standing(long)["d2"]} == {"white rook"}
    assert GAME.find(state, "O-O").path == ("e2", "g2")
    assert GAME.events(state, GAME.find(state, "O-O-O")) == (
        Moved("white king", ("e2", "c2")),
        Moved("white rook", ("a2", "d2")),
    )
    assert GAME.position(short).split()[2] == "-"


@pytest.mark.rule("K8")
def test_castling_is_illegal_after_moves_with_blockers_or_into_danger() -> None:
    assert not moves(at(CASTLE, "w", "- 0 1")) & {"O-O", "O-O-O"}
    assert moves(at(CASTLE, "w", "Q 0 1")) & {"O-O", "O-O-O"} == {"O-O-O"}
    between = at(CASTLE.replace("R . . . K . . R", "R N . . K . N R"), "w", "KQ 0 1")
    assert not moves(between) & {"O-O", "O-O-O"}
    why = GAME.path_refusal(between, ("e2",), "g2")
    assert why and why.clause == "K8"
    chain = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . c . . . .
        . . P . . . . .
        P . . . . . . P
        R . P . K . . R
        . . . . . . . .
    """.replace("R . P . K", "R . . . K"), "w", "KQ 0 1")  # fmt: skip
    assert "O-O" not in moves(chain) or standing(chain)["c4"] == "white pawn"
    danger = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P . . c . . . P
        R . . . K . . R
        . . . . . . . .
    """, "w", "KQ 0 1")  # fmt: skip
    assert moves(danger) == {"e2xd3"}


@pytest.mark.rule("K8")
def test_a_chain_of_jumps_that_reaches_the_king_forbids_castling() -> None:
    calm = """
        . . . . . . . .
        . c . . . . . .
        . . N . . . . .
        . . . . . . . .
        P . . . . . . P
        . . . . N . . .
        R . . . K . . R
        . . . . . . . .
    """
    chain = """
        . . . . . . . .
        . c . . . . . .
        . . N . . . . .
        . . . . . . . .
        P . . . N . . P
        . . . . . . . .
        R . . . K . . R
        . . . . . . . .
    """
    assert {"O-O", "O-O-O"} <= moves(at(calm, "w", "KQ 0 1"))
    state = at(chain, "w", "KQ 0 1")
    assert not {"O-O", "O-O-O"} & moves(state)
    why = GAME.path_refusal(state, ("e2",), "g2")
    assert why and why.clause == "K8" and why.show == ("b7", "d5", "f3", "d1")


@pytest.mark.rule("K9")
def test_a_back_row_is_entered_only_by_capturing() -> None:
    state = at("""
        . . c . . . . .
        R . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert not {text for text in moves(state) if text[-1] in "18"}
    why = GAME.path_refusal(state, ("a7",), "a8")
    assert why and why.clause == "K9"
    taking = at("""
        . . c . . . . .
        . . R . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert moves(taking) == {"c7xc8"}


@pytest.mark.rule("K9")
def test_on_a_back_row_a_piece_goes_along_it_only_to_capture_and_may_leave() -> None:
    drawing = """
        . . . R . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . c . . . . . .
        . . . . K . . .
        . . . . . . . .
    """
    state = at(drawing, "w")
    assert moves(state, "d8") == {f"d8-d{rank}" for rank in "765432"}
    along = at(drawing.replace(". . . R . . . .", ". . . R . . c ."), "w")
    assert moves(along) == {"d8xg8"}
    stuck = at(
        drawing.replace(". . . R . . . .", ". . . K . . . .").replace(". . . . K . . .", ". . . . . . . ."),
        "w",
    )
    assert moves(stuck) == {"d8-c7", "d8-d7", "d8-e7"}


@pytest.mark.rule("K9")
def test_a_piece_that_could_only_enter_a_back_row_is_refused() -> None:
    state = at("""
        . . . . . . . .
        P . . . . . . .
        . . . . . . . c
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
    """, "w")  # fmt: skip
    why = GAME.refusal(state, "a7")
    assert why and why.clause == "K9"


@pytest.mark.rule("K10")
def test_the_king_may_and_must_walk_into_danger() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . c . .
        . . c . c . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert "e2-d3" in moves(state)
    forced = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . c . .
        . . . . c . . .
        . . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert moves(forced) == {"e4xe5"}
    outcome = GAME.outcome(play(forced, "e4xe5", "f6xd4"))
    assert outcome and outcome.reason == KING_JUMPED


PROMOTION = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . P .
    c . . . . . . .
    . . . . . . . .
    . . R . R . . .
    . Q B . K . . .
    . . . . . . . .
"""


@pytest.mark.rule("K11")
def test_a_pawn_on_rank_7_promotes_to_a_kind_with_fewer_than_two_pieces() -> None:
    state = at(PROMOTION, "w")
    assert moves(state, "g6") == {"g6-g7=Q", "g6-g7=B", "g6-g7=N"}
    action = GAME.find(state, "g6-g7=N")
    assert action.path == ("g6", "g7", "=N")
    assert GAME.label(state, "=N") == "Knight"
    assert GAME.events(state, action)[-1] == Crowned("white knight", "g7")
    taking = at(PROMOTION.replace(". . . . . . . .", ". . . . . . . c", 2), "w")
    assert moves(taking) == {"g6xh7=Q", "g6xh7=B", "g6xh7=N"}


@pytest.mark.rule("K11")
def test_without_a_free_kind_it_stays_a_pawn_until_it_captures_on_rank_8() -> None:
    full = PROMOTION.replace(". Q B . K . . .", ". Q B Q K B N N")
    state = at(full, "w")
    assert moves(state, "g6") == {"g6-g7"}
    waiting = play(state, "g6-g7")
    assert standing(waiting)["g7"] == "white pawn"
    later = at("""
        . . . . . . . c
        . . . . . . P .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . R . R . . .
        Q Q B B K N . .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert moves(later) == {"g7xh8=N"}
    still = at("""
        . . . . . . . c
        . . . . . . P .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . R . R . . .
        Q Q B B K N N .
        . . . . . . . .
    """, "w")  # fmt: skip
    assert standing(play(still, "g7xh8"))["h8"] == "white pawn"
