"""The position editor of Ctheckers."""

from __future__ import annotations

import pytest

from engine.contract.editing import SWAP, Draft
from engine.games.ctheckers.rules import GAME

EDITOR = GAME.editor()
START = EDITOR.start({})


def put(draft: Draft, *brushes: tuple[str, str]) -> Draft:
    for brush, spot in brushes:
        draft = EDITOR.put(draft, brush, spot)
    return draft


def clauses(draft: Draft) -> list[tuple[str, tuple[str, ...]]]:
    return [(fault.clause, fault.spots) for fault in EDITOR.faults(draft)]


@pytest.mark.rule("C7")
def test_cultists_are_stacked_on_the_end_ranks() -> None:
    draft = put(EDITOR.empty({}), ("C", "a1"), ("c", "a1"), ("c", "a1"))
    assert EDITOR.text(draft).split()[0] == "8/8/8/8/8/8/8/[ccC]7" and not EDITOR.faults(draft)
    assert EDITOR.would_remove(draft, "c", "a1") and EDITOR.text(put(draft, ("C", "a1"))).split()[0].endswith(
        "/C7"
    )
    assert EDITOR.text(put(EDITOR.empty({}), ("C", "d4"), ("c", "d4"))).split()[0] == "8/8/8/8/3c4/8/8/8"
    inside = EDITOR.read("8/8/8/8/3[cC]4/8/8/8 1 -/- -/- - 0", {})
    assert clauses(inside) == [("C7", ("d4",))]


@pytest.mark.rule("C9")
def test_a_nyarlathotep_has_a_form_and_stands_anywhere() -> None:
    draft = put(EDITOR.empty({}), ("N", "a2"))
    assert clauses(draft) == [("C9", ("a2",))]
    draft = EDITOR.set(EDITOR.set(draft, "form0", "4"), "control0", "-")
    assert EDITOR.text(draft).split()[0] == "8/8/8/8/8/8/N4-7/8" and not EDITOR.faults(draft)
    assert EDITOR.put(draft, "C", "a2") == draft
    assert clauses(EDITOR.read("8/8/8/8/8/8/C7/8 1 -/- -/- - 0", {})) == [("C9", ("a2",))]


@pytest.mark.rule("C1")
def test_too_many_pieces_of_a_kind_are_a_fault() -> None:
    assert clauses(put(START, ("M", "d4"))) == [("C1", ("d4",))]
    twice = put(EDITOR.empty({}), ("r", "d4"), ("r", "f4"))
    assert clauses(twice) == [("C1", ("d4", "f4"))]
    captured = EDITOR.set(put(EDITOR.empty({}), ("r", "d4")), "pile1r", "1")
    assert clauses(captured) == [("C1", ("d4",))]
    assert not EDITOR.faults(EDITOR.set(EDITOR.clear(START, "a1"), "out0c", "1"))


@pytest.mark.rule("C18")
def test_a_look_goes_along_with_its_checker() -> None:
    draft = put(START, ("0=c", "a8"), ("1=?", "a5"))
    assert EDITOR.text(draft).split()[4] == "-"
    draft = put(START, ("0=c", "b8"), ("1=?", "b8"))
    assert EDITOR.text(draft).split()[4] == "b8=c1,b8=?2" and not EDITOR.faults(draft)
    moved = EDITOR.move(draft, "b8", "a5")
    assert EDITOR.text(moved).split()[4] == "a5=c1,a5=?2"
    assert EDITOR.text(EDITOR.clear(moved, "a5")).split()[4] == "-"
    assert clauses(put(draft, ("1=b", "b8"))) == [("C18", ("b8",))]
    assert EDITOR.text(put(draft, ("0=t", "b8"))).split()[4] == "b8=t1,b8=?2"


def test_the_sides_can_be_swapped() -> None:
    draft = EDITOR.read("8/8/8/8/8/m7/8/N4-7 1 C3R1/c2 -/b1 a3=c1 7", {})
    assert EDITOR.text(EDITOR.flipped(draft, SWAP)) == "7n4-/8/7M/8/8/8/8/8 2 C2/c3r1 B1/- h6=C2 7"


def test_a_turn_in_progress_is_kept_or_restarted() -> None:
    text = "8/8/8/4M3/3m4/8/8/8 1 -/- -/- - - uncover.d4,crown.e5,more.e5,next d4 -"
    draft = EDITOR.read(text, {})
    assert EDITOR.text(draft) == text and not EDITOR.faults(draft)
    start = EDITOR.set(draft, "rest", "")
    assert EDITOR.text(start) == "8/8/8/4M3/3m4/8/8/8 1 -/- -/- - 0"
    (fault,) = EDITOR.faults(EDITOR.read(text.replace("next", "nest"), {}))
    assert "this turn" in fault.words


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("8/8/8/8/8/8/8/x7 1 -/- -/- - 0", "x"),
        ("8/8/8/8/8/8/8/8 3 -/- -/- - 0", "3"),
        ("8/8/8/8/8/8/8/8 1 C3 -/- - 0", "C3"),
        ("8/8/8/8/8/8/8/8 1 c3/- -/- - 0", "c3"),
        ("8/8/8/8/8/8/8/8 1 -/- -/- a1=c1 0", "a1=c1"),
        ("8/8/8/8/8/8/8/M7 1 -/- -/- a1=c1 0", "a1=c1"),
        ("8/8/8/8/8/8/8/M7 1 -/- -/- a1=C1,a1=C1 0", "a1=C1"),
        ("8/8/8/8/8/8/8/8 1 -/- -/- - x", "x"),
        ("8/8/8/8/8/8/8/8 1 -/- -/- - 0 more", "more"),
    ],
)
def test_invalid_parts_of_a_text_are_marked(text: str, marked: str) -> None:
    fault = EDITOR.faults(EDITOR.read(text, {}))[0]
    assert text[fault.at : fault.at + fault.length] == marked
