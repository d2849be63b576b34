"""A27-A36: water and fire, walls, the monolith; and its two cards A44, A45."""

from __future__ import annotations

import pytest

from engine.contract.values import BadPosition
from tests.engine.games.alien.positions import (
    ALIEN,
    FRAME,
    MIDDLE,
    at,
    card,
    on,
    play,
    squares,
    texts,
    to_move,
)


@pytest.mark.rule("A27")
@pytest.mark.parametrize("mark", ["~", "^"])
def test_nothing_enters_a_filled_square(mark: str) -> None:
    assert texts(at(f"c3:M d4:{mark} h8:m")) == ["c3-b4"]
    assert "c3xe5" not in texts(at(f"c3:M d4:m e5:{mark} h8:m"))
    assert "wormhole:d4" not in texts(card("wormhole", f"d4:{mark}"))
    assert "step:d3-d4" not in texts(card("translation", f"d3:M d4:{mark}"))
    assert "queen:d1-d4" not in texts(card("queen", f"d1:K d4:{mark}"))
    assert "revive:c3" not in texts(card("revive", f"c3:{mark}"))


@pytest.mark.rule("A27")
def test_squares_of_both_colours_can_be_filled_if_they_are_empty() -> None:
    filled = squares(card("flood", f"{MIDDLE} c1:~ c3:M"), "flood")
    assert len(filled) == 64 - 2 - 4 - 1 - 1
    assert {"a8", "a3", "h1"} <= filled
    assert not {"b2", "h8", "d4", "c1", "c3"} & filled


@pytest.mark.rule("A28")
def test_a_wall_lets_its_owners_checkers_pass_and_stops_the_others() -> None:
    line = "c3-c4,c3-d3"
    assert "c3-d4" in texts(at("c3:M h8:m", walls=f"{line};-"))
    assert "c3-d4" not in texts(at("c3:M h8:m", walls=f"-;{line}"))
    assert texts(at("c3:M d4:m h8:m", walls=f"-;{line}")) == ["c3-b4"]
    assert texts(at("c3:M d4:m h8:m", walls="-;d4-d5,d4-e4")) == ["c3-b4"]
    assert texts(at("c3:M d4:m h8:m", walls="d4-d5,d4-e4;-")) == ["c3xe5"]


@pytest.mark.rule("A28")
def test_straight_steps_slides_and_jumps_are_blocked_too() -> None:
    mine = card("translation", "d3:M d6:m", walls="d3-d4;d5-d6")
    assert {"step:d3-d4", "step:d6-d5"} <= set(texts(mine))
    theirs = card("translation", "d3:M d6:m", walls="d5-d6;d3-d4")
    assert not {"step:d3-d4", "step:d6-d5"} & set(texts(theirs))
    assert "jump:d3-d5" in texts(card("translation", "d3:M d4:m"))
    for wall in ("d3-d4", "d4-d5"):
        assert "jump:d3-d5" not in texts(card("translation", "d3:M d4:m", walls=f"-;{wall}"))
    slides = texts(card("queen", "d1:K", walls="-;d3-d4"))
    assert "queen:d1-d3" in slides
    assert "queen:d1-d4" not in slides
    assert "queen:d1-f3" not in texts(card("queen", "d1:K", walls="-;e2-e3,e2-f2"))
    assert "queen:d1-f3" in texts(card("queen", "d1:K", walls="-;e2-e3"))


P_Q, Q_R, P_T, T_R = "c3-d3", "d3-d4", "c3-c4", "c4-d4"
"""The step from c3 (P) to d4 (R); Q is d3, T is c4."""


@pytest.mark.rule("A29")
@pytest.mark.parametrize(
    ("walls", "blocked"),
    [
        ((P_Q, P_T), True),
        ((Q_R, T_R), True),
        ((P_Q, T_R), True),
        ((Q_R, P_T), True),
        ((P_Q, Q_R), False),
        ((P_T, T_R), False),
        ((P_Q,), False),
        ((T_R,), False),
        ((P_Q, Q_R, P_T), True),
    ],
)
def test_hostile_walls_on_both_sides_of_a_step_block_it(walls: tuple[str, ...], blocked: bool) -> None:
    text = ",".join(walls)
    assert ("c3-d4" not in texts(at("c3:M h8:m", walls=f"-;{text}"))) == blocked
    assert ("d4-c3" not in texts(at("d4:k h1:M", player=2, walls=f"{text};-"))) == blocked
    assert ("b2xd4" not in texts(at("b2:M c3:m h8:m", walls=f"-;{text}"))) == blocked


@pytest.mark.rule("A30")
def test_walls_stand_between_squares_one_on_an_edge() -> None:
    for walls in ("a1-a1;-", "a1-b2;-", "h8-i8;-", "a1-a2;a1-a2", "a1-a2,a1-a2;-"):
        with pytest.raises(BadPosition):
            at(FRAME, walls=walls)
    assert not [t for t in texts(card("fortify", walls="b3-b4;c3-d3")) if "b3|b4" in t and "build" in t]


@pytest.mark.rule("A31", "A44")
def test_the_monolith_is_put_on_four_empty_squares_without_walls_between() -> None:
    free = squares(card("monolith", "d4:~", walls="g2-g3;f6-g6"), "monolith")
    assert "f4+g5" in free
    assert not {"c3+d4", "d4+e5", "a1+b2", "g7+h8", "f2+g3", "g2+h3", "f5+g6", "f6+g7"} & free
    after = card("monolith", "", "monolith:f4+g5")
    assert [on(after, square) for square in ("f4", "f5", "g4", "g5", "e4")] == ["#", "#", "#", "#", ""]


