"""A20-A26: heights, crowning, emperors, tokens."""

from __future__ import annotations

import pytest

from tests.engine.games.alien.positions import (
    ALIEN,
    FRAME,
    MIDDLE,
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

ELEVEN = "a1:M c1:M e1:M a3:K b4:E c3:K d2:M"
"""Eleven dark pieces, none on a far edge."""


@pytest.mark.rule("A20")
def test_a_captured_checker_goes_to_its_owners_reserve_piece_by_piece() -> None:
    before = at("c3:K d4:k f6:m h2:m", cards="doom;-")
    assert field(before, 5) == "10/8"
    after = play(before, "c3xe5xg7", "turn:ring", "card:doom")
    assert field(after, 5) == "10/11"


@pytest.mark.rule("A21")
def test_a_pawn_is_crowned_on_its_far_edge_with_a_piece_of_the_reserve() -> None:
    state = play(at("a7:M h2:m", cards="doom;-"), "a7-b8")
    assert on(state, "b8") == "K"
    state = play(state, "turn:ring", "card:doom", "h2-g1")
    assert on(state, "g1") == "k"


@pytest.mark.rule("A21")
def test_a_pawn_waits_for_a_piece_to_crown_it() -> None:
    waiting = play(at(f"{ELEVEN} a7:M h6:m h2:m", cards="doom;-"), "a7-b8", "turn:ring", "card:doom")
    assert on(waiting, "b8") == "M"
    assert field(waiting, 5) == "0/10"


@pytest.mark.rule("A21")
def test_a_capture_on_the_opponents_turn_crowns_at_once() -> None:
    before = at("a1:M c1:M e1:M g5:M a3:K b4:E c3:K b8:M h6:m h2:m", player=2)
    assert field(before, 5) == "0/10"
    assert on(play(before, "h6xf4"), "b8") == "K"


@pytest.mark.rule("A21")
def test_a_waiting_pawn_may_be_captured_or_moved_away() -> None:
    pieces = "a1:M c1:M e1:M a3:K b4:E c3:K b8:M"
    moved = card("translation", f"{pieces} d2:M h6:m", "step:b8-b7", move="d2-e3", frame="")
    assert on(moved, "b7") == "M"
    assert on(moved, "b8") == ""


@pytest.mark.rule("A21")
@pytest.mark.parametrize(
    ("name", "pieces", "choices", "square"),
    [
        ("translation", "d7:M", ("step:d7-d8",), "d8"),
        ("rotate", "h3:M", ("rotate:east",), "h3"),
        ("monolith", "c5:# c6:# d5:# d6:# d7:M", ("shift:north",), "d8"),
    ],
)
def test_any_way_to_the_far_edge_crowns_a_pawn(
    name: str, pieces: str, choices: tuple[str, ...], square: str
) -> None:
    assert on(card(name, pieces, *choices), square) == "K"


@pytest.mark.rule("A21", "D6")
def test_a_pawn_that_jumps_to_its_far_edge_stops_there_even_if_it_waits() -> None:
    state = at("a1:M c1:M e1:M a3:K b4:E c3:K a5:M f6:M e7:m c7:m h2:m")
    assert texts(state) == ["f6xd8"]
    assert on(play(state, "f6xd8"), "d8") == "M"


@pytest.mark.rule("A22")
def test_the_owner_chooses_a_pawn_if_the_reserve_is_too_small() -> None:
    before = at("a1:M c1:M e1:M g5:M a3:K b4:K c3:K b8:M d8:M h6:m h2:m", player=2)
    assert field(before, 5) == "0/10"
    state = play(before, "h6xf4")
    assert ALIEN.player(state) == 0
    assert texts(state) == ["crown:b8", "crown:d8"]
    after = play(state, "crown:d8")
    assert (on(after, "b8"), on(after, "d8")) == ("M", "K")
    assert texts(after)[0].startswith("turn:")


@pytest.mark.rule("A22")
@pytest.mark.parametrize(("player", "move"), [(1, "f2-g3"), (2, "g7-h6")])
def test_the_active_player_chooses_first(player: int, move: str) -> None:
    """Rotate brings two pawns of each side to their far edges; each reserve holds one piece."""
    dark = "b2:K d2:K d4:E h2:M h4:M f2:M c1:M"
    light = "f6:k d6:k d8:e a7:m a5:m g7:m e7:m"
    state = at(f"{dark} {light}", player=player, cards="rotate;-")
    state = play(state, move, "turn:ring", "card:rotate", "rotate:east")
    choices = {0: ["crown:h2", "crown:h4"], 1: ["crown:a5", "crown:a7"]}
    for seat in (player - 1, 2 - player):
        assert ALIEN.player(state) == seat
        assert texts(state) == choices[seat]
        state = play(state, choices[seat][0])
    assert [on(state, square) for square in ("h2", "h4", "a5", "a7")] == ["K", "M", "k", "m"]
    assert to_move(state) == 2 - player


@pytest.mark.rule("A23")
def test_only_an_emperor_jumps_an_emperor() -> None:
    assert "c3xe5" not in texts(at("c3:M d4:e h8:m"))
    assert "c3xe5" not in texts(at("c3:K d4:e h8:m"))
    assert texts(at("c3:E d4:e h8:m")) == ["c3xe5"]
    assert texts(at("c3:E h8:m")) == ["c3-b2", "c3-b4", "c3-d2", "c3-d4"]


@pytest.mark.rule("A24")
def test_tokens_stay_with_their_checker() -> None:
    state = play(at("a7:M[so] h8:m"), "a7-b8")
    assert on(state, "b8") == "K[so]"
    emperor = card("emperor", "c1:M[s] e1:K[oh]", "emperor:c1-e1")
    assert on(emperor, "e1") == "E[oh]"
    captured = play(at("c3:M d4:m[so] h8:m", cards="doom;-"), "c3xe5")
    assert on(captured, "e5") == "M"


@pytest.mark.rule("A24")
def test_a_checker_carries_several_snookles_one_ring_and_one_hippo() -> None:
    pieces = "c1:M[s] e1:K[so] g1:M"
    assert squares(card("snookle", pieces), "snookle") == {"b2", "c1", "e1", "g1"}
    assert squares(card("ring", pieces), "ring") == {"b2", "c1", "g1"}
    assert squares(card("hippo", "a7:m[h] c7:m[o] e7:m[s] g7:m[ssss]"), "hippo") == {"c7", "h8"}


@pytest.mark.rule("A24", "A34", "A50", "A55")
def test_snookles_move_with_their_checker_and_leave_with_it() -> None:
    assert on(play(at("a7:M[sso] h8:m"), "a7-b8"), "b8") == "K[sso]"
    assert on(card("emperor", "c1:M[s] e1:K[sss]", "emperor:c1-e1"), "e1") == "E[sss]"
    assert on(card("queen", "c1:K[ss]", "queen:c1-c8"), "c8") == "K[ss]"
    assert on(card("wormhole", "", "wormhole:e5", frame="a1:M[ss] h8:m"), "e5") == "M[ss]"
    pushed = card("monolith", f"{MIDDLE} f4:M[sss]", "shift:east")
    assert on(pushed, "g4") == "M[sss]"
    lifted = card("agent", "c3:m[sss] e1:M", "lift:c3", "e1-d2")
    assert on(lifted, "c3") == "m[sss]"
    stepped = card("translation", "c3:M[ss]", "step:c3-c4")
    assert on(stepped, "c4") == "M[ss]"
    captured = play(at("c3:M d4:m[sss] h8:m", cards="doom;-"), "c3xe5")
    assert (on(captured, "d4"), on(captured, "e5")) == ("", "M")


@pytest.mark.rule("A25")
def test_a_checker_with_a_hippo_cannot_move_or_be_moved() -> None:
    assert texts(at("a1:M c3:K[h] h8:m")) == ["a1-b2"]
    assert texts(at("a1:M c3:K[h] d4:m h8:m")) == ["a1-b2"]
    pieces = "c3:K[h] c7:m[h]"
    assert not [t for t in texts(card("translation", pieces)) if ":c3" in t or ":c7" in t]
    assert ALIEN.player(card("queen", pieces)) == 1
    assert not [t for t in texts(card("reshuffle", f"{pieces} e1:M")) if t.startswith("c3")]


@pytest.mark.rule("A25")
def test_a_checker_with_a_hippo_can_be_jumped_emptied_sacrificed_crowned_named_or_lifted() -> None:
    assert on(play(at("c3:M d4:m[h] h8:m"), "c3xe5"), "d4") == ""
    assert on(card("antimatter", "d4:M[h] d5:m[h]", "antimatter:d4+e5"), "d4") == ""
    assert on(card("emperor", "c1:M[h] e1:K[h]", "emperor:c1-e1"), "e1") == "E[h]"
    assert on(card("rotate", "h2:M[h]", "rotate:east"), "h2") == "K[h]"
    assert "fate:c7" in texts(card("fate", "c7:m[h]"))
    assert "lift:c7" in texts(card("agent", "c7:m[h]"))


@pytest.mark.rule("A26")
def test_on_light_squares_checkers_move_and_jump_alike() -> None:
    assert texts(at("c2:M h8:m")) == ["c2-b3", "c2-d3"]
    assert texts(at("c2:M d3:m h8:m")) == ["c2xe4"]
    assert on(play(at("c7:M h2:m"), "c7-b8"), "b8") == "K"
    assert on(play(at("b7:M h2:m"), "b7-a8"), "a8") == "K"
    assert MOVE in texts(at(FRAME))


@pytest.mark.rule("D5")
def test_two_routes_with_the_same_captures_count_once() -> None:
    text = "8/8/1m1m4/8/1m1m4/2K5/8/8 1 N -;- 10/8 0/0 0/0 ring;- ? - mars/venus 1"
    state = ALIEN.start({}, text)
    ways = ALIEN.legal_actions(state)
    assert [action.text for action in ways] == ["c3xa5xc7xe5xc3", "c3xe5xc7xa5xc3"]
    assert ALIEN.apply(state, ways[0]) == ALIEN.apply(state, ways[1])
    assert ALIEN.candidates(state) == ways[:1]
    assert ALIEN.perft(state, 1) == 1


@pytest.mark.rule("D5")
def test_routes_with_different_captures_count_separately() -> None:
    state = ALIEN.start({}, "8/8/1m1m4/8/1m1m4/2K5/8/8 1 N -;- 10/8 0/0 0/0 ring;- ? - mars/venus 1")
    other = ALIEN.start({}, "8/8/8/4m1m1/8/2m1m3/1K6/8 1 N -;- 10/8 0/0 0/0 ring;- ? - mars/venus 1")
    assert len(ALIEN.candidates(other)) == len(ALIEN.legal_actions(other))
    assert len(ALIEN.candidates(state)) < len(ALIEN.legal_actions(state))
