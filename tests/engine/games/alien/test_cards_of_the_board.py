"""A53, A55, A57-A59, A61: walls, Double Agent, Antimatter, the draw pile in order, and Rotate."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE
from engine.games.alien.cards.names import CARD_IDS
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
def test_nine_walls_can_become_eleven_and_ten_allow_none() -> None:
    eleven = play(card("fortify", walls=NINE), "build:g1|g2,h1|h2")
    assert sum(walls.bit_count() for walls in eleven.walls) == 11
    assert not [text for text in texts(card("fortify", walls=TEN)) if text.startswith("build")]


@pytest.mark.rule("A53", "A4")
def test_fortify_does_nothing_with_ten_walls_all_of_them_own() -> None:
    own = TEN.replace(";", ",") + ";-"
    assert to_move(card("fortify", walls=own)) == 1


@pytest.mark.rule("A53")
def test_edges_inside_the_monolith_or_with_a_wall_are_not_free() -> None:
    built = [text for text in texts(card("fortify", MIDDLE, walls="g1-g2;g5-g6")) if text.startswith("build")]
    assert built
    for edge in ("d4|d5", "d4|e4", "d5|e5", "e4|e5", "g1|g2", "g5|g6"):
        assert not [text for text in built if edge in text]
    assert [text for text in built if "e4|f4" in text]


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
def test_moves_to_the_lifted_square_are_excluded_before_the_duty_to_jump() -> None:
    state = at("b2:M c3:m d4:m h8:m h2:M", cards="agent;-", duty="fate:h2")
    state = play(state, "h2-g3", "turn:ring", "card:agent", "lift:d4")
    assert texts(state) == ["b2-a3", "g3-f4", "g3-h4"]


@pytest.mark.rule("A55", "A4")
def test_a_checker_can_be_lifted_only_if_a_move_is_left() -> None:
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
def test_leaving_the_rest_reveals_it_in_its_order() -> None:
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
def test_leaving_the_rest_keeps_an_earlier_order() -> None:
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
def test_declining_cheater_reveals_nothing() -> None:
    state = play(card("cheater", used=MOST), "decline")
    assert to_move(state) == 1
    assert field(state, 9, 0) == "?"


@pytest.mark.rule("A64")
def test_a_shuffle_ends_the_order() -> None:
    rest = ",".join(name for name in CARD_IDS if name not in ("reshuffle", "ring", "fire", "doom"))
    state = at(FRAME, cards=f"reshuffle;{rest}", order="ring,doom,fire")
    state = play(state, MOVE, "turn:ring", "card:reshuffle")
    assert len(texts(state)) == len(CARD_IDS)
    assert field(play(state, "turn:ring"), 9, 0) == "?"


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
def test_a_missing_second_move_is_skipped_and_does_not_draw() -> None:
    state = card("reshuffle", "c1:M[h]")
    assert ALIEN.outcome(state) is None
    assert ALIEN.player(state) == CHANCE
