"""A40-A59 but for the monolith’s two: each card, also where it can do nothing, and with tokens about."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE
from engine.games.alien.cards.names import CARD_IDS
from tests.engine.games.alien.drawn import (
    ALIEN,
    FRAME,
    MOVE,
    at,
    card,
    field,
    on,
    play,
    squares,
    texts,
    to_move,
)

MIDDLE = "d4:# d5:# e4:# e5:#"


def full(mark: str, but: set[str]) -> str:
    """Every square filled but some."""
    names = (f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9))
    return " ".join(f"{name}:{mark}" for name in names if name not in but)


# --- A40, A41 --------------------------------------------------------------------------------------------


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
def test_flood_and_fire_with_nothing_to_fill(name: str, mine: str, other: str) -> None:
    """All empty squares filled: what the first player left must be filled again, or a filling goes."""
    but = {"a1", "b2", "h8", "g7"}
    state = card(name, full(mine, but).replace(f"a8:{mine}", f"a8:{other}"))
    assert squares(state, name) == {"a1", "a8", "g7"}


# --- A42 -------------------------------------------------------------------------------------------------


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


# --- A43 -------------------------------------------------------------------------------------------------


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


# --- A46, A47, A56 ---------------------------------------------------------------------------------------


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


@pytest.mark.rule("A47")
def test_a_snookle_sends_a_hippo_away() -> None:
    state = card("snookle", "c1:M[oh] e1:K[s] c7:m")
    assert texts(state) == ["snookle:b2", "snookle:c1"]
    assert on(play(state, "snookle:c1"), "c1") == "M[so]"


@pytest.mark.rule("A47", "A56", "A4")
@pytest.mark.parametrize(("name", "token"), [("snookle", "s"), ("ring", "o")])
def test_tokens_do_nothing_where_all_checkers_have_one(name: str, token: str) -> None:
    assert to_move(card(name, frame=f"a1:M[{token}] h8:m")) == 1


@pytest.mark.rule("A56")
def test_a_ring_comes_on_a_checker_of_ones_own_that_has_none() -> None:
    state = card("ring", "c1:M[o] e1:K[h] c7:m")
    assert texts(state) == ["ring:b2", "ring:e1"]
    assert on(play(state, "ring:e1"), "e1") == "K[oh]"


# --- A48 -------------------------------------------------------------------------------------------------


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
def test_the_duty_to_jump_holds_among_the_other_checkers() -> None:
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


# --- A49 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A49")
def test_translation_steps_any_checker_straight() -> None:
    state = card("translation", "d4:M d5:m g4:~")
    steps = squares(state, "step")
    assert {"d4-c4", "d4-e4", "d4-d3", "d5-d6", "d5-c5", "h8-h7", "b2-a2"} <= steps
    assert "d4-d5" not in steps
    assert on(play(state, "step:d5-e5"), "e5") == "m"


@pytest.mark.rule("A49")
def test_translation_jumps_straight_as_often_as_one_likes() -> None:
    pieces = "d1:M d2:m e3:k d6:m d7:k h4:m"
    state = card("translation", pieces)
    assert squares(state, "jump") == {"d1-d3"}
    state = play(state, "jump:d1-d3")
    assert texts(state) == ["jump:d3-f3", "stop"]
    stopped = play(state, "stop")
    assert [on(stopped, square) for square in ("d2", "d3", "e3")] == ["", "M", "k"]
    on_ = play(state, "jump:d3-f3")
    assert to_move(on_) == 1
    assert [on(on_, square) for square in ("d2", "e3", "f3")] == ["", "", "M"]


@pytest.mark.rule("A49")
def test_an_opponents_checker_is_stepped_but_does_not_jump() -> None:
    state = card("translation", "d4:M d5:m e7:m")
    assert squares(state, "jump") == {"d4-d6"}


@pytest.mark.rule("A49", "D6")
def test_a_pawns_jumps_end_on_its_far_edge_unless_it_started_there() -> None:
    arrives = card("translation", "d6:M d7:m e8:m h2:m", "jump:d6-d8")
    assert to_move(arrives) == 1
    assert on(arrives, "d8") == "K"
    twelve = "a1:M c1:E e1:E g1:E b8:M"
    along = card("translation", f"{twelve} c8:m e8:m h8:m", "jump:b8-d8", frame="a3:M", move="a3-b4")
    assert texts(along) == ["jump:d8-f8", "stop"]


@pytest.mark.rule("A49", "A6")
def test_jumps_may_be_declined_but_not_the_step() -> None:
    assert "decline" not in texts(card("translation", "d4:M d5:m"))
    boxed = full("~", {"a1", "b2", "b3", "b4", "h8"})
    state = card("translation", f"{boxed} b3:m[h]")
    assert texts(state) == ["decline", "jump:b2-b4"]
    assert on(play(state, "decline"), "b3") == "m[h]"


@pytest.mark.rule("A49", "A4")
def test_translation_does_nothing_where_nothing_can_go() -> None:
    assert to_move(card("translation", full("~", {"a1", "b2", "h8", "g7"}))) == 1


@pytest.mark.rule("A49", "A23")
def test_only_emperors_jump_emperors_straight_too() -> None:
    assert "jump:d4-d6" not in texts(card("translation", "d4:K d5:e"))
    assert "jump:d4-d6" in texts(card("translation", "d4:E d5:e"))


# --- A50 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A50")
def test_wormhole_sends_the_moved_checker_to_its_first_colour() -> None:
    state = card("wormhole", f"{MIDDLE} c3:~ e1:M")
    free = squares(state, "wormhole")
    assert {"a1", "g7", "h2", "f8"} <= free
    assert not {"b2", "h8", "c3", "d4", "e1", "a2"} & free
    after = play(state, "wormhole:f8")
    assert (on(after, "b2"), on(after, "f8")) == ("", "K")
    light = card("wormhole", frame="a2:M h8:m", move="a2-b3")
    assert {"a2", "b1"} <= squares(light, "wormhole")
    assert "a1" not in squares(light, "wormhole")


@pytest.mark.rule("A50")
def test_wormhole_can_always_go_back_where_the_move_began() -> None:
    state = card("wormhole", full("~", {"a1", "b2", "h8", "g7"}))
    assert squares(state, "wormhole") == {"a1", "g7"}


# --- A51, A54, A60 ---------------------------------------------------------------------------------------


@pytest.mark.rule("A51", "A60")
def test_wanderlust_makes_the_opponent_leave_the_back_row() -> None:
    state = card("wanderlust", "f8:m c7:m e1:M d4:M e5:m f6:m")
    assert to_move(state) == 1
    assert field(state, 10) == "wander"
    assert texts(state) == ["f8-e7", "f8-g7", "h8-g7"]
    later = play(state, "h8-g7")
    assert field(play(later, "turn:fire", "card:fire", "fire:a8"), 10) == "-"


@pytest.mark.rule("A51", "A60")
def test_wanderlust_wants_a_move_that_does_not_end_in_the_back_row() -> None:
    pieces = "f8:k e7:M g7:M a1:M c7:m"
    state = at(f"{pieces} c8:~ a8:~", player=2, duty="wander")
    assert texts(state) == ["f8xd6", "f8xh6"]
    circle = "d8:k f8:m e7:M e5:M c5:M c7:M a1:M"
    assert any(text.startswith("d8x") and text.endswith("xd8") for text in texts(at(circle, player=2)))
    assert {text[:4] for text in texts(at(circle, player=2, duty="wander"))} == {"f8xd"}


@pytest.mark.rule("A51", "A60", "A4")
def test_wanderlust_is_void_where_it_cannot_be_met() -> None:
    state = at("h6:m a1:M", player=2, duty="wander")
    assert texts(state) == ["h6-g5"]
    blocked = at("h8:m g7:m f6:M a1:M e7:m", player=2, duty="wander")
    assert texts(blocked) == ["e7xg5", "g7xe5"]


@pytest.mark.rule("A51", "A61")
def test_the_back_row_turns_with_the_board() -> None:
    state = at("h8:m h4:m a1:M", player=2, way="E", duty="wander")
    assert texts(state) == ["h4-g3", "h4-g5", "h8-g7"]
    assert texts(at("d8:m h4:m a1:M", player=2, way="E", duty="wander")) == ["h4-g3", "h4-g5"]


@pytest.mark.rule("A54", "A60")
def test_fate_names_the_checker_that_must_move_first() -> None:
    state = card("fate", "c7:m e5:m f6:m d4:M a7:m[h] e1:M")
    assert squares(state, "fate") == {"a7", "c7", "e5", "f6", "h8"}
    after = play(state, "fate:c7")
    assert field(after, 10) == "fate:c7"
    assert texts(after) == ["c7-b6", "c7-d6"]


@pytest.mark.rule("A54", "A60")
def test_the_duty_to_jump_holds_among_what_fate_leaves() -> None:
    pieces = "c3:M d4:m g1:M h8:m f2:m"
    assert texts(at(pieces, duty="fate:c3")) == ["c3xe5"]
    assert texts(at(pieces, duty="fate:g1")) == ["g1xe3xc5"]


@pytest.mark.rule("A54", "A60", "A4")
def test_fate_of_a_checker_that_cannot_move_is_void_and_lapses() -> None:
    state = card("fate", "a7:m[h] c7:m", "fate:a7")
    assert texts(state) == ["c7-b6", "c7-d6", "h8-g7"]
    state = play(state, "h8-g7", "turn:fire", "card:fire", "fire:a8")
    assert field(state, 10) == "-"


@pytest.mark.rule("A60")
def test_duties_do_not_bind_a_second_move() -> None:
    state = at("a1:M c1:M e1:M h8:m", cards="reshuffle;-", duty="fate:a1")
    state = play(state, MOVE, "turn:ring", "card:reshuffle")
    assert texts(state) == ["c1-d2", "e1-d2", "e1-f2"]


# --- A52 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A52")
def test_queen_slides_a_king_or_emperor_over_empty_squares() -> None:
    state = card("queen", f"d2:K h1:E f4:m g2:~ {MIDDLE} e1:M")
    slides = squares(state, "queen")
    assert {"d2-d3", "d2-d1", "d2-a5", "d2-c2", "d2-e3", "d2-f2", "h1-h7"} <= slides
    assert not {"d2-d4", "d2-f4", "d2-g5", "d2-e1", "d2-b2", "h1-g2", "h1-f3", "h1-h8"} & slides
    assert not [slide for slide in slides if slide.startswith(("b2", "e1"))]
    after = play(state, "queen:d2-a5")
    assert (on(after, "d2"), on(after, "a5"), on(after, "f4")) == ("", "K", "m")


@pytest.mark.rule("A52", "A4")
def test_queen_does_nothing_without_a_king_that_can_slide() -> None:
    assert to_move(card("queen")) == 1
    assert to_move(card("queen", "c1:K[h]")) == 1


# --- A53 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A53")
def test_fortify_builds_two_walls_that_meet() -> None:
    state = card("fortify")
    built = {text for text in texts(state) if text.startswith("build:")}
    assert len(built) == 2 * 49 * 6
    assert {"build:d4|d5,e4|e5", "build:d4|d5,d4|e4", "build:d4|e4,d4|d5"} <= built
    assert "build:a1|a2,c1|c2" not in built
    assert "build:a1|a2,a2|a3" not in built
    assert not [text for text in texts(state) if text.startswith("remove")]
    after = play(state, "build:d4|d5,d4|e4")
    assert field(after, 4) == "d4-d5,d4-e4;-"


@pytest.mark.rule("A53")
def test_fortify_takes_away_two_hostile_walls_or_the_only_one() -> None:
    two = card("fortify", walls="a5-a6;d4-d5,e4-e5,g1-g2")
    removed = {text for text in texts(two) if text.startswith("remove:")}
    assert len(removed) == 6
    after = play(two, "remove:g1|g2,d4|d5")
    assert field(after, 4) == "a5-a6;e4-e5"
    one = card("fortify", walls="a5-a6;d4-d5")
    assert [text for text in texts(one) if text.startswith("remove:")] == ["remove:d4|d5"]
    assert field(play(one, "remove:d4|d5"), 4) == "a5-a6;-"


NINE = "a5-a6,b5-b6,c5-c6,d5-d6,e5-e6;a3-a4,b3-b4,c3-c4,d3-d4"
TEN = f"{NINE},e3-e4"


@pytest.mark.rule("A53")
def test_with_nine_walls_there_can_be_eleven_and_with_ten_none_is_built() -> None:
    eleven = play(card("fortify", walls=NINE), "build:g1|g2,h1|h2")
    assert sum(walls.bit_count() for walls in eleven.walls) == 11
    assert not [text for text in texts(card("fortify", walls=TEN)) if text.startswith("build")]


@pytest.mark.rule("A53", "A4")
def test_fortify_does_nothing_with_ten_walls_all_ones_own() -> None:
    own = TEN.replace(";", ",") + ";-"
    assert to_move(card("fortify", walls=own)) == 1


@pytest.mark.rule("A53")
def test_edges_inside_the_monolith_or_with_a_wall_are_not_free() -> None:
    built = [text for text in texts(card("fortify", MIDDLE, walls="g1-g2;g5-g6")) if text.startswith("build")]
    assert built
    for edge in ("d4|d5", "d4|e4", "d5|e5", "e4|e5", "g1|g2", "g5|g6"):
        assert not [text for text in built if edge in text]
    assert [text for text in built if "e4|f4" in text]


# --- A55 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A55")
def test_double_agent_lifts_makes_a_second_move_and_puts_back() -> None:
    state = card("agent", "c3:m[so] d4:m e1:M")
    state = play(state, "lift:c3")
    assert on(state, "c3") == ""
    assert field(state, 5) == field(card("agent", "c3:m[so] d4:m e1:M"), 5)
    assert texts(state) == ["b2-a3", "e1-d2", "e1-f2"]
    after = play(state, "e1-f2")
    assert on(after, "c3") == "m[so]"
    assert to_move(after) == 1


@pytest.mark.rule("A55", "A63")
def test_the_lifted_checkers_square_may_be_passed_but_not_ended_on() -> None:
    state = at("b2:M c3:m d4:m e5:m h8:m h2:M", cards="agent;-", duty="fate:h2")
    state = play(state, "h2-g3", "turn:ring", "card:agent")
    assert "lift:d4" in texts(state)
    through = play(state, "lift:d4")
    assert texts(through) == ["b2xd4xf6"]
    after = play(through, "b2xd4xf6")
    assert [on(after, square) for square in ("c3", "d4", "e5", "f6")] == ["", "m", "", "M"]


@pytest.mark.rule("A55")
def test_moves_that_end_on_the_square_are_left_out_before_the_duty_to_jump() -> None:
    state = at("b2:M c3:m d4:m h8:m h2:M", cards="agent;-", duty="fate:h2")
    state = play(state, "h2-g3", "turn:ring", "card:agent", "lift:d4")
    assert texts(state) == ["b2-a3", "g3-f4", "g3-h4"]


@pytest.mark.rule("A55", "A4")
def test_only_checkers_that_leave_a_move_can_be_lifted() -> None:
    assert squares(card("agent", "a3:~ c3:m d4:m e5:m"), "lift") == {"d4"}
    assert to_move(card("agent", "a3:~ c3:m d4:m")) == 1


@pytest.mark.rule("A55", "A8")
def test_a_lifted_checker_counts_as_standing() -> None:
    state = card("agent", "", "lift:h8")
    assert ALIEN.outcome(state) is None
    assert field(state, 1).startswith("7m")
    after = play(state, "b2-c3")
    assert on(after, "h8") == "m"
    assert to_move(after) == 1


# --- A57 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A57")
def test_antimatter_empties_an_area_with_a_checker_of_each_side() -> None:
    state = card("antimatter", "d4:K[so] e5:m d5:^ e4:m f6:m a4:M a5:M", walls="d4-d5;-")
    assert "antimatter:d4+e5" in texts(state)
    assert "antimatter:a4+b5" not in texts(state)
    after = play(state, "antimatter:d4+e5")
    assert [on(after, square) for square in ("d4", "d5", "e4", "e5")] == ["", "", "", ""]
    assert field(after, 4) == "d4-d5;-"
    assert field(after, 5) == "9/10"


@pytest.mark.rule("A57")
def test_the_monolith_is_unaffected_by_antimatter() -> None:
    state = card("antimatter", f"{MIDDLE} f5:M f4:m f3:m g3:M g4:~ g5:m", "antimatter:f4+g5")
    assert [on(state, square) for square in ("f4", "f5", "g4", "g5")] == [""] * 4
    assert on(card("antimatter", f"{MIDDLE} d3:M e3:m", "antimatter:d3+e4"), "d4") == "#"


# --- A58 -------------------------------------------------------------------------------------------------

MOST = ",".join(
    name for name in CARD_IDS if name not in ("cheater", "ring", "flood", "fire", "doom", "hippo")
)


@pytest.mark.rule("A58", "A64")
def test_cheater_puts_the_pile_in_any_order() -> None:
    state = card("cheater", used=MOST)
    assert texts(state) == ["decline", "leave", *(f"put1:{n}" for n in ("doom", "fire", "flood", "hippo"))]
    state = play(state, "put1:hippo", "put1:doom")
    assert texts(state) == ["leave", "put1:fire", "put1:flood"]
    state = play(state, "put1:flood")
    assert to_move(state) == 1
    assert field(state, 9, 0) == "hippo,doom,flood,fire"
    assert texts(play(state, "h8-g7")) == ["turn:hippo"]
    state = play(state, "h8-g7", "turn:hippo", "card:ring", "ring:g7")
    assert field(state, 9, 0) == "doom,flood,fire"


@pytest.mark.rule("A58", "A64")
def test_who_leaves_the_rest_sees_it_as_it_lies() -> None:
    state = play(card("cheater", used=MOST), "put1:doom", "leave")
    assert ALIEN.player(state) == CHANCE
    assert texts(state) == ["pile1:fire", "pile1:flood", "pile1:hippo"]
    state = play(state, "pile1:hippo")
    assert texts(state) == ["pile1:fire", "pile1:flood"]
    state = play(state, "pile1:flood")
    assert to_move(state) == 1
    assert field(state, 9, 0) == "doom,hippo,flood,fire"
    assert field(state, 9, 1) == "?"


@pytest.mark.rule("A58")
def test_an_order_that_was_there_stays_where_it_is_left() -> None:
    known = at(FRAME, cards=f"cheater;{MOST}", order="ring,hippo,doom,flood,fire", planets="?/mars")
    assert known.knower == 1
    state = play(known, "planet1:earth", MOVE, "turn:ring", "card:cheater")
    left = play(state, "leave")
    assert field(left, 9, 0) == "hippo,doom,flood,fire"
    assert field(left, 9, 1) == "?"
    changed = play(state, "put1:flood", "leave")
    assert field(changed, 9, 0) == "flood,hippo,doom,fire"


@pytest.mark.rule("A58", "A4")
def test_cheater_does_nothing_with_fewer_than_two_cards() -> None:
    used = f"{MOST},flood,fire,doom"
    assert to_move(card("cheater", used=used)) == 1


@pytest.mark.rule("A58", "A6")
def test_who_declines_has_not_looked() -> None:
    state = play(card("cheater", used=MOST), "decline")
    assert to_move(state) == 1
    assert field(state, 9, 0) == "?"


@pytest.mark.rule("A64")
def test_a_shuffle_ends_the_order() -> None:
    rest = ",".join(name for name in CARD_IDS if name not in ("reshuffle", "ring", "fire", "doom"))
    state = at(FRAME, cards=f"reshuffle;{rest}", order="ring,doom,fire")
    state = play(state, MOVE, "turn:ring", "card:reshuffle")
    assert len(texts(state)) == 20
    assert field(play(state, "turn:ring"), 9, 0) == "?"


# --- A59, A61 --------------------------------------------------------------------------------------------


@pytest.mark.rule("A59", "A61")
@pytest.mark.parametrize(("way", "ways"), [("N", "east west"), ("E", "north south"), ("W", "north south")])
def test_rotate_turns_the_board_by_a_quarter(way: str, ways: str) -> None:
    frame, move = {"N": (FRAME, MOVE), "E": (FRAME, MOVE), "W": ("h2:M a7:m", "h2-g3")}[way]
    state = card("rotate", frame=frame, move=move, way=way)
    assert squares(state, "rotate") == set(ways.split())
    after = play(state, f"rotate:{ways.split()[0]}")
    assert field(after, 3) == ways[0].upper()


@pytest.mark.rule("A61")
def test_directions_far_edges_and_halves_turn_for_both() -> None:
    state = card("rotate", "d4:M e5:K c7:m a5:m h4:M", "rotate:east")
    assert texts(state) == ["a5-b4", "a5-b6", "c7-b6", "c7-b8", "h8-g7"]
    assert on(state, "a5") == "k"
    assert on(state, "h4") == "K"
    state = play(state, "c7-b8", "turn:flood", "card:flood", "flood:a8")
    assert {"d4-e3", "b2-c1", "b2-c3"} <= set(texts(state))
    assert "d4-c5" not in texts(state)


@pytest.mark.rule("A63", "A9")
def test_a_second_move_that_does_not_exist_is_skipped_and_no_draw() -> None:
    state = card("reshuffle", "c1:M[h]")
    assert ALIEN.outcome(state) is None
    assert ALIEN.player(state) == CHANCE
