"""English draughts, D1-D6: start, steps, jumps, crowning."""

from __future__ import annotations

import pytest

from engine.contract.events import JUMPS, Captured, Crowned, Moved
from engine.contract.values import Action, IllegalAction
from tests.engine.games.draughts.positions import FORK, GAME, at, by_squares

START = """
    . l . l . l . l
    l . l . l . l .
    . l . l . l . l
    . . . . . . . .
    . . . . . . . .
    d . d . d . d .
    . d . d . d . d
    d . d . d . d .
"""


@pytest.mark.rule("D1")
def test_the_start_has_twelve_pawns_a_side_on_dark_squares_and_dark_moves_first() -> None:
    start = GAME.initial({})
    assert start == at(START)
    pieces = GAME.picture(start).pieces
    assert [sum(piece.owner == seat for piece in pieces) for seat in (0, 1)] == [12, 12]
    shades = {spot.id: spot.shade for spot in GAME.board({}).spots}
    assert shades["a1"] == "dark" and {shades[piece.spot] for piece in pieces} == {"dark"}
    assert GAME.player(start) == 0
    after = GAME.apply(start, GAME.find(start, "11-15"))
    assert GAME.player(after) == 1
    assert GAME.seats({}) == ("Dark", "Light")


@pytest.mark.rule("D2")
def test_a_pawn_steps_diagonally_forward_and_a_king_any_diagonal_way() -> None:
    board = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . D . . .
        . . . . . . . .
        . . d . . . . .
        . . . . . . . .
        . . . . l . . .
    """
    assert by_squares(at(board)) == {"c3 b4", "c3 d4", "e5 d4", "e5 f4", "e5 d6", "e5 f6"}
    light = """
        . . . . . . . .
        . . . . . . . .
        . . . l . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        d . . . . . . .
    """
    assert by_squares(at(light, "W")) == {"d6 c5", "d6 e5"}


@pytest.mark.rule("D2")
def test_no_piece_steps_onto_another() -> None:
    board = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . l . . .
        . d . l . . . .
        d . d . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    assert by_squares(at(board)) == {"b4 a5", "b4 c5"}


@pytest.mark.rule("D3")
def test_a_pawn_jumps_forward_only_and_a_king_every_way() -> None:
    pawn = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . l . . . .
        . . d . . . . .
        . l . . . . . .
        . . . . . . . .
    """
    assert by_squares(at(pawn)) == {"c3 e5"}
    assert by_squares(at(pawn.replace("d", "D"))) == {"c3 e5", "c3 a1"}


@pytest.mark.rule("D3")
def test_a_jump_captures_an_enemy_with_an_empty_square_behind() -> None:
    board = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . l . . . . .
        . l . d . . . .
        . . d . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    state = at(board)
    assert by_squares(state) == {"c3 a5", "d4 b6"}
    after = GAME.apply(state, next(a for a in GAME.legal_actions(state) if a.path == ("c3", "a5")))
    assert {piece.spot for piece in GAME.picture(after).pieces} == {"a5", "c5", "d4"}


@pytest.mark.rule("D4")
def test_jumps_are_compulsory_but_the_shorter_one_may_be_chosen() -> None:
    state = at("""
        . . . . . . . .
        . . . . . . . .
        . . . . . l . .
        . . . . . . . .
        . l . l . . . .
        d . d . . . . .
        . . . . . d . .
        . . . . . . . .
    """)
    assert by_squares(state) == {"a3 c5", "c3 a5", "c3 e5 g7"}
    assert "must jump (D4)" in GAME.picture(state).prompt


@pytest.mark.rule("D5")
def test_a_jump_continues_to_its_end_and_the_player_chooses_at_forks() -> None:
    assert by_squares(at(FORK)) == {"d4 b6 d8", "d4 f6 d8"}


@pytest.mark.rule("D5")
def test_no_piece_is_jumped_twice_and_the_start_counts_as_empty() -> None:
    ring = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . l . l . . .
        . . . . . . . .
        . . l . l . . .
        . . . D . . . .
        . . . . . . . .
    """
    routes = by_squares(at(ring))
    assert routes == {"d2 b4 d6 f4 d2", "d2 f4 d6 b4 d2"}
    end = GAME.apply(at(ring), next(iter(GAME.legal_actions(at(ring)))))
    assert [piece.spot for piece in GAME.picture(end).pieces] == ["d2"]


@pytest.mark.rule("D5")
def test_stopping_a_jump_early_is_illegal() -> None:
    with pytest.raises(IllegalAction):
        GAME.apply(at(FORK), Action("18x25", ("d4", "b6")))


@pytest.mark.rule("D6")
def test_a_pawn_that_reaches_the_far_rank_is_crowned_and_stops_there() -> None:
    board = """
        . . . . . . . .
        . . l . l . . .
        . d . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    state = at(board)
    assert by_squares(state) == {"b6 d8"}
    action = GAME.legal_actions(state)[0]
    assert GAME.events(state, action) == (
        Moved("dark pawn", ("b6", "d8"), how=JUMPS),
        Captured("light pawn", "c7", 0),
        Crowned("dark king", "d8"),
    )
    after = GAME.apply(state, action)
    assert {(p.spot, p.name) for p in GAME.picture(after).pieces} == {
        ("d8", "dark king"),
        ("e7", "light pawn"),
    }
    assert GAME.player(after) == 1


@pytest.mark.rule("D6")
def test_an_uncrowned_pawn_on_its_far_rank_cannot_move() -> None:
    state = GAME.parse("B:W1:B32,5", {})
    assert all(action.path[0] == "h2" for action in GAME.legal_actions(state))
