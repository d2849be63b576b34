"""Chesskers, clause by clause."""

from __future__ import annotations

import pytest

from engine.contract.events import Captured, Crowned, Moved
from engine.contract.values import TERMINAL, BadPosition, IllegalAction
from engine.games.chesskers.rules import (
    FIFTY_MOVES,
    KING_JUMPED,
    NO_CHECKERS,
    NO_MOVES,
    QUIET_LIMIT,
    REPETITION,
    Chesskers,
    State,
)
from tests.drawing import fen_rows

GAME = Chesskers()


def at(drawing: str, turn: str = "c", rest: str = "- 0 1") -> State:
    return GAME.parse(f"{fen_rows(drawing)} {turn} {rest}", {})


def moves(state: State, start: str = "") -> set[str]:
    return {action.text for action in GAME.legal_actions(state) if action.path[0].startswith(start)}


def do(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


def standing(state: State) -> dict[str, str]:
    return {piece.spot: piece.name for piece in GAME.picture(state).pieces}


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
def test_the_start() -> None:
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
    assert GAME.board({}).facing == (1, 0)


@pytest.mark.rule("K2")
def test_the_checkers_move_first_and_either_colour_may_go() -> None:
    start = GAME.initial({})
    assert (GAME.player(start), GAME.seats({})[0]) == (0, "Checkers")
    names = {standing(start)[action.path[0]] for action in GAME.legal_actions(start)}
    assert names == {"red checker", "black checker"}
    assert GAME.player(do(start, "b6-c5")) == 1
    why = GAME.why_not(start, "a3")
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
    why = GAME.why_not(chess, "c2")
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
    why = GAME.why_not(checkers, "f6")
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


RING = """
    . . . . . . . .
    . . . . . . . .
    . . P . P . . .
    . . . . . . . .
    . . P . P . . .
    . . . c . . . .
    . . . . . . . K
    . . . . . . . .
"""


@pytest.mark.rule("K4")
def test_a_chain_goes_to_its_end_takes_nothing_twice_and_may_come_back() -> None:
    state = at(RING)
    assert moves(state) == {"d3xb5xd7xf5xd3", "d3xf5xd7xb5xd3"}
    after = do(state, "d3xb5xd7xf5xd3")
    assert set(standing(after)) == {"d3", "h2"}
    with pytest.raises(IllegalAction):
        GAME.find(state, "d3xb5")
    assert len(GAME.merged_actions(state)) == 1
    there = GAME.why_not_there(state, ("d3",), "e2")
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
    over = do(state, "f3xd5")
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
    assert standing(do(state, "c2-d1"))["d1"] == "super king"
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
def test_a_jump_over_rank_1_goes_on_and_crowns_nobody() -> None:
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
    after = do(state, "a3xc1xe3")
    assert standing(after)["e3"] == "black checker"
    assert not [e for e in GAME.events(state, GAME.find(state, "a3xc1xe3")) if isinstance(e, Crowned)]


@pytest.mark.rule("K6")
def test_chess_pieces_go_as_in_chess() -> None:
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
    short, long = do(state, "O-O"), do(state, "O-O-O")
    assert {standing(short)["g2"], standing(long)["c2"]} == {"white king"}
    assert {standing(short)["f2"], standing(long)["d2"]} == {"white rook"}
    assert GAME.find(state, "O-O").path == ("e2", "g2")
    assert GAME.events(state, GAME.find(state, "O-O-O")) == (
        Moved("white king", ("e2", "c2")),
        Moved("white rook", ("a2", "d2")),
    )
    assert GAME.position(short).split()[2] == "-"


@pytest.mark.rule("K8")
def test_no_castling_when_something_moved_stands_between_or_endangers_the_king() -> None:
    assert not moves(at(CASTLE, "w", "- 0 1")) & {"O-O", "O-O-O"}
    assert moves(at(CASTLE, "w", "Q 0 1")) & {"O-O", "O-O-O"} == {"O-O-O"}
    between = at(CASTLE.replace("R . . . K . . R", "R N . . K . N R"), "w", "KQ 0 1")
    assert not moves(between) & {"O-O", "O-O-O"}
    why = GAME.why_not_there(between, ("e2",), "g2")
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
    why = GAME.why_not_there(state, ("e2",), "g2")
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
    why = GAME.why_not_there(state, ("a7",), "a8")
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
def test_a_piece_that_could_only_enter_a_back_row_is_told_so() -> None:
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
    why = GAME.why_not(state, "a7")
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
    outcome = GAME.outcome(do(forced, "e4xe5", "f6xd4"))
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
def test_a_pawn_on_rank_7_becomes_a_kind_of_which_fewer_than_two_are_there() -> None:
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
    waiting = do(state, "g6-g7")
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
    assert standing(do(still, "g7xh8"))["h8"] == "white pawn"


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
    over = do(state, "d4xf6")
    outcome = GAME.outcome(over)
    assert outcome and outcome.reason == NO_CHECKERS and outcome.returns == (-1.0, 1.0)
    assert not GAME.legal_actions(over)


@pytest.mark.rule("K13")
def test_who_cannot_move_loses() -> None:
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
        state = do(state, "a2-b2", "h7-g6", "b2-a2", "g6-h7")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REPETITION and outcome.returns == (0.0, 0.0)


@pytest.mark.rule("K14")
def test_fifty_moves_each_without_progress_are_a_draw_and_progress_starts_anew() -> None:
    state = at(QUIET, "w", f"- {QUIET_LIMIT - 1} 70")
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(do(state, "a2-b2"))
    assert outcome and outcome.reason == FIFTY_MOVES
    pawn = GAME.parse("8/7c/8/8/8/P7/4K3/8 w - 99 70", {})
    assert GAME.position(do(pawn, "a3-a4")).endswith("0 71")


@pytest.mark.rule("K12", "K14")
def test_a_win_that_completes_fifty_moves_is_a_win() -> None:
    state = GAME.parse("8/8/8/8/8/8/Rc2K3/8 w - 99 70", {})
    outcome = GAME.outcome(do(state, "a2xb2"))
    assert outcome and outcome.reason == NO_CHECKERS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8/8/8/8/8/8/8 c - 0 1",
        "9/8/8/8/8/8/8/8 c - 0 1",
        "8/8/8/8/8/8/8/8 b - 0 1",
        "8/8/8/8/8/8/8/8 c KK 0 1",
        "8/8/8/8/8/8/8/KK5c c - 0 1",
        "8/8/8/8/8/8/P7/K6c c - 0 1",
        "8/8/8/8/8/8/8/K6x c - 0 1",
        "8/8/8/8/8/8/8/K6c c - x 1",
        "8/8/8/8/8/8/8/K6c c - 0 0",
        "8/8/8/8/8/8/8/K6cc c - 0 1",
    ],
)
def test_texts_that_are_no_position(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(text, {})


def test_rights_without_king_or_rook_at_home_do_not_count() -> None:
    state = GAME.parse("8/cccccccc/8/8/8/8/R3K3/8 w KQ", {})
    assert GAME.position(state) == "8/cccccccc/8/8/8/8/R3K3/8 w Q 0 1"


def test_captures_are_events_in_order() -> None:
    state = at(RING)
    events = GAME.events(state, GAME.find(state, "d3xb5xd7xf5xd3"))
    assert events[0] == Moved(
        "red checker" if standing(state)["d3"].startswith("red") else "black checker",
        ("d3", "b5", "d7", "f5", "d3"),
    )
    assert events[1:] == tuple(
        Captured("white pawn", spot, i) for i, spot in enumerate(("c4", "c6", "e6", "e4"))
    )


def test_every_piece_without_a_move_is_told_why() -> None:
    start = GAME.initial({})
    assert GAME.why_not(start, "a4") is None and GAME.why_not(start, "b6") is None
    blocked = GAME.parse("c7/1P6/2P5/8/8/7c/4K3/8 c - 0 1", {})
    why = GAME.why_not(blocked, "a8")
    assert why and why.clause == "K4"
    chess = do(start, "b6-c5")
    rook = GAME.why_not(chess, "a2")
    assert rook and rook.clause == "K9"
    queen = GAME.why_not(GAME.parse("7c/8/8/8/8/RRRRR3/RRQRK3/RRRRR3 w - 0 1", {}), "c2")
    assert queen and queen.clause == "K6"
    there = GAME.why_not_there(chess, ("b2",), "b5")
    assert there and there.clause == "K6"
    over = GAME.parse("8/8/8/8/8/8/4K3/8 c - 0 1", {})
    assert GAME.why_not(over, "e2") and GAME.why_not_there(over, ("e2",), "e3") is None
