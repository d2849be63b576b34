"""A49-A52, A54, A60: cards that move checkers or restrict their moves."""

from __future__ import annotations

import pytest

from tests.engine.games.alien.positions import (
    MIDDLE,
    MOVE,
    at,
    card,
    field,
    full,
    on,
    play,
    squares,
    texts,
    to_move,
)


@pytest.mark.rule("A49")
def test_translation_steps_any_checker_straight() -> None:
    state = card("translation", "d4:M d5:m g4:~")
    steps = squares(state, "step")
    assert {"d4-c4", "d4-e4", "d4-d3", "d5-d6", "d5-c5", "h8-h7", "b2-a2"} <= steps
    assert "d4-d5" not in steps
    assert on(play(state, "step:d5-e5"), "e5") == "m"


@pytest.mark.rule("A49")
def test_translation_jumps_straight_and_may_stop_after_any_jump() -> None:
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
def test_translation_does_nothing_if_no_checker_can_move() -> None:
    assert to_move(card("translation", full("~", {"a1", "b2", "h8", "g7"}))) == 1


@pytest.mark.rule("A49", "A23")
def test_only_emperors_jump_emperors_straight_too() -> None:
    assert "jump:d4-d6" not in texts(card("translation", "d4:K d5:e"))
    assert "jump:d4-d6" in texts(card("translation", "d4:E d5:e"))


@pytest.mark.rule("A50")
def test_wormhole_sends_the_moved_checker_to_the_colour_of_its_start() -> None:
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
def test_wormhole_can_always_return_to_the_start_of_the_move() -> None:
    state = card("wormhole", full("~", {"a1", "b2", "h8", "g7"}))
    assert squares(state, "wormhole") == {"a1", "g7"}


@pytest.mark.rule("A51", "A60")
def test_wanderlust_makes_the_opponent_leave_the_back_row() -> None:
    state = card("wanderlust", "f8:m c7:m e1:M d4:M e5:m f6:m")
    assert to_move(state) == 1
    assert field(state, 10) == "wander"
    assert texts(state) == ["f8-e7", "f8-g7", "h8-g7"]
    later = play(state, "h8-g7")
    assert field(play(later, "turn:fire", "card:fire", "fire:a8"), 10) == "-"


@pytest.mark.rule("A51", "A60")
def test_wanderlust_needs_a_move_that_does_not_end_in_the_back_row() -> None:
    pieces = "f8:k e7:M g7:M a1:M c7:m"
    state = at(f"{pieces} c8:~ a8:~", player=2, duty="wander")
    assert texts(state) == ["f8xd6", "f8xh6"]
    circle = "d8:k f8:m e7:M e5:M c5:M c7:M a1:M"
    assert any(text.startswith("d8x") and text.endswith("xd8") for text in texts(at(circle, player=2)))
    assert {text[:4] for text in texts(at(circle, player=2, duty="wander"))} == {"f8xd"}


@pytest.mark.rule("A51", "A60", "A4")
def test_wanderlust_is_void_without_a_move_off_the_back_row() -> None:
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
def test_the_named_checker_must_jump_if_it_can() -> None:
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
