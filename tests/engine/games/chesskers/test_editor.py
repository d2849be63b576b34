"""The position editor of Chesskers."""

from __future__ import annotations

import pytest

from engine.contract.editing import MIRROR
from engine.games.chesskers.rules import GAME

EDITOR = GAME.editor()


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("brush", "spot", "spots"), [("white-king", "a4", ("a4", "e2")), ("white-pawn", "a1", ("a1",))]
)
def test_faults_are_marked_where_they_are(brush: str, spot: str, spots: tuple[str, ...]) -> None:
    (fault,) = EDITOR.faults(EDITOR.put(EDITOR.start({}), brush, spot))
    assert fault.spots == spots and fault.clause == "K1"


def test_a_position_without_a_king_is_a_finished_game() -> None:
    draft = EDITOR.clear(EDITOR.start({}), "e2")
    assert not EDITOR.faults(draft) and GAME.outcome(GAME.start({}, EDITOR.text(draft)))


def test_a_checker_is_red_or_black_by_its_square() -> None:
    draft = EDITOR.put(EDITOR.put(EDITOR.empty({}), "checker", "a4"), "checker", "b4")
    arts = {piece.spot: piece.art for piece in EDITOR.picture(draft).pieces}
    assert arts == {"a4": "red-checker", "b4": "black-checker"}


@pytest.mark.rule("K8")
def test_castling_rights_are_offered_with_king_and_rook_at_home() -> None:
    start = EDITOR.start({})
    assert {"K", "Q"} <= {control.id for control in EDITOR.controls(start)}
    assert EDITOR.text(EDITOR.clear(start, "h2")).split()[2] == "Q"
    assert EDITOR.text(EDITOR.set(start, "Q", "0")).split()[2] == "K"
    assert EDITOR.text(EDITOR.flipped(start, MIRROR)).split()[2] == "-"


def test_unreadable_parts_are_marked() -> None:
    text = "8/8/8/8/8/8/8/4Kq2 z X - 0 9"
    faults = [fault for fault in EDITOR.faults(EDITOR.read(text, {})) if fault.at >= 0]
    assert [text[fault.at : fault.at + fault.length] for fault in faults] == ["q", "z", "X", "-", "9"]
