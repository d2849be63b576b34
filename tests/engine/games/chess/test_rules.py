"""The rules of chess: actions, events, texts, marks, ends. `test_against_library` compares the moves."""

from __future__ import annotations

import pytest

from engine.contract.events import Captured, Crowned, Moved
from engine.contract.values import TERMINAL, BadPosition, IllegalAction
from engine.games.chess.rules import CHECKMATE, FIFTY_MOVES, MATERIAL, REPETITION, STALEMATE, Chess
from engine.games.chess.state import State
from tests.drawing import fen_rows

GAME = Chess()


def at(drawing: str, turn: str = "w", rest: str = "- - 0 1") -> State:
    return GAME.parse(f"{fen_rows(drawing)} {turn} {rest}", {})


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


@pytest.mark.rule("N1")
def test_the_start_is_the_standard_position() -> None:
    start = GAME.initial({})
    assert start == at(
        """
        r n b q k b n r
        p p p p p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P P P P P P P P
        R N B Q K B N R
        """,
        "w",
        "KQkq - 0 1",
    )
    assert {piece.art for piece in GAME.picture(start).pieces} >= {"white-king", "black-pawn", "white-knight"}
    assert (GAME.seats({}), GAME.player(start)) == (("White", "Black"), 0)


PROMOTION = """
    . n . . k . . .
    P . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . K . . .
"""


@pytest.mark.rule("N1")
def test_a_promotion_asks_for_the_piece_last() -> None:
    state = at(PROMOTION)
    choices = {action.path for action in GAME.legal_actions(state) if action.path[0] == "a7"}
    assert choices == {("a7", end, choice) for end in ("a8", "b8") for choice in ("=Q", "=R", "=B", "=N")}
    assert [GAME.label(state, choice) for choice in ("=Q", "=N")] == ["Queen", "Knight"]
    action = GAME.find(state, "a7b8n")
    assert GAME.events(state, action) == (
        Moved("white pawn", ("a7", "b8")),
        Captured("black knight", "b8"),
        Crowned("white knight", "b8"),
    )
    assert GAME.position(GAME.apply(state, action)) == "1N2k3/8/8/8/8/8/8/4K3 b - - 0 1"


@pytest.mark.rule("N1")
def test_castling_moves_both_pieces() -> None:
    state = at(PROMOTION.replace("K . . .", "K . . R").replace(". . . . K", "R . . . K"), "w", "KQ - 3 9")
    short, long = GAME.find(state, "e1g1"), GAME.find(state, "e1c1")
    assert GAME.events(state, short) == (Moved("white king", ("e1", "g1")), Moved("white rook", ("h1", "f1")))
    assert GAME.events(state, long) == (Moved("white king", ("e1", "c1")), Moved("white rook", ("a1", "d1")))
    assert GAME.position(GAME.apply(state, short)) == "1n2k3/P7/8/8/8/8/8/R4RK1 b - - 4 9"


@pytest.mark.rule("N1")
def test_en_passant_captures_the_adjacent_pawn() -> None:
    state = play(GAME.initial({}), "e2e4", "a7a6", "e4e5", "d7d5")
    assert GAME.position(state).split()[3] == "d6"
    action = GAME.find(state, "e5d6")
    assert GAME.events(state, action)[1] == Captured("black pawn", "d5")
    with pytest.raises(IllegalAction):
        GAME.find(play(state, "a2a3", "a6a5"), "e5d6")


@pytest.mark.rule("N5")
def test_checkmate_is_marked_and_lost() -> None:
    state = play(GAME.initial({}), "f2f3", "e7e5", "g2g4", "d8h4")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == CHECKMATE and outcome.returns == (-1.0, 1.0)
    assert GAME.player(state) == TERMINAL
    picture = GAME.picture(state)
    assert picture.notes == ("White is in check: the black queen on h4 captures the white king on e1.",)
    assert {(ground.spot, ground.art) for ground in picture.grounds} == {("e1", "check"), ("h4", "threat")}


