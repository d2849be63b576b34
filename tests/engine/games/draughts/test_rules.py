"""English draughts, clause by clause."""

from __future__ import annotations

import pytest

from engine.contract.events import Captured, Crowned, Moved
from engine.contract.values import TERMINAL, Action, BadPosition, IllegalAction
from engine.games.draughts.rules import (
    FORTY_MOVES,
    NO_MOVES,
    NO_PIECES,
    QUIET_LIMIT,
    REPETITION,
    Draughts,
    State,
)
from engine.session.match import Match, new_match
from tests.drawing import draughts_fen

GAME = Draughts()


def at(drawing: str, turn: str = "B") -> State:
    return GAME.parse(draughts_fen(drawing, turn), {})


def moves(state: State) -> list[str]:
    return [action.text for action in GAME.legal_actions(state)]


def by_squares(state: State) -> set[str]:
    return {" ".join(action.path) for action in GAME.legal_actions(state)}


def play(match: Match, *paths: str) -> Match:
    for path in paths:
        action = next(a for a in GAME.legal_actions(match.state) if " ".join(a.path) == path)
        match = match.play(action)
    return match


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
def test_nothing_steps_onto_a_piece() -> None:
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
def test_a_jump_needs_an_enemy_and_an_empty_square_behind_and_takes_what_was_jumped() -> None:
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


FORK = """
    . . . . . . . .
    . . l . l . . .
    . . . . . . . .
    . . l . l . . .
    . . . d . . . .
    . . . . . . . .
    . d . . . . . .
    . . . . . . . .
"""


@pytest.mark.rule("D4")
def test_who_can_jump_must_and_may_choose_the_shorter_jump() -> None:
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
def test_a_jump_goes_on_to_its_end_and_the_player_chooses_at_forks() -> None:
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
def test_stopping_early_is_no_legal_move() -> None:
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
        Moved("dark pawn", ("b6", "d8")),
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
def test_an_uncrowned_pawn_on_its_far_rank_stands_still() -> None:
    state = GAME.parse("B:W1:B32,5", {})
    assert all(action.path[0] == "h2" for action in GAME.legal_actions(state))


@pytest.mark.rule("D7")
def test_who_cannot_move_loses() -> None:
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
    gone = GAME.outcome(GAME.parse("W:W:B1", {}))
    assert gone and gone.returns == (1, -1) and gone.reason == NO_PIECES


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
def test_the_third_time_of_a_position_is_a_draw() -> None:
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
def test_a_capture_or_a_pawn_move_starts_the_counts_anew() -> None:
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
def test_a_move_that_wins_goes_before_a_draw() -> None:
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


def test_why_not_speaks_the_rules_words() -> None:
    state = at(FORK)
    jump = GAME.why_not(state, "b2")
    assert jump and jump.clause == "D4" and jump.show[0] == "d4"
    enemy = GAME.why_not(state, "c5")
    assert enemy and "dark's turn" in enemy.words
    blocked = GAME.why_not(GAME.initial({}), "c1")
    assert blocked and blocked.clause == "D2" and "blocked" in blocked.words
    assert GAME.why_not(state, "d4") is None
    assert GAME.why_not(state, "a1") is None
    over = GAME.why_not(GAME.parse("W:W:B1", {}), "g1")
    assert over and "over" in over.words


THERE = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    l . . . . . . .
    . l . . . D . .
    . . d . . . . .
    . d . . . . . .
    . . . . . . . .
"""


@pytest.mark.parametrize(
    ("picked", "spot", "clause", "words", "show"),
    [
        ("c3", "d2", "D2", "A pawn goes one square diagonally forward.", ()),
        ("c3", "c4", "D2", "A pawn goes one square diagonally forward.", ()),
        ("f4", "f6", "D2", "A king goes one square diagonally, forward or backward.", ()),
        ("c3", "b4", "D3", "That square is taken", ()),
        ("c3", "e5", "D3", "There is nothing on 15 to jump over.", ("d4",)),
        ("b2", "d4", "D3", "A piece does not jump over its own side.", ("c3",)),
    ],
)
def test_a_square_that_the_picked_piece_cannot_reach_is_refused_in_the_rules_words(
    picked: str, spot: str, clause: str, words: str, show: tuple[str, ...]
) -> None:
    why = GAME.why_not_there(at(THERE), (picked,), spot)
    assert why and why.clause == clause and why.words.startswith(words) and why.show == show


@pytest.mark.rule("D4", "D5")
def test_who_must_jump_is_told_so_instead_and_shown_the_way() -> None:
    state = at(FORK)
    first = GAME.why_not_there(state, ("d4",), "c5")
    assert first and first.clause == "D4" and first.show[:2] == ("d4", "f6")
    on = GAME.why_not_there(state, ("d4", "f6"), "g7")
    assert on and on.clause == "D5" and on.words == "This pawn must jump on."
    assert GAME.why_not_there(state, ("d4",), "b2") is None, "its own reason is said"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "B",
        "B:W1",
        "X:W1:B2",
        "B:W33:B1",
        "B:W0:B1",
        "B:W1:B1",
        "B:W1,1:B2",
        "B:W1-13:B20",
        "B:W1:W2",
        "B:Wa:B1",
    ],
)
def test_bad_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(text or " ", {})


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("W:B1-3:W K4 , 31.", "W:W31,K4:B1,2,3"),
        ("B:WK21-22:B1", "B:WK21,K22:B1"),
    ],
)
def test_positions_are_read_liberally_and_written_one_way(text: str, same: str) -> None:
    assert GAME.position(GAME.parse(text, {})) == same


def test_the_dark_squares_bear_the_numbers_of_the_log() -> None:
    board = GAME.board({})
    numbers = {label.text: (label.x, label.y) for label in board.labels if label.inside}
    assert set(numbers) == {str(number) for number in range(1, 33)}
    for action in GAME.legal_actions(GAME.initial({})):
        for number, spot in zip(action.text.split("-"), action.path, strict=True):
            at = next(place for place in board.spots if place.id == spot)
            assert max(abs(numbers[number][0] - at.x), abs(numbers[number][1] - at.y)) < 0.5
