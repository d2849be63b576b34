"""Positions of draughts set up by hand."""

from __future__ import annotations

import pytest

from engine.contract.editing import SEAT, SWAP
from engine.games.draughts.rules import GAME

EDITOR = GAME.editor()


def test_pieces_stand_on_dark_squares() -> None:
    draft = EDITOR.empty({})
    assert EDITOR.put(draft, "dark-king", "a2") == draft
    draft = EDITOR.put(EDITOR.put(draft, "dark-king", "a1"), "light-pawn", "h8")
    draft = EDITOR.set(draft, SEAT, "1")
    assert EDITOR.text(draft) == "W:W29:BK4" and not EDITOR.faults(draft)


@pytest.mark.rule("D1")
def test_a_thirteenth_piece_is_marked() -> None:
    draft = EDITOR.put(EDITOR.start({}), "dark-king", "e5")
    (fault,) = EDITOR.faults(draft)
    assert fault.spots == ("e5",) and fault.clause == "D1"
    assert not EDITOR.faults(EDITOR.clear(draft, "a1"))


def test_the_sides_can_be_exchanged() -> None:
    draft = EDITOR.read("B:W21,K30:B1", {})
    assert EDITOR.text(EDITOR.flipped(draft, SWAP)) == "W:W32:B12,K3"


def test_variant_spellings_of_a_text_are_read() -> None:
    draft = EDITOR.read(" w : b 1-3, k9 : w 21. ", {})
    assert EDITOR.text(draft) == "W:W21:B1,2,3,K9" and not EDITOR.faults(draft)


@pytest.mark.parametrize(
    ("text", "marked"),
    [("B:W1,x:B2", "x"), ("B:W1:B1", "1"), ("Q:W1:B2", "Q"), ("B:W40:B2", "40"), ("B:Y7:B2", "Y7")],
)
def test_unreadable_parts_are_marked(text: str, marked: str) -> None:
    fault = EDITOR.faults(EDITOR.read(text, {}))[0]
    assert text[fault.at : fault.at + fault.length] == marked
