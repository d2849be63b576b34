"""The position editor of Alien Checkers."""

from __future__ import annotations

import pytest

from engine.contract.editing import MIRROR, SEAT, SWAP, Draft
from engine.games.alien.rules import GAME

EDITOR = GAME.editor()
OPTIONS = GAME.settle_options({})
EMPTY = EDITOR.empty(OPTIONS)
REST = "1 N -;- 12/12 0/0 0/0 -;- ? - ?/? 1"


def put(draft: Draft, *brushes: tuple[str, str]) -> Draft:
    for brush, spot in brushes:
        draft = EDITOR.put(draft, brush, spot)
    return draft


def board(draft: Draft) -> str:
    return EDITOR.text(draft).split()[0]


def clauses(draft: Draft) -> list[tuple[str, tuple[str, ...]]]:
    return [(fault.clause, fault.spots) for fault in EDITOR.faults(draft)]


@pytest.mark.rule("A20")
def test_reserves_follow_from_the_board() -> None:
    draft = put(EMPTY, ("K", "a1"), ("e", "b8"))
    assert EDITOR.text(draft).split()[4] == "10/9" and not EDITOR.faults(draft)
    many = put(EMPTY, *(("E", spot) for spot in ("a1", "a3", "a5", "a7", "c1")))
    assert clauses(many) == [("A20", ("c1",))]


@pytest.mark.rule("A46", "A47")
def test_tokens_lie_on_checkers() -> None:
    assert EDITOR.put(EMPTY, "h", "a1") == EMPTY
    draft = put(EMPTY, ("m", "a1"), ("h", "a1"), ("o", "a1"))
    assert board(draft).endswith("m[oh]7") and not EDITOR.faults(draft)
    assert board(EDITOR.clear(draft, "a1", "h")).endswith("m[o]7")
    assert board(EDITOR.move(draft, "a1", "c1")).endswith("2m[oh]5")
    assert board(EDITOR.clear(draft, "a1", "m")) == board(EMPTY)
    snookled = put(draft, ("s", "a1"), ("s", "a1"))
    assert board(snookled).endswith("m[sso]7") and not EDITOR.faults(snookled), "a hippo leaves"
    assert board(put(snookled, ("h", "a1"))).endswith("m[oh]7")
    assert board(EDITOR.clear(snookled, "a1", "s")).endswith("m[o]7")
    assert not EDITOR.would_remove(snookled, "s", "a1") and EDITOR.would_remove(snookled, "o", "a1")
    six = put(snookled, *[("s", "a1")] * 4)
    assert board(six).endswith("m[sssssso]7") and EDITOR.would_remove(six, "s", "a1")
    typed = EDITOR.read(EDITOR.text(draft).replace("[oh]", "[sh]"), {"open_cards": "1"})
    assert clauses(typed) == [("A47", ("a1",))]
    four = put(EMPTY, *((brush, spot) for spot in ("a1", "c1", "e1", "g1") for brush in ("M", "h")))
    assert clauses(four) == [("A46", ("g1",))]


@pytest.mark.rule("A24")
def test_several_snookles_survive_a_round_trip() -> None:
    draft = put(EMPTY, ("M", "a1"), *[("s", "a1")] * 3)
    assert EDITOR.read(EDITOR.text(draft), {"open_cards": "1"}).contents == {"a1": ("M", "s", "s", "s")}


@pytest.mark.rule("A53", "A30")
def test_walls_stand_on_edges_one_each_and_eleven_at_most() -> None:
    draft = put(EMPTY, ("wall0", "a1|a2"), ("wall1", "a1|a2"), ("wall1", "a1|b1"))
    assert EDITOR.text(draft).split()[3] == "-;a1-a2,a1-b1" and not EDITOR.faults(draft)
    assert EDITOR.put(EMPTY, "wall0", "a1") == EMPTY
    edges = sorted(EDITOR.places(EMPTY, "wall0"))[:12]
    ((clause, spots),) = clauses(put(EMPTY, *(("wall0", edge) for edge in edges)))
    assert clause == "A53" and len(spots) == 1


