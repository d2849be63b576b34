"""A40-A48, A56: cards that put something on the board, and Reshuffle."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE
from engine.games.alien.cards.names import CARD_IDS
from tests.engine.games.alien.positions import (
    ALIEN,
    at,
    card,
    field,
    full,
    on,
    play,
    squares,
    text_of,
    texts,
    to_move,
)


@pytest.mark.rule("A40", "A41", "A62")
@pytest.mark.parametrize(("name", "mine", "other"), [("flood", "~", "^"), ("fire", "^", "~")])
def test_flood_and_fire_fill_or_put_out(name: str, mine: str, other: str) -> None:
    state = card(name, f"c5:{other} e5:{mine}")
    assert on(play(state, f"{name}:d4"), "d4") == mine
    assert on(play(state, f"{name}:c5"), "c5") == ""
    assert f"{name}:e5" not in texts(state)
    assert "decline" not in texts(state)


@pytest.mark.rule("A40", "A41", "A62")
@pytest.mark.parametrize(("name", "mine", "other"), [("flood", "~", "^"), ("fire", "^", "~")])
def test_flood_and_fire_on_a_full_board_remove_a_filling(name: str, mine: str, other: str) -> None:
    """All empty squares are filled: the square just left must be filled, or a filling removed."""
    but = {"a1", "b2", "h8", "g7"}
    state = card(name, full(mine, but).replace(f"a8:{mine}", f"a8:{other}"))
    assert squares(state, name) == {"a1", "a8", "g7"}


@pytest.mark.rule("A42")
def test_emperor_puts_a_pawn_on_a_king() -> None:
    state = card("emperor", "c1:M e1:K g1:K a5:E c7:k")
    assert texts(state) == [
        "decline",
        "emperor:b2-e1",
        "emperor:b2-g1",
        "emperor:c1-e1",
        "emperor:c1-g1",
    ]
    after = play(state, "emperor:c1-g1")
    assert [on(after, square) for square in ("c1", "e1", "g1")] == ["", "K", "E"]
    assert field(after, 5) == field(state, 5)


@pytest.mark.rule("A42", "A4")
def test_emperor_does_nothing_without_a_pawn_or_a_king() -> None:
    assert to_move(card("emperor")) == 1
    assert to_move(card("emperor", frame="a1:K h8:m")) == 1


@pytest.mark.rule("A43")
def test_revive_brings_a_pawn_to_an_empty_dark_square_of_the_near_half() -> None:
    state = card("revive", "c3:M a3:~ c1:# c2:# d1:# d2:#")
    free = {"a1", "b4", "d4", "e1", "e3", "f2", "f4", "g1", "g3", "h2", "h4"}
    assert squares(state, "revive") == free
    after = play(state, "revive:d4")
    assert on(after, "d4") == "M"
    assert field(after, 6) == "1/0"
    assert field(after, 5) == "9/11"


@pytest.mark.rule("A43", "A61")
def test_the_near_half_turns_with_the_board() -> None:
    state = card("revive", way="E", frame="a1:M h8:m")
    assert {square[0] for square in squares(state, "revive")} == set("abcd")


@pytest.mark.rule("A43", "A4")
def test_revive_does_nothing_with_an_empty_reserve() -> None:
    assert to_move(card("revive", "c1:E e1:E g1:E a5:K")) == 1


@pytest.mark.rule("A46")
def test_a_hippo_sits_on_an_enemy_without_snookle_and_hippo() -> None:
    state = card("hippo", "a7:m[h] c7:m[o] e7:k[s] c1:M")
    assert texts(state) == ["hippo:c7", "hippo:h8"]
    assert on(play(state, "hippo:c7"), "c7") == "m[oh]"


@pytest.mark.rule("A46", "A4")
def test_there_are_three_hippos() -> None:
    three = "a7:m[h] c7:m[h] c1:M[h] e7:m"
    assert to_move(card("hippo", three)) == 1
    assert to_move(card("hippo", "", frame="a1:M h8:m[s]")) == 1
    assert to_move(card("hippo", "", frame="a1:M h8:m[sss]")) == 1


@pytest.mark.rule("A47")
def test_a_snookle_sends_a_hippo_away() -> None:
    state = card("snookle", "c1:M[oh] e1:K[s] c7:m")
    assert texts(state) == ["snookle:b2", "snookle:c1", "snookle:e1"]
    assert on(play(state, "snookle:c1"), "c1") == "M[so]"


@pytest.mark.rule("A47", "A24")
def test_a_checker_may_take_several_snookles() -> None:
    state = card("snookle", "e1:K[so]", frame="a1:M[sss] h8:m")
    assert texts(state) == ["snookle:b2", "snookle:e1"]
    assert on(play(state, "snookle:b2"), "b2") == "M[ssss]"
    after = play(state, "snookle:e1")
    assert on(after, "e1") == "K[sso]"


@pytest.mark.rule("A24", "A47")
def test_a_seventh_snookle_uses_the_card_without_effect() -> None:
    state = card("snookle", frame="a1:M[ssssss] h8:m")
    assert texts(state) == ["snookle:b2"]
    assert on(play(state, "snookle:b2"), "b2") == "M[ssssss]"
    assert on(at("c3:M[ssssssssso] h8:m"), "c3") == "M[sssssso]"


@pytest.mark.rule("A24", "A47")
def test_rules_version_1_allows_one_snookle_on_a_checker() -> None:
    before = ALIEN.with_rules_version(1)
    assert before
    state = before.parse(text_of("a1:M e1:K[s] h8:m", cards="snookle;-"), {"open_cards": "1"})
    state = play(state, "a1-b2", "turn:ring", "card:snookle")
    assert texts(state) == ["snookle:b2"]
    full = before.parse(text_of("a1:M[s] h8:m", cards="snookle;-"), {"open_cards": "1"})
    assert to_move(play(full, "a1-b2", "turn:ring", "card:snookle")) == 1


@pytest.mark.rule("A56", "A4")
def test_a_ring_does_nothing_if_all_checkers_have_one() -> None:
    assert to_move(card("ring", frame="a1:M[o] h8:m")) == 1


@pytest.mark.rule("A56")
def test_a_ring_is_put_on_an_own_checker_without_one() -> None:
    state = card("ring", "c1:M[o] e1:K[h] c7:m")
    assert texts(state) == ["ring:b2", "ring:e1"]
    assert on(play(state, "ring:e1"), "e1") == "K[oh]"


@pytest.mark.rule("A48", "A63")
def test_reshuffle_moves_another_checker_and_shuffles_everything() -> None:
    state = card("reshuffle", "g1:M e1:M", used="fire,doom")
    assert texts(state) == ["e1-d2", "e1-f2", "g1-f2", "g1-h2"]
    state = play(state, "g1-h2")
    assert ALIEN.player(state) == CHANCE
    assert texts(state) == sorted(f"turn:{name}" for name in CARD_IDS)
    after = play(state, "turn:reshuffle")
    assert to_move(after) == 1
    assert field(after, 8) == "reshuffle;-"


@pytest.mark.rule("A48")
def test_reshuffle_keeps_the_duty_to_jump_among_the_other_checkers() -> None:
    jumping = "b2:M c3:m e5:m g1:M f4:m h2:M h8:m"
    state = at(jumping, cards="reshuffle;-", duty="fate:h2")
    assert texts(state) == ["h2-g3"]
    state = play(state, "h2-g3", "turn:ring", "card:reshuffle")
    assert texts(state) == ["b2xd4xf6"]


@pytest.mark.rule("A48", "A4")
def test_without_another_move_reshuffle_still_shuffles() -> None:
    for pieces in ("", "c1:M[h]"):
        state = card("reshuffle", pieces)
        assert ALIEN.player(state) == CHANCE
        assert to_move(play(state, "turn:doom")) == 1


@pytest.mark.rule("A48", "A10")
def test_reshuffle_settles_once_at_its_end() -> None:
    state = card("reshuffle", "g7:M", "g7-f8")
    assert on(state, "f8") == "M"
    assert on(play(state, "turn:doom"), "f8") == "K"
