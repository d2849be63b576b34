"""A1-A7: set-up, the three steps of a turn, and the cards in it."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE, BadOption
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.planets import PLANET_NUMBERS
from engine.games.alien.state import State, pile
from tests.engine.games.alien.positions import ALIEN, FRAME, MOVE, at, card, field, on, play, texts, to_move

START = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1"


def fresh(open_cards: str = "1") -> State:
    return ALIEN.initial(ALIEN.settle_options({"open_cards": open_cards}))


@pytest.mark.rule("A1")
def test_the_game_starts_as_draughts_with_two_planets_and_one_card() -> None:
    state = fresh()
    assert field(state, 1) == START
    assert texts(state) == sorted(f"planet1:{name}" for name in PLANET_NUMBERS)
    state = play(state, "planet1:mars")
    assert texts(state) == sorted(f"planet2:{name}" for name in PLANET_NUMBERS if name != "mars")
    state = play(state, "planet2:pluto")
    assert texts(state) == sorted(f"turn:{name}" for name in CARD_IDS)
    state = play(state, "turn:doom")
    assert to_move(state) == 0
    assert field(state, 8) == "doom;-"
    assert texts(state) == ["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"]


@pytest.mark.rule("A2", "A3")
def test_a_turn_is_a_move_then_a_new_card_then_a_choice_of_two() -> None:
    state = play(at(FRAME, cards="snookle;-"), MOVE)
    assert ALIEN.player(state) == CHANCE
    assert "turn:snookle" not in texts(state)
    state = play(state, "turn:fire")
    assert texts(state) == ["card:fire", "card:snookle"]
    state = play(state, "card:snookle", "snookle:b2")
    assert to_move(state) == 1
    assert field(state, 8) == "fire;snookle"


@pytest.mark.rule("A3", "D4")
def test_the_duty_to_jump_holds_before_the_card_is_seen() -> None:
    assert texts(at("a1:M c3:M d4:m h8:m")) == ["c3xe5"]


@pytest.mark.rule("A4")
def test_a_card_without_effect_is_used_up() -> None:
    state = card("doom")
    assert to_move(state) == 1
    assert field(state, 8) == "ring;doom"


@pytest.mark.rule("A4", "A57")
def test_antimatter_can_be_chosen_only_with_an_effect() -> None:
    apart = play(at(FRAME, cards="antimatter;-"), MOVE, "turn:ring")
    assert texts(apart) == ["card:ring"]
    after = play(apart, "card:ring", "ring:b2")
    assert field(after, 8) == "antimatter;ring"
    near = play(at(f"{FRAME} c4:M c5:m", cards="antimatter;-"), MOVE, "turn:ring")
    assert texts(near) == ["card:antimatter", "card:ring"]


@pytest.mark.rule("A5")
def test_the_used_cards_refill_an_empty_draw_pile() -> None:
    used = [name for name in CARD_IDS if name not in ("ring", "flood")]
    last = at(FRAME, cards=f"flood;{','.join(used)}")
    assert texts(play(last, MOVE)) == ["turn:ring"]
    none = at(FRAME, cards=f"ring;{','.join([*used, 'flood'])}")
    state = play(none, MOVE)
    assert len(pile(state)) == len(CARD_IDS) - 1
    assert texts(state) == sorted(f"turn:{name}" for name in [*used, "flood"])


@pytest.mark.rule("A6")
@pytest.mark.parametrize("name", ["emperor", "revive", "wormhole", "queen", "cheater", "fortify"])
def test_cards_that_say_may_can_be_declined(name: str) -> None:
    state = card(name, "c1:K")
    assert "decline" in texts(state)
    after = play(state, "decline")
    assert to_move(after) == 1
    assert after.cells == play(at(f"{FRAME} c1:K", cards=f"{name};-"), MOVE).cells
    assert after.walls == (0, 0)


@pytest.mark.rule("A6")
@pytest.mark.parametrize(
    "name",
    [
        *("flood", "fire", "monolith", "hippo", "snookle", "reshuffle"),
        *("translation", "fate", "agent", "ring", "rotate"),
    ],
)
def test_other_cards_must_be_carried_out(name: str) -> None:
    assert "decline" not in texts(card(name, "c1:K"))


@pytest.mark.rule("A7")
def test_with_two_cards_face_up_there_are_three_to_choose_from() -> None:
    state = play(fresh("2"), "planet1:mars", "planet2:pluto", "turn:doom")
    assert ALIEN.player(state) == CHANCE
    state = play(state, "turn:ring")
    assert to_move(state) == 0
    state = play(state, "a3-b4", "turn:fire")
    assert texts(state) == ["card:doom", "card:fire", "card:ring"]
    state = play(state, "card:doom")
    assert field(state, 8) == "ring,fire;doom"
    assert to_move(state) == 1


@pytest.mark.rule("A7")
def test_the_number_of_face_up_cards_is_an_option() -> None:
    assert ALIEN.settle_options({}) == {"open_cards": "1"}
    with pytest.raises(BadOption):
        ALIEN.settle_options({"open_cards": "3"})


@pytest.mark.rule("A7", "A48")
def test_reshuffle_turns_over_two_cards_where_two_lie_face_up() -> None:
    state = at(FRAME, cards="reshuffle,ring;fire", open_cards="2")
    state = play(state, MOVE, "turn:doom", "card:reshuffle")
    assert len(texts(state)) == len(CARD_IDS)
    state = play(state, "turn:reshuffle")
    assert len(texts(state)) == len(CARD_IDS) - 1
    state = play(state, "turn:fire")
    assert to_move(state) == 1
    assert field(state, 8) == "reshuffle,fire;-"
    assert on(state, "b2") == "M"
