"""The position editor of chess."""

from __future__ import annotations

import pytest

from engine.contract.editing import MIRROR, SEAT, SWAP, Draft
from engine.games.chess.rules import GAME

EDITOR = GAME.editor()
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


def draft_of(text: str) -> Draft:

    return EDITOR.read(text, {})


def controls_of(draft: Draft) -> dict[str, str]:

    return {control.id: control.value for control in EDITOR.controls(draft)}


@pytest.mark.parametrize(
    ("brush", "spot", "spots"),
    [
        ("white-pawn", "a8", {"a8"}),
        ("white-king", "a1", {"a1", "e1"}),
        ("black-rook", "e1", set()),
        ("white-rook", "a8", {"e8"}),
    ],
    ids=["a pawn on an end row", "two kings", "no king", "the side not to move is in check"],
)
def test_faults_are_marked_where_they_are(brush: str, spot: str, spots: set[str]) -> None:
    faults = EDITOR.faults(EDITOR.put(draft_of(KINGS), brush, spot))
    assert faults and {each for fault in faults for each in fault.spots} == spots


def test_the_side_to_move_may_be_in_check() -> None:
    assert not EDITOR.faults(EDITOR.put(draft_of(KINGS), "black-rook", "e5"))


def test_adjacent_kings_are_a_fault() -> None:
    (fault,) = EDITOR.faults(EDITOR.move(draft_of(KINGS), "e8", "e2"))
    assert set(fault.spots) == {"e1", "e2"}


def test_castling_rights_are_offered_with_king_and_rook_at_home() -> None:
    start = EDITOR.start({})
    assert {*"KQkq"} <= set(controls_of(start))
    moved = EDITOR.clear(start, "h1")
    assert "K" not in controls_of(moved) and " Qkq " in EDITOR.text(moved)
    assert EDITOR.text(EDITOR.put(moved, "white-rook", "h1")) == EDITOR.text(start)
    assert " Qkq " in EDITOR.text(EDITOR.set(start, "K", "0"))


def test_an_en_passant_square_can_be_set() -> None:
    draft = EDITOR.set(EDITOR.move(EDITOR.start({}), "e2", "e4"), SEAT, "1")
    choices = next(control.choices for control in EDITOR.controls(draft) if control.id == "passed")
    assert [value for value, _ in choices] == ["-", "e3"]
    draft = EDITOR.set(draft, "passed", "e3")
    assert EDITOR.text(draft).split()[3] == "e3" and not EDITOR.faults(draft)
    (fault,) = EDITOR.faults(EDITOR.set(draft, SEAT, "0"))
    assert fault.spots == ("e3",)


def test_the_board_can_be_mirrored_and_sides_swapped() -> None:
    draft = draft_of("r3k2r/8/8/8/4P3/8/8/K7 b kq e3 5 9")
    assert EDITOR.text(EDITOR.flipped(draft, MIRROR)) == "r2k3r/8/8/8/3P4/8/8/7K b - d3 5 9"
    assert EDITOR.text(EDITOR.flipped(draft, SWAP)) == "k7/8/8/4p3/8/8/8/R3K2R w KQ e6 5 9"


def test_missing_fields_take_their_defaults() -> None:
    assert EDITOR.text(draft_of("4k3/8/8/8/8/8/8/4K3")) == KINGS


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", KINGS),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", KINGS),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1", EDITOR.text(EDITOR.start({}))),
    ],
    ids=["move 0", "no pawn to pass", "not the player's"],
)
def test_fields_without_effect_are_read_as_in_files(text: str, read: str) -> None:
    draft = draft_of(text)
    assert not EDITOR.faults(draft) and EDITOR.text(draft) == read


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("4k3/8/8/8/8/8/8/4Kx2 w - - 0 1", ["x"]),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", ["4k3/8/8/8/8/8/4K3"]),
        ("4k3/8/8/8/8/8/8/4K3 z - - 0 1", ["z"]),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", ["X"]),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", ["e9"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - x y", ["x", "y"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", ["more"]),
    ],
)
def test_unreadable_parts_are_marked(text: str, marked: list[str]) -> None:
    faults = [fault for fault in EDITOR.faults(draft_of(text)) if fault.at >= 0]
    assert [text[fault.at : fault.at + fault.length] for fault in faults] == marked
