"""The position editor of Nuclear Chess: faults cite clauses, and threatened blasts are no faults."""

from __future__ import annotations

import pytest

from engine.contract.editing import SEAT, SWAP, Draft
from engine.contract.events import Exploded
from engine.games.chess.rules import GAME as CHESS
from engine.games.nuclear.rules import GAME, NO_KING

EDITOR = GAME.editor()
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
FUSED = "4k3/4p3/8/8/8/8/8/K3R3 w - - 0 1"
"""If White captures on e7, the blast removes Black's king."""


def draft_of(text: str) -> Draft:
    draft = EDITOR.read(text, {})
    assert EDITOR.text(draft) == text
    return draft


def clauses_of(draft: Draft) -> set[str]:
    return {fault.clause for fault in EDITOR.faults(draft)}


@pytest.mark.rule("N1")
@pytest.mark.parametrize(
    ("brush", "spot"), [("white-pawn", "a8"), ("black-pawn", "h1"), ("white-king", "a1")]
)
def test_faults_of_chess_cite_the_clause_of_chess(brush: str, spot: str) -> None:
    (fault,) = EDITOR.faults(EDITOR.put(draft_of(KINGS), brush, spot))
    assert fault.clause == "N1" and spot in fault.spots
    assert EDITOR.faults(EDITOR.clear(draft_of(KINGS), "e8"))[0].clause == "N1"


@pytest.mark.rule("N5")
def test_a_side_to_move_without_a_king_has_lost() -> None:
    draft = EDITOR.clear(draft_of(KINGS), "e1")
    assert not EDITOR.faults(draft)
    outcome = GAME.outcome(GAME.start({}, EDITOR.text(draft)))
    assert outcome and outcome.reason == NO_KING and outcome.returns == (-1.0, 1.0)
    assert EDITOR.faults(EDITOR.clear(draft, "e8")), "the other king stands"


@pytest.mark.rule("N5")
def test_adjacent_kings_and_a_capturable_king_are_faults() -> None:
    assert clauses_of(EDITOR.move(draft_of(KINGS), "e8", "e2")) == {"N5"}
    checked = EDITOR.put(draft_of(KINGS), "white-rook", "e4")
    (fault,) = EDITOR.faults(checked)
    assert fault.clause == "N5" and fault.spots == ("e8",)
    assert not EDITOR.faults(EDITOR.set(checked, SEAT, "1"))


@pytest.mark.rule("N5")
def test_a_blast_may_reach_the_king_of_the_side_not_to_move() -> None:
    """Only the editor makes such a position: it is valid, and the side to move can win at once."""
    draft = draft_of(FUSED)
    assert not EDITOR.faults(draft)
    state = GAME.start({}, EDITOR.text(draft))
    after = GAME.apply(state, GAME.find(state, "e1e7"))
    outcome = GAME.outcome(after)
    assert outcome and outcome.reason == NO_KING and outcome.returns == (1.0, -1.0)
    assert not EDITOR.faults(EDITOR.set(draft, SEAT, "1")), "Black is in check then, and to move"


@pytest.mark.rule("N5")
def test_a_mate_by_an_unbroken_row_is_valid_and_over() -> None:
    text = "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2"
    assert not EDITOR.faults(draft_of(text))
    outcome = GAME.outcome(GAME.start({}, text))
    assert outcome and outcome.reason.clause == "N5" and outcome.returns == (1.0, -1.0)
    assert CHESS.outcome(CHESS.start({}, text)) is None


@pytest.mark.rule("N4")
def test_a_pawn_captured_en_passant_explodes_with_its_captor() -> None:
    draft = EDITOR.put(EDITOR.put(draft_of(KINGS), "white-pawn", "d4"), "black-pawn", "c4")
    draft = EDITOR.set(EDITOR.set(draft, SEAT, "1"), "passed", "d3")
    assert EDITOR.text(draft) == "4k3/8/8/8/2pP4/8/8/4K3 b - d3 0 1" and not EDITOR.faults(draft)
    state = GAME.start({}, EDITOR.text(draft))
    happened = GAME.events(state, GAME.find(state, "c4d3"))
    assert sum(isinstance(event, Exploded) for event in happened) == 2
    lost = EDITOR.clear(draft, "d4")
    assert clauses_of(lost) == {"N1"}, "no pawn has passed the square any more"


@pytest.mark.rule("N7")
def test_castling_rights_need_king_and_rook_at_home() -> None:
    start = EDITOR.start({})
    controls = {control.id: control.value for control in EDITOR.controls(start)}
    assert all(controls[right] == "1" for right in "KQkq")
    assert " Kkq " in EDITOR.text(EDITOR.clear(start, "a1"))


@pytest.mark.rule("N8")
def test_the_palette_is_that_of_chess() -> None:
    brushes = EDITOR.brushes({})
    assert [brush.id for brush in brushes] == [brush.id for brush in CHESS.editor().brushes({})]
    many = draft_of(KINGS)
    for spot in ("a1", "b1", "c1"):
        many = EDITOR.put(many, "white-queen", spot)
    assert not EDITOR.faults(many)


def test_the_sides_can_be_swapped() -> None:
    there = EDITOR.flipped(draft_of(FUSED), SWAP)
    assert EDITOR.text(there) == "k3r3/8/8/8/8/8/4P3/4K3 b - - 0 1" and not EDITOR.faults(there)
    assert EDITOR.text(EDITOR.flipped(there, SWAP)) == FUSED
