"""The position editor of the star games."""

from __future__ import annotations

import pytest

from engine.contract.editing import SEAT, Draft, Editor
from engine.games.chinese.rules import GAME as CHINESE
from engine.games.satan.rules import GAME as SATAN

EDITOR = SATAN.editor()


def start(setup: str = "five", editor: Editor = EDITOR) -> Draft:
    return editor.start(SATAN.settle_options({"setup": setup}))


def clauses(draft: Draft, editor: Editor = EDITOR) -> list[str]:
    return [fault.clause for fault in editor.faults(draft)]


@pytest.mark.rule("S12")
def test_satans_fire_is_unique_and_outside_the_points() -> None:
    draft = EDITOR.put(start(), "flame-black", "1.2")
    assert draft.on("flame-black") == ("1.2",)
    assert EDITOR.put(draft, "flame-black", "A1") == draft
    text = EDITOR.text(EDITOR.clear(start("duel"), "A1")).replace("satan:c", "satan:A1")
    read = EDITOR.read(text, start("duel").options)
    assert clauses(read) == ["S12"] and EDITOR.faults(read)[0].spots == ("A1",)


@pytest.mark.rule("S13")
def test_satans_fire_is_compulsory_with_five_players() -> None:
    assert clauses(EDITOR.clear(start(), "c")) == ["S13"]
    assert clauses(EDITOR.clear(start("duel"), "c")) == []


@pytest.mark.rule("S1")
def test_a_tenth_flame_is_a_fault() -> None:
    (fault,) = EDITOR.faults(EDITOR.put(start(), "flame-red", "4.1"))
    assert fault.clause == "S1" and len(fault.spots) == 1


@pytest.mark.rule("S8")
def test_a_seat_to_move_without_flames_is_a_fault() -> None:
    draft = start("duel")
    for spot in draft.on("flame-red"):
        draft = EDITOR.clear(draft, spot)
    assert clauses(draft) == ["S8"]
    over = EDITOR.set(draft, SEAT, "1")
    assert not EDITOR.faults(over) and SATAN.outcome(SATAN.start(over.options, EDITOR.text(over)))


def test_a_set_up_begins_with_its_own_start() -> None:
    other = EDITOR.with_options(start(), SATAN.settle_options({"setup": "duel"}))
    assert EDITOR.text(other) == EDITOR.text(start("duel"))
    assert EDITOR.read(EDITOR.text(other), start().options).options["setup"] == "duel"


@pytest.mark.rule("S20")
def test_chinese_checkers_have_no_fire() -> None:
    editor = CHINESE.editor()
    draft = editor.start(CHINESE.settle_options({"players": "3"}))
    assert "flame-black" not in [brush.id for brush in editor.brushes(draft.options)]
    text = editor.text(draft).replace("satan:-", "satan:c")
    assert clauses(editor.read(text, draft.options), editor) == ["S20"]


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("A1,X9/C1 satan:c 0 0 duel", "X9"),
        ("A1,A1/C1 satan:c 0 0 duel", "A1"),
        ("A1/C1/D1 satan:c 0 0 duel", "A1/C1/D1"),
        ("A1/C1 fire:c 0 0 duel", "fire:c"),
        ("A1/C1 satan:c 7 0 duel", "7"),
        ("A1/C1 satan:c 0 x duel", "x"),
        ("A1/C1 satan:c 0 0 duet", "duet"),
        ("A1/C1 satan:c 0 0 duel lost", "lost"),
    ],
)
def test_unreadable_parts_are_marked(text: str, marked: str) -> None:
    found = EDITOR.faults(EDITOR.read(text, start("duel").options))[0]
    assert text[found.at : found.at + found.length] == marked