@pytest.mark.rule("A31")
def test_the_monolith_blocks_steps_and_jumps() -> None:
    assert texts(at(f"c3:M h8:m {MIDDLE}")) == ["c3-b4"]
    assert texts(at(f"b2:M c3:m h8:m {MIDDLE}")) == ["b2-a3"]


@pytest.mark.rule("A44")
def test_without_a_free_area_the_monolith_stays_off_the_board() -> None:
    filled = {f"{file}{rank}" for file in "bdfh" for rank in range(1, 9)} - {"b2", "h7"}
    state = card("monolith", " ".join(f"{square}:~" for square in filled), frame="a1:M g8:m")
    assert to_move(state) == 1


@pytest.mark.rule("A32")
def test_the_monolith_moves_by_one_square_and_stays_on_the_board() -> None:
    assert squares(card("monolith", MIDDLE), "shift") == {"north", "east", "south", "west"}
    assert squares(card("monolith", "a6:# a7:# b6:# b7:#"), "shift") == {"north", "east", "south"}
    assert squares(card("monolith", "g1:# g2:# h1:# h2:#"), "shift") == {"north", "west"}


@pytest.mark.rule("A33")
def test_the_monolith_removes_water_fire_and_the_walls_it_crosses_or_covers() -> None:
    walls = "e4-f4,f4-f5;e5-f5,f4-g4"
    state = card("monolith", f"{MIDDLE} f4:~ f5:^", "shift:east", walls=walls)
    assert [on(state, square) for square in ("f4", "f5", "d4", "d5")] == ["#", "#", "", ""]
    view = ALIEN.position(ALIEN.view(state, None)).split()
    assert view[3] == "-;f4-g4"


@pytest.mark.rule("A34")
def test_the_monolith_pushes_chains_of_checkers() -> None:
    state = card("monolith", f"{MIDDLE} f4:M[s] g4:k f5:m", "shift:east")
    assert [on(state, square) for square in ("f4", "g4", "h4", "g5")] == ["#", "M[s]", "k", "m"]


@pytest.mark.rule("A34")
def test_checkers_pushed_off_the_board_or_into_an_obstacle_are_captured() -> None:
    edge = card("monolith", f"{MIDDLE} f4:M g4:k h4:m", "shift:east")
    assert [on(edge, square) for square in ("f4", "g4", "h4")] == ["#", "M", "k"]
    for walls in ("g4-h4;-", "-;g4-h4"):
        wall = card("monolith", f"{MIDDLE} f4:M g4:k", "shift:east", walls=walls)
        assert [on(wall, square) for square in ("f4", "g4", "h4")] == ["#", "M", ""]
    for mark in "~^":
        filled = card("monolith", f"{MIDDLE} f4:M g4:k h4:{mark}", "shift:east")
        assert [on(filled, square) for square in ("f4", "g4", "h4")] == ["#", "M", mark]
    inside = card("monolith", f"{MIDDLE} f4:M g4:k", "shift:east", walls="f4-g4;-")
    assert [on(inside, square) for square in ("f4", "g4", "h4")] == ["#", "k", ""]


@pytest.mark.rule("A35")
def test_a_hippo_bars_the_direction_it_would_be_pushed_in() -> None:
    assert "east" not in squares(card("monolith", f"{MIDDLE} f4:M g4:k[h]"), "shift")
    behind = card("monolith", f"{MIDDLE} f4:M g4:k[h]", walls="f4-g4;-")
    assert "east" in squares(behind, "shift")
    state = card("monolith", "d7:# d8:# e7:# e8:# f7:m[h] c7:m[h] d6:m[h]")
    assert to_move(state) == 1
    around = f"{MIDDLE} f4:m[h] c4:m[h] d3:m[h]"
    assert squares(card("monolith", around), "shift") == {"north"}


@pytest.mark.rule("A35", "A45")
def test_after_dooms_first_move_the_way_back_is_open() -> None:
    state = card("doom", "d6:# d7:# e6:# e7:# c8:m[h] f8:m[h]", "shift:north")
    assert squares(state, "shift") == {"south"}
    barred = card("doom", "d7:# d8:# e7:# e8:# f7:m[h] c7:m[h] d6:m[h]")
    assert to_move(barred) == 1


@pytest.mark.rule("A36")
def test_captures_by_monolith_and_antimatter_count_for_no_player() -> None:
    pushed = card(
        "monolith", "f4:# f5:# g4:# g5:# h4:m", "shift:east", planets="mars/earth", counts="0/0 2/0"
    )
    assert to_move(pushed) == 1
    assert pushed.conquests == (2, 0)


@pytest.mark.rule("A45")
def test_doom_moves_the_monolith_twice() -> None:
    state = card("doom", MIDDLE, "shift:north")
    assert ALIEN.player(state) == 0
    after = play(state, "shift:west")
    assert [on(after, square) for square in ("c5", "c6", "d5", "d6")] == ["#"] * 4
    assert to_move(after) == 1


@pytest.mark.rule("A45")
def test_doom_does_nothing_without_the_monolith() -> None:
    state = card("doom")
    assert to_move(state) == 1
    assert state.monolith < 0