@pytest.mark.rule("N5")
def test_a_refused_piece_shows_the_reason() -> None:
    state = at("""
        . . . . r . k .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . B . . .
        . . . . K . . R
    """)
    why = GAME.refusal(state, "e2")
    assert why and not why.clause and why.show == ("e8", "e1") and not why.marks
    assert GAME.refusal(state, "e1") is None and GAME.refusal(state, "a5") is None
    turn = GAME.refusal(state, "g8")
    assert turn and "White's turn" in turn.words
    there = GAME.path_refusal(state, ("h1",), "g3")
    assert there and not there.clause
    assert GAME.path_refusal(state, ("h1",), "h5") is None
    start = GAME.initial({})
    blocked = GAME.refusal(start, "a1")
    assert blocked and "blocked" in blocked.words
    mate = play(start, "f2f3", "e7e5", "g2g4", "d8h4")
    over = GAME.refusal(mate, "e1")
    assert over and "over" in over.words


@pytest.mark.rule("N7")
def test_refused_castling_shows_the_reason() -> None:
    row = ". . . . K . . R"
    check = "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1"
    across = "5rk1/8/8/8/8/8/8/4K2R w K - 0 1"
    for text, shown in ((check, "e8"), (across, "f1")):
        why = GAME.path_refusal(GAME.parse(text, {}), ("e1",), "g1")
        assert why and not why.clause and why.words, row
        assert shown in (*why.show, *(mark.spot for mark in why.marks)), row


@pytest.mark.rule("N9")
def test_stalemate_bare_material_fifty_moves_and_repetition_are_draws() -> None:
    outcomes = {
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1": STALEMATE,
        "7k/8/6K1/8/8/8/8/7N b - - 0 1": MATERIAL,
        "7k/8/6K1/8/8/8/8/6BB b - - 100 90": FIFTY_MOVES,
    }
    for text, reason in outcomes.items():
        outcome = GAME.outcome(GAME.parse(text, {}))
        assert outcome and outcome.reason == reason and outcome.returns == (0.0, 0.0)
    state = GAME.initial({})
    for _ in range(2):
        assert GAME.outcome(state) is None
        state = play(state, "g1f3", "g8f6", "f3g1", "f6g8")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REPETITION


@pytest.mark.rule("N9")
def test_a_mate_that_completes_fifty_moves_is_a_mate() -> None:
    outcome = GAME.outcome(play(GAME.parse("7k/8/6K1/8/8/8/8/R7 w - - 99 90", {}), "a1a8"))
    assert outcome and outcome.reason == CHECKMATE


@pytest.mark.rule("N9")
def test_an_unusable_en_passant_square_does_not_make_a_new_position() -> None:
    state = play(GAME.initial({}), "e2e4")
    assert state.position != GAME.key(state.position)
    for _ in range(2):
        state = play(state, "g8f6", "g1f3", "f6g8", "f3g1")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REPETITION


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "kk6/8/8/8/8/8/8/K7 w - - 0 1",
        "kK6/8/8/8/8/8/8/8 w - - 0 1",
        "k7/8/8/8/8/8/8/K6P w - - 0 1",
        "k7/8/8/8/8/8/8/K7 x - - 0 1",
        "k7/8/8/8/8/8/8/K7 w X - 0 1",
        "k7/8/8/8/8/8/8/K7 w - z9 0 1",
        "k7/8/8/8/8/8/8/K7 w - - -1 1",
        "k6/8/8/8/8/8/8/K7 w - - 0 1",
        "k7/8/8/8/8/8/8/K77 w - - 0 1",
        "k7/8/8/8/8/8/8/R6K w - - 0 1",
    ],
)
def test_invalid_position_texts_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(text, {})


def test_counters_may_be_omitted_and_unusable_rights_do_not_count() -> None:
    assert GAME.position(GAME.parse("7k/8/8/8/8/8/8/R3K3 w KQkq -", {})) == "7k/8/8/8/8/8/8/R3K3 w Q - 0 1"


@pytest.mark.parametrize(
    "fields", ["", " w", " w -", " w - -", " w - - 0", " w - - 0 0", " W - e6 0 1", " w KQ - 0 1"]
)
def test_fields_may_be_missing_and_impossible_values_are_ignored(fields: str) -> None:
    assert GAME.position(GAME.parse(f"k7/8/8/8/8/8/8/K7{fields}", {})) == "k7/8/8/8/8/8/8/K7 w - - 0 1"