@pytest.mark.rule("A33")
def test_the_only_monolith_takes_four_squares() -> None:
    draft = put(EMPTY, ("M", "d4"), ("#", "d4+e5"))
    assert board(draft) == "8/8/8/3##3/3##3/8/8/8"
    assert board(put(draft, ("#", "a1+b2"))).endswith("##6/##6")
    assert board(put(draft, ("m", "e5"))) == "8/8/8/4m3/8/8/8/8"
    assert board(EDITOR.move(draft, "d4+e5", "a7+b8")).startswith("##6/##6")
    assert clauses(put(draft, ("wall0", "d4|d5"))) == [("A33", ("d4|d5",))]
    assert EDITOR.read(f"8/8/8/8/8/8/8/##6 {REST}", OPTIONS).misread


@pytest.mark.rule("A54")
def test_fate_names_a_checker_of_the_active_player() -> None:
    draft = EDITOR.set(put(EMPTY, ("M", "a1"), ("m", "b8")), "duty", "fate:a1")
    assert not EDITOR.faults(draft)
    assert clauses(EDITOR.set(draft, SEAT, "1")) == [("A54", ("a1",))]


@pytest.mark.rule("A7", "A64", "A1")
def test_contradictions_of_cards_and_planets_are_faults() -> None:
    one = EDITOR.set(EMPTY, "cardfate", "open")
    two = EDITOR.set(one, "cardring", "open")
    assert not EDITOR.faults(one) and clauses(two) == [("A7", ())]
    assert not EDITOR.faults(EDITOR.with_options(two, GAME.settle_options({"open_cards": "2"})))
    same = EDITOR.set(EDITOR.set(EMPTY, "planet0", "mars"), "planet1", "mars")
    assert clauses(same) == [("A1", ())]
    known = EDITOR.read(f"8/8/8/8/8/8/8/8 {REST.replace('?', 'fate', 1)}", OPTIONS)
    assert clauses(known) == [("A64", ())] and not EDITOR.faults(EDITOR.set(known, "order", "?"))


def test_a_position_can_be_mirrored_and_swapped() -> None:
    draft = put(EMPTY, ("M", "a1"), ("wall0", "a1|a2"), ("#", "g7+h8"))
    draft = EDITOR.set(EDITOR.set(draft, "forward", "E"), "planet0", "mars")
    mirrored = EDITOR.flipped(draft, MIRROR)
    assert EDITOR.text(mirrored) == "##6/##6/8/8/8/8/8/7M 1 W h1-h2;- 11/12 0/0 0/0 -;- ? - mars/? 1"
    swapped = EDITOR.flipped(draft, SWAP)
    assert EDITOR.text(swapped) == "7m/8/8/8/8/8/##6/##6 2 E -;h7-h8 12/11 0/0 0/0 -;- ? - ?/mars 1"


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("8/8/8/8/8/8/8/x7 1 N -;- 12/12 0/0 0/0 -;- ? - ?/? 1", "x"),
        ("8/8/8/8/8/8/8/8 3 N -;- 12/12 0/0 0/0 -;- ? - ?/? 1", "3"),
        ("8/8/8/8/8/8/8/8 1 X -;- 12/12 0/0 0/0 -;- ? - ?/? 1", "X"),
        ("8/8/8/8/8/8/8/8 1 N a1-a3;- 12/12 0/0 0/0 -;- ? - ?/? 1", "a1-a3"),
        ("8/8/8/8/8/8/8/8 1 N a1-a2;a1-a2 12/12 0/0 0/0 -;- ? - ?/? 1", "a1-a2"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12 0/0 0/0 -;- ? - ?/? 1", "12"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/z 0/0 -;- ? - ?/? 1", "z"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/0 0/0 ace;- ? - ?/? 1", "ace"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/0 0/0 fate;fate ? - ?/? 1", "fate"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/0 0/0 -;- ace - ?/? 1", "ace"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/0 0/0 -;- ? fate:x ?/? 1", "fate:x"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/0 0/0 -;- ? - moon/? 1", "moon"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/0 0/0 -;- ? - ?/? 999", "999"),
        ("8/8/8/8/8/8/8/8 1 N -;- 12/12 0/0 0/0 -;- ? - ?/? 1 more", "more"),
    ],
)
def test_invalid_parts_of_a_text_are_marked(text: str, marked: str) -> None:
    fault = EDITOR.faults(EDITOR.read(text, OPTIONS))[0]
    assert text[fault.at : fault.at + fault.length] == marked
