"""Start, promotion, ends and notation of Nuclear Chess; the tests of chess cover the shared rules."""

from __future__ import annotations

import pytest

from engine.contract.events import Crowned
from engine.contract.values import BadPosition
from engine.games.chess.rules import FIFTY_MOVES, MATERIAL, REPETITION, STALEMATE
from engine.games.nuclear import kernel as kernel
from engine.games.nuclear.rules import NO_KING, REASONS
from tests.engine.games.nuclear.positions import GAME, at, moves, play, standing


@pytest.mark.rule("N1")
def test_the_start_is_that_of_chess() -> None:
    start = GAME.initial({})
    assert GAME.position(start) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    assert len(moves(start)) == 20


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
    promoted = play(state, "g7g8q")
    assert GAME.events(state, GAME.find(state, "g7g8q"))[-1] == Crowned("white queen", "g8")
    after = play(promoted, "a8g8")
    assert set(standing(after)) == {"g8", "h8", "a3", "h1"}


@pytest.mark.rule("N9")
def test_a_stalemate_is_a_draw() -> None:
    outcome = GAME.outcome(GAME.parse("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", {}))
    assert outcome and outcome.reason == REASONS[STALEMATE.code] and outcome.returns == (0.0, 0.0)


@pytest.mark.rule("N9")
def test_draws_by_repetition_fifty_moves_and_material() -> None:
    state = GAME.initial({})
    for _ in range(2):
        assert GAME.outcome(state) is None
        state = play(state, "g1f3", "g8f6", "f3g1", "f6g8")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REASONS[REPETITION.code]
    outcome = GAME.outcome(play(GAME.parse("k7/8/8/8/8/8/8/K6R w - - 99 80", {}), "h1h2"))
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


def test_an_edited_position_may_expose_the_other_king_to_a_blast_but_not_to_capture() -> None:
    kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
    outcome = GAME.outcome(play(GAME.parse(kiwipete, {}), "d5e6"))
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
