"""Nuclear Chess, clause by clause. What it shares with chess is tested there too."""

from __future__ import annotations

import pytest

from engine.contract.events import Captured, Crowned, Exploded, Moved
from engine.contract.values import BadPosition
from engine.games.chess.ends import CHECKMATE, FIFTY_MOVES, MATERIAL, REPETITION, STALEMATE
from engine.games.chess.rules import State
from engine.games.nuclear import kernel as kernel
from engine.games.nuclear.rules import NO_KING, REASONS, Nuclear
from engine.session.narration import story
from tests.drawing import fen_rows

GAME = Nuclear()


def at(drawing: str, turn: str = "w", rest: str = "- - 0 1") -> State:
    return GAME.parse(f"{fen_rows(drawing)} {turn} {rest}", {})


def moves(state: State, start: str = "") -> set[str]:
    return {action.text for action in GAME.legal_actions(state) if action.text.startswith(start)}


def do(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


def standing(state: State) -> dict[str, str]:
    return {piece.spot: piece.name for piece in GAME.picture(state).pieces}


@pytest.mark.rule("N1")
def test_it_starts_as_chess_does() -> None:
    start = GAME.initial({})
    assert GAME.position(start) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    assert len(moves(start)) == 20


BLAST = """
    k . . . . . . .
    . . . . . . . .
    . . n . . . r .
    . . . p . . . .
    . . . . B . . .
    . . . . . . . .
    . . . . . . . .
    . . . Q . . . K
"""


@pytest.mark.rule("N2")
def test_a_captured_pawn_takes_its_captor_and_its_neighbours_of_both_colours() -> None:
    state = at(BLAST)
    after = do(state, "d1d5")
    assert standing(after) == {"a8": "black king", "h1": "white king", "g6": "black rook"}
    events = GAME.events(state, GAME.find(state, "d1d5"))
    assert events[:3] == (
        Moved("white queen", ("d1", "d5")),
        Captured("black pawn", "d5"),
        Exploded("black pawn", "d5", 0),
    )
    swept = {event.spot: event.piece for event in events[3:] if isinstance(event, Captured)}
    assert swept == {"d5": "white queen", "e4": "white bishop", "c6": "black knight"}
    assert story(events, GAME.words).startswith(
        "White queen goes from d1 to d5. The black pawn on d5 explodes, and with it go the "
    )
    assert all(f"{piece} on {spot}" in story(events, GAME.words) for spot, piece in swept.items())


@pytest.mark.rule("N2")
def test_the_blast_can_be_seen_before_the_capture() -> None:
    state = at(BLAST)
    marks = GAME.preview(state, GAME.find(state, "d1d5"))
    around = {file + rank for file in "cde" for rank in "456"}
    assert {mark.spot for mark in marks} == around
    words = {mark.spot: mark.name for mark in marks}
    assert words["c6"] == "black knight would go, step 1" and words["d5"].startswith("white queen")
    assert words["c4"] == "blast"
    assert GAME.preview(state, GAME.find(state, "d1d4")) == ()


CHAIN = """
    k . . . . . . .
    . . . . . r . .
    . . . . P . . .
    . . . p . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . Q . . . K
"""


@pytest.mark.rule("N3")
def test_pawns_in_a_blast_explode_in_their_turn() -> None:
    state = at(CHAIN)
    assert standing(do(state, "d1d5")) == {"a8": "black king", "h1": "white king"}
    events = GAME.events(state, GAME.find(state, "d1d5"))
    assert [e for e in events if isinstance(e, Exploded)] == [
        Exploded("black pawn", "d5", 0),
        Exploded("white pawn", "e6", 1),
    ]
    steps = {event.spot: event.step for event in events if isinstance(event, Captured)}
    assert steps["e6"] == 1 and steps["f7"] == 2
    marks = {mark.spot: mark.name for mark in GAME.preview(state, GAME.find(state, "d1d5"))}
    assert marks["f7"] == "black rook would go, step 2"


@pytest.mark.rule("N4")
def test_a_pawn_explodes_when_it_captures_a_pawn_and_not_when_it_captures_a_piece() -> None:
    drawing = """
        k . . . . . . .
        . . . . . . . .
        . . R . . . . .
        . . . n . . . .
        . . . . P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . K
    """
    piece = do(at(drawing), "e4d5")
    assert standing(piece) == {
        "a8": "black king",
        "h1": "white king",
        "c6": "white rook",
        "d5": "white pawn",
    }
    pawn = do(at(drawing.replace("n", "p")), "e4d5")
    assert standing(pawn) == {"a8": "black king", "h1": "white king"}


@pytest.mark.rule("N4")
def test_en_passant_explodes_around_both_squares() -> None:
    state = at("""
        k . . . . . . .
        . . n . . . . .
        . . . . . . . .
        . . . p P . . .
        . . B . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . K
    """, "w", "- d6 0 1")  # fmt: skip
    assert standing(do(state, "e5d6")) == {"a8": "black king", "h1": "white king"}
    events = GAME.events(state, GAME.find(state, "e5d6"))
    assert [e for e in events if isinstance(e, Exploded)] == [
        Exploded("black pawn", "d5", 0),
        Exploded("white pawn", "d6", 1),
    ]
    captured = [event.spot for event in events if isinstance(event, Captured)]
    assert sorted(captured) == ["c4", "c7", "d5", "d6"]


@pytest.mark.rule("N5")
def test_a_row_of_pawns_burns_from_end_to_end() -> None:
    state = do(GAME.initial({}), "e2e4", "e7e5", "d1h5")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REASONS[CHECKMATE.code] and outcome.returns == (1.0, -1.0)
    picture = GAME.picture(state)
    assert any("queen on h5 takes the black pawn on h7" in note for note in picture.notes)
    threats = {ground.spot for ground in picture.grounds if ground.art == "threat"}
    blasts = {ground.spot for ground in picture.grounds if ground.art == "blast"}
    assert threats == {"h5"} and blasts == {file + rank for file in "efgh" for rank in "678"}


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
def test_it_is_check_when_a_blast_could_remove_the_king_unless_it_takes_the_other_king_too() -> None:
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
def test_no_move_may_remove_or_expose_the_own_king_and_the_board_shows_why() -> None:
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
    why = GAME.why_not_there(own, ("f3",), "c3")
    assert why and why.clause == "N5" and why.show == ("f3", "c3")
    assert {mark.spot for mark in why.marks} == {f + r for f in "bcd" for r in "234"}


@pytest.mark.rule("N5")
def test_a_pinned_guard_is_told_which_capture_and_blast_forbid_its_moves() -> None:
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
    why = GAME.why_not(state, "e5")
    assert why and why.clause == "N5" and "rook on e8 takes the white pawn on e2" in why.words
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
    why = GAME.why_not_there(state, ("f4",), "e5")
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
def test_castling_not_in_check_nor_across_or_onto_an_attacked_square() -> None:
    assert {"e1g1", "e1c1"} <= moves(at(CASTLE, "w", "KQ - 0 1"))
    crossed = at(CASTLE.replace(". . . . . . . .", ". . . . . r . .", 1), "w", "KQ - 0 1")
    assert "e1g1" not in moves(crossed) and "e1c1" in moves(crossed)
    why = GAME.why_not_there(crossed, ("e1",), "g1")
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
    why = GAME.why_not_there(linked, ("e1",), "g1")
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
    why = GAME.why_not_there(state, ("e1",), "g1")
    assert why and why.clause == "N5" and why.show[0] == "a3"


@pytest.mark.rule("N7")
def test_a_right_goes_with_a_rook_that_was_blown_up() -> None:
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
    assert GAME.position(do(state, "a8g2")) == "1k6/8/8/8/8/8/8/R3K3 w Q - 0 2"


@pytest.mark.rule("N8")
def test_a_promoted_pawn_does_not_explode() -> None:
    state = at("""
        r . . . . . . n
        . . . . . . P .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        k . . . . . . .
        . . . . . . . .
        . . . . . . . K
    """)
    promoted = do(state, "g7g8q")
    assert GAME.events(state, GAME.find(state, "g7g8q"))[-1] == Crowned("white queen", "g8")
    after = do(promoted, "a8g8")
    assert set(standing(after)) == {"g8", "h8", "a3", "h1"}


@pytest.mark.rule("N9")
def test_stalemate() -> None:
    outcome = GAME.outcome(GAME.parse("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", {}))
    assert outcome and outcome.reason == REASONS[STALEMATE.code] and outcome.returns == (0.0, 0.0)


@pytest.mark.rule("N9")
def test_draws_by_repetition_fifty_moves_and_material() -> None:
    state = GAME.initial({})
    for _ in range(2):
        assert GAME.outcome(state) is None
        state = do(state, "g1f3", "g8f6", "f3g1", "f6g8")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REASONS[REPETITION.code]
    outcome = GAME.outcome(do(GAME.parse("k7/8/8/8/8/8/8/K6R w - - 99 80", {}), "h1h2"))
    assert outcome and outcome.reason == REASONS[FIFTY_MOVES.code]
    outcome = GAME.outcome(GAME.parse("k7/8/8/8/8/8/8/K6N w - - 0 80", {}))
    assert outcome and outcome.reason == REASONS[MATERIAL.code]
    assert GAME.outcome(GAME.parse("k7/7p/8/8/8/8/8/K6N w - - 0 80", {})) is None


@pytest.mark.rule("N9")
def test_an_en_passant_square_counts_only_if_the_capture_is_legal() -> None:
    drawing = """
        k . . . . . . .
        . . . . . . . .
        . . K . . . . .
        . . . p P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    forbidden = at(drawing, "w", "- d6 0 1").position
    assert GAME.key(forbidden) == at(drawing, "w").position != forbidden
    far = drawing.replace(". . K . . . . .", ". . . . . . . .").replace("k . . . . . . .", "k . . . . . . K")
    allowed = at(far, "w", "- d6 0 1").position
    assert GAME.key(allowed) == allowed


def test_a_position_set_up_by_hand_may_have_the_other_king_in_a_blast_but_not_attacked() -> None:
    kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
    outcome = GAME.outcome(do(GAME.parse(kiwipete, {}), "d5e6"))
    assert outcome and outcome.reason == NO_KING and outcome.returns == (1.0, -1.0)
    with pytest.raises(BadPosition):
        GAME.parse("k7/8/8/8/8/8/8/R6K w - - 0 1", {})


@pytest.mark.rule("N5")
def test_pgn_carries_the_variant() -> None:
    pgn = GAME.notations[0]
    record = pgn.read('[Variant "Nuclear Chess"] 1. e4 e5 2. Qh5# 1-0')
    assert [action.text for action in record.actions] == ["e2e4", "e7e5", "d1h5"]
    text = pgn.write(record)
    assert '[Variant "Nuclear Chess"]' in text and "2. Qh5# 1-0" in text
    assert pgn.read(text) == record
    with pytest.raises(BadPosition, match="of chess"):
        pgn.read("1. e4 e5 *")
